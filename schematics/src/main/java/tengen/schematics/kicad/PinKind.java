package tengen.schematics.kicad;

/** What KiCad's rule check believes of a pin. */
public enum PinKind {
    INPUT("input"),
    OUTPUT("output"),
    BIDIRECTIONAL("bidirectional"),
    THREE_STATE("tri_state"),
    PASSIVE("passive"),
    POWER_IN("power_in"),
    POWER_OUT("power_out"),
    OPEN("no_connect");

    private final String word;

    PinKind(String word) {
        this.word = word;
    }

    /** Returns the word of the file format. */
    String word() {
        return word;
    }
}
