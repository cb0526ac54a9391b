package tengen.schematics.sheet;

import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Sheet;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.kicad.Symbol;
import tengen.schematics.table.Tables;

/** Sheet 3: the clock, from the USB socket to the faces. Keys and faces are drawn by {@link ClockKeys} and {@link ClockFaces}. */
public final class ClockSheet {
    private final Drafting pen;
    private final Tables tables;

    private ClockSheet(Tables tables) {
        this.tables = tables;
        this.pen = new Drafting(new Sheet(3, "Clock: two faces, levers, keys, USB", "clock.kicad_sch", "A2"), tables);
    }

    /** Draws the sheet. */
    public static Sheet draw(Tables tables) {
        ClockSheet clock = new ClockSheet(tables);
        clock.usb();
        clock.serial();
        clock.controller();
        clock.quartz();
        clock.small();
        new ClockKeys(tables, clock.pen).draw();
        new ClockFaces(tables, clock.pen).draw();
        return clock.pen.sheet();
    }

    private void usb() {
        pen.frame("USB: supply, clamp, filter", 12, 12, 120, 78);
        Placed j = pen.part("J31", Pieces.USB_B, 20, 26, "USB_B");
        pen.stub(j.pin("1"), Side.RIGHT, 3, "VBUS");
        pen.stub(j.pin("2"), Side.RIGHT, 3, "USB_DM");
        pen.stub(j.pin("3"), Side.RIGHT, 3, "USB_DP");
        Spot ground = j.pin("4");
        pen.wire(ground.x(), ground.y(), ground.x() + 3, ground.y(), ground.x() + 3, ground.y() + 4);
        Spot shell = j.pin("5");
        pen.wire(shell.x(), shell.y(), shell.x() + 3, shell.y());
        pen.mark(Marks.GNDC, ground.x() + 3, ground.y() + 4);
        Placed clamp = pen.part("U35", Chips.USBLC6, 70, 22, "USBLC6");
        pen.stub(clamp.pin("1"), Side.LEFT, 3, "USB_DM");
        pen.stub(clamp.pin("6"), Side.RIGHT, 3, "USB_DM");
        pen.stub(clamp.pin("3"), Side.LEFT, 3, "USB_DP");
        pen.stub(clamp.pin("4"), Side.RIGHT, 3, "USB_DP");
        pen.stub(clamp.pin("5"), Side.TOP, 2, "VBUS");
        pen.mark(Marks.GNDC, clamp.pin("2").x(), clamp.pin("2").y());
        int y = 56;
        Placed fuse = pen.part("F31", Passives.FUSE_LEVEL, 28, y, "PTC500");
        pen.stub(fuse.pin("1"), Side.LEFT, 3, "VBUS");
        Placed bead = pen.part("L31", Passives.COIL_LEVEL, 56, y, "BEAD");
        pen.wire(31, y, bead.pin("1").x(), y);
        hang("D31", Passives.TVS_UPRIGHT, 38, y, "TVS");
        pen.wire(59, y, 108, y);
        hang("C43", Passives.CP_UPRIGHT, 68, y, "C47U");
        hang("C38", Passives.C_UPRIGHT, 82, y, "C100N");
        pen.mark(Marks.FED, 96, y);
        pen.mark(Marks.PLUS_5V, 108, y);
        pen.mark(Marks.FED, 100, 66);
        pen.wire(100, 66, 100, 68);
        pen.mark(Marks.GNDC, 100, 68);
    }

    /** Hangs an upright part between a rail at {@code y} and ground. */
    private void hang(String reference, Symbol symbol, int x, int y, String key) {
        Placed part = pen.part(reference, symbol, x, y + 8, key);
        pen.wire(x, y, x, y + 5);
        pen.mark(Marks.GNDC, x, part.at().y() + 3);
    }

