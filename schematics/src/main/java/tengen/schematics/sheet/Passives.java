package tengen.schematics.sheet;

import java.util.ArrayList;
import java.util.List;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.PinKind;
import tengen.schematics.kicad.Shape;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.kicad.Text;

/** Symbols with two legs, and the resistor networks. Level ones have pin 1 at the left, upright ones at the top, three steps from the middle. */
final class Passives {
    static final Symbol R_LEVEL = level("R_level", "R", List.of(new Shape.Box(-254, -90, 254, 90, 1)));
    static final Symbol R_UPRIGHT = upright("R_upright", "R", List.of(new Shape.Box(-90, -254, 90, 254, 1)));
    static final Symbol C_UPRIGHT = upright(
            "C_upright",
            "C",
            List.of(
                    line(51, -180, -51, 180, -51),
                    line(51, -180, 51, 180, 51),
                    line(15, 0, -254, 0, -51),
                    line(15, 0, 51, 0, 254)));
    static final Symbol CP_UPRIGHT = upright(
            "C_polarised",
            "C",
            List.of(
                    new Shape.Box(-180, -76, 180, -30, 1),
                    line(51, -180, 51, 180, 51),
                    line(15, 0, -254, 0, -76),
                    line(15, 0, 51, 0, 254),
                    line(20, -220, -150, -140, -150),
                    line(20, -180, -190, -180, -110)));
    static final Symbol FUSE_LEVEL = level(
            "PTC_level", "F", List.of(new Shape.Box(-254, -90, 254, 90, 1), line(15, -200, 160, -120, 160, 150, -160)));
    static final Symbol COIL_LEVEL =
            level("L_level", "L", List.of(new Shape.Box(-254, -60, 254, 60, 1), line(60, -230, 0, 230, 0)));
    /** Schottky diode, anode (pin 2) at the left, cathode (pin 1) at the right. */
    static final Symbol DIODE_LEVEL = new Symbol(
            "D_Schottky_level",
            "D",
            Symbol.Look.BARE,
            List.of(passive("2", "A", -3, 0, Side.LEFT, 2), passive("1", "K", 3, 0, Side.RIGHT, 2)),
            List.of(
                    triangle(-127, -110, -127, 110, 110, 0),
                    line(20, 60, -70, 60, -110, 110, -110, 110, 110, 160, 110, 160, 70)),
            Text.centredAt(0, -2),
            Text.centredAt(0, 2));
    /** Schottky diode, anode (pin 2) at the top, cathode (pin 1) at the bottom. */
    static final Symbol DIODE_UPRIGHT = new Symbol(
            "D_Schottky_upright",
            "D",
            Symbol.Look.BARE,
            List.of(passive("2", "A", 0, -3, Side.TOP, 2), passive("1", "K", 0, 3, Side.BOTTOM, 2)),
            List.of(
                    triangle(-110, -127, 110, -127, 0, 110),
                    line(20, -70, 60, -110, 60, -110, 110, 110, 110, 110, 160, 70, 160)),
            Text.leftAt(2, 0),
            Text.leftAt(2, 2));
    /** Suppressor diode, cathode (pin 1) at the top. */
    static final Symbol TVS_UPRIGHT = new Symbol(
            "TVS_upright",
            "D",
            Symbol.Look.BARE,
            List.of(passive("1", "K", 0, -3, Side.TOP, 2), passive("2", "A", 0, 3, Side.BOTTOM, 2)),
            List.of(triangle(-110, 127, 110, 127, 0, -110), line(20, -160, -60, -110, -110, 110, -110, 160, -160)),
            Text.leftAt(2, -1),
            Text.leftAt(2, 1));
    /** Lamp, anode (pin 2) at the top, cathode (pin 1) at the bottom. */
    static final Symbol LED_UPRIGHT = new Symbol(
            "LED_upright",
            "D",
            Symbol.Look.BARE,
            List.of(passive("2", "A", 0, -3, Side.TOP, 2), passive("1", "K", 0, 3, Side.BOTTOM, 2)),
            List.of(
                    triangle(-110, -127, 110, -127, 0, 110),
                    line(20, -110, 110, 110, 110),
                    line(15, 150, 20, 270, 140, 200, 130),
                    line(15, 170, -90, 290, 30, 220, 20)),
            Text.leftAt(3, -1),
            Text.leftAt(3, 1));
    /** Reed switch, normally open. */
    static final Symbol REED_LEVEL = new Symbol(
            "Reed_level",
            "S",
            Symbol.Look.BARE,
            List.of(passive("1", "A", -3, 0, Side.LEFT, 1), passive("2", "B", 3, 0, Side.RIGHT, 1)),
            List.of(
                    new Shape.Box(-254, -90, 254, 90, 1),
                    line(25, -254, 0, -100, 0, 70, -55),
                    line(25, 254, 0, -20, 0),
                    new Shape.Ring(-20, 0, 12, true, 1)),
            Text.centredAt(0, -2),
            Text.centredAt(0, 2));
    /** Push button, normally open. */
    static final Symbol KEY_LEVEL = new Symbol(
            "Key_level",
            "SW",
            Symbol.Look.BARE,
            List.of(passive("1", "1", -3, 0, Side.LEFT, 1), passive("2", "2", 3, 0, Side.RIGHT, 1)),
            List.of(
                    new Shape.Ring(-203, 0, 50, false, 1),
                    new Shape.Ring(203, 0, 50, false, 1),
                    line(25, -230, -110, 230, -110),
                    line(25, 0, -110, 0, -260)),
            Text.centredAt(0, -3),
            Text.centredAt(0, 2));
    /** Quartz between its two legs. */
    static final Symbol QUARTZ_LEVEL = level(
            "Quartz_level",
            "Y",
            List.of(
                    new Shape.Box(-70, -200, 70, 200, 1),
                    line(40, -130, -200, -130, 200),
                    line(40, 130, -200, 130, 200),
                    line(15, -254, 0, -130, 0),
                    line(15, 130, 0, 254, 0)));
    /** Eight separate resistors in a 16-pin DIP; unit n lies between pins n and 17 - n. */
    static final Symbol NETWORK = network();
    /** Eight resistors with a common leg (pin 1) in a 9-pin SIP, hanging down from it. */
    static final Symbol PULL_UPS = pullUps();

