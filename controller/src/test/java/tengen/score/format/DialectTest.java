package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.ScoreMove;

/** What other programs write. */
class DialectTest {
    private static List<String> moves(GameScore game) {
        return game.moves().stream().map(ScoreMove::text).toList();
    }

    private static GameScore sgf(String text) throws BadRecord {
        return SgfFormat.STANDARD.read(text.getBytes(UTF_8));
    }

    private static GameScore text(String text) throws BadRecord {
        return TextFormat.STANDARD.read(text.getBytes(UTF_8));
    }

    @Test
    void aGameOfIwzqCountsItsRowsFromTheBottom() throws BadRecord {
        String text = "(;US[x]CP[y]5A[g7 12]PW[李]PB[王]RE[黑胜]SW[True]SZ[15]\r\n"
                + ";B[hh];W[hi];B[ii];W[jj];B[gg];W[aa];B[ab];W[ac];B[ad];W[ae];B[af];W[ag];)";

        GameScore game = new SgfFormat(SgfFlavour.FLAT, true).read(text.getBytes(UTF_8));

        assertThat(moves(game).subList(0, 6)).containsExactly("H8", "H9", "I9", "J10", "G7", "A1");
        assertThat(game.rejected())
                .as("a number is where that stone stands later")
                .containsExactly(Point.of("A7"));
        assertThat(game.result().orElseThrow().winner()).isEqualTo(Outcome.BLACK);
        assertThat(game.opening().swapText()).isEqualTo("R");
        assertThat(game.name(Stone.BLACK)).isEqualTo("王");
        assertThat(game.seating().nameA()).as("the opener became White").isEqualTo("李");
    }

    @Test
    void aGameInTheCodePageOfChineseWindowsIsRead() throws BadRecord {
        byte[] gbk = "(;GM[1]PB[王小明]RE[白胜];B[hh];W[hg])".getBytes(Charset.forName("GBK"));

        GameScore game = SgfFormat.STANDARD.read(gbk);

        assertThat(game.name(Stone.BLACK)).isEqualTo("王小明");
        assertThat(game.result().orElseThrow().winner()).isEqualTo(Outcome.WHITE);
    }

    @Test
    void longIdentifiersEscapesAndPassesAreUnderstood() throws BadRecord {
        GameScore game = sgf("noise (;GaMe[4]PlayerBlack[a\\]b\\\\c\\\nd]PW[x];Black[hh];White[];B[tt];W[hi]C[;(]))"
                .replace("))", ")"));

        assertThat(game.name(Stone.BLACK)).isEqualTo("a]b\\cd");
        assertThat(moves(game)).containsExactly("H8", "--", "--", "H7");
    }

    @Test
    void otherBranchesOfTheFifthMoveAreItsOffers() throws BadRecord {
        GameScore game = sgf("(;SZ[15];B[hh];W[hg];B[ig];W[gg](;B[gi];W[aa])(;B[fi])(;B[ji]))");

        assertThat(moves(game)).hasSize(6);
        assertThat(game.rejected()).containsExactly(Point.of("F7"), Point.of("J7"));
    }

    @Test
    void forRenLibTheFileIsAsciiWithItsOwnProperty() throws BadRecord {
        String text = new String(new SgfFormat(SgfFlavour.RENLIB, false).write(Examples.everything()), UTF_8);

        assertThat(text).contains("5A[gi]", "FO[gi][jf][ii][ff]").matches("[\\p{ASCII}]*");
        assertThat(sgf(text).rejected()).containsExactlyElementsOf(Examples.points("G7", "J10", "F10"));
    }

    @Test
    void wonByResignationOrOnTimeIsReadFromTheResultAlone() throws BadRecord {
        assertThat(sgf("(;RE[B+R];B[hh])").result().orElseThrow().reason()).contains(Reason.RESIGN);
        assertThat(sgf("(;RE[W+Time];B[hh])").result().orElseThrow().reason()).contains(Reason.TIME);
        assertThat(sgf("(;RE[0];B[hh])").result().orElseThrow().winner()).isEqualTo(Outcome.NONE);
        assertThat(sgf("(;RE[?];B[hh])").result()).isEmpty();
    }

    @Test
    void twoBlackMovesInARowAreNotInventedInto() {
        assertThatThrownBy(() -> sgf("(;B[hh];B[hg])"))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("do not alternate");
    }

