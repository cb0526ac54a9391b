package tengen.bridge;

/**
 * A run of equal pictures: this very pattern was in every good frame from {@code sinceNanos} to {@code seenNanos}, and no gap between two of them was longer
 * than the scanning allows.
 *
 * @param closed the sites whose reed was closed
 * @param sinceNanos stamp of the run's first frame
 * @param seenNanos stamp of the run's newest frame; equal to {@code sinceNanos} while there is only one
 */
public record Seen(Sites closed, long sinceNanos, long seenNanos) {
    public Seen {
        if (seenNanos - sinceNanos < 0) {
            throw new IllegalArgumentException("a run that ends " + (sinceNanos - seenNanos) + " ns before it begins");
        }
    }
}
