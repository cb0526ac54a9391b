package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tengen.engine.Point;
import tengen.game.clock.SideTime;

/** One random game: legal turns, now and then a wrong press before them, kept twice. */
final class RefereedGame {
    /** Controls as the game reads them, and as the referee's clock takes them: main, increment, period. */
    private static final List<String> CONTROLS = List.of("90m+30s/inc", "4m+10s/move", "5m");

    final Random dice;
    final Referee referee;
    final Played game;
    final String name;
    long turnNanos;

    RefereedGame(String procedure, long seed) {
        dice = new Random(seed);
        int control = dice.nextInt(CONTROLS.size());
        name = procedure + " " + seed + " " + CONTROLS.get(control);
        referee = new Referee(procedure, clock(control));
        game = Played.game(
                "procedure=" + procedure, "claims=automatic", "exclude=none", "time=" + CONTROLS.get(control));
        turnNanos = game.nowNanos;
    }

    private static RefereeClock clock(int control) {
        long minute = 60 * Played.SECOND;
        return switch (control) {
            case 0 -> new RefereeClock(90 * minute, 30 * Played.SECOND, 0);
            case 1 -> new RefereeClock(4 * minute, 0, 10 * Played.SECOND);
            default -> new RefereeClock(5 * minute, 0, 0);
        };
    }

    /** Plays the opening, then freely, until somebody has won or the game is drawn; returns by what. */
    Event.Reason play() {
        for (int i = 0; i < 25 && referee.opening(); i++) {
            disturb();
            open();
        }
        new RefereedPlay(this).play();
        return ((GameState.Ended) game.state).ending().reason();
    }

    private void open() {
        Map<String, String> row = referee.now();
        int way = dice.nextInt(4);
        if (row.containsKey("swap") && way == 0) {
            option();
            referee.swap();
            pressed();
        } else if (row.containsKey("two") && way == 1 && referee.points.size() < 13) {
            referee.stone(referee.mover, put("0:14"));
            referee.stone(referee.mover, put("0:14"));
            press(word(row, "two"));
        } else if (row.containsKey("or") && way <= 2) {
            offer(size(word(row, "or")));
            press(word(row, "orThen"));
        } else if (row.containsKey("offers")) {
            offer(word(row, "offers").equals("N") ? referee.number : Integer.parseInt(word(row, "offers")));
            press(word(row, "then"));
        } else if (row.containsKey("choose")) {
            choose();
        } else if (row.containsKey("colour")) {
            if (dice.nextBoolean()) {
                referee.black = referee.mover.other();
                referee.stone(referee.mover, put("0:14"));
            } else {
                referee.black = referee.mover;
            }
            press("-");
        } else {
            block(row);
        }
    }

    /** Returns the value of a word that the row has. */
    private static String word(Map<String, String> row, String word) {
        return row.getOrDefault(word, "");
    }

    private void block(Map<String, String> row) {
        for (String zone : word(row, "at").split(",")) {
            referee.stone(referee.mover, put(zone));
        }
        if (row.containsKey("n")) {
            refused(Event.RefusalReason.NUMBER_MISSING);
            referee.number = 1 + dice.nextInt(Integer.parseInt(word(row, "n")));
            for (int i = 0; i < referee.number; i++) {
                option();
            }
        }
        press(word(row, "then"));
    }

    private void offer(int count) {
        List<Point> offers = new ArrayList<>();
        while (offers.size() < count) {
            Point point = free("0:14");
            if (offers.contains(point)) {
                continue;
            }
            set(point);
            if (offers.stream().anyMatch(earlier -> referee.alike(earlier, point))) {
                if (offers.size() + 1 == count) {
                    refused(Event.RefusalReason.OFFERS_EQUIVALENT);
                }
                game.lift(point.toString());
            } else {
                offers.add(point);
            }
        }
        referee.offers = offers;
    }

    private void choose() {
        List<Point> offers = new ArrayList<>(referee.offers);
        Point kept = offers.remove(dice.nextInt(offers.size()));
        Point sixth = !offers.isEmpty() && dice.nextInt(4) == 0 ? offers.getFirst() : kept;
        offers.forEach(point -> game.later(Played.SECOND).lift(point.toString()));
        while (sixth == kept) {
            sixth = free("0:14");
        }
        set(sixth);
        referee.stone(referee.black, kept);
        referee.stone(referee.mover, sixth);
        press("-");
    }

