package tengen.schematics.drawing;

import java.util.ArrayList;
import java.util.List;

/** What an oscilloscope must show on a good board: three pictures drawn from the same figures as the driver and the spice deck. */
final class Waves {
    private static final int LEFT = 4_300;
    private static final int RIGHT = 20_300;
    /** One column as in the deck: 22k into 300 pF. */
    private static final double TAU_MICROS = 22_000 * 300e-12 * 1e6;

    /** Settle time, 32 clocks at 1 MHz, and about 2 us around them. */
    private static final double CYCLE_MICROS = 94;

    private static final double SUPPLY = 3.3;
    private static final double LOW = 0.31;

    private Waves() {}

    /** One 32-bit transfer at 1 MHz that selects row 8, sent while no row was selected. */
    static Picture transfer() {
        Picture picture = new Picture("Scope: one transfer", 21_300, 11_000);
        picture.text("1. One transfer: 32 clocks at 1 MHz. Trigger: CE0 falling. 5 us a division", 600, 800, 420);
        grid(picture, 1_300, 8_700, 8);
        double span = 40;
        level(picture, "CE0 = RCLK (TP1)", 2_200, span, new double[] {0, 1, 2, 0, 36, 1, 40, 1});
        List<Double> clock = new ArrayList<>(List.of(0.0, 0.0));
        for (int bit = 0; bit < 32; bit++) {
            clock.addAll(List.of(3.0 + bit, 1.0, 3.5 + bit, 0.0));
        }
        level(
                picture,
                "SCLK (TP2)",
                3_900,
                span,
                clock.stream().mapToDouble(Double::doubleValue).toArray());
        level(picture, "SH/LD (TP3)", 5_600, span, new double[] {0, 0, 2.04, 1, 36.04, 0, 40, 0});
        level(picture, "MOSI (TP4)", 7_300, span, new double[] {0, 0, 3, 1, 26.5, 0, 27.5, 1, 34.5, 0});
        picture.label(Ink.DIMENSION, "16 bits that fall out", x(11, span), 7_850, 320, 0);
        picture.label(Ink.DIMENSION, "row word: 0 at bit 7 = row 8", x(28, span), 7_850, 320, 0);
        picture.lines(
                "CE0 rises after the last clock: U1 and U2 take the row word, U3 and U4 begin to follow the columns.\nCE0 falls: SH/LD rises within 60 ns, the columns are held.\nClean edges, no step between 1 and 2.4 V, overshoot below 0.5 V.",
                600,
                9_400,
                360);
        return picture;
    }

    /** A whole frame: seventeen transfers with a settle time after each. */
    static Picture frame() {
        Picture picture = new Picture("Scope: one frame", 21_300, 11_000);
        picture.text("2. One frame: 17 transfers. Trigger: ROW8 falling. 200 us a division", 600, 800, 420);
        grid(picture, 1_300, 8_700, 8);
        double span = 1_600;
        List<Double> chip = new ArrayList<>(List.of(0.0, 1.0));
        for (int transfer = 0; transfer < 17; transfer++) {
            double start = 10 + CYCLE_MICROS * transfer;
            chip.addAll(List.of(start, 0.0, start + 34, 1.0));
        }
        level(
                picture,
                "CE0 (TP1)",
                2_200,
                span,
                chip.stream().mapToDouble(Double::doubleValue).toArray());
        double selected = 10 + CYCLE_MICROS * 7 + 34;
        level(picture, "ROW8 (TP7)", 3_900, span, new double[] {0, 1, selected, 0, selected + CYCLE_MICROS, 1});
        curve(picture, "COL8, empty (TP6)", 5_600, span, canary(), -1);
        curve(picture, "COL8, stone H8", 7_300, span, canary(), selected);
        picture.lines(
                "Every row is low for 94 us, one after the other, the last is row 16. Without a stone column H falls once, in row 16:\nthat is the canary. A stone on H8 adds one dip, in row 8. After the frame everything is high.",
                600,
                9_400,
                360);
        return picture;
    }

