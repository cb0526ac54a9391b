package tengen.engine.opening;

import java.util.Locale;
import java.util.Optional;
import tengen.engine.Point;

/**
 * The 26 canonical openings (RULES 3): black stone on H8, white beside it, black in the 5x5 square. D is direct (直指, white on H9), I indirect (斜指, white
 * on I9).
 */
public enum Opening {
    D1("H10", "寒星", "寒星", "Kansei", "Cold star"),
    D2("I10", "溪月", "渓月", "Keigetsu", "Valley moon"),
    D3("J10", "疏星", "疎星", "Sosei", "Sparse star"),
    D4("I9", "花月", "花月", "Kagetsu", "Flower moon"),
    D5("J9", "残月", "残月", "Zangetsu", "Remaining moon"),
    D6("I8", "雨月", "雨月", "Ugetsu", "Rain moon"),
    D7("J8", "金星", "金星", "Kinsei", "Golden star"),
    D8("H7", "松月", "松月", "Shogetsu", "Pine moon"),
    D9("I7", "丘月", "丘月", "Kyugetsu", "Hill moon"),
    D10("J7", "新月", "新月", "Shingetsu", "New moon"),
    D11("H6", "瑞星", "瑞星", "Zuisei", "Lucky star"),
    D12("I6", "山月", "山月", "Sangetsu", "Mountain moon"),
    D13("J6", "游星", "遊星", "Yusei", "Wandering star"),
    I1("J10", "长星", "長星", "Chosei", "Long star"),
    I2("J9", "峡月", "峡月", "Kyogetsu", "Gorge moon"),
    I3("J8", "恒星", "恒星", "Kosei", "Fixed star"),
    I4("J7", "水月", "水月", "Suigetsu", "Water moon"),
    I5("J6", "流星", "流星", "Ryusei", "Shooting star"),
    I6("I8", "云月", "雲月", "Ungetsu", "Cloud moon"),
    I7("I7", "浦月", "浦月", "Hogetsu", "Bay moon"),
    I8("I6", "岚月", "嵐月", "Rangetsu", "Storm moon"),
    I9("H7", "银月", "銀月", "Gingetsu", "Silver moon"),
    I10("H6", "明星", "明星", "Myojo", "Bright star"),
    I11("G7", "斜月", "斜月", "Shagetsu", "Slanting moon"),
    I12("G6", "名月", "名月", "Meigetsu", "Famous moon"),
    I13("F6", "彗星", "彗星", "Suisei", "Comet");

    /** A common way to write 名月. */
    private static final String ALIAS_OF_I12 = "明月";

    private final String third;
    private final String chinese;
    private final String japanese;
    private final String romaji;
    private final String english;

    Opening(String third, String chinese, String japanese, String romaji, String english) {
        this.third = third;
        this.chinese = chinese;
        this.japanese = japanese;
        this.romaji = romaji;
        this.english = english;
    }

    /**
     * Returns the opening with these stones, turned or mirrored in any way; nothing when they form none.
     *
     * @param second White's stone; the first black stone stands on H8
     * @param third Black's second stone
     */
    public static Optional<Opening> of(Point second, Point third) {
        for (Motion symmetry : Motion.SYMMETRIES) {
            for (Opening opening : values()) {
                if (symmetry.maps(second, opening.second()) && symmetry.maps(third, opening.third())) {
                    return Optional.of(opening);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the opening of this code ({@code D4}, {@code 4D}) or name, in any of the languages and either case; nothing for any other text. */
    public static Optional<Opening> named(String text) {
        String wanted = text.strip();
        for (Opening opening : values()) {
            if (opening.isNamed(wanted)) {
                return Optional.of(opening);
            }
        }
        return wanted.equals(ALIAS_OF_I12) ? Optional.of(I12) : Optional.empty();
    }

    private boolean isNamed(String wanted) {
        return wanted.equalsIgnoreCase(name())
                || wanted.equalsIgnoreCase(name().substring(1) + name().charAt(0))
                || wanted.equals(chinese)
                || wanted.equals(japanese)
                || wanted.toLowerCase(Locale.ROOT).equals(romaji.toLowerCase(Locale.ROOT))
                || wanted.toLowerCase(Locale.ROOT).equals(english.toLowerCase(Locale.ROOT));
    }

    /** Returns the code, D1 to D13 or I1 to I13. */
    public String code() {
        return name();
    }

    /** Says whether White's stone stands on the row or column of the centre (直指), not on the diagonal (斜指). */
    public boolean direct() {
        return name().charAt(0) == 'D';
    }

    /** Returns White's stone in the canonical picture, H9 or I9. */
    public Point second() {
        return Point.of(direct() ? "H9" : "I9");
    }

    /** Returns Black's second stone in the canonical picture. */
    public Point third() {
        return Point.of(third);
    }

    /** Returns the Chinese name. */
    public String chinese() {
        return chinese;
    }

    /** Returns the Japanese name. */
    public String japanese() {
        return japanese;
    }

    /** Returns the Japanese name in Latin letters. */
    public String romaji() {
        return romaji;
    }

    /** Returns the English gloss of the name. */
    public String english() {
        return english;
    }
}
