package tengen.desk.event.paper;

import tengen.desk.event.Criterion;

/** Criteria in words, Chinese and English. */
public final class CriterionWords {
    private CriterionWords() {}

    /** Returns a short heading. */
    public static String of(Criterion criterion) {
        return switch (criterion) {
            case POINTS -> "积分 Points";
            case MATCH_POINTS -> "场分 Match";
            case BUCHHOLZ -> "对手分 Buchh.";
            case BUCHHOLZ_CUT -> "去低对手分 Cut";
            case MEDIAN_BUCHHOLZ -> "中间分 Median";
            case SONNEBORN_BERGER -> "小分 Berger";
            case WINS -> "胜局 Wins";
            case DIRECT -> "直胜 Direct";
            case PROGRESSIVE -> "累进分 Progr.";
            case BOARD_1 -> "一台 Bd 1";
            case BOARD_2 -> "二台 Bd 2";
            case BOARD_3 -> "三台 Bd 3";
        };
    }
}
