package tengen.bridge;

/**
 * One whole, proven picture of the 225 reeds. A frame whose echo or canary cross is wrong never becomes a {@code ReedFrame}.
 *
 * @param closed the sites whose reed was closed, in the board's own orientation (wiring.csv)
 * @param seenNanos monotonic time taken next to the first row's transfer
 */
public record ReedFrame(Sites closed, long seenNanos) {}
