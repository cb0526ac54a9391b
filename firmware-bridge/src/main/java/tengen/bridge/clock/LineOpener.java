package tengen.bridge.clock;

/** Opens the line to the clock, anew after every fault: the device may have another name by then. */
@FunctionalInterface
public interface LineOpener {
    /**
     * Opens the line.
     *
     * @throws LineFault if it cannot be opened now
     */
    OpenLine open() throws LineFault;
}