    private void serial() {
        pen.frame("Serial line; DTR stays open: opening the port must not reset the clock", 12, 82, 120, 148);
        Placed u = pen.part("U31", Chips.FT232RL, 54, 96, "FT232");
        pen.stub(u.pin("16"), Side.LEFT, 2, "USB_DM");
        pen.stub(u.pin("15"), Side.LEFT, 2, "USB_DP");
        pen.wire(u.pin("17").x(), u.pin("17").y(), 30, u.pin("17").y());
        hang("C36", Passives.C_UPRIGHT, 30, u.pin("17").y(), "C100N");
        for (String unused :
                new String[] {"19", "27", "28", "3", "11", "2", "9", "10", "6", "23", "22", "13", "14", "12"}) {
            pen.open(u.pin(unused));
        }
        Spot test = u.pin("26");
        pen.wire(test.x(), test.y(), test.x() - 2, test.y(), test.x() - 2, test.y() + 3);
        pen.mark(Marks.GNDC, test.x() - 2, test.y() + 3);
        supplies(u, Marks.PLUS_5V, "20", "4");
        grounds(u, "7", "18", "21", "25");
        Placed to = pen.part("R35", Passives.R_LEVEL, 88, u.pin("1").y() - 4, "R470");
        pen.wire(
                u.pin("1").x(),
                u.pin("1").y(),
                u.pin("1").x() + 3,
                u.pin("1").y(),
                u.pin("1").x() + 3,
                to.at().y(),
                to.pin("1").x(),
                to.at().y());
        pen.stub(to.pin("2"), Side.RIGHT, 3, "UART_RX");
        Placed from = pen.part("R36", Passives.R_LEVEL, 88, u.pin("5").y() + 3, "R470");
        pen.wire(
                u.pin("5").x(),
                u.pin("5").y(),
                u.pin("5").x() + 3,
                u.pin("5").y(),
                u.pin("5").x() + 3,
                from.at().y(),
                from.pin("1").x(),
                from.at().y());
        pen.stub(from.pin("2"), Side.RIGHT, 3, "UART_TX");
        hang("C37", Passives.C_UPRIGHT, 108, 122, "C100N");
        pen.mark(Marks.PLUS_5V, 108, 122);
    }

    private void supplies(Placed u, Symbol mark, String... pins) {
        for (String pin : pins) {
            Spot end = u.pin(pin);
            pen.wire(end.x(), end.y(), end.x(), u.pin(pins[0]).y() - 1);
        }
        Spot first = u.pin(pins[0]);
        Spot last = u.pin(pins[pins.length - 1]);
        pen.wire(first.x(), first.y() - 1, last.x(), first.y() - 1);
        pen.mark(mark, first.x(), first.y() - 1);
    }

    private void grounds(Placed u, String... pins) {
        Spot first = u.pin(pins[0]);
        for (String pin : pins) {
            Spot end = u.pin(pin);
            pen.wire(end.x(), end.y(), end.x(), end.y() + 1);
        }
        pen.wire(first.x(), first.y() + 1, u.pin(pins[pins.length - 1]).x(), first.y() + 1);
        pen.mark(Marks.GNDC, first.x(), first.y() + 1);
    }

    private void controller() {
        pen.frame("Controller: pins as in clock-pins.csv", 124, 12, 206, 78);
        Placed u = pen.part("U32", Chips.ATMEGA328P, 164, 24, "MEGA");
        tables.clockPins().forEach(row -> {
            String signal = row.get("signal");
            Pin pin = u.symbol().pin(row.get("pin"));
            if (pin.side() == Side.LEFT || pin.side() == Side.RIGHT) {
                pen.stub(u.pin(pin.number()), pin.side(), 2, signal);
            }
        });
        pen.mark(Marks.PLUS_5V, u.pin("7").x(), u.pin("7").y());
        Spot analog = u.pin("20");
        pen.wire(analog.x(), analog.y(), analog.x() + 2, analog.y());
        pen.sheet().label("AVCC", analog.plus(2, 0), Side.RIGHT);
        grounds(u, "8", "22");
    }

