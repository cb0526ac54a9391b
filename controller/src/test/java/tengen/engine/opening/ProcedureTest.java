package tengen.engine.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every procedure written out by hand from the tables of RULES 2.1 to 2.9, one line a turn. */
class ProcedureTest {
    /** A turn in short: stones and their zones, what is declared, what else may be placed, where a swap and the press lead. */
    private static String line(Step step) {
        StringBuilder text = new StringBuilder(step.row()).append(':');
        switch (step.form()) {
            case STONES -> step.zones().forEach(zone -> text.append(' ').append(zone));
            case OFFERS -> text.append(step.offers() == Step.DECLARED ? " offers N" : " offers " + step.offers());
            case REMOVAL -> text.append(" removal");
            case CHOICE -> text.append(" colour");
        }
        if (step.declares() != 0) {
            text.append(step.declares() == Step.MAX_N ? " declare max-n" : " declare " + step.declares());
        }
        if (step.otherwise().kind() != Step.Otherwise.Kind.NOTHING) {
            text.append(" or ")
                    .append(step.otherwise().count())
                    .append(' ')
                    .append(step.otherwise().kind());
            text.append("->").append(step.otherwise().next());
        }
        if (step.maySwap()) {
            text.append(" swap->").append(step.afterSwap());
        }
        return text.append(" ->")
                .append(step.next() == Step.END ? "play" : step.next())
                .toString();
    }

    private static Arguments procedure(String name, Procedure procedure, String... lines) {
        return Arguments.of(name, procedure, List.of(lines));
    }

    static Stream<Arguments> procedures() {
        return Stream.of(
                procedure("free", FreeOpening.free(false), "1: CENTRE ->1", "2: ANYWHERE ->2", "3: ANYWHERE ->play"),
                procedure(
                        "free, any first point",
                        FreeOpening.free(true),
                        "1: ANYWHERE ->1",
                        "2: ANYWHERE ->2",
                        "3: ANYWHERE ->play"),
                procedure(
                        "chinese-2",
                        ChineseOpening.twoOffers(),
                        "S1: CENTRE SQUARE_3 SQUARE_5 ->1",
                        "S2: ANYWHERE swap->2 ->3",
                        "S3: ANYWHERE ->3",
                        "S4: offers 2 ->4",
                        "S5: removal ->play"),
                procedure(
                        "chinese-n",
                        ChineseOpening.declaredOffers(),
                        "S1: CENTRE SQUARE_3 SQUARE_5 declare max-n ->1",
                        "S2: ANYWHERE swap->2 ->3",
                        "S3: ANYWHERE ->3",
                        "S4: offers N ->4",
                        "S5: removal ->play"),
                procedure(
                        "rif-swap",
                        ChineseOpening.rifSwap(),
                        "B1: CENTRE ->1",
                        "W2: SQUARE_3 ->2",
                        "B3: SQUARE_5 ->3",
                        "S2: ANYWHERE swap->4 ->5",
                        "S3: ANYWHERE ->5",
                        "S4: offers 2 ->6",
                        "S5: removal ->play"),
                procedure(
                        "soosorv-8",
                        SoosorvOpening.soosorv8(),
                        "S1: CENTRE SQUARE_3 SQUARE_5 ->1",
                        "S2: ANYWHERE declare 8 swap->2 ->3",
                        "S3: ANYWHERE declare 8 ->3",
                        "S4: offers N swap->4 ->5",
                        "S5: offers N ->5",
                        "S6: removal ->play"),
                procedure("taraguchi-10", TaraguchiOpening.ten(), taraguchi(" or 10 OFFERS->11", "3", "5", "7")),
                procedure("taraguchi", TaraguchiOpening.five(), taraguchi(" or 5 OFFERS->11", "3", "5", "7")),
                procedure("taraguchi-n", TaraguchiOpening.any(), taraguchi(" or -1 OFFERS->11", "3", "5", "7")),
                procedure(
                        "super-taraguchi-10",
                        TaraguchiOpening.superTen(),
                        taraguchi(" or 10 OFFERS->11", "5", "7", "9")),
                procedure("tarannikov", TaraguchiOpening.tarannikov(), taraguchi("", "3", "5", "7")),
                procedure(
                        "swap",
                        GomokuOpening.swap(),
                        "S1: ANYWHERE ANYWHERE ANYWHERE ->1",
                        "S2: ANYWHERE swap->2 ->play",
                        "S2 after the swap: ANYWHERE ->play"),
                procedure(
                        "swap2",
                        GomokuOpening.swap2(),
                        "S1: ANYWHERE ANYWHERE ANYWHERE ->1",
                        "S2: ANYWHERE or 2 TWO_STONES->3 swap->2 ->play",
                        "S2 after the swap: ANYWHERE ->play",
                        "S3: colour ->play"),
                procedure("gomoku-pro", GomokuOpening.pro(), "B1: CENTRE ->1", "W2: SQUARE_3 ->2", "B3: FAR ->play"),
                procedure(
                        "super-sakata",
                        SakataOpening.superSakata(),
                        "three stones: CENTRE SQUARE_3 SQUARE_5 ->1",
                        "W4 and B5: SQUARE_7 SQUARE_9 ->2",
                        "a, b or c: ANYWHERE or 2 TWO_STONES->2 swap->-1 ->play"));
    }

