package tengen.bridge.clock;

/** A serial line that is open until closed. */
public interface OpenLine extends SerialLine, AutoCloseable {
    /** Closes the line; returns after three seconds at the latest, even if the device hangs. */
    @Override
    void close();
}
