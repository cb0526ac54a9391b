package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tengen.schematics.spice.Corner;
import tengen.schematics.spice.Margin;
import tengen.schematics.spice.MarginTable;
import tengen.schematics.spice.Ngspice;
import tengen.schematics.table.Tables;

/** Writes the generated files of the folder {@code schematics}; with {@code spice} as second argument the margins too. */
public final class Main {
    private Main() {}

    /** Writes all files; the first argument is the folder. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, byte[]> file : Output.of(Tables.read(folder)).entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.toAbsolutePath().getParent());
            Files.write(target, file.getValue());
        }
        if (args.length > 1 && args[1].equals("spice")) {
            margins(folder.resolve("spice"));
        }
    }

    private static void margins(Path folder) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("tengen-spice");
        Ngspice ngspice = new Ngspice(Files.readString(folder.resolve("line.cir")), work);
        List<Margin> promised = ngspice.run(Corner.promised());
        List<Margin> compared = ngspice.run(Corner.compared());
        Files.writeString(folder.resolve("margins.csv"), MarginTable.csv(promised));
        Files.writeString(folder.resolve("margins.md"), MarginTable.markdown(promised, compared));
    }
}
