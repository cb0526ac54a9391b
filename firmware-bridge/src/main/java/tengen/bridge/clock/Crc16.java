package tengen.bridge.clock;

/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected; check value 0x29B1 over the digits 1 to 9. */
final class Crc16 {
    private static final char[] TABLE = table();

    private Crc16() {}

    /** Returns the CRC of {@code length} bytes from {@code at}. */
    static int of(byte[] bytes, int at, int length) {
        int crc = 0xffff;
        for (int i = at; i < at + length; i++) {
            crc = (crc << 8 & 0xffff) ^ TABLE[(crc >>> 8 ^ bytes[i]) & 0xff];
        }
        return crc;
    }

    private static char[] table() {
        char[] table = new char[256];
        for (int i = 0; i < 256; i++) {
            int crc = i << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) != 0 ? crc << 1 ^ 0x1021 : crc << 1;
            }
            table[i] = (char) crc;
        }
        return table;
    }
}
