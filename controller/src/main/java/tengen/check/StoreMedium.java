package tengen.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tengen.record.care.Medium;

/**
 * Looks at what the journal's folder lies on: memory and network file systems lose games.
 *
 * @param mounts where the kernel lists what is mounted
 */
public record StoreMedium(Path folder, Path mounts) implements Check {
    private static final String PART = "store medium";

    @Override
    public List<Finding> look() {
        try {
            return Medium.under(folder, mounts)
                    .map(medium -> List.of(medium.objection()
                            .map(line -> Finding.red(PART, line, "put the journal on a partition of its own"))
                            .orElseGet(() -> Finding.green(PART, medium.type() + " at " + medium.mountPoint()))))
                    .orElse(List.of());
        } catch (IOException e) {
            return List.of(Finding.amber(
                    PART,
                    "what " + folder + " lies on cannot be told: " + e.getMessage(),
                    "see with: findmnt --target " + folder));
        }
    }
}
