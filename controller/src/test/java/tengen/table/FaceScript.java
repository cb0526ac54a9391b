package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;

/** A game told in short words, one second each, and what both faces show after each of them. */
final class FaceScript {
    private static final long SECOND = 1_000_000_000L;

    private final List<PlacedStone> standing = new ArrayList<>();
    private final List<Seat> errors = new ArrayList<>();
    private Map<String, String> config = Map.of();
    private GameState state = GameState.empty();
    private long nowNanos = 1_000 * SECOND;
    private int games;

    GameState state() {
        return state;
    }

    /** Does what the words say and returns what the faces show then. */
    String after(String words) {
        nowNanos += SECOND;
        String[] word = words.split(" ");
        switch (word[0]) {
            case "config" -> config(word);
            case "start" -> start();
            case "stone" -> stone(Point.of(word[1]));
            case "lift" -> {
                standing.removeIf(stone -> stone.point() == Point.of(word[1]));
                tell(new Command.SeeLift(Point.of(word[1]), nowNanos));
            }
            case "wait" -> {
                nowNanos += word[1].equals("4m") ? 240 * SECOND : 120 * SECOND;
                tell(new Command.PassTime(nowNanos, nowNanos));
            }
            case "fill" -> fill();
            case "recover" -> tell(new Command.Recover(false, 5_000, nowNanos, 3 * SECOND, sight()));
            case "order" -> order(word);
            default -> key(word[0], Seat.valueOf(word[1]));
        }
        return shown();
    }

    private void config(String[] word) {
        Map<String, String> keys = new TreeMap<>();
        for (int i = 1; i < word.length; i++) {
            keys.put(word[i].substring(0, word[i].indexOf('=')), word[i].substring(word[i].indexOf('=') + 1));
        }
        config = keys;
        assign();
    }

    private void assign() {
        games++;
        tell(new Command.Assign("g" + games, "Ann", "Bo", false, Rules.parse(config)));
        standing.clear();
        errors.clear();
    }

    private void start() {
        if (state instanceof GameState.Ended) {
            assign();
        }
        order(new Wish.Start());
    }

    private void stone(Point point) {
        standing.add(new PlacedStone(point, nowNanos));
        tell(new Command.SeeStone(point, nowNanos));
    }

    private void fill() {
        for (int index = 0; index < Point.COUNT; index++) {
            nowNanos += SECOND;
            stone(Point.at(index));
            key("press", state.game().orElseThrow().mover());
        }
    }

    private void key(String word, Seat seat) {
        switch (word) {
            case "press" -> {
                tell(new Command.PressLever(seat, nowNanos, sight()));
                state.game()
                        .ifPresent(play -> play.pressedMoves()
                                .forEach(move -> standing.removeIf(stone -> move.point()
                                        .filter(stone.point()::equals)
                                        .isPresent())));
            }
            case "option" -> tell(new Command.TapOption(seat, nowNanos, sight()));
            case "draw" -> tell(new Command.TapDraw(seat, nowNanos));
            case "call" -> tell(new Command.Claim(seat, nowNanos, nowNanos, sight()));
            case "resign" -> tell(new Command.Resign(seat, nowNanos));
            default -> throw new IllegalArgumentException(word);
        }
    }

    private void order(String[] word) {
        order(
                switch (word[1]) {
                    case "pause" -> new Wish.Pause();
                    case "resume" -> new Wish.Resume();
                    case "adjourn" -> new Wish.Adjourn();
                    case "resume-game" -> new Wish.ResumeGame();
                    case "accept" -> new Wish.Ruling(true);
                    case "reject" -> new Wish.Ruling(false);
                    case "confirm" -> new Wish.Confirm();
                    case "undo" -> new Wish.UndoResult();
                    case "propose" -> new Wish.Disqualify(Seat.valueOf(word[2]));
                    case "request" -> new Wish.Ask(Seat.valueOf(word[2]), Event.Request.PAUSE, 0);
                    case "answer" -> new Wish.Answer(false);
                    case "absent" -> new Wish.Absent(Seat.valueOf(word[2]));
                    case "enter" -> new Wish.Enter(Point.of(word[2]));
                    case "appeal" -> new Wish.Appeal(Seat.valueOf(word[2]));
                    case "dismiss" -> new Wish.DismissAppeal();
                    case "lots" -> new Wish.Lots(Seat.B, Event.Parity.ODD, 7);
                    case "bye" -> new Wish.SetResult(Wish.SetResult.Verdict.BLACK, Event.Reason.BYE);
                    case "move-away" -> new Wish.MoveAway("T9");
                    default -> throw new IllegalArgumentException(word[1]);
                });
    }

    private void order(Wish wish) {
        tell(new Command.Order("1", "Ann", Event.Ruler.DESK, wish, nowNanos, sight()));
    }

    private Sight sight() {
        return new Sight(standing, false, List.of());
    }

    private void tell(Command command) {
        for (Event event : Game.decide(state, command)) {
            state = Game.evolve(state, event);
            switch (event) {
                case Event.CommandRefused e -> e.seat().ifPresent(errors::add);
                case Event.TurnEnded e -> errors.removeIf(e.seat()::equals);
                case Event.StonePlaced e -> errors.removeIf(e.seat()::equals);
                default -> {
                    // Nothing about error marks.
                }
            }
        }
    }

    private String shown() {
        FaceState face = FacePicture.of(state, errors);
        String why = state instanceof GameState.Stopped now ? " " + now.why() : "";
        return state.getClass().getSimpleName() + why + " | " + side(face.a(), face.running() == Running.A) + " | "
                + side(face.b(), face.running() == Running.B);
    }

    private static String side(SideState side, boolean runs) {
        StringBuilder out = new StringBuilder(runs ? ">" : "");
        out.append(side.colour())
                .append(' ')
                .append(millis(side.time().shownMillis()))
                .append(" turns ")
                .append(side.turns());
        if (side.number() != SideState.NO_NUMBER) {
            out.append(" n=").append(side.number() == 0 ? "-" : String.valueOf(side.number()));
        }
        for (FaceMark mark : FaceMark.values()) {
            if (side.marks().has(mark)) {
                out.append(' ').append(mark);
            }
        }
        return out.toString();
    }

    private static String millis(int millis) {
        return Optional.of(millis % 1000)
                .map(rest -> millis / 60_000 + ":" + String.format(java.util.Locale.ROOT, "%02d", millis / 1000 % 60)
                        + (rest == 0 ? "" : "." + rest))
                .orElseThrow();
    }
}
