package tengen.sim.clock;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** Where tests find image and simulator. */
public final class AvrFolder {
    private AvrFolder() {}

    /** Returns the firmware's folder, built, or skips the test and says which tool is missing. */
    public static Path builtOrSkipped() throws IOException, InterruptedException {
        Optional<String> missing = FirmwareBuild.missing();
        Assumptions.assumeTrue(
                missing.isEmpty(), () -> missing.orElseThrow() + " is missing: the firmware is not tested");
        return FirmwareBuild.ready(Path.of(System.getProperty("tengen.root", "..")));
    }
}
