package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tengen.schematics.table.Tables;

/** Writes the generated files of the folder named by its one argument. */
public final class Main {
    private Main() {}

    /** Writes all files; the argument is the folder {@code schematics}. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, byte[]> file : Output.of(Tables.read(folder)).entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.toAbsolutePath().getParent());
            Files.write(target, file.getValue());
        }
    }
}
