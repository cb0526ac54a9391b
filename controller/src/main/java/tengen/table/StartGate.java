package tengen.table;

/** Says whether a game may begin here, as far as the store is concerned. Loop thread; must not block. */
@FunctionalInterface
public interface StartGate {
    /** Lets every game begin. */
    StartGate OPEN = () -> true;

    /** Returns false when a game that counts might not be kept. */
    boolean open();
}