    /** Something that must change nothing but the time. */
    void disturb() {
        int what = dice.nextInt(10);
        if (what == 0) {
            game.later(Played.SECOND).press(referee.mover.other());
            answered(Event.RefusalReason.NOT_YOUR_TURN);
        } else if (what == 1 && !referee.row.equals("S3")) {
            game.later(Played.SECOND);
            game.heard();
            game.press(referee.mover);
            assertThat(game.heard()).as(name).hasAtLeastOneElementOfType(Event.CommandRefused.class);
        } else if (what == 2 && referee.points.size() < 9) {
            // Fewer than five stones of a colour: no claim can be right.
            long atNanos = game.nowNanos;
            game.later(Played.SECOND).call(dice.nextBoolean() ? Seat.A : Seat.B);
            assertThat(game.state).as(name).isInstanceOf(GameState.Running.class);
            turnNanos += game.nowNanos - atNanos - Played.SECOND;
        } else if (what == 3) {
            Seat seat = dice.nextBoolean() ? Seat.A : Seat.B;
            // What the running turn has used so far counts, for it may have entered a period.
            referee.clock.think(referee.mover, game.nowNanos - turnNanos);
            turnNanos = game.nowNanos;
            boolean taken = referee.clock.take(seat, Played.SECOND);
            game.heard();
            game.order(new Wish.Penalty(seat, Played.SECOND));
            assertThat(game.heard().stream().anyMatch(Event.PenaltyGiven.class::isInstance))
                    .as(name)
                    .isEqualTo(taken);
            if (taken) {
                assertThat(game.state).as(name).isInstanceOf(GameState.Stopped.class);
                game.order(new Wish.Resume());
            }
        }
        check();
    }

    private void refused(Event.RefusalReason reason) {
        game.heard();
        game.press(referee.mover);
        answered(reason);
    }

    private void answered(Event.RefusalReason reason) {
        assertThat(game.heard())
                .as(name)
                .filteredOn(Event.CommandRefused.class::isInstance)
                .last()
                .satisfies(event ->
                        assertThat(((Event.CommandRefused) event).reason()).isEqualTo(reason));
    }

    void option() {
        game.later(200 * Played.MILLI);
        game.tell(new Command.TapOption(referee.mover, game.nowNanos, game.sight()));
    }

    private Point put(String zone) {
        Point point = free(zone);
        set(point);
        return point;
    }

    void set(Point point) {
        game.later((20 + dice.nextInt(2_000)) * Played.MILLI).stone(point.toString());
    }

    private Point free(String zone) {
        int from = Integer.parseInt(zone.substring(0, zone.indexOf(':')));
        int to = Integer.parseInt(zone.substring(zone.indexOf(':') + 1));
        while (true) {
            Point point = Point.at(dice.nextInt(Point.COUNT));
            int away = Math.max(Math.abs(point.column() - 7), Math.abs(point.row() - 7));
            boolean offered = referee.points.size() == 4 && referee.offers.contains(point);
            if (away >= from && away <= to && !referee.points.contains(point) && !offered) {
                return point;
            }
        }
    }

    private int size(String range) {
        return range.contains("..") ? 2 + dice.nextInt(11) : Integer.parseInt(range);
    }

    void press(String next) {
        referee.turn(next);
        pressed();
    }

    private void pressed() {
        Seat seat = referee.mover.other();
        game.later(dice.nextInt(1_000_000_000)).press(seat);
        referee.clock.think(seat, game.nowNanos - turnNanos);
        referee.clock.press(seat);
        turnNanos = game.nowNanos;
        check();
    }

    void check() {
        Play play = game.play();
        List<String> sheet = play.moves().stream()
                .map(move -> move.number() + " " + move.colour() + " " + move.seat() + " "
                        + move.point().map(Point::toString).orElse("-"))
                .toList();
        assertThat(sheet).as(name).isEqualTo(referee.sheet);
        assertThat(play.black()).as(name + " " + referee.row).isEqualTo(referee.black);
        assertThat(play.mover()).as(name).isEqualTo(referee.mover);
        assertThat(play.step().isPresent()).as(name).isEqualTo(referee.opening());
        if (play.clock().running().isEmpty() || game.nowNanos == turnNanos) {
            time(play.clock().side(Seat.A), Seat.A);
            time(play.clock().side(Seat.B), Seat.B);
        }
    }

    private void time(SideTime side, Seat seat) {
        int i = seat.ordinal();
        assertThat(List.of(side.usedNanos(), side.leftNanos(), side.grantedNanos(), side.addedNanos()))
                .as(name + " " + seat)
                .isEqualTo(List.of(
                        referee.clock.used[i],
                        referee.clock.left[i],
                        referee.clock.granted[i],
                        referee.clock.added[i]));
    }
}
