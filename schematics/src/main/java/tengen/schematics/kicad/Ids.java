package tengen.schematics.kicad;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Identifiers that depend on names alone, so that every run writes the same file. */
final class Ids {
    private Ids() {}

    /** Returns the identifier of this name. */
    static Sexp uuid(String name) {
        return Sexp.of("uuid", of(name));
    }

    /** Returns the identifier of this name as text. */
    static String of(String name) {
        return UUID.nameUUIDFromBytes(("tengen/" + name).getBytes(StandardCharsets.UTF_8))
                .toString();
    }
}