    private void quartz() {
        pen.frame("Quartz, reset, programming", 124, 82, 206, 148);
        Placed y = pen.part("Y31", Passives.QUARTZ_LEVEL, 150, 94, "XTAL");
        pen.wire(134, 94, y.pin("1").x(), 94);
        pen.sheet().label("XTAL1", new Spot(134, 94), Side.LEFT);
        pen.wire(y.pin("2").x(), 94, 166, 94);
        pen.sheet().label("XTAL2", new Spot(166, 94), Side.RIGHT);
        hang("C31", Passives.C_UPRIGHT, 138, 94, "C22P");
        hang("C32", Passives.C_UPRIGHT, 160, 94, "C22P");
        Placed pull = pen.part("R34", Passives.R_UPRIGHT, 188, 96, "R10K");
        pen.mark(Marks.PLUS_5V, pull.pin("1").x(), pull.pin("1").y());
        pen.wire(188, 99, 188, 101, 191, 101);
        pen.sheet().label("RESET", new Spot(191, 101), Side.RIGHT);
        Placed j = pen.part("J32", Pieces.ISP, 148, 124, "ISP");
        pen.stub(j.pin("1"), Side.LEFT, 2, "MISO");
        pen.stub(j.pin("3"), Side.LEFT, 2, "SCK");
        pen.stub(j.pin("5"), Side.LEFT, 2, "RESET");
        Spot five = j.pin("2");
        pen.wire(five.x(), five.y(), five.x() + 8, five.y(), five.x() + 8, five.y() - 3);
        pen.mark(Marks.PLUS_5V, five.x() + 8, five.y() - 3);
        pen.stub(j.pin("4"), Side.RIGHT, 2, "MOSI");
        Spot ground = j.pin("6");
        pen.wire(ground.x(), ground.y(), ground.x() + 8, ground.y(), ground.x() + 8, ground.y() + 3);
        pen.mark(Marks.GNDC, ground.x() + 8, ground.y() + 3);
        pen.note("ISP: unplug USB first.\nFuses: see the firmware.", 176, 122, 127);
    }

    private void small() {
        pen.frame("Analogue supply, low-supply sense, light, sounder", 210, 82, 300, 148);
        Placed choke = pen.part("L32", Passives.COIL_LEVEL, 222, 96, "L10U");
        pen.mark(Marks.PLUS_5V, choke.pin("1").x(), 96);
        pen.wire(225, 96, 240, 96);
        pen.sheet().label("AVCC", new Spot(240, 96), Side.RIGHT);
        pen.mark(Marks.FED, 228, 96);
        hang("C34", Passives.C_UPRIGHT, 234, 96, "C100N");
        Placed detector = pen.part("U36", Pieces.DETECTOR, 256, 100, "DETECTOR");
        pen.mark(Marks.PLUS_5V, detector.pin("2").x(), detector.pin("2").y());
        pen.mark(Marks.GNDC, detector.pin("3").x(), detector.pin("3").y());
        pen.stub(detector.pin("1"), Side.RIGHT, 2, "SUPPLY_LOW");
        hang("C35", Passives.C_UPRIGHT, 282, 90, "C100N");
        pen.wire(282, 90, 286, 90);
        pen.sheet().label("AREF", new Spot(286, 90), Side.RIGHT);
        Placed eye = pen.part("Q32", Pieces.PHOTOTRANSISTOR, 286, 118, "LIGHT");
        pen.mark(Marks.PLUS_5V, eye.pin("2").x(), eye.pin("2").y());
        pen.wire(286, 121, 286, 124);
        hang("R39", Passives.R_UPRIGHT, 286, 124, "R10K");
        pen.wire(286, 124, 270, 124);
        hang("C44", Passives.CP_UPRIGHT, 270, 124, "C10U");
        pen.wire(270, 124, 266, 124);
        pen.sheet().label("LIGHT", new Spot(266, 124), Side.LEFT);
        sounder();
    }

    private void sounder() {
        Placed fet = pen.part("Q31", Pieces.FET, 236, 131, "FET");
        Placed gate = pen.part("R37", Passives.R_LEVEL, 222, 131, "R470");
        pen.stub(gate.pin("1"), Side.LEFT, 2, "BUZZER");
        pen.wire(225, 131, fet.pin("2").x(), 131);
        hang("R60", Passives.R_UPRIGHT, 228, 131, "R47K");
        pen.mark(Marks.GNDC, fet.pin("1").x(), fet.pin("1").y());
        Placed piezo = pen.part("BZ31", Pieces.PIEZO, 237, 121, "PIEZO");
        pen.mark(Marks.PLUS_5V, 237, piezo.pin("1").y());
        pen.wire(237, 124, 237, 128);
        pen.part("R38", Passives.R_UPRIGHT, 228, 121, "R1K");
        pen.wire(228, 118, 237, 118);
        pen.wire(228, 124, 228, 126, 237, 126);
    }
}
