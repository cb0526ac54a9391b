package tengen.config;

import java.util.List;

/** A configuration that cannot be used; one line for each thing that is wrong, in the order of the file. */
public final class BadSettings extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    BadSettings(List<String> lines) {
        super(String.join("; ", lines));
        this.lines = List.copyOf(lines);
    }

    /** Returns one line for each thing that is wrong. */
    public List<String> lines() {
        return lines;
    }
}
