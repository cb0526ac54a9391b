package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.cli.Main;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;

/** A failing game made small, with an oracle that is wrong on purpose. */
final class ShrinkTest {
    private static final long SEED = 3;
    private static final List<FaultKind> KINDS =
            List.of(FaultKind.HANDS, FaultKind.SERIAL, FaultKind.WALL, FaultKind.CRASH);

    @Test
    void anOracleThatCallsEverySlideWrongLeavesOneFamilyOneFaultAFewMovesAndATapeThatPlays(@TempDir Path folder)
            throws Exception {
        List<KnownGame> games = RandomGames.draw(40, SEED);
        try (SimPi4j pi4j = new SimPi4j()) {
            Shrink.Player broken = (game, kinds, wanted, diary) -> {
                int number = Integer.parseInt(game.id().replace("random-", ""));
                Outcome played = new TroubledGame(
                                game,
                                pi4j,
                                new Dice(SEED).fork("game", number),
                                RigSettings.DEFAULT,
                                kinds,
                                Odds.OFTEN,
                                wanted,
                                diary)
                        .play();
                long slides = played.faults().getOrDefault("hands slide", 0L);
                return slides > 0 ? played.with("event 1: a stone was slid") : played;
            };

            Shrink.Small small = IntStream.range(0, games.size())
                    .mapToObj(i -> new Shrink(broken).of(games.get(i), KINDS))
                    .flatMap(java.util.Optional::stream)
                    .findFirst()
                    .orElseThrow();
            List<String> lines = Shrink.tape(small, SEED);

            assertThat(small.outcome().wrong()).containsExactly("event 1: a stone was slid");
            assertThat(small.kinds()).containsExactly(FaultKind.HANDS);
            assertThat(small.dropped()).contains("tap", "hover", "nudge").doesNotContain("slide");
            assertThat(small.outcome().faults().get("hands slide")).isEqualTo(1);
            assertThat(small.game().moves().size())
                    .isLessThan(games.getFirst().moves().size());
            assertThat(lines).filteredOn(line -> line.contains(" slide ")).hasSize(1);
            Path file = Files.write(folder.resolve("small.tape"), lines);
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int code = Main.run(
                    new String[] {"tape", file.toString()}, new PrintWriter(out, true), new PrintWriter(err, true));
            assertThat(code).as(err.toString()).isZero();
            assertThat(out.toString()).contains("GameEnded");
        }
    }

    @Test
    void aGameThatDoesNotFailIsLeftAlone() {
        try (SimPi4j pi4j = new SimPi4j()) {
            Shrink.Player sound = (game, kinds, wanted, diary) -> new TroubledGame(
                            game, pi4j, new Dice(SEED), RigSettings.DEFAULT, kinds, Odds.OFTEN, wanted, diary)
                    .play();

            assertThat(new Shrink(sound).of(RandomGames.draw(1, SEED).getFirst(), List.of(FaultKind.HANDS)))
                    .isEmpty();
        }
    }
}
