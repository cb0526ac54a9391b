package tengen.bridge.clock;

/** What a face says about the colour its seat holds. The order is the code on the wire. */
public enum ColourLabel {
    NONE,
    BLACK,
    WHITE
}
