package tengen.bridge.reed;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.spi.Spi;

/** Single transfers on the board's bus, for measuring: nobody scans meanwhile. */
record Exchange(Spi spi) {
    static final int ALL_OFF = 0xFFFF;

    private static final int BYTES = 4;

    /**
     * Sends a row word behind 16 ones and returns the 32 bits that came back.
     *
     * @throws BusFault if fewer came
     */
    int send(int rowWord) throws BusFault {
        byte[] sent = {-1, -1, (byte) (rowWord >>> 8), (byte) rowWord};
        byte[] received = new byte[BYTES];
        int count;
        try {
            count = spi.transfer(sent, 0, received, 0, BYTES);
        } catch (Pi4JException e) {
            throw new BusFault(BusFault.Cause.BUS_ERROR, "measuring: " + e.getMessage());
        }
        if (count != BYTES) {
            throw new BusFault(BusFault.Cause.SHORT_TRANSFER, "measuring: " + count + " of 4 bytes");
        }
        return (received[0] & 0xFF) << 24 | (received[1] & 0xFF) << 16 | (received[2] & 0xFF) << 8 | received[3] & 0xFF;
    }
}
