package tengen.sim.clock;

import java.util.HexFormat;
import tengen.bridge.clock.ColourLabel;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceMarks;
import tengen.bridge.clock.SideState;

/** Reads a face from the bits of its display chip: eight positions as {@code face.h} of the firmware lays them out, position 0 first. */
final class SegmentFaces {
    private static final int POINT = 0x80;
    private static final int DASH = 0x01;
    private static final int[] FIGURES = {0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b, 0x77, 0x1f};

    private SegmentFaces() {}

    /**
     * Returns what sixteen hexadecimal digits show.
     *
     * @throws IllegalArgumentException if a position shows no figure
     */
    static FacePicture read(String hex) {
        byte[] bits = HexFormat.of().parseHex(hex);
        int seconds = 10 * figure(bits[1]) + figure(bits[0]);
        int minutes = 10 * figure(bits[3]) + figure(bits[2]);
        boolean dashed = (bits[4] & 0x7f) == DASH;
        int hours = dashed ? 0 : figure(bits[4]);
        int lights = bits[7];
        boolean numbered = (bits[3] & POINT) != 0;
        boolean dash = (bits[5] & 0x7f) == DASH;
        int count = dash ? 0 : 10 * figure(bits[6]) + figure(bits[5]);
        FaceMarks marks = FaceMarks.NONE
                .with(FaceMark.SWAP, (bits[1] & POINT) != 0)
                .with(FaceMark.PASS, (bits[0] & POINT) != 0)
                .with(FaceMark.DRAW, (bits[6] & POINT) != 0)
                .with(FaceMark.CLAIM, (bits[5] & POINT) != 0)
                .with(FaceMark.PERIOD, (lights & 0x10) != 0)
                .with(FaceMark.PAUSE, (lights & 0x08) != 0)
                .with(FaceMark.FLAG, (lights & 0x04) != 0)
                .with(FaceMark.ERROR, (lights & 0x02) != 0)
                .with(FaceMark.RESULT, (lights & 0x01) != 0);
        ColourLabel colour =
                (lights & 0x40) != 0 ? ColourLabel.BLACK : (lights & 0x20) != 0 ? ColourLabel.WHITE : ColourLabel.NONE;
        return new FacePicture(
                FacePicture.text(hours * 3600 + minutes * 60 + seconds),
                (lights & 0x80) != 0,
                colour,
                numbered ? 0 : count,
                numbered ? count : SideState.NO_NUMBER,
                marks);
    }

    /** Returns whether a face says that the controller is not heard: a dash in the place of the hours, or hours without the point behind them. */
    static boolean alone(String hex) {
        int hours = HexFormat.of().parseHex(hex)[4] & 0xff;
        return hours == DASH || hours != 0 && (hours & POINT) == 0;
    }

    private static int figure(byte bits) {
        int segments = bits & 0x7f;
        if (segments == 0) {
            return 0;
        }
        for (int figure = 0; figure < FIGURES.length; figure++) {
            if (FIGURES[figure] == segments) {
                return figure;
            }
        }
        throw new IllegalArgumentException("no figure: " + Integer.toHexString(segments));
    }
}
