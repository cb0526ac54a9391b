package tengen.schematics.sheet;

import java.util.List;
import tengen.schematics.kicad.Project;
import tengen.schematics.kicad.Sheet;
import tengen.schematics.kicad.Spot;
import tengen.schematics.table.Tables;

/** The root sheet: the three sheets as boxes and, in words, how they hang together. */
public final class Overview {
    private Overview() {}

    /** Draws the whole project from its tables. */
    public static Project draw(Tables tables) {
        Sheet chain = ChainSheet.draw(tables);
        Sheet matrix = MatrixSheet.draw(tables);
        Sheet clock = ClockSheet.draw(tables);
        Sheet root = new Sheet(0, "Overview", Project.NAME + ".kicad_sch", "A4");
        root.note("Tengen: the table's electronics", new Spot(16, 14), 400);
        root.child(chain, new Spot(18, 34), 70, 26);
        root.child(matrix, new Spot(140, 34), 70, 26);
        root.child(clock, new Spot(18, 80), 70, 26);
        root.note("""
                Raspberry Pi, 40-pin header: SPI0 at 1 MHz, CE0
                2 x 74HC595 drive 16 rows, active low
                2 x 74HC165 read 16 columns
                canary cross: line 16 of both""", new Spot(21, 38), 150);
        root.note("""
                15 rows x 15 columns
                225 reeds, 225 Schottky diodes
                J11: row cable from J2
                J12: column cable from J3""", new Spot(143, 38), 150);
        root.note("""
                ATmega328P, 16 MHz quartz
                2 faces: MAX7219, 8 digits, 6 lamps each
                2 levers, 9 keys, sounder, light sensor
                USB to serial, supply watched""", new Spot(21, 84), 150);
        root.tie(new Spot(88, 41), new Spot(140, 41));
        root.note("ROW1 .. ROW16   (J2 - J11)", new Spot(97, 38), 150);
        root.tie(new Spot(88, 53), new Spot(140, 53));
        root.note("COL1 .. COL16   (J3 - J12)", new Spot(97, 50), 150);
        root.tie(new Spot(53, 62), new Spot(53, 76));
        root.note("USB cable, plugged into the Pi", new Spot(55, 68), 150);
        root.note("""
                Nets with flags (ROW1, COL1 ..) run through all sheets; plain labels
                stay on their sheet. The clock is a box of its own: its only way to the
                Pi is the USB cable; its ground is called GNDC.

                One loop through the table, site H8:
                GPIO10 (pin 19) - R2 - U1, U2 take the row word - U1 pin 7
                - RN1 pins 8, 9 - J2 pin 9 - J11 pin 9 - row wire 8 - diode DH8
                - reed SH8 - column wire H - J12 pin 9 - J3 pin 9 - pull-up RN5 pin 9
                - RN3 pins 8, 9 - U3 pin 6 - U4 - R4 - GPIO9 (pin 21).

                These files are written by the program in src from wiring.csv,
                lines.csv, header.csv, clock-pins.csv, clock-face.csv and parts.csv.
                The build runs the rule check and compares the netlist.""", new Spot(118, 72), 150);
        return new Project(
                root,
                List.of(chain, matrix, clock),
                new Project.Imprint(
                        "2026-11-30",
                        "0.1.0",
                        List.of(
                                "Licence: Apache-2.0",
                                "Resistors metal film 1 %, networks 2 %, capacitors X7R 10 % unless noted",
                                "All logic 3.3 V on sheets 1 and 2, 5 V on sheet 3")));
    }
}
