package tengen.score.teach;

import tengen.engine.Foul;
import tengen.engine.Stone;

/** Findings in words, Chinese and English. */
final class FindingWords {
    private FindingWords() {}

    /** Returns one line. */
    static String of(Finding finding) {
        return switch (finding) {
            case Finding.FiveNotClaimed f ->
                f.number() + " " + colour(f.by()) + " 五连未申告 five on " + f.point() + " not claimed";
            case Finding.FoulNotClaimed f ->
                f.number() + " " + f.point() + " 禁手未申告 " + foul(f.foul()) + " not claimed"
                        + (f.disputed() ? " (disputed)" : "");
            case Finding.WinMissed f ->
                f.number() + " " + colour(f.by()) + " 漏胜 missed win by fours: "
                        + (f.line().size() + 1) / 2 + " moves";
        };
    }

    static String colour(Stone stone) {
        return switch (stone) {
            case BLACK -> "黑 Black";
            case WHITE -> "白 White";
        };
    }

    private static String foul(Foul foul) {
        return switch (foul) {
            case OVERLINE -> "overline";
            case DOUBLE_FOUR -> "double-four";
            case DOUBLE_THREE -> "double-three";
        };
    }
}
