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
import tengen.record.StoreFault;

/** The tables of the hall, as a competition sees them. */
final class Tables {
    private static final long ORDER_VALID_MILLIS = 10 * 60_000L;

    private final DeskRoom room;

    Tables(DeskRoom room) {
        this.room = room;
    }

    /** Returns the names of all tables that have been heard, in order. */
    List<String> names() {
        return room.hall().newer(-1).stream()
                .map(TableView::name)
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** Returns what is at the table of a game, if it is this game. */
    Optional<Picture> playing(Game game) {
        return picture(game.table()).filter(picture -> picture.game().equals(game.name()));
    }

    private Optional<Picture> picture(String table) {
        return room.hall().table(table).map(TableView::picture);
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
        order(who, game, "", order, game.openerName() + " - " + game.otherName());
    }

    void wish(String who, Game game, Wish wish) throws StoreFault {
        order(who, game, game.name(), new Order.Wanted(wish), game.name());
    }

    private void order(String who, Game game, String meant, Order order, String what) throws StoreFault {
        room.commands()
                .order(
                        game.table(),
                        who,
                        meant,
                        ORDER_VALID_MILLIS,
                        order,
                        id -> room.store()
                                .audit()
                                .add(room.wall().millis(), who, game.table(), id, order.word() + " " + what, ""));
    }

    /** Returns the result of a game as its table has it, confirmed; nothing while it has none, or when its record is forged. */
    Optional<Score> confirmed(Game game) {
        Optional<Picture> picture = playing(game)
                .filter(now -> now.phase().equals("ENDED") && now.confirmed())
                .filter(now -> now.worth().isPresent());
        boolean forged = room.hall()
                .detail(game.table())
                .flatMap(TableDetail::result)
                .filter(signed -> signed.trust() == Signed.Trust.FORGED || signed.trust() == Signed.Trust.OTHER_KEY)
                .isPresent();
        return forged ? Optional.empty() : picture.map(now -> score(game, now));
    }

    /** By persons: names may have been put right at the table, seats stay. */
    private static Score score(Game game, Picture now) {
        boolean straight = now.nameA().equals(game.openerName()) || !now.nameB().equals(game.openerName());
        Picture.Worth worth = now.worth().orElseThrow();
        Outcome a = outcome(worth.a());
        Outcome b = outcome(worth.b());
        return new Score(straight ? a : b, straight ? b : a, now.reason(), game.table());
    }

    private static Outcome outcome(SeatResult.Score score) {
        return switch (score) {
            case WIN -> Outcome.WIN;
            case DRAW -> Outcome.DRAW;
            case LOSS, NONE -> Outcome.LOSS;
        };
    }
}
