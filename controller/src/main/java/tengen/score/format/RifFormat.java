package tengen.score.format;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.Projection;
import tengen.score.TotalTime;
import tengen.score.Trait;

/** The XML of the RenjuNet database, as its importers read it. No schema of its own exists; ours stands beside this class as {@code rif.xsd}. */
public record RifFormat() implements RecordFormat {
    private static final long HUNDREDTH_MINUTE_MILLIS = 600;

    @Override
    public String name() {
        return "RIF XML";
    }

    @Override
    public Set<Trait> carries() {
        return EnumSet.of(
                Trait.GAME,
                Trait.NAMES,
                Trait.EVENT,
                Trait.ROUND,
                Trait.RULE,
                Trait.RESULT,
                Trait.OPENING,
                Trait.SWAPS,
                Trait.OFFERS,
                Trait.OPENER,
                Trait.TOTAL_TIME);
    }

    @Override
    public int limitBytes() {
        return 64 << 20;
    }

    @Override
    public GameScore kept(GameScore score) {
        GameScore kept = Projection.of(score, carries());
        Occasion where = kept.occasion();
        return new GameScore(
                where.withGame(number(where.game()) ? where.game() : "1"),
                kept.seating(),
                kept.opening(),
                kept.moves(),
                new TotalTime(
                        rounded(kept.total().usedMillisA()),
                        rounded(kept.total().usedMillisB())),
                kept.remarks(),
                kept.result(),
                kept.confirmations());
    }

    private static OptionalLong rounded(OptionalLong millis) {
        return millis.isEmpty() ? millis : OptionalLong.of(hundredths(millis.getAsLong()) * HUNDREDTH_MINUTE_MILLIS);
    }

    /** Returns hundredths of minutes. */
    static long hundredths(long millis) {
        return (millis + HUNDREDTH_MINUTE_MILLIS / 2) / HUNDREDTH_MINUTE_MILLIS;
    }

    static boolean number(String game) {
        return game.matches("[1-9]\\d{0,8}");
    }

    @Override
    public byte[] write(GameScore score) throws BadRecord {
        return writeAll(List.of(score), score.occasion().date());
    }

    /**
     * Returns one database of many games.
     *
     * @param date of the database, YYYY-MM-DD; may be empty
     */
    public byte[] writeAll(List<GameScore> scores, String date) throws BadRecord {
        return new RifWriter(date).bytes(scores);
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        return new RifReader().games(bytes);
    }
}
