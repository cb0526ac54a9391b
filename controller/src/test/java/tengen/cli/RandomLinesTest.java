package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Lines of any bytes at all, by seed. More: {@code -Dtest=RandomLinesTest -Dfuzz.lines=1000000}. */
class RandomLinesTest {
    private static final int LINES = Integer.getInteger("fuzz.lines", 20_000);
    private static final int BATCH = 5_000;
    private static final long SEED = Long.getLong("fuzz.seed", 20261130);

    private long state = SEED;

    @Test
    void judgeAnswersEveryLine() {
        everyLineIsAnswered(JudgeCommand::new, "([.3456]{225})|(! line \\d+: .+)");
    }

    @Test
    void solveAnswersEveryLine() {
        everyLineIsAnswered(
                SolveCommand::new,
                "none|none within \\d+ nodes|([A-O]\\d+)(,[A-O]\\d+)*|(! line \\d+: .+)",
                "--nodes",
                "2000");
    }

    private void everyLineIsAnswered(Function<InputStream, Object> command, String form, String... arguments) {
        for (int done = 0; done < LINES; done += BATCH) {
            ByteArrayOutputStream input = new ByteArrayOutputStream();
            int expected = 0;
            for (int i = 0; i < BATCH; i++) {
                byte[] line = line();
                expected += line.length > 0 && line[0] == '#' ? 0 : 1;
                input.writeBytes(line);
                input.write('\n');
            }
            StringWriter printed = new StringWriter();

            int exitCode = new CommandLine(command.apply(new ByteArrayInputStream(input.toByteArray())))
                    .setOut(new PrintWriter(printed))
                    .execute(arguments);

            List<String> answers = printed.toString().lines().toList();
            assertThat(exitCode).isEqualTo(1);
            assertThat(answers).as("seed %s", SEED).hasSize(expected).allMatch(answer -> answer.matches(form));
        }
    }

    /** Any bytes, nearly right ones, or a position. */
    private byte[] line() {
        int kind = below(4);
        int length = kind == 0 ? below(700) : kind == 1 ? 223 + below(5) : 225;
        byte[] bytes = new byte[length];
        int empty = 1 + below(20);
        for (int i = 0; i < length; i++) {
            int die = below(empty + 2);
            bytes[i] = (byte) (kind == 0 ? below(256) : die == 0 ? 'X' : die == 1 ? 'O' : '.');
            if (bytes[i] == '\n') {
                bytes[i] = 0;
            }
        }
        if (kind == 1 && length > 0 && below(2) == 0) {
            bytes[below(length)] = (byte) ('a' + below(26));
        }
        String side = kind < 2
                ? ""
                : List.of(" B", " w x y", "\tW", "  b", "", " ", " Q", "B").get(below(8));
        return (new String(bytes, ISO_8859_1) + side).getBytes(ISO_8859_1);
    }

    private int below(int bound) {
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ z >>> 31, bound);
    }
}
