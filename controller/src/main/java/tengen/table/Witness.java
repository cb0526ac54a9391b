package tengen.table;

/** Sees what a table's loop takes; a black box, for example. Loop thread. */
@FunctionalInterface
public interface Witness {
    /**
     * Sees an item.
     *
     * @param turnNanos the moment of the turn in which the loop takes it: what it decides then depends on no other
     */
    void taken(long turnNanos, Item item);
}
