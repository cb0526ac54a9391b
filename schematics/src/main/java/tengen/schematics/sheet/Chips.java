package tengen.schematics.sheet;

import tengen.schematics.kicad.Symbol;

/** Symbols of the integrated circuits, pin by pin from their data sheets (DIP packages but for the FT232RL and the USBLC6). */
final class Chips {
    /** Shift register with latch: Texas Instruments SCLS041, pin functions table. */
    static final Symbol HC595 = new BoxChip("74HC595", "U", 6)
            .left("10 ~{SRCLR} <", "", "14 SER <", "11 SRCLK <", "12 RCLK <", "", "13 ~{OE} <")
            .right("15 QA ~", "1 QB ~", "2 QC ~", "3 QD ~", "4 QE ~", "5 QF ~", "6 QG ~", "7 QH ~", "", "9 QH' >")
            .top("16 VCC +")
            .bottom("8 GND +")
            .symbol();

    /** Parallel-in shift register: Texas Instruments SCLS116, pin functions table. */
    static final Symbol HC165 = new BoxChip("74HC165", "U", 6)
            .left("11 A <", "12 B <", "13 C <", "14 D <", "3 E <", "4 F <", "5 G <", "6 H <", "", "10 SER <")
            .right("1 SH/~{LD} <", "2 CLK <", "15 INH <", "", "", "", "", "", "9 QH >", "7 ~{QH} >")
            .top("16 VCC +")
            .bottom("8 GND +")
            .symbol();

    /** Microcontroller, 28-pin DIP: Microchip DS40002061, figure 1-1. */
    static final Symbol ATMEGA328P = new BoxChip("ATmega328P-PU", "U", 11)
            .left(
                    "1 ~{RESET}/PC6 <",
                    "",
                    "9 XTAL1/PB6 <",
                    "10 XTAL2/PB7 >",
                    "",
                    "21 AREF =",
                    "",
                    "23 ADC0/PC0 =",
                    "24 ADC1/PC1 =",
                    "",
                    "2 RXD/PD0 =",
                    "3 TXD/PD1 =",
                    "",
                    "15 OC1A/PB1 =",
                    "16 ~{SS}/PB2 =",
                    "17 MOSI/PB3 =",
                    "18 MISO/PB4 =",
                    "19 SCK/PB5 =")
            .right(
                    "4 INT0/PD2 =",
                    "5 INT1/PD3 =",
                    "",
                    "6 PD4 =",
                    "11 PD5 =",
                    "12 PD6 =",
                    "13 PD7 =",
                    "",
                    "25 PC2 =",
                    "26 PC3 =",
                    "27 PC4 =",
                    "28 PC5 =",
                    "",
                    "14 PB0 =")
            .top("7 VCC +", "20 AVCC +")
            .bottom("8 GND +", "22 GND +")
            .symbol();

    /** Display driver, 24-pin DIP: Maxim 19-4452, pin description. */
    static final Symbol MAX7219 = new BoxChip("MAX7219CNG", "U", 6)
            .left("1 DIN <", "13 CLK <", "12 LOAD <", "", "18 ISET <", "", "24 DOUT >")
            .right(
                    "14 SEGA >",
                    "16 SEGB >",
                    "20 SEGC >",
                    "23 SEGD >",
                    "21 SEGE >",
                    "15 SEGF >",
                    "17 SEGG >",
                    "22 SEGDP >",
                    "",
                    "2 DIG0 >",
                    "11 DIG1 >",
                    "6 DIG2 >",
                    "7 DIG3 >",
                    "3 DIG4 >",
                    "10 DIG5 >",
                    "5 DIG6 >",
                    "8 DIG7 >")
            .top("19 V+ +")
            .bottom("4 GND +", "9 GND +")
            .symbol();

    /** USB to serial, 28-pin SSOP: FTDI DS_FT232R, table 3.1 onwards. */
    static final Symbol FT232RL = new BoxChip("FT232RL", "U", 9)
            .left(
                    "16 USBDM =",
                    "15 USBDP =",
                    "",
                    "17 3V3OUT -",
                    "19 ~{RESET} <",
                    "",
                    "27 OSCI <",
                    "28 OSCO >",
                    "",
                    "26 TEST <")
            .right(
                    "1 TXD >",
                    "5 RXD <",
                    "3 ~{RTS} >",
                    "11 ~{CTS} <",
                    "2 ~{DTR} >",
                    "9 ~{DSR} <",
                    "10 ~{DCD} <",
                    "6 ~{RI} <",
                    "",
                    "23 CBUS0 =",
                    "22 CBUS1 =",
                    "13 CBUS2 =",
                    "14 CBUS3 =",
                    "12 CBUS4 =",
                    "",
                    "")
            .top("20 VCC +", "4 VCCIO +")
            .bottom("7 GND +", "18 GND +", "21 GND +", "25 AGND +")
            .symbol();

    /** Clamp for the data lines: STMicroelectronics USBLC6-2SC6. */
    static final Symbol USBLC6 = new BoxChip("USBLC6-2SC6", "U", 6)
            .left("", "", "1 I/O1 -", "3 I/O2 -", "", "")
            .right("", "", "6 I/O1 -", "4 I/O2 -", "", "")
            .top("5 VBUS -")
            .bottom("2 GND -")
            .symbol();

    private Chips() {}
}
