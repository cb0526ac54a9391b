package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockSide;
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
import tengen.sensing.Orientation;

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

    /** How long a further unpressed stone waits for word from the clock (DESIGN 2, order by stamp). */
    private static final long SECOND_STONE_NANOS = 250_000_000L;

    private final Inbox inbox;
    private final Eyes eyes;
    private final KeyDesk keys = new KeyDesk();
    private final ClockLink link;
    private final ClockWire wire;
    private final Scribe scribe;
    private final FrameWish wish;
    private final Restart restart;
    private final List<Command.SeeStone> further = new ArrayList<>();
    private final List<Seat> errors = new ArrayList<>();
    private boolean picture = true;
    private boolean clockKnown;

    /** Asks the scanning for a frame at or after a time even when nothing changes. */
    public interface FrameWish {
        /** Asks for the first frame at or after {@code nanos}; Long.MAX_VALUE: none. */
        void want(long nanos);
    }

    TableLoop(Inbox inbox, Eyes eyes, ClockLink link, ClockWire wire, Scribe scribe, FrameWish wish, Restart restart) {
        this.inbox = inbox;
        this.eyes = eyes;
        this.link = link;
        this.wire = wire;
        this.scribe = scribe;
        this.wish = wish;
        this.restart = restart;
        turnBoard();
    }

    /** Does what is due at {@code nowNanos}, at most one bounded batch, and returns how many items it handled. */
    public int turn(long nowNanos) {
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

    /** Returns when the next turn is due if nothing comes before. */
    public long nextDueNanos(long nowNanos) {
        long due = Math.min(link.nextDueNanos(), scribe.nextDueNanos());
        if (!restart.isDone()) {
            return Math.min(due, restart.nextDueNanos(nowNanos));
        }
        due = Math.min(due, Game.nextDueNanos(scribe.state()));
        for (Command.SeeStone stone : further) {
            due = Math.min(due, stone.sinceNanos() + SECOND_STONE_NANOS);
        }
        return due;
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
            case Item.Order order -> {
                Sight sight = eyes.sight(pressed());
                decide(new Command.Order(order.id(), order.by(), order.ruler(), order.wish(), nowNanos, sight));
            }
            case Item.Pairing pairing -> {
                decide(new Command.Assign(
                        pairing.id(),
                        pairing.by(),
                        pairing.game(),
                        pairing.nameA(),
                        pairing.nameB(),
                        pairing.openerFar(),
                        pairing.rules()));
            }
            case Item.BadOrder bad -> decide(new Command.RefuseOrder(bad.cmd(), bad.id(), bad.reason()));
            case Item.Link at -> decide(new Command.SeeLink(at.part(), at.up(), 0));
        }
    }

    private void take(List<ClockReport> reports, long nowNanos) {
        for (ClockReport report : reports) {
            switch (report) {
                case ClockReport.KeyReported key -> keys.add(key);
                case ClockReport.LinkUp up -> {
                    clockKnown = true;
                    restart.clock(up);
                    decide(new Command.SeeLink(Event.Part.CLOCK, true, up.boot()));
                }
                case ClockReport.LinkDown down -> {
                    if (clockKnown) {
                        decide(new Command.SeeLink(Event.Part.CLOCK, false, 0));
                    }
                }
                case ClockReport.Rebooted rebooted -> {
                    keys.forget();
                    picture = true;
                }
                case ClockReport.Beat beat -> {
                    // The horizon is read from the link where time passes.
                }
            }
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
        if (!eyes.seenPast(key.stampNanos())) {
            return false;
        }
        return act(key, nowNanos);
    }

    private boolean act(ClockReport.KeyReported key, long nowNanos) {
        long stampNanos = key.stampNanos();
        Seat seat = key.key()
                .side()
                .map(side -> side == ClockSide.A ? Seat.A : Seat.B)
                .orElse(Seat.A);
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
        held.ifPresent(key -> {
            if (key.key() == ClockKey.ARBITER) {
                decide(new Command.HoldArbiterKey(key.atNanos(), eyes.sight(pressed())));
            } else {
                decide(new Command.Resign(key.key() == ClockKey.RESIGN_A ? Seat.A : Seat.B, key.atNanos()));
            }
        });
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
            news.forEach(this::observe);
            more = !news.isEmpty();
        }
    }

    private void observe(Observation observation) {
        switch (observation) {
            case Observation.Appeared seen -> appeared(new Command.SeeStone(seen.point(), seen.sinceNanos()));
            case Observation.Slid slid -> decide(new Command.SeeSlide(slid.from(), slid.to(), slid.sinceNanos()));
            case Observation.Lifted lifted -> decide(new Command.SeeLift(lifted.point(), lifted.sinceNanos()));
            case Observation.Vanished gone -> decide(new Command.SeeLift(gone.point(), gone.sinceNanos()));
            case Observation.Returned back -> {
                // All is as the record says: nothing to tell.
            }
            case Observation.Displaced moved -> decide(new Command.SeeOddity(Event.Oddity.STONE_MOVED, moved.points()));
            case Observation.Disturbed much ->
                decide(new Command.SeeOddity(Event.Oddity.POSITION_DIFFERS, much.points()));
            case Observation.Ambiguous doubt -> decide(new Command.SeeOddity(Event.Oddity.AMBIGUOUS, doubt.points()));
        }
    }

    private void appeared(Command.SeeStone stone) {
        if (scribe.state() instanceof GameState.Running now && now.play().standing()) {
            further.add(stone);
        } else {
            decide(stone);
        }
    }

    /** Lets further stones be told once the clock is known to have been silent up to their stamps, or does not answer in time. */
    private void second(long nowNanos) {
        if (further.isEmpty()) {
            return;
        }
        for (Command.SeeStone stone : List.copyOf(further)) {
            boolean standing = scribe.state() instanceof GameState.Running now
                    && now.play().standing();
            boolean known = link.knownUntilNanos() - stone.sinceNanos() > 0
                    && keys.first().isEmpty();
            boolean waited = nowNanos - stone.sinceNanos() >= SECOND_STONE_NANOS;
            if (standing && !known && !waited) {
                continue;
            }
            further.remove(stone);
            boolean inRecord = scribe.state()
                    .game()
                    .filter(play -> play.occupied(stone.point()))
                    .isPresent();
            if (!inRecord && eyes.stands(stone.point())) {
                decide(stone);
            }
        }
    }

    private void passTime(long nowNanos) {
        long horizonNanos = link.knownUntilNanos();
        Optional<ClockReport.KeyReported> first = keys.first();
        if (first.isPresent() && horizonNanos - first.get().stampNanos() > 0) {
            horizonNanos = first.get().stampNanos();
        }
        OptionalLong flag = flagNanos(horizonNanos);
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

    /** Returns the moment of a flag that fell before the horizon while a stone set down before it may not have settled yet. */
    private OptionalLong flagNanos(long horizonNanos) {
        if (!(scribe.state() instanceof GameState.Running now)
                || horizonNanos == Long.MIN_VALUE
                || now.play().flagged(now.play().mover())) {
            return OptionalLong.empty();
        }
        long flagNanos = now.play().clock().flagNanos();
        boolean waits = horizonNanos - flagNanos > 0 && !eyes.settledUpTo(flagNanos);
        return waits ? OptionalLong.of(flagNanos) : OptionalLong.empty();
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
            switch (event) {
                case Event.GameAssigned e -> turnBoard();
                case Event.SeatsSwapped e -> turnBoard();
                case Event.ClocksResumed e -> eyes.forget();
                case Event.GameStarted e -> {
                    errors.clear();
                    eyes.forget();
                }
                case Event.FlagFell e -> alarm(e.seat());
                case Event.GameEnded e -> further.clear();
                case Event.CommandRefused e ->
                    e.seat().filter(seat -> !errors.contains(seat)).ifPresent(errors::add);
                case Event.TurnEnded e -> errors.remove(e.seat());
                case Event.StonePlaced e -> errors.remove(e.seat());
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
            link.alarm(seat == Seat.A ? ClockSide.A : ClockSide.B);
        }
    }

    private void show(long nowNanos) {
        boolean decidedMore = keys.decided().isPresent() && scribe.durable();
        if (picture) {
            picture = false;
            link.show(
                    FacePicture.of(scribe.state(), errors),
                    FacePicture.asOfNanos(scribe.state(), nowNanos),
                    keys.decided().orElse(restart.keyMark()));
        }
        if (decidedMore) {
            keys.takeUnacknowledged().ifPresent(link::acknowledge);
        }
    }

    private void turnBoard() {
        boolean far = switch (scribe.state()) {
            case GameState.Empty empty -> false;
            case GameState.Assigned now -> now.setup().openerFar();
            case GameState.Running now -> now.play().setup().openerFar();
            case GameState.Stopped now -> now.play().setup().openerFar();
            case GameState.Ended now -> now.play().setup().openerFar();
        };
        eyes.turn(far ? Orientation.HALF : Orientation.UPRIGHT);
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
            due = Math.min(due, first.get().stampNanos() + 1);
        }
        OptionalLong flag = flagNanos(link.knownUntilNanos());
        if (flag.isPresent() && !eyes.seenPast(flag.getAsLong())) {
            due = Math.min(due, flag.getAsLong() + 1);
        }
        return Math.min(due, restart.frameDueNanos(eyes));
    }
}
