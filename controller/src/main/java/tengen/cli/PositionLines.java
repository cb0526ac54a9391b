package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import tengen.engine.Board;
import tengen.engine.Point;

/**
 * Positions, one per line, each answered in its place.
 *
 * <p>A line is 225 characters, row 15 first and A to O within a row, {@code X} black, {@code O} white, {@code .} empty; what follows them is handed to
 * the answerer. Lines that start with {@code #} are skipped. A line that cannot be read gets {@code ! line N: reason}, and the next one is still
 * answered. Of a line only the first {@value #KEPT} bytes are kept, so that no input is too large; bytes are taken as Latin-1, so that none is invalid.
 */
final class PositionLines {
    /** Answers one position. */
    interface Answerer {
        /**
         * Returns the answer, without its last line end.
         *
         * @param rest what follows the 225 characters, at most {@value #KEPT} characters in all
         */
        String answer(Board board, String rest) throws BadLine;
    }

    private static final int KEPT = 512;

    private final InputStream in;
    private final PrintWriter out;
    private final byte[] chunk = new byte[1 << 16];
    private int chunkLength;
    private int chunkNext;
    private final byte[] line = new byte[KEPT];

    PositionLines(InputStream in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Answers every line and returns the exit code: 1 when a line was bad or the reader of the answers is gone. */
    int answerAll(Answerer answerer) {
        int exitCode = 0;
        long number = 0;
        for (int length = nextLine(); length >= 0; length = nextLine()) {
            number++;
            String text = new String(line, 0, length, ISO_8859_1);
            if (text.startsWith("#")) {
                continue;
            }
            try {
                out.print(answerer.answer(board(text), text.length() > Point.COUNT ? text.substring(Point.COUNT) : "")
                        + "\n");
            } catch (BadLine bad) {
                exitCode = 1;
                out.print("! line " + number + ": " + bad.reason() + "\n");
            }
        }
        return out.checkError() ? 1 : exitCode;
    }

    /** Returns the position in the first 225 characters. */
    static Board board(String text) throws BadLine {
        if (text.length() < Point.COUNT) {
            throw new BadLine("225 characters expected, " + text.length() + " found");
        }
        String position = text.substring(0, Point.COUNT);
        for (int i = 0; i < Point.COUNT; i++) {
            if ("XO.".indexOf(position.charAt(i)) < 0) {
                throw new BadLine("character " + (i + 1) + " is none of X O .");
            }
        }
        return Board.parse(position).orElseThrow(() -> new BadLine("not a position"));
    }

    /** Reads the next line into {@code line} and returns how many bytes of it were kept, or -1 at the end of the input. */
    private int nextLine() {
        int kept = 0;
        boolean any = false;
        while (chunkNext < chunkLength || refill()) {
            byte next = chunk[chunkNext++];
            any = true;
            if (next == '\n') {
                return withoutReturn(kept);
            }
            if (kept < KEPT) {
                line[kept++] = next;
            }
        }
        return any ? withoutReturn(kept) : -1;
    }

    private int withoutReturn(int kept) {
        return kept > 0 && line[kept - 1] == '\r' ? kept - 1 : kept;
    }

    /** Answers given so far are sent before waiting for more input, so that a program may ask one position at a time. */
    private boolean refill() {
        if (out.checkError()) {
            return false;
        }
        try {
            chunkLength = in.read(chunk);
        } catch (IOException broken) {
            throw Refusal.failed("the positions cannot be read: " + broken.getMessage());
        }
        chunkNext = 0;
        return chunkLength > 0;
    }
}
