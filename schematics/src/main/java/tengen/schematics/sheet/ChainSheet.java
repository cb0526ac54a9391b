package tengen.schematics.sheet;

import java.util.List;
import tengen.schematics.kicad.Flow;
import tengen.schematics.kicad.Pin;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Sheet;
import tengen.schematics.kicad.Side;
import tengen.schematics.kicad.Spot;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** Sheet 1: the Pi's header, the four registers, and the lines to the board. The canary cross and the small parts are drawn by {@link ChainRest}. */
public final class ChainSheet {
    private static final int CHIP_Y = 36;
    private static final int SECOND_CHIP_Y = 90;

    private final Tables tables;
    private final Drafting pen;

    private ChainSheet(Tables tables) {
        this.tables = tables;
        this.pen = new Drafting(
                new Sheet(1, "Chain: Pi header, shift registers, canary cross", "chain.kicad_sch", "A3"), tables);
    }

    /** Draws the sheet. */
    public static Sheet draw(Tables tables) {
        ChainSheet chain = new ChainSheet(tables);
        chain.header();
        chain.rows("U1", CHIP_Y, "SER", "CHAIN1");
        chain.rows("U2", SECOND_CHIP_Y, "CHAIN1", "CHAIN2");
        chain.columns("U3", CHIP_Y, "CHAIN2", "CHAIN3");
        chain.columns("U4", SECOND_CHIP_Y, "CHAIN3", "MISO");
        chain.pen.frame("Row drivers (active low)", 92, 12, 155, 118);
        chain.pen.frame("Column readers (closed reed = low)", 160, 12, 254, 118);
        new ChainRest(tables, chain.pen).draw();
        return chain.pen.sheet();
    }

    private void header() {
        pen.frame("Pi header", 12, 12, 88, 66);
        List<String> names =
                tables.header().stream().map(row -> row.get("name")).toList();
        Placed j1 = pen.part("J1", Pieces.raspberryPi(names), 48, 20, "PI_SOCKET");
        for (Row row : tables.header()) {
            String signal = row.get("signal");
            Pin pin = j1.symbol().pin(row.get("pin"));
            Spot end = j1.pin(pin.number());
            if (signal.isEmpty()) {
                pen.open(end);
            } else if (signal.equals("GND")) {
                pen.mark(pin.side() == Side.LEFT ? Marks.GND_LEFT : Marks.GND_RIGHT, end.x(), end.y());
            } else {
                pen.stub(end, pin.side(), 2, signal);
            }
        }
    }

    /** One 74HC595: eight rows through their damping resistors to labels. */
    private void rows(String chip, int y, String in, String out) {
        int x = 112;
        Placed u = pen.part(chip, Chips.HC595, x, y, "HC595");
        pen.stub(u.pin("14"), Side.LEFT, 2, in);
        pen.stub(u.pin("11"), Side.LEFT, 2, "SCLK");
        pen.stub(u.pin("12"), Side.LEFT, 2, "RCLK");
        Spot clear = u.pin("10");
        pen.wire(clear.x(), clear.y(), clear.x() - 2, clear.y(), clear.x() - 2, clear.y() - 2);
        pen.mark(Marks.PLUS_3V3, clear.x() - 2, clear.y() - 2);
        Spot enable = u.pin("13");
        pen.wire(enable.x(), enable.y(), enable.x() - 2, enable.y(), enable.x() - 2, enable.y() + 2);
        pen.mark(Marks.GND, enable.x() - 2, enable.y() + 2);
        supply(u);
        pen.stub(u.pin("9"), Side.RIGHT, 2, out);
        for (Row wire : ofChip(chip)) {
            Spot pin = u.at().plus(
                            u.symbol().named(wire.get("pin")).end().x(),
                            u.symbol().named(wire.get("pin")).end().y());
            String signal = wire.get("signal");
            Placed resistor = resistor(signal, "chip_side", pin.x() + 10, pin.y(), "RN22");
            pen.sheet().wire(pin, resistor.pin(line(signal, "chip_side")));
            pen.globalStub(resistor.pin(line(signal, "line_side")), Side.RIGHT, 3, signal, Flow.OUTPUT);
        }
        pen.note(line(ofChip(chip).getFirst().get("signal"), "network") + "  8x 22R 2%", 125, y - 1, 120);
    }

    /** One 74HC165: eight columns, each held up, through their guarding resistors. */
    private void columns(String chip, int y, String in, String out) {
        int x = 230;
        Placed u = pen.part(chip, Chips.HC165, x, y, "HC165");
        pen.stub(u.pin("10"), Side.LEFT, 2, in);
        pen.stub(u.pin("1"), Side.RIGHT, 2, "SHLD");
        pen.stub(u.pin("2"), Side.RIGHT, 2, "SCLK");
        Spot inhibit = u.pin("15");
        pen.wire(inhibit.x(), inhibit.y(), inhibit.x() + 2, inhibit.y(), inhibit.x() + 2, inhibit.y() + 2);
        pen.mark(Marks.GND, inhibit.x() + 2, inhibit.y() + 2);
        pen.stub(u.pin("9"), Side.RIGHT, 2, out);
        pen.open(u.pin("7"));
        supply(u);
        String pullUp = line(ofChip(chip).getFirst().get("signal"), "pull_up");
        Placed network = pen.part(pullUp, Passives.PULL_UPS, 184, y - 9, "RN22K");
        Spot common = network.pin("1");
        pen.mark(Marks.PLUS_3V3, common.x(), common.y());
        for (Row wire : ofChip(chip)) {
            Spot pin = u.at().plus(
                            u.symbol().named(wire.get("pin")).end().x(),
                            u.symbol().named(wire.get("pin")).end().y());
            String signal = wire.get("signal");
            Placed resistor = resistor(signal, "line_side", pin.x() - 10, pin.y(), "RN1K");
            pen.sheet().wire(resistor.pin(line(signal, "chip_side")), pin);
            pen.globalStub(resistor.pin(line(signal, "line_side")), Side.LEFT, 37, signal, Flow.INPUT);
            Spot held = network.pin(line(signal, "pull_up_pin"));
            pen.wire(held.x(), held.y(), held.x(), pin.y());
        }
        pen.note(line(ofChip(chip).getFirst().get("signal"), "network") + "  8x 1k 2%", 205, y - 1, 120);
    }

    private Placed resistor(String signal, String leftLeg, int x, int y, String key) {
        int unit = Integer.parseInt(line(signal, leftLeg));
        return pen.part(line(signal, "network"), unit, Passives.NETWORK, x, y, key, Placed.Shows.NOTHING);
    }

    private void supply(Placed u) {
        Spot top = u.pin("16");
        Spot bottom = u.pin("8");
        pen.mark(Marks.PLUS_3V3, top.x(), top.y());
        pen.mark(Marks.GND, bottom.x(), bottom.y());
    }

    private List<Row> ofChip(String chip) {
        return tables.wiring().stream()
                .filter(row -> chip.equals(row.get("chip")))
                .toList();
    }

    private String line(String signal, String column) {
        return Tables.find(tables.lines(), "signal", signal, column);
    }
}
