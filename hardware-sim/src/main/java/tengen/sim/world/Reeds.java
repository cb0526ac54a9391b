package tengen.sim.world;

import java.util.Arrays;
import tengen.bridge.Sites;
import tengen.sim.chip.ReedChain;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/**
 * The 225 reed contacts: pull-in, drop-out, bounce, and what can be wrong with one of them.
 *
 * <p>A reed closes at 4.0 mT, give or take 15 % from reed to reed, and opens at 60 % of that. So a stone alone closes its reed within 6.1 to 6.9 mm of the
 * point, and within 5 mm even on a full board, whose other stones take away up to 2.5 mT; an empty point in a full board stays under 2.8 mT and open.
 */
final class Reeds {
    private static final int PULL_IN_MICROTESLA = 4_000;
    private static final int SCATTER_PERCENT = 15;

    /** Less than a stone at rest on the next point gives, 0.21 to 0.23 mT. */
    private static final int OVERSENSITIVE_MICROTESLA = 180;

    private static final int DROP_OUT_PERCENT = 60;
    private static final long BOUNCE_LOWEST_NANOS = 500_000;
    private static final long BOUNCE_HIGHEST_NANOS = 1_000_000;

    /** What is wrong with a reed. */
    enum Defect {
        NONE,
        STUCK_OPEN,
        STUCK_CLOSED
    }

    private final Agenda agenda;
    private final ReedChain chain;
    private final Dice dice;
    private final Runnable stir;
    private final int[] pullInMicrotesla = new int[Sites.COUNT];
    private final boolean[] oversensitive = new boolean[Sites.COUNT];
    private final boolean[] pulled = new boolean[Sites.COUNT];
    private final boolean[] contact = new boolean[Sites.COUNT];
    private final int[] episode = new int[Sites.COUNT];
    private final Defect[] defects = new Defect[Sites.COUNT];
    private final boolean[] noisy = new boolean[Sites.COUNT];
    private final boolean[] noise = new boolean[Sites.COUNT];
    private int pending;

    Reeds(Agenda agenda, ReedChain chain, Dice dice, Runnable stir) {
        this.agenda = agenda;
        this.chain = chain;
        this.dice = dice.fork("bounce");
        this.stir = stir;
        Dice make = dice.fork("reeds");
        for (int site = 0; site < Sites.COUNT; site++) {
            pullInMicrotesla[site] = PULL_IN_MICROTESLA * (100 + make.between(-SCATTER_PERCENT, SCATTER_PERCENT)) / 100;
        }
        Arrays.fill(defects, Defect.NONE);
    }

    /** Says whether no contact is bouncing or noisy. */
    boolean quiet() {
        return pending == 0;
    }

    /** Tells a reed the field it is in. */
    void feel(int site, long microtesla) {
        long strength = Math.abs(microtesla);
        int pullIn = oversensitive[site] ? OVERSENSITIVE_MICROTESLA : pullInMicrotesla[site];
        boolean pulls = pulled[site] ? strength >= (long) pullIn * DROP_OUT_PERCENT / 100 : strength >= pullIn;
        if (pulls == pulled[site]) {
            return;
        }
        pulled[site] = pulls;
        int number = ++episode[site];
        move(site, pulls);
        if (pulls) {
            bounce(site, number);
        }
    }

    private void bounce(int site, int number) {
        long wholeNanos = dice.between(BOUNCE_LOWEST_NANOS, BOUNCE_HIGHEST_NANOS);
        int hops = dice.between(1, 3);
        for (int hop = 0; hop < hops; hop++) {
            long leftNanos = agenda.nanos() + wholeNanos * (2 * hop + 1) / (2L * hops);
            long landedNanos = agenda.nanos() + wholeNanos * (2 * hop + 2) / (2L * hops);
            later(leftNanos, () -> bounced(site, number, false));
            later(landedNanos, () -> bounced(site, number, true));
        }
    }

    private void bounced(int site, int number, boolean closed) {
        if (episode[site] == number) {
            move(site, closed);
        }
    }

    /** Makes a reed bad or sound. */
    void defect(int site, Defect defect) {
        defects[site] = defect;
        show(site);
    }

    /** Makes a reed far too sensitive, or sound; it shows when it next feels its field. */
    void oversensitive(int site, boolean on) {
        oversensitive[site] = on;
    }

    /** Lets a contact open and close by itself, changing every {@code everyNanos}, until {@code untilNanos}. */
    void noisy(int site, long everyNanos, long untilNanos) {
        noisy[site] = agenda.nanos() < untilNanos;
        noise[site] = noisy[site] && !noise[site];
        show(site);
        if (noisy[site]) {
            later(Math.min(agenda.nanos() + everyNanos, untilNanos), () -> noisy(site, everyNanos, untilNanos));
        }
    }

    private void move(int site, boolean closed) {
        contact[site] = closed;
        show(site);
    }

    private void show(int site) {
        boolean closed = switch (defects[site]) {
            case STUCK_OPEN -> false;
            case STUCK_CLOSED -> true;
            case NONE -> noisy[site] ? noise[site] : contact[site];
        };
        if (closed != chain.closed(site)) {
            stir.run();
            chain.contact(site, closed);
        }
    }

    private void later(long dueNanos, Runnable change) {
        pending++;
        agenda.change(dueNanos, () -> {
            pending--;
            change.run();
        });
    }
}
