package tengen.sim.bench;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.clock.ClockSide;
import tengen.sim.fault.Dice;
import tengen.sim.season.KnownGame;
import tengen.sim.season.Turn;

/** Writes the tape of a known game: its opening as the file knows it, then a turn every five seconds, and the end by the players' own keys. The same game gives the same tape. */
final class KnownTape {
    private final KnownGame game;
    private final List<String> lines = new ArrayList<>();

    private KnownTape(KnownGame game) {
        this.game = game;
    }

    /** Returns the lines. */
    static List<String> of(KnownGame game) {
        KnownTape tape = new KnownTape(game);
        tape.write();
        return List.copyOf(tape.lines);
    }

    private void write() {
        lines.add("config time=20m+60s/move claims=arbiter procedure="
                + game.opened().procedure());
        lines.add("+0 arbiter start");
        List<Turn> turns = Turn.of(game, new Dice(0).fork(game.id()));
        for (int i = 0; i < turns.size(); i++) {
            turn(turns.get(i), i == turns.size() - 1);
        }
        end();
    }

    private void turn(Turn turn, boolean last) {
        String wait = "+4.2s ";
        for (Turn.Deed deed : turn.deeds()) {
            lines.add(wait + turn.side() + deed(deed));
            wait = "+350ms ";
        }
        if (!last || game.end() != KnownGame.End.FIVE) {
            lines.add("+800ms " + turn.side() + " press");
        }
    }

    private static String deed(Turn.Deed deed) {
        return switch (deed) {
            case Turn.Place place -> " place " + place.point();
            case Turn.Lift lift -> " lift " + lift.point();
            case Turn.Tap tap -> " key OPTION";
        };
    }

    private void end() {
        ClockSide black = game.opened().swap() ? ClockSide.B : ClockSide.A;
        ClockSide winner = game.result() == KnownGame.Result.BLACK ? black : black.other();
        ClockSide last = game.moves().size() % 2 == 1 ? black : black.other();
        switch (game.end()) {
            case FIVE -> lines.add("+2s " + winner + " key CALL");
            case FORBIDDEN -> lines.add("+2s " + black.other() + " key CALL");
            case RESIGNATION -> lines.add("+4s " + winner.other() + " key RESIGN hold=2.3s");
            case DRAW -> {
                lines.add("+2s " + last + " key DRAW");
                lines.add("+2s " + last.other() + " key DRAW");
            }
        }
    }
}
