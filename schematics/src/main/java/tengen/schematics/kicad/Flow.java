package tengen.schematics.kicad;

/** The shape of a global label: which way the signal goes, seen from this sheet. */
public enum Flow {
    INPUT,
    OUTPUT,
    BIDIRECTIONAL,
    PASSIVE
}
