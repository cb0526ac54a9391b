package tengen.table.service;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tengen.bridge.reed.FaultLog;
import tengen.bridge.reed.Scanning;
import tengen.check.BadFrames;
import tengen.check.Check;
import tengen.check.ClockName;
import tengen.check.Finding;
import tengen.check.StoreMedium;
import tengen.check.StoreSpace;
import tengen.check.TimeCheck;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.mqtt.Receipt;
import tengen.record.care.Medium;
import tengen.table.TableUplink;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * What a table can tell of each part while it plays. Nothing here disturbs board or clock, so the margin of the settle time and the loudness of the buzzer are the
 * doctor's, who looks while the table stands; rights at the broker are the doctor's too.
 *
 * @param uplink the way to the broker, once there is one
 */
record RunningChecks(
        TableConfig config,
        Ticker ticker,
        Scanning scanning,
        Links links,
        ClockEar clock,
        LoopThread loop,
        Supplier<Optional<TableUplink>> uplink) {
    /** Bad frames are told for so long. */
    private static final long RECENT_NANOS = 60_000_000_000L;

    /** A few events are always on their way. */
    private static final long MOST_WAITING = 50;

    /** Returns the checks in the doctor's order. */
    List<Check> all(Machine machine) {
        List<Check> checks = new ArrayList<>();
        checks.add(() -> List.of(spi()));
        checks.add(() -> List.of(chain()));
        checks.add(this::clockParts);
        checks.add(() -> List.of(buzzer()));
        Optional<Path> folder =
                Optional.ofNullable(config.store().journal().toAbsolutePath().getParent());
        folder.ifPresent(some -> checks.add(new StoreSpace(some)));
        if (!config.store().mayVanish()) {
            folder.ifPresent(some -> checks.add(new StoreMedium(some, Medium.MOUNTS)));
        }
        checks.add(() -> List.of(store()));
        checks.add(new TimeCheck(WallClock.system(), machine));
        checks.add(this::desk);
        return checks;
    }

    private boolean up(Event.Part part) {
        return links.of(part).orElse(false);
    }

    private Optional<FaultLog.Entry> lastFault() {
        List<FaultLog.Entry> recent = scanning.faults().recent();
        return recent.isEmpty() ? Optional.empty() : Optional.of(recent.getLast());
    }

    private Finding spi() {
        String device = config.board().device();
        if (up(Event.Part.BOARD)) {
            return Finding.green("SPI", device + " is read " + config.board().framesPerSecond() + " times a second");
        }
        return lastFault()
                .map(fault -> Finding.red("SPI", "no good frame: " + fault.detail(), BadFrames.advice(fault.cause())))
                .orElseGet(() -> Finding.red(
                        "SPI", device + " has not been read yet", "journalctl -u tengen-table -n 20 says why"));
    }

    private Finding chain() {
        long nowNanos = ticker.nanos();
        List<FaultLog.Entry> recent = scanning.faults().recent().stream()
                .filter(fault -> nowNanos - fault.seenNanos() < RECENT_NANOS)
                .toList();
        if (recent.isEmpty()) {
            return Finding.green("chain", "no bad frame in the last minute: every echo and the canary cross right");
        }
        return Finding.amber(
                "chain",
                recent.size() + " bad frames in the last minute, the newest: "
                        + recent.getLast().detail(),
                BadFrames.advice(recent.getLast().cause()));
    }

    private List<Finding> clockParts() {
        List<Finding> found = new ArrayList<>();
        found.add(
                up(Event.Part.CLOCK)
                        ? Finding.green(
                                "clock", clock.hello().map(ClockName::of).orElse("it answers"))
                        : Finding.red(
                                "clock",
                                config.clock() + ": no clock is heard",
                                "pull and plug the clock's cable; see that its faces are lit"));
        if (clock.supplyLow()) {
            found.add(Finding.amber(
                    "clock supply", "below 4.63 V", "another cable or power supply, before the clock stops"));
        }
        return found;
    }

    private Finding buzzer() {
        String told = switch (loop.state()) {
            case GameState.Empty none -> "the next game's rules say how loud";
            case GameState.Assigned game -> word(game.setup().rules().alarm());
            case GameState.Running game -> word(game.play().rules().alarm());
            case GameState.Stopped game -> word(game.play().rules().alarm());
            case GameState.Ended game -> word(game.play().rules().alarm());
        };
        return Finding.green("buzzer", told);
    }

    private static String word(Enum<?> level) {
        return "alarm=" + level.name().toLowerCase(Locale.ROOT) + " by this game's rules";
    }

    private Finding store() {
        return loop.durable()
                ? Finding.green("store", "every event is written down")
                : Finding.red(
                        "store",
                        "events wait in memory",
                        "make room on the card: sudo journalctl --vacuum-size=20M; or replace the card after the game");
    }

    private List<Finding> desk() {
        Optional<TableUplink> way = uplink.get();
        if (way.isEmpty()) {
            return List.of(Finding.amber(
                    "broker", "none is configured", "write [broker] into the configuration if there is a desk"));
        }
        List<Finding> found = new ArrayList<>();
        String url = config.broker().map(broker -> broker.url()).orElse("");
        found.add(
                way.get().atBroker()
                        ? Finding.green("broker", "at " + url)
                        : Finding.amber(
                                "broker",
                                url + " is not reached",
                                "see that the broker runs and the network is in; the table plays without"));
        long backlog = way.get().backlog();
        boolean over = loop.state() instanceof GameState.Ended;
        Optional<Receipt> receipt = way.get().receipt();
        if (!way.get().deskListens() || backlog > MOST_WAITING || (over && receipt.isEmpty())) {
            found.add(Finding.amber(
                    "desk receipt",
                    over
                            ? "the result is " + Receipt.words(receipt, ZoneId.systemDefault())
                            : "events wait for the desk",
                    "see that the desk runs; everything is sent when it is there"));
        } else {
            found.add(Finding.green(
                    "desk receipt",
                    over
                            ? "the result is " + Receipt.words(receipt, ZoneId.systemDefault())
                            : "the desk has every event"));
        }
        return found;
    }
}
