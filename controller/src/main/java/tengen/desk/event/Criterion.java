package tengen.desk.event;

/** What decides a place, in the order that the event names (RULES 6.4). All values are in halves of a point, except counts. */
public enum Criterion {
    /** Sum of game points. */
    POINTS,
    /** Two for a match won, one for a match drawn: of teams, and of matches of several games. */
    MATCH_POINTS,
    /** 对手分: sum of the opponents' points. */
    BUCHHOLZ,
    /** The same without the lowest opponent. */
    BUCHHOLZ_CUT,
    /** 中间对手分: the same without the highest and the lowest. */
    MEDIAN_BUCHHOLZ,
    /** 小分, Berger: points of the beaten, half of those of the drawn. */
    SONNEBORN_BERGER,
    /** Games won at the board or by default. */
    WINS,
    /** Points among those who are equal so far, if they have all met. */
    DIRECT,
    /** Sum of the points after each round. */
    PROGRESSIVE,
    /** Points on board 1 of a team. */
    BOARD_1,
    /** Points on board 2 of a team. */
    BOARD_2,
    /** Points on board 3 of a team. */
    BOARD_3
}
