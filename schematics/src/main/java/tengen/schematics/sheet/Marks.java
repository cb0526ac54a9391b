package tengen.schematics.sheet;

import java.util.List;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.PinKind;
import tengen.schematics.kicad.Shape;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.kicad.Text;

/** Marks on nets: supplies, grounds, the flag that says a net is fed, and test points. */
final class Marks {
    static final Symbol PLUS_3V3 = supply("+3V3");
    static final Symbol PLUS_5V = supply("+5V");
    /** The table side's ground, the Pi's. */
    static final Symbol GND = ground("GND");
    /** The clock's own ground; it meets the Pi's only in the USB cable. */
    static final Symbol GNDC = ground("GNDC");
    /** The same, for pins that look left or right. */
    static final Symbol GND_LEFT = sideGround("GND", Side.LEFT);

    static final Symbol GND_RIGHT = sideGround("GND", Side.RIGHT);
    static final Symbol GNDC_LEFT = sideGround("GNDC", Side.LEFT);
    static final Symbol FED = new Symbol(
            "PWR_FLAG",
            "#FLG",
            Symbol.Look.POWER,
            List.of(new Pin("1", "pwr", PinKind.POWER_OUT, new Spot(0, 0), Side.BOTTOM, 0, 1)),
            List.of(new Shape.Path(List.of(0, 0, 0, -127, -102, -190, 0, -254, 102, -190, 0, -127), false, 15, 1)),
            Text.HIDDEN,
            Text.centredAt(0, -3));
    static final Symbol TEST_POINT = new Symbol(
            "Test_point",
            "TP",
            Symbol.Look.BARE,
            List.of(new Pin("1", "1", PinKind.PASSIVE, new Spot(0, 0), Side.BOTTOM, 1, 1)),
            List.of(new Shape.Ring(0, -190, 63, false, 1)),
            Text.centredAt(0, -3),
            Text.HIDDEN);

    private Marks() {}

    private static Symbol supply(String net) {
        return new Symbol(
                net,
                "#PWR",
                Symbol.Look.POWER,
                List.of(new Pin("1", net, PinKind.POWER_IN, new Spot(0, 0), Side.BOTTOM, 0, 1)),
                List.of(
                        new Shape.Path(List.of(0, 0, 0, -200), false, 15, 1),
                        new Shape.Path(List.of(-80, -100, 0, -220, 80, -100), false, 15, 1)),
                Text.HIDDEN,
                Text.centredAt(0, -3));
    }

    private static Symbol sideGround(String net, Side side) {
        int way = side == Side.LEFT ? -1 : 1;
        return new Symbol(
                net + (side == Side.LEFT ? "_left" : "_right"),
                "#PWR",
                Symbol.Look.POWER,
                List.of(new Pin(
                        "1", net, PinKind.POWER_IN, new Spot(0, 0), side == Side.LEFT ? Side.RIGHT : Side.LEFT, 0, 1)),
                List.of(new Shape.Path(
                        List.of(0, 0, way * 100, 0, way * 100, -100, way * 220, 0, way * 100, 100, way * 100, 0),
                        false,
                        15,
                        1)),
                Text.HIDDEN,
                new Text(new Spot(way * 2, 0), side == Side.LEFT ? "right" : "left", true));
    }

    private static Symbol ground(String net) {
        return new Symbol(
                net,
                "#PWR",
                Symbol.Look.POWER,
                List.of(new Pin("1", net, PinKind.POWER_IN, new Spot(0, 0), Side.TOP, 0, 1)),
                List.of(new Shape.Path(List.of(0, 0, 0, 127, 127, 127, 0, 254, -127, 127, 0, 127), false, 15, 1)),
                Text.HIDDEN,
                Text.centredAt(0, 3));
    }
}
