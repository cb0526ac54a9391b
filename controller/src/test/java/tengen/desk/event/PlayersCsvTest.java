package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlayersCsvTest {
    private static List<Ask.Newcomer> read(String text) throws PlayersCsv.Wrong {
        return PlayersCsv.read(text, false);
    }

    @Test
    void columnsAreFoundByTheirNamesInEitherLanguage() throws Exception {
        assertThat(read("\uFEFF等级分;姓名;单位\r\n2400;王小明;天津\r\n;李四;\r\n"))
                .containsExactly(
                        new Ask.Newcomer("王小明", "天津", 2400, List.of()), new Ask.Newcomer("李四", "", 0, List.of()));
        assertThat(read("Name,Surname,Rating\nAnts,Soosõrv,2650\n"))
                .containsExactly(new Ask.Newcomer("Soosõrv Ants", "", 2650, List.of()));
    }

    @Test
    void withoutAHeadTheFirstCellIsTheName() throws Exception {
        assertThat(read("\"Doe, John \"\"J\"\"\",Club\nAnn\n"))
                .containsExactly(
                        new Ask.Newcomer("Doe, John \"J\"", "Club", 0, List.of()),
                        new Ask.Newcomer("Ann", "", 0, List.of()));
    }

    @Test
    void endsOfLinesAndWaysOfWritingALetterAreOne() throws Exception {
        assertThat(read("name;club\rO\u0303ta  Yuki;Kyoto\rLi;\r"))
                .containsExactly(
                        new Ask.Newcomer("\u00D5ta Yuki", "Kyoto", 0, List.of()),
                        new Ask.Newcomer("Li", "", 0, List.of()));
        assertThatThrownBy(() -> read("name\n\uFFFD\uFFFD\n")).hasMessageContaining("save it as UTF-8");
    }

    @Test
    void membersOfATeamStandInTheOrderOfTheLines() throws Exception {
        assertThat(PlayersCsv.read("name,team,rating\nA1,Red,100\nB1,Blue,50\nA2,Red,300\n", true))
                .containsExactly(
                        new Ask.Newcomer("Red", "Red", 200, List.of("A1", "A2")),
                        new Ask.Newcomer("Blue", "Blue", 50, List.of("B1")));
    }

    @Test
    void whatIsWrongIsSaidWithItsLine() {
        assertThatThrownBy(() -> read("")).hasMessage("the table is empty");
        assertThatThrownBy(() -> read("name,rating\nAnn,strong\n")).hasMessage("line 2: no rating: strong");
        assertThatThrownBy(() -> read("name,rating\n,5\n")).hasMessage("line 2: no name");
        assertThatThrownBy(() -> read("name\n\"Ann\n")).hasMessageContaining("quote");
        assertThatThrownBy(() -> read("x".repeat(300))).hasMessageContaining("line 1");
        assertThatThrownBy(() -> read("a\n".repeat(2_000))).hasMessageContaining("more than");
    }
}
