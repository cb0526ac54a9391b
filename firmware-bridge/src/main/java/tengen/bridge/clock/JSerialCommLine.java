package tengen.bridge.clock;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import tengen.bridge.clock.LineFault.Cause;

/**
 * A serial port of the machine, through jSerialComm: no listeners, no trust in {@code isOpen()}; a read of -1 bytes is the loss of the device. One thread may
 * read while another writes.
 */
public final class JSerialCommLine implements OpenLine {
    private static final int BAUD = 38_400;

    /** Reads wait this long for a first byte; the library rounds to tenths of a second. */
    private static final int READ_WAIT_MILLIS = 100;

    private static final long CLOSE_LIMIT_MILLIS = 3_000;

    private final SerialPort port;

    private JSerialCommLine(SerialPort port) {
        this.port = port;
    }

    /**
     * Opens a device at 38400 baud, 8N1.
     *
     * @param device best the link under {@code /dev/serial/by-id}; it is resolved at each call
     */
    public static JSerialCommLine open(String device) throws LineFault {
        SerialPort port;
        try {
            port = SerialPort.getCommPort(device);
        } catch (SerialPortInvalidPortException e) {
            throw new LineFault(Cause.NO_DEVICE, device + ": no such device");
        }
        port.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_WAIT_MILLIS, 0);
        if (!port.openPort()) {
            int code = port.getLastErrorCode();
            // EACCES: the user is not in the group of the device.
            throw new LineFault(
                    code == 13 ? Cause.REFUSED : Cause.NO_DEVICE, device + ": cannot be opened, error " + code);
        }
        // What the kernel gathered before is of another talk.
        port.flushIOBuffers();
        return new JSerialCommLine(port);
    }

    @Override
    public int read(byte[] into) throws LineFault {
        int count = port.readBytes(into, into.length);
        if (count < 0) {
            throw new LineFault(Cause.UNPLUGGED, port.getSystemPortPath() + ": gone");
        }
        return count;
    }

    @Override
    public void write(byte[] bytes, int length) throws LineFault {
        int written = port.writeBytes(bytes, length);
        if (written < 0) {
            throw new LineFault(Cause.UNPLUGGED, port.getSystemPortPath() + ": gone");
        }
        if (written < length) {
            throw new LineFault(Cause.STALLED, port.getSystemPortPath() + ": takes no more bytes");
        }
    }

    @Override
    public void close() {
        ClosingThread.close(port::closePort, CLOSE_LIMIT_MILLIS);
    }
}
