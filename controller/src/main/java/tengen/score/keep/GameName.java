package tengen.score.keep;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.score.Occasion;
import tengen.score.format.Sums;

/**
 * The name of a game within its event: round, board and, in matches of several games, which of them; as text {@code r3-b12} or {@code r3-b12-g2}.
 *
 * @param round from 1
 * @param board from 1
 * @param game from 1
 */
public record GameName(int round, int board, int game) {
    private static final Pattern TEXT =
            Pattern.compile("r([1-9][0-9]{0,3})-b([1-9][0-9]{0,3})(?:-g([1-9][0-9]{0,2}))?");

    /** Safe in a path, a link and a file on every system: no separator, no space, nothing hidden, and dots only inside. */
    private static final Pattern SAFE =
            Pattern.compile("[\\p{L}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}_-]|\\.(?=[\\p{L}\\p{N}_-])){0,63}");

    private static final Pattern MARKED = Pattern.compile("game.*-[0-9a-f]{8}");
    private static final int MARK_LETTERS = 8;

    public GameName {
        if (round < 1 || board < 1 || game < 1) {
            throw new IllegalArgumentException("no game: round " + round + ", board " + board + ", game " + game);
        }
    }

    /** Reads a name; nothing when it was given by somebody else. */
    public static Optional<GameName> parse(String text) {
        Matcher name = TEXT.matcher(text);
        if (!name.matches()) {
            return Optional.empty();
        }
        int game = name.group(3) == null ? 1 : Integer.parseInt(name.group(3));
        return Optional.of(new GameName(Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2)), game));
    }

    /**
     * Returns the name of a game that somebody chose: up to 64 letters and digits of any script, and between them {@code . _ -}.
     *
     * @throws IllegalArgumentException in one line
     */
    public static String check(String game) {
        if (!SAFE.matcher(game).matches()) {
            throw new IllegalArgumentException(
                    "a game's name is up to 64 letters and digits, with . _ - between: " + game);
        }
        return game;
    }

    /** Says whether {@link #file} made this from another name. */
    public static boolean isMarked(String file) {
        return MARKED.matcher(file).matches();
    }

    /** Returns the name of a file for a game of any name: no two games share one, and none leaves its folder. */
    public static String file(String game) {
        // What looks like a marked name is marked too, or somebody could choose another game's file.
        if (SAFE.matcher(game).matches() && !isMarked(game)) {
            return game;
        }
        String plain = game.replaceAll("[^\\p{L}\\p{N}_-]", "_");
        String mark = Sums.sha256(game.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .substring(0, MARK_LETTERS);
        return "game" + plain.substring(0, Math.min(40, plain.length())) + "-" + mark;
    }

    /** Returns an occasion that says what the name of a game tells: its round, and its board unless the table knows better. */
    public static Occasion occasion(String game, String event, String board, String date) {
        Optional<GameName> name = parse(game);
        return new Occasion(
                game,
                event,
                name.map(n -> Integer.toString(n.round())).orElse(""),
                name.map(n -> Integer.toString(n.board())).orElse(board),
                date,
                "",
                "",
                "",
                "");
    }

    @Override
    public String toString() {
        return "r" + round + "-b" + board + (game == 1 ? "" : "-g" + game);
    }
}
