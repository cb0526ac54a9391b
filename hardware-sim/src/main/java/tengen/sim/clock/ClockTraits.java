package tengen.sim.clock;

/**
 * What distinguishes one clock from another.
 *
 * @param firstBoot its boot number at the first power-on, 0 to 65535
 * @param serialNumber as its EEPROM has it, unsigned 32 bit
 * @param crystalPpm how much its crystal is too fast, in millionths; -300 to 300
 * @param seed decides how long its levers stay down
 */
public record ClockTraits(int firstBoot, long serialNumber, int crystalPpm, long seed) {
    public ClockTraits {
        if (firstBoot < 0 || firstBoot > 0xffff || Math.abs(crystalPpm) > 300) {
            throw new IllegalArgumentException("clock: boot " + firstBoot + ", " + crystalPpm + " ppm");
        }
    }

    /** Returns a clock with a perfect crystal at its first boot. */
    public static ClockTraits of(long seed) {
        return new ClockTraits(1, 0x7e46e001L, 0, seed);
    }

    /** Returns the same clock after {@code boot} was its last boot. */
    public ClockTraits after(int boot) {
        return boot == 0 ? this : new ClockTraits(boot + 1 & 0xffff, serialNumber, crystalPpm, seed);
    }
}
