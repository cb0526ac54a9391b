package tengen.score.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.score.GameScore;
import tengen.score.Trait;

/**
 * SGF FF[4] GM[4], one game after the other.
 *
 * @param flavour how to write
 * @param bottomUp read the second letter of a point as counted from row 1 (the dialect of iwzq.com) instead of from row 15
 */
public record SgfFormat(SgfFlavour flavour, boolean bottomUp) implements RecordFormat {
    private static final Pattern CODE_PAGE = Pattern.compile("CA\\[([A-Za-z0-9_.-]{1,30})]");

    /** The default: one flat line, rows from the top. */
    public static final SgfFormat STANDARD = new SgfFormat(SgfFlavour.FLAT, false);

    @Override
    public String name() {
        return "SGF";
    }

    @Override
    public Set<Trait> carries() {
        return EnumSet.complementOf(EnumSet.of(
                Trait.SWAP_PLACES,
                Trait.PLACERS,
                Trait.USED_TIME,
                Trait.STAMPS,
                Trait.TOTAL_TIME,
                Trait.REMARKS,
                Trait.CONFIRMATIONS));
    }

    @Override
    public int limitBytes() {
        return 8 << 20;
    }

    @Override
    public byte[] write(GameScore score) {
        return new SgfGameWriter(score, flavour).bytes();
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        Matcher named = CODE_PAGE.matcher(new String(bytes, 0, Math.min(bytes.length, 4096), ISO_8859_1));
        String text = Text.decode(bytes, named.find() ? Text.charset(named.group(1)) : Optional.empty());
        List<GameScore> games = new ArrayList<>();
        for (SgfNode root : SgfParser.parse(text)) {
            games.add(new SgfGameReader(root, bottomUp).score());
        }
        return games;
    }
}
