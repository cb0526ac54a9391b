package tengen.check;

import java.util.List;

/** Looks at one part of a table. */
@FunctionalInterface
public interface Check {
    /** Looks and returns what was found, at least one line; never throws for what can be wrong with a table. */
    List<Finding> look() throws InterruptedException;
}
