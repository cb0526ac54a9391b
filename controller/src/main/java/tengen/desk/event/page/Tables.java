package tengen.desk.event.page;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tengen.desk.event.Game;
import tengen.desk.event.Outcome;
import tengen.desk.event.Score;
import tengen.desk.view.Picture;
import tengen.desk.view.Signed;
import tengen.desk.view.TableDetail;
import tengen.desk.view.TableView;
import tengen.desk.web.DeskRoom;
import tengen.game.Rules;
import tengen.game.SeatResult;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/** The tables of the hall, as a competition sees them. */
final class Tables {
    private static final long ORDER_VALID_MILLIS = 10 * 60_000L;

    private final DeskRoom room;

    Tables(DeskRoom room) {
        this.room = room;
    }

    /** Returns the desk's monotonic time. */
    long nowMillis() {
        return room.hall().nowMillis();
    }

    /** Returns the names of all tables that have been heard, in order. */
    List<String> names() {
        return room.hall().newer(-1).stream()
                .map(TableView::name)
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** Returns what the table of a game shows of it; nothing when other persons sit there under its name, as before an exchange of places. */
    Optional<Picture> playing(Game game) {
        return at(game).map(TableView::picture).filter(picture -> samePersons(game, picture));
    }

    /** Says whether other persons sit at a table under the name of this game. */
    boolean ofOthers(Game game) {
        return at(game).isPresent() && playing(game).isEmpty();
    }

    /** Says whether nothing is to be set up for a game: it stands at its own table, or is under way or over at another one. */
    boolean stands(Game game) {
        return playing(game)
                .filter(picture -> !picture.phase().equals("ASSIGNED")
                        || at(game).filter(view -> view.name().equals(game.table()))
                                .isPresent())
                .isPresent();
    }

    /** Says whether a game is under way at another table than its own, or between two. */
    boolean elsewhere(Game game) {
        return room.hall().elsewhere(game.name(), game.table()).isPresent();
    }

    private static boolean samePersons(Game game, Picture picture) {
        boolean straight =
                picture.nameA().equals(game.openerName()) && picture.nameB().equals(game.otherName());
        return straight
                || (picture.nameA().equals(game.otherName()) && picture.nameB().equals(game.openerName()));
    }

    /** Returns where a game is: at its table, or at the one to which it moved while it was played. */
    Optional<TableView> at(Game game) {
        return room.hall()
                .table(game.table())
                .filter(view -> view.picture().game().equals(game.name()))
                .or(() -> room.hall().newer(-1).stream()
                        .filter(view -> view.picture().game().equals(game.name()))
                        .findFirst());
    }

    private Optional<Picture> picture(String table) {
        return room.hall().table(table).map(TableView::picture);
    }

    /** Says whether a game under way may move to a table: it is there, and nothing is under way at it. */
    boolean takes(String table) {
        return room.hall()
                .table(table)
                .filter(view -> view.online() && !view.picture().unfinished())
                .isPresent();
    }

    void moveAway(String who, Game game, String from, String to, String reason) throws StoreFault {
        Order order = new Order.Wanted(new Wish.MoveAway(to));
        order(who, from, game.name(), order, game.name() + ": " + from + " → " + to, reason);
    }

    /** Says whether another game may be set up at a table: none is there, or one that has not begun or is over and confirmed. */
    boolean free(String table) {
        return picture(table)
                .filter(picture -> switch (picture.phase()) {
                    case "EMPTY", "ASSIGNED" -> true;
                    case "ENDED" -> picture.confirmed();
                    default -> false;
                })
                .isPresent();
    }

    void assign(String who, Game game, Rules rules) throws StoreFault {
        Order order = new Order.Paired(game.name(), game.openerName(), game.otherName(), false, rules);
        order(who, game.table(), "", order, game.openerName() + " - " + game.otherName());
    }

    void wish(String who, Game game, Wish wish) throws StoreFault {
        String table = at(game).map(TableView::name).orElse(game.table());
        order(who, table, game.name(), new Order.Wanted(wish), game.name());
    }

    private void order(String who, String table, String meant, Order order, String what) throws StoreFault {
        order(who, table, meant, order, what, "");
    }

    private void order(String who, String table, String meant, Order order, String what, String reason)
            throws StoreFault {
        room.commands()
                .order(
                        table,
                        who,
                        meant,
                        ORDER_VALID_MILLIS,
                        order,
                        id -> room.store()
                                .audit()
                                .add(room.wall().millis(), who, table, id, order.word() + " " + what, reason));
    }

    /** Returns the result of a game as its table tells it, confirmed or not. */
    Optional<Score> told(Game game) {
        String table = at(game).map(TableView::name).orElse(game.table());
        return playing(game)
                .filter(now -> now.phase().equals("ENDED") && now.worth().isPresent())
                .map(now -> score(game, table, now));
    }

    /** Returns the result of a game as its table has it, confirmed; nothing while it has none, or when its record is forged. */
    Optional<Score> confirmed(Game game) {
        String table = at(game).map(TableView::name).orElse(game.table());
        boolean confirmed = playing(game).filter(Picture::confirmed).isPresent();
        return isForged(table) || !confirmed ? Optional.empty() : told(game);
    }

    /** Says whether the result of a game is confirmed at its table and its record does not bear that table's signature. */
    boolean isForged(Game game) {
        return at(game).filter(view -> isForged(view.name())).isPresent()
                && playing(game).filter(Picture::confirmed).isPresent();
    }

    private boolean isForged(String table) {
        Optional<TableDetail> detail = room.hall().detail(table);
        return detail.flatMap(TableDetail::result)
                .filter(signed -> signed.trust() == Signed.Trust.FORGED
                        || signed.trust() == Signed.Trust.OTHER_KEY
                        || contradicts(signed, detail.get().view().picture()))
                .isPresent();
    }

    /** Says whether the record of this very game tells another result than its events, which nobody signs. */
    private static boolean contradicts(Signed signed, Picture now) {
        try {
            JsonFields record = JsonFields.parse(signed.record());
            boolean same = record.textIfAny("game").filter(now.game()::equals).isPresent();
            return same
                    && now.worth()
                            .filter(worth -> !record.text("resultA")
                                            .equals(worth.a().name())
                                    || !record.text("resultB").equals(worth.b().name()))
                            .isPresent();
        } catch (StoreFault | IllegalArgumentException unreadable) {
            return true;
        }
    }

    /** By persons: names may have been put right at the table, seats stay. */
    private static Score score(Game game, String table, Picture now) {
        boolean straight = now.nameA().equals(game.openerName());
        Picture.Worth worth = now.worth().orElseThrow();
        Outcome a = outcome(worth.a());
        Outcome b = outcome(worth.b());
        return new Score(straight ? a : b, straight ? b : a, now.reason(), table);
    }

    private static Outcome outcome(SeatResult.Score score) {
        return switch (score) {
            case WIN -> Outcome.WIN;
            case DRAW -> Outcome.DRAW;
            case LOSS, NONE -> Outcome.LOSS;
        };
    }
}
