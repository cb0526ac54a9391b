package tengen.sim.bench;

import java.nio.file.Path;
import java.util.Optional;
import tengen.cli.Refusal;
import tengen.desk.WebConfig;
import tengen.desk.web.Accounts;
import tengen.mqtt.Chance;

/** The desk's pages on the bench: for this machine alone, with an arbiter whose password is made up at each start, and live boards without delay. */
record BenchPages(Optional<WebConfig> config, String password) {
    private static final String ARBITER = "arbiter";

    /** @param port 0 = no pages */
    static BenchPages of(int port, Path folder) {
        if (port == 0) {
            return new BenchPages(Optional.empty(), "");
        }
        String password = Chance.system().name();
        Path accounts = folder.resolve("arbiters");
        try {
            new Accounts(accounts).put(ARBITER, password);
        } catch (Accounts.Wrong wrong) {
            throw Refusal.failed(String.valueOf(wrong.getMessage()));
        }
        WebConfig config = new WebConfig("127.0.0.1", port, Optional.empty(), accounts, 0, WebConfig.IDLE_MINUTES);
        return new BenchPages(Optional.of(config), password);
    }

    String invitation(String url) {
        return "bench: the desk is at " + url + ", log in as " + ARBITER + " with " + password;
    }
}