    private Passives() {}

    private static Symbol level(String name, String prefix, List<Shape> body) {
        return new Symbol(
                name,
                prefix,
                Symbol.Look.BARE,
                List.of(passive("1", "1", -3, 0, Side.LEFT, 1), passive("2", "2", 3, 0, Side.RIGHT, 1)),
                body,
                Text.centredAt(0, name.startsWith("Quartz") ? -3 : -2),
                Text.centredAt(0, name.startsWith("Quartz") ? 3 : 2));
    }

    private static Symbol upright(String name, String prefix, List<Shape> body) {
        return new Symbol(
                name,
                prefix,
                Symbol.Look.BARE,
                List.of(passive("1", "1", 0, -3, Side.TOP, 1), passive("2", "2", 0, 3, Side.BOTTOM, 1)),
                body,
                Text.leftAt(2, -1),
                Text.leftAt(2, 1));
    }

    private static Symbol network() {
        List<Pin> pins = new ArrayList<>();
        List<Shape> body = new ArrayList<>();
        for (int unit = 1; unit <= 8; unit++) {
            pins.add(new Pin(Integer.toString(unit), "a", PinKind.PASSIVE, new Spot(-3, 0), Side.LEFT, 1, unit));
            pins.add(new Pin(Integer.toString(17 - unit), "b", PinKind.PASSIVE, new Spot(3, 0), Side.RIGHT, 1, unit));
            body.add(new Shape.Box(-254, -76, 254, 76, unit));
        }
        return new Symbol(
                "R_network_8_separate",
                "RN",
                Symbol.Look.NUMBERS,
                pins,
                body,
                Text.centredAt(0, -2),
                Text.centredAt(0, 2));
    }

    private static Symbol pullUps() {
        List<Pin> pins = new ArrayList<>();
        List<Shape> body = new ArrayList<>();
        pins.add(new Pin("1", "common", PinKind.PASSIVE, new Spot(0, -5), Side.TOP, 1, 1));
        for (int i = 0; i < 8; i++) {
            pins.add(new Pin(Integer.toString(i + 2), "r", PinKind.PASSIVE, new Spot(2 * i, 3), Side.BOTTOM, 1, 1));
            int x = 254 * i;
            body.add(new Shape.Box(x - 76, -254, x + 76, 254, 1));
            body.add(line(15, x, -254, x, -400));
        }
        body.add(line(15, 0, -508, 0, -400, 254 * 7, -400));
        return new Symbol(
                "R_network_8_common", "RN", Symbol.Look.NUMBERS, pins, body, Text.leftAt(3, -5), Text.leftAt(9, -5));
    }

    private static Pin passive(String number, String name, int x, int y, Side side, int length) {
        return new Pin(number, name, PinKind.PASSIVE, new Spot(x, y), side, length, 1);
    }

    private static Shape line(int width, Integer... coordinates) {
        return new Shape.Path(List.of(coordinates), false, width, 1);
    }

    private static Shape triangle(int x1, int y1, int x2, int y2, int x3, int y3) {
        return new Shape.Path(List.of(x1, y1, x2, y2, x3, y3, x1, y1), true, 15, 1);
    }
}
