package tengen.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.ClockReport;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.sensing.Observation;

/**
 * A table's loop: takes what has come to the inbox, brings it into the order of its stamps, lets the game decide, and shows what was written down.
 *
 * <p>The order: a key waits for a frame newer than its stamp; a stone waits for nothing, except a further one while a stone stands unpressed, which waits until the
 * clock is known to have been silent up to its stamp, or 250 ms. Time itself passes only up to the moment before which every key is known.
 *
 * <p>The game's state belongs to the thread that calls {@link #turn}.
 */
public final class TableLoop {
    /** Items taken in one turn at most. */
    private static final int BATCH = 256;

    private final Inbox inbox;
    private final Eyes eyes;
    private final KeyDesk keys = new KeyDesk();
    private final ClockLink link;
    private final ClockOut wire;
    private final Scribe scribe;
    private final FrameWish wish;
    private final Restart restart;
    private final FurtherStones further = new FurtherStones();
    private final ClockHealth health = new ClockHealth();
    private final ErrorMarks errors = new ErrorMarks();
    private boolean picture = true;
    private long turnNanos;

    /** Asks the scanning for a frame at or after a time even when nothing changes. */
    public interface FrameWish {
        /** Asks for the first frame at or after {@code nanos}; Long.MAX_VALUE: none. */
        void want(long nanos);
    }

    TableLoop(Inbox inbox, Eyes eyes, ClockLink link, ClockOut wire, Scribe scribe, FrameWish wish, Restart restart) {
        this.inbox = inbox;
        this.eyes = eyes;
        this.link = link;
        this.wire = wire;
        this.scribe = scribe;
        this.wish = wish;
        this.restart = restart;
        eyes.turnFor(scribe.state());
    }

    /** Does what is due at {@code nowNanos}, at most one bounded batch, and returns how many items it handled. */
    public int turn(long nowNanos) {
        turnNanos = nowNanos;
        int handled = 0;
        while (handled < BATCH) {
            Optional<Item> item = inbox.poll();
            if (item.isEmpty()) {
                break;
            }
            take(item.get(), nowNanos);
            handled++;
            settle(nowNanos);
        }
        if (handled == 0) {
            settle(nowNanos);
        }
        scribe.turn(nowNanos);
        show(nowNanos);
        for (ClockFrame.ToClock frame : link.turn(nowNanos)) {
            wire.send(frame);
        }
        take(link.reports(), nowNanos);
        wish.want(frameDueNanos());
        return handled;
    }

    /** Names somebody who is told of everything that the loop takes, and of what its link makes of the clock's frames: a black box. Before the first turn. */
    public void onTaken(Witness witness) {
        inbox.onTaken(item -> witness.taken(turnNanos, item));
        link.onReport(report -> witness.taken(turnNanos, new Item.Reported(report)));
    }

    /** Returns the moment from which a restart counts its patience. */
    long startNanos() {
        return restart.startNanos();
    }

    /** Returns when the next turn is due if nothing comes before. */
    public long nextDueNanos(long nowNanos) {
        long due = Math.min(link.nextDueNanos(), scribe.nextDueNanos());
        if (!restart.isDone()) {
            return Math.min(due, restart.nextDueNanos(nowNanos));
        }
        due = Math.min(due, Game.nextDueNanos(scribe.state()));
        return Math.min(due, further.nextDueNanos());
    }

    /** Returns the game as it stands. Loop thread only; the value itself may be read by any. */
    public GameState state() {
        return scribe.state();
    }

    /** Says whether everything that happened is written down. Loop thread only. */
    public boolean durable() {
        return scribe.durable();
    }

    private void take(Item item, long nowNanos) {
        switch (item) {
            case Item.Board board -> {
                if (eyes.take(board.run())) {
                    decide(new Command.SeeLink(Event.Part.BOARD, true, 0));
                }
                List<Point> noisy = eyes.noisy();
                if (!noisy.isEmpty()) {
                    decide(new Command.SeeOddity(Event.Oddity.NOISY_SITE, noisy));
                }
            }
            case Item.BoardLost lost -> {
                eyes.lose();
                decide(new Command.SeeOddity(Event.Oddity.BOARD_NOT_SEEN, List.of()));
                decide(new Command.SeeLink(Event.Part.BOARD, false, 0));
            }
            case Item.FromClock fromClock -> {
                link.accept(fromClock.frame(), fromClock.receivedNanos());
                take(link.reports(), nowNanos);
            }
            case Item.Reported again -> {
                link.retell(again.report());
                take(link.reports(), nowNanos);
            }
            case Item.Order order ->
                decide(Ordering.command(order, scribe.state(), link.isUp(), nowNanos, eyes.sight(pressed())));
            case Item.Pairing pairing -> decide(pairing.command());
            case Item.BadOrder bad -> decide(new Command.RefuseOrder(bad.cmd(), bad.id(), bad.reason()));
            case Item.Link at -> decide(new Command.SeeLink(at.part(), at.up(), 0));
        }
    }

