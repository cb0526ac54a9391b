package tengen.score;

/** Texts as they may stand on a sheet and in a record: one line, no control characters. */
final class Words {
    private static final int LONGEST = 300;

    private Words() {}

    /** Returns the text on one line, without control characters and half characters, at most 300 characters long. */
    static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isISOControl(c) || c == 0x2028 || c == 0x2029 ? ' ' : c)
                .map(c -> Character.getType(c) == Character.SURROGATE || c == 0xFFFE || c == 0xFFFF ? '?' : c)
                .forEach(line::appendCodePoint);
        return line.toString().strip();
    }
}
