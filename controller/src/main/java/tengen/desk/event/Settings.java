package tengen.desk.event;

import java.util.List;

/**
 * How a competition is played.
 *
 * @param rounds of a Swiss; the other formats know themselves
 * @param cycles of a round robin, 1 or 2
 * @param games of a pairing, the opening reversed each time
 * @param boards of a team; 1 = single players
 * @param criteria in their order, never empty
 * @param third whether the losers of the semi-finals play for the third place
 * @param reset whether who comes undefeated into the final of a double elimination must lose it twice
 * @param rules for the tables, {@code Rules.text}
 */
public record Settings(
        String name,
        Format format,
        int rounds,
        int cycles,
        int games,
        int boards,
        Scoring scoring,
        List<Criterion> criteria,
        DrawRule drawRule,
        boolean third,
        boolean reset,
        String rules) {
    /** RULES 6.3. */
    public enum Format {
        ROUND_ROBIN,
        SWISS,
        SINGLE_ELIMINATION,
        DOUBLE_ELIMINATION;

        /** Says whether a match must have a winner. */
        public boolean knockOut() {
            return this == SINGLE_ELIMINATION || this == DOUBLE_ELIMINATION;
        }
    }

    /** What follows when a match of a knock-out is drawn. */
    public enum DrawRule {
        /** Another game, the opening reversed, until one wins. */
        REPLAY,
        /** The arbiter draws lots. */
        LOT,
        /** The better seed goes on. */
        SEED
    }

    public Settings {
        if (name.isBlank() || rounds < 1 || rounds > 50 || cycles < 1 || cycles > 2 || games < 1 || games > 9) {
            throw new IllegalArgumentException(
                    "a name, 1 to 50 rounds, 1 or 2 cycles, 1 to 9 games: '" + name + "' " + rounds + " " + cycles);
        }
        if (boards < 1 || boards > 20 || criteria.isEmpty()) {
            throw new IllegalArgumentException("1 to 20 boards and at least one criterion: " + boards + " " + criteria);
        }
        criteria = List.copyOf(criteria);
    }

    /** Returns the usual criteria of a format (RULES 6.4: Shanghai 2019; for teams the RIF Team World Championship). */
    public static List<Criterion> usual(Format format, int boards) {
        if (boards > 1) {
            return List.of(
                    Criterion.POINTS,
                    Criterion.MATCH_POINTS,
                    Criterion.BUCHHOLZ,
                    Criterion.SONNEBORN_BERGER,
                    Criterion.DIRECT,
                    Criterion.BOARD_1,
                    Criterion.BOARD_2,
                    Criterion.BOARD_3);
        }
        return format == Format.ROUND_ROBIN
                ? List.of(Criterion.POINTS, Criterion.SONNEBORN_BERGER, Criterion.WINS, Criterion.DIRECT)
                : List.of(Criterion.POINTS, Criterion.BUCHHOLZ, Criterion.MEDIAN_BUCHHOLZ, Criterion.WINS);
    }
}
