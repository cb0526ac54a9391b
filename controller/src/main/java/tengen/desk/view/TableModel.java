package tengen.desk.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tengen.desk.Astray;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Seat;

/** Everything that the desk knows of one table. Changed by the desk's network thread; read by any. */
final class TableModel {
    /** A game has a few hundred events, marks of the clock left out; a table that tells more than this is ill. */
    private static final long MILLI_NANOS = 1_000_000L;

    private static final int MOST_ENTRIES = 5_000;

    private final String name;
    private final Offset offset = new Offset();
    private final Oddities oddities = new Oddities();
    private final List<Entry> entries = new ArrayList<>();
    private final Deque<Entry> unpublished = new ArrayDeque<>();
    private String epoch = "";
    private long seq;
    private long boot;
    private GameState state = GameState.empty();
    private GameState publicState = GameState.empty();
    private Picture own = Picture.UNKNOWN;
    private boolean online;
    private String goneBecause = "";
    private Optional<Entry> call = Optional.empty();
    private String info = "";
    private String beat = "";
    private Optional<Signed> result = Optional.empty();
    private final List<Astray> astray = new ArrayList<>();
    private final List<TableView.Way> ways = new ArrayList<>();

    TableModel(String name) {
        this.name = name;
    }

    /** An event; {@code deskMillis} is the desk's monotonic moment of hearing it, or nothing for one that stood in the store. */
    synchronized void hear(String ofEpoch, Entry entry, Optional<Long> deskMillis) {
        if (!ofEpoch.equals(epoch)) {
            begin(ofEpoch);
        }
        deskMillis.ifPresent(now -> offset.heard(entry.boot(), entry.monoMillis(), now));
        seq = entry.seq();
        boot = entry.boot();
        if (entry.event() instanceof Event.GameAssigned || entry.event() instanceof Event.GameTakenOver) {
            entries.clear();
        }
        state = Game.evolve(state, entry.event());
        if (!(entry.event() instanceof Event.ClocksMarked) && entries.size() < MOST_ENTRIES) {
            entries.add(entry);
        }
        unpublished.add(entry);
        oddities.hear(entry);
        call(entry);
    }

    /** Another journal: the table's store is new, and what was known of it is history. */
    private void begin(String newEpoch) {
        epoch = newEpoch;
        seq = 0;
        state = GameState.empty();
        entries.clear();
        oddities.seen(Long.MAX_VALUE);
        call = Optional.empty();
    }

    private void call(Entry entry) {
        switch (entry.event()) {
            case Event.ArbiterCalled e -> call = Optional.of(entry);
            case Event.ClocksResumed e -> call = Optional.empty();
            case Event.CommandApplied e -> call = Optional.empty();
            case Event.GameEnded e -> call = Optional.empty();
            case Event.GameAssigned e -> call = Optional.empty();
            case Event.GameMovedAway e -> call = Optional.empty();
            default -> {
                // A call stands until somebody comes.
            }
        }
    }

    /** The desk has just started: what stood in the store is about so old. */
    synchronized void settle(long monoMillis, long deskMillis, long ageMillis) {
        offset.guess(boot, monoMillis, deskMillis, ageMillis);
    }

    /** The table's own picture. */
    synchronized void picture(Picture picture, Optional<Long> ageMillis, long monoMillis, long deskMillis) {
        own = picture;
        ageMillis.ifPresentOrElse(
                age -> offset.guess(picture.boot(), monoMillis, deskMillis, age),
                () -> offset.heard(picture.boot(), monoMillis, deskMillis));
    }

    synchronized void presence(boolean now, String reason) {
        online = now;
        goneBecause = reason;
    }

    synchronized void info(String payload) {
        info = payload;
    }

    synchronized void beat(String payload) {
        beat = payload;
    }

    synchronized void result(Optional<Signed> signed) {
        result = signed;
    }

    /** A game that left this table was refused by the other one. */
    synchronized void astray(Astray found) {
        arrived(found.game());
        astray.add(found);
    }

    /** A game that left this table has arrived. */
    synchronized void arrived(String game) {
        astray.removeIf(one -> one.game().equals(game));
        ways.removeIf(one -> one.game().equals(game));
    }

    /** A game that left this table is on its way. */
    synchronized void onTheWay(String game, String to, boolean there) {
        arrived(game);
        ways.add(new TableView.Way(game, to, there));
    }

    /** Another table has come or gone; returns whether a game is on its way to it from here. */
    synchronized boolean presenceOf(String table, boolean there) {
        boolean any = ways.stream().anyMatch(way -> way.to().equals(table));
        ways.replaceAll(way -> way.to().equals(table) ? new TableView.Way(way.game(), table, there) : way);
        return any;
    }

