package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Vectors;

class FourLinesTest {
    @ParameterizedTest
    @EnumSource(Stone.class)
    void itHoldsThePointsOnWhichAFourIsMadeAndNoOthers(Stone stone) {
        for (String position : Vectors.some(Vectors.positions())) {
            Board board = Board.parse(position).orElseThrow();
            Side side = new Side(board, stone);
            FourLines lines = new FourLines();
            lines.read(board, side);
            PointSet fours = side.fourPoints();

            for (int index = 0; index < Point.COUNT; index++) {
                assertThat(lines.contains(index))
                        .as("%s of %s", Point.at(index), position)
                        .isEqualTo(fours.contains(index));
            }
        }
    }
}
