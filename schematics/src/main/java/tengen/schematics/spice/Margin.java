package tengen.schematics.spice;

/**
 * What ngspice found at a corner.
 *
 * @param corner the circumstances
 * @param lowVolts at the reader, 60 us after the row was selected
 * @param lowLimitVolts the reader's highest low level
 * @param highVolts at the reader, 60 us after the row was released, leakage of an idle column taken off
 * @param highLimitVolts the reader's lowest high level
 * @param fallMicros from selecting the row until the column is 0.3 V below the low limit
 * @param riseMicros from releasing the row until the column is 0.3 V above the high limit
 */
public record Margin(
        Corner corner,
        double lowVolts,
        double lowLimitVolts,
        double highVolts,
        double highLimitVolts,
        double fallMicros,
        double riseMicros) {

    /** Returns how far the low level stays below its limit, in volts. */
    public double low() {
        return lowLimitVolts - lowVolts;
    }

    /** Returns how far the high level stays above its limit, in volts. */
    public double high() {
        return highVolts - highLimitVolts;
    }
}