    synchronized boolean isOnline() {
        return online;
    }

    /** Says whether a game of this name is under way here, or has left and is nowhere yet. */
    synchronized boolean holds(String game) {
        Picture picture = picture();
        return (picture.game().equals(game) && picture.unfinished())
                || astray.stream().anyMatch(one -> one.game().equals(game))
                || ways.stream().anyMatch(one -> one.game().equals(game));
    }

    /** An arbiter has seen what is open up to this number. */
    synchronized void seen(long upTo) {
        oddities.seen(upTo);
        call = call.filter(entry -> entry.seq() > upTo);
    }

    /** Makes public what was heard up to this moment; returns whether anything was. */
    synchronized boolean publish(long heardMillis) {
        boolean any = false;
        while (!unpublished.isEmpty() && unpublished.getFirst().heardMillis() <= heardMillis) {
            publicState = Game.evolve(publicState, unpublished.removeFirst().event());
            any = true;
        }
        return any;
    }

    /** The picture of whoever knows more: the events, or the table itself while they are still coming. */
    private Picture picture() {
        boolean evolved =
                epoch.equals(own.epoch()) ? seq >= own.seq() : own.epoch().isEmpty();
        return evolved ? Picture.of(epoch, seq, boot, state) : own;
    }

    synchronized TableView view(long version) {
        Picture picture = picture();
        return new TableView(
                name,
                version,
                online,
                picture,
                picture.running().isPresent() ? offset.deskMillis(picture.sinceMillis()) : 0,
                standing(picture),
                claimant(picture),
                call.map(entry -> ((Event.ArbiterCalled) entry.event()).seat()),
                offers(),
                away(),
                astray,
                ways);
    }

    /** The board as the public sees it: later, and without anything for the arbiter. */
    synchronized TableView publicView(long version) {
        Picture picture = Picture.of(epoch, 0, boot, publicState);
        Standing standing = switch (publicState) {
            case GameState.Running now -> Standing.PLAYING;
            case GameState.Stopped now -> Standing.PAUSED;
            case GameState.Ended now -> Standing.FINISHED;
            case GameState.Empty now -> Standing.WAITING;
            case GameState.Assigned now -> Standing.WAITING;
        };
        return new TableView(
                name,
                version,
                true,
                picture,
                picture.running().isPresent() ? offset.deskMillis(picture.sinceMillis()) : 0,
                standing,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    private Optional<Seat> claimant(Picture picture) {
        return picture.why().equals("CLAIM")
                ? state.game().flatMap(play -> play.claim()).map(claim -> claim.seat())
                : Optional.empty();
    }

    private List<tengen.engine.Point> offers() {
        return state.game()
                .filter(play -> play.choosing())
                .map(play -> play.progress().offers())
                .orElse(List.of());
    }

    private Optional<TableView.Away> away() {
        return state.game().filter(play -> !play.docket().absent().isEmpty()).map(play -> {
            GameClock clock = play.clock();
            long leftNanos = play.rules().walkOverNanos()
                    - clock.a().usedNanos()
                    - clock.b().usedNanos();
            boolean counts = play.rules().walkOverNanos() > 0 && clock.running().isPresent();
            return new TableView.Away(
                    play.docket().absent(),
                    counts ? offset.deskMillis((clock.sinceNanos() + Math.max(0, leftNanos)) / MILLI_NANOS) : 0);
        });
    }

    private Standing standing(Picture picture) {
        boolean waits = picture.phase().equals("STOPPED");
        if (waits && picture.why().equals("CLAIM")) {
            return Standing.CLAIM;
        }
        if (call.isPresent()) {
            return Standing.CALLED;
        }
        if (!astray.isEmpty() || ways.stream().anyMatch(way -> !way.online())) {
            return Standing.QUESTION;
        }
        if (waits && !picture.why().equals("PAUSED") && !picture.why().equals("ADJOURNED")) {
            return Standing.QUESTION;
        }
        if (picture.unfinished() && !online) {
            return Standing.OFFLINE;
        }
        if (oddities.urgent()) {
            return Standing.IRREGULAR;
        }
        return switch (picture.phase()) {
            case "STOPPED" -> Standing.PAUSED;
            case "RUNNING" -> Standing.PLAYING;
            case "ENDED" -> picture.confirmed() ? Standing.FINISHED : Standing.UNCONFIRMED;
            default -> Standing.WAITING;
        };
    }

    /** Everything for the table's own page, as of one moment. */
    synchronized TableDetail detail(long version) {
        return new TableDetail(
                view(version),
                state,
                List.copyOf(entries),
                oddities.open(),
                offset.deskMillis(0),
                new TableDetail.Health(online, goneBecause, info, beat),
                result);
    }
}
