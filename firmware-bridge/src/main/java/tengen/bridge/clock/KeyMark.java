package tengen.bridge.clock;

/**
 * A point in the clock's own count of key events: all keys of that boot up to and including this one.
 *
 * @param boot the clock's boot number, 0 to 65535
 * @param sequence the key's number within the boot, from 1; 0: none yet
 */
public record KeyMark(int boot, long sequence) {
    /** Before any key of any boot. */
    public static final KeyMark NONE = new KeyMark(0, 0);

    /** Returns the sequence if this mark is of {@code otherBoot}, and 0 otherwise: a restarted clock counts from 1 again. */
    long within(int otherBoot) {
        return boot == otherBoot ? sequence : 0;
    }
}
