package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleCheckTest {
    @TempDir
    Path folder;

    private int check() throws Exception {
        return Tool.kicad()
                .run(
                        folder,
                        "sch",
                        "erc",
                        "--format",
                        "json",
                        "--severity-all",
                        "--exit-code-violations",
                        "-o",
                        "erc.json",
                        "tengen.kicad_sch");
    }

    @Test
    void kicadFindsNothingToSay() throws Exception {
        Folder.copyProject(folder);

        int exit = check();

        assertThat(Files.readString(folder.resolve("erc.json")))
                .doesNotContain("\"severity\": \"error\"", "\"severity\": \"warning\"");
        assertThat(exit).isZero();
    }

    @Test
    void kicadFindsAnOpenInput() throws Exception {
        Folder.copyProject(folder);
        Path chain = folder.resolve("chain.kicad_sch");
        Files.writeString(chain, Files.readString(chain).replaceFirst("\\(label \"CHAIN2\"", "(label \"NOWHERE\""));

        int exit = check();

        assertThat(exit).isNotZero();
    }
}
