package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.sim.fault.Dice;

/** Games drawn from a seed: stones near other stones, ended by resignation, an agreed draw, or a five where one came about. */
final class RandomGames {
    private static final int NEAR = 2;
    private static final int OPENED = 4;

    private RandomGames() {}

    static List<KnownGame> draw(int count, long seed) {
        List<KnownGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            games.add(game(i, Opened.FREE, new Dice(seed).fork("random game", i)));
        }
        return games;
    }

    /** Returns the games of {@link #draw}, of which one in {@value #OPENED} begins with an opening procedure instead. */
    static List<KnownGame> drawOpened(int count, long seed) {
        List<KnownGame> games = draw(count, seed);
        for (int i = 0; i < count; i++) {
            Dice dice = new Dice(seed).fork("random opening", i);
            if (dice.below(OPENED) == 0) {
                games.set(i, game(i, RandomOpening.draw(dice), dice));
            }
        }
        return games;
    }

    private static KnownGame game(int number, Opened opened, Dice dice) {
        Board board = new Board();
        List<Point> moves = new ArrayList<>(opened.stones());
        for (int i = 0; i < moves.size(); i++) {
            board.place(moves.get(i), Stone.ofMove(i + 1));
        }
        int length = dice.between(8, 60);
        Point point = moves.isEmpty() ? Point.CENTRE : next(board, moves, dice);
        while (true) {
            Stone stone = Stone.ofMove(moves.size() + 1);
            board.place(point, stone);
            moves.add(point);
            boolean five = Runs.exactFive(board, point, stone)
                    || (stone == Stone.WHITE && !opened.gomoku() && Runs.longest(board, point, stone) >= 5);
            if (five) {
                return new KnownGame(
                        "random-" + number, moves, opened, result(stone), KnownGame.End.FIVE, Optional.empty());
            }
            if (moves.size() == length) {
                break;
            }
            point = next(board, moves, dice);
        }
        boolean draw = dice.below(8) == 0;
        return new KnownGame(
                "random-" + number,
                moves,
                opened,
                draw ? KnownGame.Result.DRAW : result(dice.below(2) == 0 ? Stone.BLACK : Stone.WHITE),
                draw ? KnownGame.End.DRAW : KnownGame.End.RESIGNATION,
                Optional.empty());
    }

    private static KnownGame.Result result(Stone winner) {
        return winner == Stone.BLACK ? KnownGame.Result.BLACK : KnownGame.Result.WHITE;
    }

    private static Point next(Board board, List<Point> moves, Dice dice) {
        while (true) {
            Point from = moves.get(dice.below(moves.size()));
            int column = from.column() + dice.between(-NEAR, NEAR);
            int row = from.row() + dice.between(-NEAR, NEAR);
            if (column >= 0
                    && column < Point.SIZE
                    && row >= 0
                    && row < Point.SIZE
                    && board.isEmpty(Point.at(column, row))) {
                return Point.at(column, row);
            }
        }
    }
}
