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

/** Connectors, the six inverters, transistors, displays: symbols of their own shape. */
final class Pieces {
    /** Six Schmitt inverters in a 14-pin DIP: units 1 to 6, unit 7 the supply (Texas Instruments SCLS085). */
    static final Symbol HC14 = inverters();

    static final Symbol IDC20 = header("Header_2x10", 10, 4);
    static final Symbol ISP = header("Header_2x3", 3, 4);
    static final Symbol USB_B = new BoxChip("USB_B", "J", 4)
            .right("1 VBUS -", "2 D- -", "3 D+ -", "4 GND -", "5 shell -")
            .symbol();
    /** One digit; pins carry the letters of its segments, because numbers differ between makers. */
    static final Symbol DIGIT = digit();

    static final Symbol FET = new Symbol(
            "NMOS_GDS",
            "Q",
            Symbol.Look.NUMBERS,
            List.of(
                    pin("2", "G", -3, 0, Side.LEFT, 2),
                    pin("3", "D", 1, -3, Side.TOP, 2),
                    pin("1", "S", 1, 3, Side.BOTTOM, 2)),
            List.of(
                    path(25, -127, 0, -60, 0),
                    path(25, -60, -150, -60, 150),
                    path(25, 0, -180, 0, -60),
                    path(25, 0, -40, 0, 40),
                    path(25, 0, 60, 0, 180),
                    path(15, 0, -127, 127, -127),
                    path(15, 0, 127, 127, 127),
                    path(15, 10, 0, 127, 0, 127, 127),
                    new Shape.Path(List.of(10, 0, 80, -45, 80, 45, 10, 0), true, 10, 1)),
            Text.leftAt(3, -1),
            Text.leftAt(3, 1));
    /** Voltage detector with an open drain. */
    static final Symbol DETECTOR = new BoxChip("MCP111", "U", 4)
            .right("", "1 VOUT -")
            .left("", "")
            .top("2 VDD +")
            .bottom("3 VSS +")
            .symbol();

    static final Symbol PHOTOTRANSISTOR = new Symbol(
            "Phototransistor",
            "Q",
            Symbol.Look.BARE,
            List.of(pin("2", "C", 0, -3, Side.TOP, 2), pin("1", "E", 0, 3, Side.BOTTOM, 2)),
            List.of(
                    path(30, -100, -100, -100, 100),
                    path(15, 0, -127, -100, -40),
                    path(15, 0, 127, -100, 40),
                    new Shape.Path(List.of(-10, 115, -75, 100, -40, 55, -10, 115), true, 10, 1),
                    path(15, -300, -120, -180, -40),
                    path(15, -300, -40, -180, 40)),
            Text.leftAt(2, -1),
            Text.leftAt(2, 1));
    static final Symbol PIEZO = new Symbol(
            "Piezo",
            "BZ",
            Symbol.Look.BARE,
            List.of(pin("1", "+", 0, -3, Side.TOP, 1), pin("2", "-", 0, 3, Side.BOTTOM, 1)),
            List.of(new Shape.Ring(0, 0, 254, false, 1), path(30, -150, -60, 150, -60), path(30, -150, 60, 150, 60)),
            Text.leftAt(3, -1),
            Text.leftAt(3, 1));

    private Pieces() {}

    /** Returns the Pi's 40-pin header with these names, pin 1 first. */
    static Symbol raspberryPi(List<String> names) {
        String[] odd = new String[20];
        String[] even = new String[20];
        for (int i = 0; i < 20; i++) {
            odd[i] = (2 * i + 1) + " " + names.get(2 * i) + " -";
            even[i] = (2 * i + 2) + " " + names.get(2 * i + 1) + " -";
        }
        return new BoxChip("Raspberry_Pi_GPIO", "J", 9).left(odd).right(even).symbol();
    }

    private static Symbol header(String name, int rows, int halfWidth) {
        String[] odd = new String[rows];
        String[] even = new String[rows];
        for (int i = 0; i < rows; i++) {
            odd[i] = (2 * i + 1) + " " + (2 * i + 1) + " -";
            even[i] = (2 * i + 2) + " " + (2 * i + 2) + " -";
        }
        return new BoxChip(name, "J", halfWidth).left(odd).right(even).symbol(Symbol.Look.NUMBERS);
    }

    private static Symbol inverters() {
        int[][] gates = {{1, 2}, {3, 4}, {5, 6}, {9, 8}, {11, 10}, {13, 12}};
        List<Pin> pins = new ArrayList<>();
        List<Shape> body = new ArrayList<>();
        for (int unit = 1; unit <= 6; unit++) {
            int[] gate = gates[unit - 1];
            pins.add(new Pin(Integer.toString(gate[0]), "A", PinKind.INPUT, new Spot(-5, 0), Side.LEFT, 2, unit));
            pins.add(new Pin(Integer.toString(gate[1]), "Y", PinKind.OUTPUT, new Spot(5, 0), Side.RIGHT, 2, unit));
            body.add(new Shape.Path(List.of(-381, -300, -381, 300, 290, 0, -381, -300), false, 25, unit));
            body.add(new Shape.Ring(335, 0, 46, false, unit));
            body.add(new Shape.Path(List.of(-300, 70, -180, 70, -180, -70, -60, -70), false, 15, unit));
            body.add(new Shape.Path(List.of(-240, 70, -240, -70, -180, -70), false, 15, unit));
        }
        pins.add(new Pin("14", "VCC", PinKind.POWER_IN, new Spot(0, -4), Side.TOP, 2, 7));
        pins.add(new Pin("7", "GND", PinKind.POWER_IN, new Spot(0, 4), Side.BOTTOM, 2, 7));
        body.add(new Shape.Box(-254, -254, 254, 254, 7));
        return new Symbol("74HC14", "U", Symbol.Look.NUMBERS, pins, body, Text.leftAt(-2, -3), Text.leftAt(-2, 4));
    }

    private static Symbol digit() {
        List<Pin> pins = new ArrayList<>();
        String[] names = {"A", "B", "C", "D", "E", "F", "G", "DP"};
        for (int i = 0; i < names.length; i++) {
            pins.add(new Pin(names[i], names[i], PinKind.PASSIVE, new Spot(-6, 2 * i + 2), Side.LEFT, 2, 1));
        }
        pins.add(new Pin("CC", "CC", PinKind.PASSIVE, new Spot(0, 20), Side.BOTTOM, 2, 1));
        List<Shape> body = new ArrayList<>();
        body.add(new Shape.Box(-508, 0, 508, 18 * 127, 1));
        int[][] segments = {
            {-60, 550, 260, 550},
            {290, 590, 250, 1080},
            {240, 1180, 200, 1670},
            {-120, 1710, 190, 1710},
            {-110, 1670, -150, 1180},
            {-140, 1080, -100, 590},
            {-90, 1130, 220, 1130}
        };
        for (int[] s : segments) {
            body.add(new Shape.Path(List.of(s[0], s[1], s[2], s[3]), false, 80, 1));
        }
        body.add(new Shape.Ring(330, 1710, 35, true, 1));
        return new Symbol(
                "Digit_common_cathode",
                "DS",
                Symbol.Look.NAMES_AND_NUMBERS,
                pins,
                body,
                Text.leftAt(-4, -1),
                Text.HIDDEN);
    }

    private static Pin pin(String number, String name, int x, int y, Side side, int length) {
        return new Pin(number, name, PinKind.PASSIVE, new Spot(x, y), side, length, 1);
    }

    private static Shape path(int width, Integer... coordinates) {
        return new Shape.Path(List.of(coordinates), false, width, 1);
    }
}
