package tengen.bridge.clock;

/** A line of bytes to the clock and back. One thread reads, one writes; in the simulation both are the caller's. */
public interface SerialLine {
    /**
     * Reads what has come, waiting a little for the first byte.
     *
     * @return the number of bytes put at the start of {@code into}; 0 when nothing came in time, which is not an error
     * @throws LineFault if the line is gone; open it again
     */
    int read(byte[] into) throws LineFault;

    /**
     * Writes {@code length} bytes from the start of {@code bytes}.
     *
     * @throws LineFault if the line is gone or the peer does not take the bytes
     */
    void write(byte[] bytes, int length) throws LineFault;
}