    private void take(List<ClockReport> reports, long nowNanos) {
        for (ClockReport report : reports) {
            switch (report) {
                case ClockReport.KeyReported key -> keys.add(key);
                case ClockReport.LinkUp up -> restart.clock(up);
                case ClockReport.LinkDown down -> {
                    // Told below; the clock goes on by itself.
                }
                case ClockReport.Rebooted rebooted -> {
                    keys.release();
                    picture = true;
                }
                case ClockReport.Beat beat -> {
                    // The horizon is read from the link where time passes.
                }
            }
            health.hear(report).ifPresent(this::decide);
            restart.late(report, scribe.state(), nowNanos).ifPresent(this::decide);
            settle(nowNanos);
        }
    }

    /** Decides everything that can be decided with what is known. */
    private void settle(long nowNanos) {
        if (!restart.isDone()) {
            Optional<Command> recover = restart.turn(nowNanos, scribe.state(), eyes);
            if (recover.isEmpty()) {
                return;
            }
            decide(recover.get());
        }
        while (nextKey(nowNanos)) {
            look();
        }
        look();
        second(nowNanos);
        passTime(nowNanos);
    }

    private boolean nextKey(long nowNanos) {
        Optional<ClockReport.KeyReported> first = keys.first();
        if (first.isEmpty()) {
            return false;
        }
        ClockReport.KeyReported key = first.get();
        if (hold(key.stampNanos())) {
            return true;
        }
        if (!key.down()) {
            keys.done();
            return true;
        }
        if (!eyes.seenPast(key.stampNanos()) || !tells(key)) {
            return false;
        }
        return act(key, nowNanos);
    }

    private boolean tells(ClockReport.KeyReported key) {
        return scribe.state().game().map(play -> eyes.tells(play, key)).orElse(true);
    }

    private boolean act(ClockReport.KeyReported key, long nowNanos) {
        long stampNanos = key.stampNanos();
        Seat seat = key.key().side().map(Seating.of(scribe.state())::seat).orElse(Seat.A);
        switch (key.key()) {
            case LEVER_A, LEVER_B -> lever(seat, stampNanos);
            case OPTION_A, OPTION_B -> keyDecides(new Command.TapOption(seat, stampNanos, sightAt(stampNanos)));
            case DRAW_A, DRAW_B -> keyDecides(new Command.TapDraw(seat, stampNanos));
            case CALL_A, CALL_B -> {
                switch (keys.call(link.knownUntilNanos())) {
                    case UNDECIDED -> {
                        return false;
                    }
                    case CLAIM -> keyDecides(new Command.Claim(seat, stampNanos, nowNanos, sightAt(stampNanos)));
                    case HELD -> keyDecides(new Command.CallArbiter(seat, stampNanos));
                }
            }
            case RESIGN_A, RESIGN_B, ARBITER -> keys.done();
        }
        return true;
    }

    private void lever(Seat seat, long stampNanos) {
        boolean ruling = keys.arbiterKeyDown()
                && scribe.state() instanceof GameState.Stopped now
                && (now.why() == GameState.Stop.CLAIM || now.why() == GameState.Stop.FLAG);
        if (ruling) {
            keys.arbiterKeyUsed();
            keyDecides(new Command.RuleByLever(seat, stampNanos));
        } else {
            keyDecides(new Command.PressLever(seat, stampNanos, sightAt(stampNanos)));
        }
    }

    /** Lets a key that was held for long enough by this moment take effect; returns whether one did. */
    private boolean hold(long untilNanos) {
        Optional<KeyDesk.Held> held = keys.held(untilNanos);
        held.ifPresent(key -> decide(key.command(scribe.state(), eyes.sight(pressed()))));
        return held.isPresent();
    }

    private void look() {
        Optional<Play> game = scribe.state().game();
        if (game.isEmpty()) {
            return;
        }
        boolean more = true;
        // Every observation is answered by a changed record or said once, so this ends; the bound is for our own
        // errors.
        for (int round = 0; more && round < Point.COUNT; round++) {
            List<Observation> news = eyes.look(scribe.state().game().orElseThrow());
            news.forEach(one -> {
                Sightings.command(one).ifPresent(this::observe);
                eyes.ailment(one).ifPresent(this::decide);
            });
            more = !news.isEmpty();
        }
        Sightings.liftedFree(scribe.state(), eyes).forEach(this::decide);
    }

    private void observe(Command seen) {
        Sightings.news(seen, scribe.state(), eyes)
                .filter(news -> !(news instanceof Command.SeeStone stone) || !further.take(stone, scribe.state()))
                .ifPresent(this::decide);
    }