    private static String[] taraguchi(String otherwise, String second, String third, String fourth) {
        return new String[] {
            "S1: CENTRE ->1",
            "S2: SQUARE_" + second + " swap->2 ->3",
            "S3: SQUARE_" + second + " ->3",
            "S4: SQUARE_" + third + " swap->4 ->5",
            "S5: SQUARE_" + third + " ->5",
            "S6: SQUARE_" + fourth + " swap->6 ->7",
            "S7: SQUARE_" + fourth + " ->7",
            "S8: SQUARE_9" + otherwise + " swap->8 ->9",
            "S9a: SQUARE_9 ->9",
            "S10a: ANYWHERE swap->10 ->play",
            "S11a: ANYWHERE ->play",
            "S10b: removal ->play",
        };
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("procedures")
    void theStepsAreThoseOfTheRules(String name, Procedure procedure, List<String> lines) {
        List<String> steps = new ArrayList<>();
        for (int index = 0; index < procedure.steps().size(); index++) {
            assertThat(procedure.step(index)).isSameAs(procedure.steps().get(index));
            steps.add(line(procedure.step(index)));
        }

        assertThat(steps).as(name).isEqualTo(lines);
    }

    @Test
    void passingStartsAtMoveFourWhereTheOpeningIsFreeAndAtMoveSevenElsewhere() {
        assertThat(FreeOpening.free(false).firstPass()).isEqualTo(4);
        assertThat(GomokuOpening.pro().firstPass()).isEqualTo(4);
        assertThat(ChineseOpening.twoOffers().firstPass()).isEqualTo(7);
        assertThat(GomokuOpening.swap2().firstPass()).isEqualTo(7);
    }

    @Test
    void theTwentySixBindOnlyWhereTheRulesSaySo() {
        assertThat(List.of(
                        ChineseOpening.twoOffers(),
                        ChineseOpening.rifSwap(),
                        SoosorvOpening.soosorv8(),
                        TaraguchiOpening.ten(),
                        SakataOpening.superSakata()))
                .allMatch(Procedure::canonical);
        assertThat(List.of(FreeOpening.free(false), TaraguchiOpening.superTen(), GomokuOpening.swap()))
                .noneMatch(Procedure::canonical);
        assertThat(GomokuOpening.swap2().gomoku()).isTrue();
        assertThat(TaraguchiOpening.ten().gomoku()).isFalse();
    }

    @Test
    void aStoneCountsAsSoonAsItHasSettledOnlyWhereItIsTheWholeTurn() {
        assertThat(FreeOpening.free(false).steps()).allMatch(Step::single);
        assertThat(ChineseOpening.twoOffers().step(0).single()).isFalse();
        assertThat(ChineseOpening.twoOffers().step(2).single()).isTrue();
        assertThat(ChineseOpening.twoOffers().step(3).single()).isFalse();
        assertThat(TaraguchiOpening.ten().step(7).single()).isFalse();
        assertThat(TaraguchiOpening.tarannikov().step(7).single()).isTrue();
        assertThat(GomokuOpening.swap2().step(1).single()).isFalse();
    }
}