    @Test
    void kurnikTellsTwoOffersAndTheChosenOne() throws BadRecord {
        GameScore game = text("""
                [Event "?"]
                [Site "www.kurnik.pl"]
                [Date "2003.08.23"]
                [Round "-"]
                [Black "one"]
                [White "two"]
                [Result "0-1"]
                [TimeControl "1800"]

                1. h8 -- 2. h9 -- 3. h6 white 4. -- i8 5. j7 -- 6. i7 i7 7. -- j7 8. k6 j8 9.
                j9 g8 0-1
                """);

        assertThat(moves(game)).containsExactly("H8", "H9", "H6", "I8", "I7", "J7", "K6", "J8", "J9", "G8");
        assertThat(game.rejected()).containsExactly(Point.of("J7"));
        assertThat(game.name(Stone.BLACK)).isEqualTo("one");
        assertThat(game.result().orElseThrow().winner()).isEqualTo(Outcome.WHITE);
        assertThat(game.occasion().date()).isEqualTo("2003-08-23");
    }

    @Test
    void onKurnikWhoChoosesBlackExchangesThePlayersAndTheResult() throws BadRecord {
        GameScore game = text("""
                [Site "www.kurnik.pl"]
                [Black "one"]
                [White "two"]

                1. h8 -- 2. h9 -- 3. h7 black 4. h6 i8 5. -- j8 6. j8 -- 7. g8 f7 1-0
                """);

        assertThat(moves(game)).containsExactly("H8", "H9", "H7", "H6", "J8", "G8", "F7");
        assertThat(game.name(Stone.BLACK)).isEqualTo("two");
        assertThat(game.seating().nameA()).as("who opened").isEqualTo("one");
        assertThat(game.result().orElseThrow().winner()).isEqualTo(Outcome.WHITE);
    }

    @Test
    void theMailServersOldTableSkipsTheLetterI() throws BadRecord {
        GameScore game = text("""
                Eks          Ohs
                norihiko     areims
                1 H8         2 J9
                3 G7         4 H9
                5 G9,K9      6 G9,J7
                7 J10        8 --
                """);

        assertThat(moves(game)).containsExactly("H8", "I9", "G7", "H9", "G9", "I7", "I10", "--");
        assertThat(game.rejected()).containsExactly(Point.of("J9"));
        assertThat(game.name(Stone.WHITE)).isEqualTo("areims");
    }

    @Test
    void theMailServersNewTableLaysThreeStonesInItsFirstTurn() throws BadRecord {
        GameScore game = text("""
                  Eks          Ohs
                  dubolom      kryp
                  1 G8,H9      2 H7
                  3 F9,J6      4 F9,H10
                  5 G10        6 J8
                """);

        assertThat(moves(game)).containsExactly("H8", "G8", "H9", "H7", "F9", "H10", "G10", "I8");
        assertThat(game.rejected()).containsExactly(Point.of("I6"));
    }

    @Test
    void aTextBoardIsReadWithoutItsDiagram() throws BadRecord {
        GameScore game = text("  ----- Text Board -----\n\n  1 H8     2 H9\n  3 J10    4 I9\n\nmore");

        assertThat(moves(game)).containsExactly("H8", "H9", "J10", "I9");
    }

    @Test
    void bareMovesMayBeWrittenInManyWays() throws BadRecord {
        for (String way : List.of("h8h9i10", "H8 H9 I10", "1. h8 2. H9, 3. i10", "h8,h9;i10\n")) {
            assertThat(moves(text(way))).as(way).containsExactly("H8", "H9", "I10");
        }
        assertThat(moves(text("h8 -- h9"))).containsExactly("H8", "--", "H9");
    }

    @Test
    void renjuNetNamesAnOfferByTheNumberOfTheStoneThatStandsThereLater() throws BadRecord {
        String xml = """
                <?xml version="1.0" encoding="UTF-8"?><database version="1.0" date="2026-08-20"><!-- licence -->
                <rules><rule id="2" name="Taraguchi"><info>x</info></rule></rules>
                <players><player id="7" name="Ants" surname="Soos&#245;rv"/><player id="8" name="M" surname="L"/></players>
                <games><game id="31" publisher="7" tournament="1" round="F2" rule="2" black="7" white="8" bresult="0.5"
                 btime="61.5" wtime="" opening="1" alt="6" swap="R--R-"><move>h8 h9 i9 j10 g7 a1</move><info>B=1245</info></game>
                </games></database>""";

        GameScore game = new RifFormat().read(xml.getBytes(UTF_8));

        assertThat(game.rejected()).containsExactly(Point.of("A1"));
        assertThat(game.placedByBlack()).containsExactly(1, 2, 4, 5);
        assertThat(game.seating().nameA()).isEqualTo("Ants Soosõrv");
        assertThat(game.opening().swaps()).hasSize(5);
        assertThat(game.total().usedMillisA()).hasValue(3_690_000);
        assertThat(game.result().orElseThrow().winner()).isEqualTo(Outcome.NONE);
    }
}
