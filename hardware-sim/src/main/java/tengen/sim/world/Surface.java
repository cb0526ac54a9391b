package tengen.sim.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sim.time.Agenda;

/** The stones on and over the board and the reeds that feel them. */
final class Surface {
    /** A stone lies on a point when it is nearer to it than to any other. */
    private static final int REACH_MICRONS = 12_000;

    private static final int STEP_MICRONS = 1_000;
    private static final long STEP_NANOS = 1_000_000;

    private final Agenda agenda;
    private final Reeds reeds;
    private final Runnable stir;
    private final List<Piece> pieces = new ArrayList<>();
    private final MagnetField field = new MagnetField();
    private Sites flat = Sites.NONE;
    private int moving;

    Surface(Agenda agenda, Reeds reeds, Runnable stir) {
        this.agenda = agenda;
        this.reeds = reeds;
        this.stir = stir;
    }

    /** Says whether no stone is on its way and no reed bounces. */
    boolean quiet() {
        return moving == 0 && reeds.quiet();
    }

    /** Brings a stone to the board, or over it. */
    Piece put(Piece piece) {
        pieces.add(piece);
        add(piece, 1);
        feelAll();
        return piece;
    }

    /** Takes a stone away; one that is gone already stays gone. */
    void take(Piece piece) {
        if (pieces.remove(piece)) {
            add(piece, -1);
            feelAll();
        }
    }

    List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    /** Returns the stone that lies on this point, the nearest of several. */
    Optional<Piece> at(Point point) {
        Spot middle = Spot.of(point);
        Piece nearest = null;
        int nearestMicrons = REACH_MICRONS;
        for (Piece piece : pieces) {
            int microns = piece.spot.micronsTo(middle);
            if (piece.heightMicrons == 0 && microns < nearestMicrons) {
                nearest = piece;
                nearestMicrons = microns;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** Moves a stone evenly to another place and height; it ends early when the stone is taken away. */
    void travel(Piece piece, Spot to, int toHeightMicrons, long overNanos, Runnable then) {
        int microns = Math.max(piece.spot.micronsTo(to), Math.abs(piece.heightMicrons - toHeightMicrons) / 3);
        long steps = Math.clamp(Math.min(microns / STEP_MICRONS, overNanos / STEP_NANOS), 1, 1000);
        new Journey(piece, piece.spot, to, piece.heightMicrons, toHeightMicrons, (int) steps, overNanos, then).next(1);
    }

    private final class Journey {
        private final Piece piece;
        private final Spot from;
        private final Spot to;
        private final int fromHeight;
        private final int toHeight;
        private final int steps;
        private final long overNanos;
        private final Runnable then;

        Journey(
                Piece piece,
                Spot from,
                Spot to,
                int fromHeight,
                int toHeight,
                int steps,
                long overNanos,
                Runnable then) {
            this.piece = piece;
            this.from = from;
            this.to = to;
            this.fromHeight = fromHeight;
            this.toHeight = toHeight;
            this.steps = steps;
            this.overNanos = overNanos;
            this.then = then;
        }

        void next(int step) {
            later(overNanos * step / steps - overNanos * (step - 1) / steps, () -> arrive(step));
        }

        private void arrive(int step) {
            if (!pieces.contains(piece)) {
                return;
            }
            add(piece, -1);
            piece.spot = from.towards(to, step, steps);
            piece.heightMicrons = fromHeight + (toHeight - fromHeight) * step / steps;
            add(piece, 1);
            feelAll();
            if (step < steps) {
                next(step + 1);
            } else {
                then.run();
            }
        }
    }

    /** Lays a reed flat under its point, or upright again. */
    void flat(int site, boolean on) {
        flat = on ? flat.with(site) : flat.without(site);
        feel(site);
    }

    /** Lets something happen later; until then the board is not quiet. */
    void later(long afterNanos, Runnable change) {
        stir.run();
        moving++;
        agenda.change(agenda.nanos() + afterNanos, () -> {
            moving--;
            change.run();
        });
    }

    void feel(int site) {
        reeds.feel(site, flat.has(site) ? flatField(site) : field.at(site));
    }

    private void feelAll() {
        for (int site = 0; site < Sites.COUNT; site++) {
            feel(site);
        }
    }

    private void add(Piece piece, int sign) {
        field.add(piece.spot, MagnetField.DEPTH_MICRONS + piece.heightMicrons, piece.percent, sign);
    }

    private long flatField(int site) {
        Spot middle = Spot.of(Point.at(site));
        long sum = 0;
        for (Piece piece : pieces) {
            int dx = piece.spot.xMicrons() - middle.xMicrons();
            int dy = piece.spot.yMicrons() - middle.yMicrons();
            sum += MagnetField.flat(dx, dy, MagnetField.DEPTH_MICRONS + piece.heightMicrons) * piece.percent / 100;
        }
        return sum;
    }
}
