package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.desk.event.Settings.Format;
import tengen.desk.event.pairing.Bracket;

/** Knock-outs that were played: the seeds in, who met whom in every round out. */
class PublishedBracketsTest {
    /** The men's basketball tournament of the NCAA, 2018, South region (ncaa.com, bracket and scores of 2018): sixteen seeds, the eleventh came through. */
    @Test
    void aRegionOfSixteenIsPairedAsItWas() {
        Played south = new Played("South", Format.SINGLE_ELIMINATION, 1, 16, Criterion.POINTS);

        assertThat(south.paired())
                .containsExactlyInAnyOrder("1-16", "8-9", "4-13", "5-12", "2-15", "7-10", "3-14", "6-11");
        south.won(16, 9, 13, 5, 2, 7, 3, 11);
        assertThat(south.paired()).containsExactlyInAnyOrder("16-9", "13-5", "2-7", "3-11");
        south.won(9, 5, 7, 11);
        assertThat(south.paired()).containsExactlyInAnyOrder("9-5", "7-11");
        south.won(9, 11);
        assertThat(south.paired()).containsExactly("9-11");
    }

    /**
     * The Corvallis regional of the NCAA's baseball tournament, 2019 (reports of the Associated Press, 1 to 3 June 2019): 1 Oregon State, 2 Creighton, 3 Michigan,
     * 4 Cincinnati. Who came undefeated into the final lost it and won the second one.
     */
    @Test
    void aDoubleEliminationOfFourIsPairedAsItWasUntilTheSecondFinal() {
        Played corvallis = new Played("Corvallis", Format.DOUBLE_ELIMINATION, 1, 4, Criterion.POINTS);

        assertThat(corvallis.paired()).containsExactlyInAnyOrder("1-4", "2-3");
        corvallis.won(4, 3);
        assertThat(corvallis.paired())
                .as("winners, and losers for their lives")
                .containsExactlyInAnyOrder("4-3", "1-2");
        corvallis.won(3, 2);
        assertThat(corvallis.paired()).containsExactly("4-2");
        corvallis.won(2);
        assertThat(corvallis.paired()).containsExactly("3-2");
        corvallis.won(2);
        assertThat(corvallis.paired()).as("both have lost once").containsExactly("2-3");
        corvallis.won(3);
        assertThat(Bracket.twofold(4, true).champion(4, java.util.Map.of(1, 4, 2, 3, 3, 3, 4, 2, 5, 2, 6, 2, 7, 3)))
                .contains(3);
    }
}
