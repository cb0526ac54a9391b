package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tengen.schematics.sheet.Overview;
import tengen.schematics.table.Tables;

/** Writes the generated files of the folder named by its one argument. */
public final class Main {
    private Main() {}

    /** Writes all files; the argument is the folder {@code schematics}. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, String> file :
                Overview.draw(Tables.read(folder)).files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