    /** Lets further stones be told that wait no longer and still stand. */
    private void second(long nowNanos) {
        Optional<Command.SeeStone> stone = further.next(scribe.state(), decidedUntilNanos(), nowNanos);
        while (stone.isPresent()) {
            Point point = stone.get().point();
            if (scribe.state().game().filter(play -> play.occupied(point)).isEmpty() && eyes.stands(point)) {
                decide(stone.get());
            }
            stone = further.next(scribe.state(), decidedUntilNanos(), nowNanos);
        }
    }

    /** Returns the moment up to which every key has been decided; nothing is known while a key waits. */
    private long decidedUntilNanos() {
        return keys.first().isEmpty() ? link.knownUntilNanos() : Long.MIN_VALUE;
    }

    private void passTime(long nowNanos) {
        long horizonNanos = link.knownUntilNanos();
        Optional<ClockReport.KeyReported> first = keys.first();
        if (first.isPresent() && horizonNanos - first.get().stampNanos() > 0) {
            horizonNanos = first.get().stampNanos();
        }
        OptionalLong flag = FlagWait.flagNanos(scribe.state(), eyes, horizonNanos);
        if (flag.isPresent()) {
            // A five that was set down just before the flag has to settle first.
            horizonNanos = flag.getAsLong();
        }
        if (horizonNanos == Long.MIN_VALUE) {
            // Nothing is known of the clock yet: no period and no flag can be told, only the written mark.
            horizonNanos =
                    scribe.state().game().map(play -> play.clock().sinceNanos()).orElse(nowNanos);
        }
        if (hold(horizonNanos) || Game.timeIsDue(scribe.state(), horizonNanos, nowNanos)) {
            decide(new Command.PassTime(horizonNanos, nowNanos));
        }
    }

    private void keyDecides(Command command) {
        keys.done();
        after(scribe.decide(command, keys.decided()));
    }

    private void decide(Command command) {
        after(scribe.decide(command, Optional.empty()));
    }

    /** What follows from events that are written down. */
    private void after(List<Event> events) {
        for (Event event : events) {
            errors.hear(event);
            switch (event) {
                case Event.GameAssigned e -> eyes.turnFor(scribe.state());
                case Event.SeatsSwapped e -> eyes.turnFor(scribe.state());
                case Event.GameTakenOver e -> eyes.turnFor(scribe.state());
                case Event.ClocksResumed e -> eyes.forget();
                case Event.GameStarted e -> eyes.forget();
                case Event.FlagFell e -> alarm(e.seat());
                case Event.GameEnded e -> further.clear();
                case Event.CommandRefused e -> scribe.state().game().ifPresent(play -> eyes.refused(e.reason(), play));
                default -> {
                    // Shown with the next picture.
                }
            }
        }
        picture |= !events.isEmpty();
    }

    /** With {@code flag=claim} a fallen flag is a mark on the face and makes no sound: the players point it out. */
    private void alarm(Seat seat) {
        boolean sounds = scribe.state()
                .game()
                .filter(play -> play.rules().flag() == Rules.FlagMode.AUTO)
                .isPresent();
        if (sounds) {
            link.alarm(Seating.of(scribe.state()).face(seat));
        }
    }

    private void show(long nowNanos) {
        boolean decidedMore = keys.decided().isPresent() && scribe.durable();
        if (scribe.takeChanged() || picture) {
            picture = false;
            link.show(
                    FacePicture.of(scribe.state(), errors.seats(), scribe.durable()),
                    FacePicture.asOfNanos(scribe.state(), nowNanos),
                    keys.decided().orElse(restart.keyMark()));
        }
        if (decidedMore) {
            keys.takeUnacknowledged().ifPresent(link::acknowledge);
        }
    }

    private Sight sightAt(long stampNanos) {
        return scribe.state().game().map(play -> eyes.sightAt(play, stampNanos)).orElse(Sight.AGREES);
    }

    private Sites pressed() {
        return scribe.state().game().map(Eyes::pressed).orElse(Sites.NONE);
    }

    private long frameDueNanos() {
        long due = eyes.nextDueNanos();
        Optional<ClockReport.KeyReported> first = keys.first();
        if (first.isPresent() && !eyes.seenPast(first.get().stampNanos())) {
            due = Math.min(due, eyes.frameFor(first.get().stampNanos()));
        }
        OptionalLong flag = FlagWait.flagNanos(scribe.state(), eyes, link.knownUntilNanos());
        if (flag.isPresent() && !eyes.seenPast(flag.getAsLong())) {
            due = Math.min(due, eyes.frameFor(flag.getAsLong()));
        }
        return Math.min(due, restart.frameDueNanos(eyes));
    }
}
