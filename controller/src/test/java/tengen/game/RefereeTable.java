package tengen.game;

import java.util.Map;
import java.util.TreeMap;

/**
 * The rows of RULES 2.1 to 2.9, written down a second time and in another way than the game's own, for the {@link Referee}.
 *
 * <p>A row is a name and words: {@code at} how far from H8 each stone may stand (two figures: from, to), {@code swap} the row after a swap, {@code n} the largest
 * number to declare, {@code offers} how many, {@code or} other ways, {@code then} the row that follows, {@code -} normal play.
 */
final class RefereeTable {
    private static final String CHINESE = " | S3 at=0:14 then=S4 | S5 choose then=-";
    private static final String BLOCK = "S1 at=0:0,0:1,0:2 then=S2";
    static final Map<String, String> ROWS = new TreeMap<>(Map.ofEntries(
            Map.entry("free", "1 at=0:0 then=2 | 2 at=0:14 then=3 | 3 at=0:14 then=-"),
            Map.entry("chinese-2", BLOCK + " | S2 at=0:14 swap=S3 then=S4 | S4 offers=2 then=S5" + CHINESE),
            Map.entry("chinese-n", BLOCK + " n=12 | S2 at=0:14 swap=S3 then=S4 | S4 offers=N then=S5" + CHINESE),
            Map.entry(
                    "rif-swap",
                    "B1 at=0:0 then=W2 | W2 at=0:1 then=B3 | B3 at=0:2 then=S2 | S2 at=0:14 swap=S3 then=S4"
                            + " | S4 offers=2 then=S5" + CHINESE),
            Map.entry(
                    "soosorv-8",
                    BLOCK + " | S2 at=0:14 n=8 swap=S3 then=S4 | S3 at=0:14 n=8 then=S4 | S4 offers=N swap=S5 then=S6"
                            + " | S5 offers=N then=S6 | S6 choose then=-"),
            Map.entry("taraguchi-10", taraguchi("0:1", "0:2", "0:3", " or=10 orThen=R")),
            Map.entry("taraguchi", taraguchi("0:1", "0:2", "0:3", " or=5 orThen=R")),
            Map.entry("taraguchi-n", taraguchi("0:1", "0:2", "0:3", " or=2..12 orThen=R")),
            Map.entry("super-taraguchi-10", taraguchi("0:2", "0:3", "0:4", " or=10 orThen=R")),
            Map.entry("tarannikov", taraguchi("0:1", "0:2", "0:3", "")),
            Map.entry("swap", "S1 at=0:14,0:14,0:14 then=S2 | S2 at=0:14 swap=W4 then=- | W4 at=0:14 then=-"),
            Map.entry(
                    "swap2",
                    "S1 at=0:14,0:14,0:14 then=S2 | S2 at=0:14 swap=W4 two=S3 then=- | W4 at=0:14 then=-"
                            + " | S3 colour then=-"),
            Map.entry("gomoku-pro", "1 at=0:0 then=2 | 2 at=0:1 then=3 | 3 at=3:14 then=-"),
            Map.entry("super-sakata", BLOCK + " | S2 at=0:3,0:4 then=S3 | S3 at=0:14 white swap=- two=S3 then=-")));

    private RefereeTable() {}

    private static String taraguchi(String second, String third, String fourth, String ten) {
        return "S1 at=0:0 then=S2 | S2 at=" + second + " swap=S3 then=S4 | S3 at=" + second + " then=S4 | S4 at="
                + third
                + " swap=S5 then=S6 | S5 at=" + third + " then=S6 | S6 at=" + fourth + " swap=S7 then=S8 | S7 at="
                + fourth + " then=S8 | S8 at=0:4 swap=S9 then=S10" + ten + " | S9 at=0:4 then=S10"
                + " | S10 at=0:14 swap=S11 then=- | S11 at=0:14 then=- | R choose then=-";
    }

    /** Returns the words of a row by name; a word without a value has an empty one. */
    static Map<String, String> row(String procedure, String name) {
        for (String row : rows(procedure).split(" \\| ")) {
            String[] words = row.split(" ");
            if (words[0].equals(name)) {
                Map<String, String> map = new TreeMap<>();
                for (int i = 1; i < words.length; i++) {
                    int equals = words[i].indexOf('=');
                    map.put(
                            equals < 0 ? words[i] : words[i].substring(0, equals),
                            equals < 0 ? "" : words[i].substring(equals + 1));
                }
                return map;
            }
        }
        throw new IllegalArgumentException(procedure + " has no row " + name);
    }

    private static String rows(String procedure) {
        return ROWS.getOrDefault(procedure, "");
    }

    static String first(String procedure) {
        String rows = rows(procedure);
        return rows.substring(0, rows.indexOf(' '));
    }
}