    /** One column with one stone, close up. */
    static Picture column() {
        Picture picture = new Picture("Scope: one column", 21_300, 11_000);
        picture.text("3. Column H with a stone on H8, 300 pF. Trigger: ROW8 falling. 25 us a division", 600, 800, 420);
        grid(picture, 1_300, 8_700, 8);
        double span = 200;
        level(picture, "ROW8 (TP7)", 2_200, span, new double[] {0, 1, 20, 0, 20 + CYCLE_MICROS, 1});
        int base = 7_400;
        int height = 4_200;
        List<Integer> points = new ArrayList<>();
        for (double t = 0; t <= span; t += 0.5) {
            points.add(x(t, span));
            points.add(base - (int) Math.round(height * volts(t, 20, 20 + CYCLE_MICROS) / SUPPLY));
        }
        picture.path(Ink.SIGNAL, points);
        picture.label(Ink.TEXT, "COL8 (TP6)", LEFT - 200, base - height / 2, 340, 1);
        rule(picture, base - (int) (height * 2.358 / SUPPLY), "least high 2.36 V");
        rule(picture, base - (int) (height * 0.942 / SUPPLY), "highest low 0.94 V");
        rule(picture, base, "0 V");
        picture.line(Ink.DRILL, x(80, span), base - height, x(80, span), base + 300);
        picture.label(Ink.DRILL, "read here (CE0 falls)", x(80, span), base + 700, 320, 0);
        picture.line(Ink.DRILL, x(174, span), base - height, x(174, span), base + 300);
        picture.label(Ink.DRILL, "next read", x(174, span), base + 700, 320, 0);
        picture.lines(
                "Falls below 0.6 V within 2 us, stays at 0.25 to 0.5 V, is above 2.66 V 11 us after the row's release.\nSlower: too much cable. Not low enough: a bad reed, a silicon diode or a wrong pull-up.",
                600,
                9_400,
                360);
        return picture;
    }

    private static double[] canary() {
        double start = 10 + CYCLE_MICROS * 15 + 34;
        return new double[] {start, start + CYCLE_MICROS};
    }

    private static double volts(double t, double fall, double rise) {
        if (t < fall) {
            return SUPPLY;
        }
        return t < rise
                ? LOW + (SUPPLY - LOW) * Math.exp(-(t - fall) / 0.1)
                : SUPPLY - (SUPPLY - LOW) * Math.exp(-(t - rise) / TAU_MICROS);
    }

    private static void curve(Picture picture, String name, int base, double span, double[] dip, double stone) {
        List<Integer> points = new ArrayList<>();
        for (double t = 0; t <= span; t += 2) {
            double volts =
                    Math.min(volts(t, dip[0], dip[1]), stone < 0 ? SUPPLY : volts(t, stone, stone + CYCLE_MICROS));
            points.add(x(t, span));
            points.add(base - (int) Math.round(900 * volts / SUPPLY));
        }
        picture.path(Ink.SIGNAL, points);
        picture.label(Ink.TEXT, name, LEFT - 200, base - 350, 300, 1);
    }

    /** Draws a digital line from pairs of time and level. */
    private static void level(Picture picture, String name, int base, double span, double[] steps) {
        List<Integer> points = new ArrayList<>();
        int before = base - (steps[1] > 0 ? 900 : 0);
        for (int i = 0; i < steps.length; i += 2) {
            int now = base - (steps[i + 1] > 0 ? 900 : 0);
            points.addAll(List.of(x(steps[i], span), before, x(steps[i], span), now));
            before = now;
        }
        points.addAll(List.of(RIGHT, before));
        picture.path(Ink.SIGNAL, points);
        picture.label(Ink.TEXT, name, LEFT - 200, base - 350, 300, 1);
    }

    private static void rule(Picture picture, int y, String name) {
        picture.line(Ink.FAINT, LEFT, y, RIGHT, y);
        picture.label(Ink.DIMENSION, name, LEFT + 4_400, y - 80, 300, 0);
    }

    private static void grid(Picture picture, int top, int bottom, int divisions) {
        picture.block(Ink.SHADE, LEFT, top, RIGHT, bottom);
        for (int i = 0; i <= divisions; i++) {
            int x = LEFT + (RIGHT - LEFT) * i / divisions;
            picture.line(Ink.FAINT, x, top, x, bottom);
        }
    }

    private static int x(double t, double span) {
        return LEFT + (int) Math.round((RIGHT - LEFT) * t / span);
    }
}
