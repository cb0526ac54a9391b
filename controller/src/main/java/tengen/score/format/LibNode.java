package tengen.score.format;

import java.util.Optional;
import tengen.engine.Point;

/**
 * A node of a RenLib library. Texts hold one character per byte (Latin-1), so that no code page is lost.
 *
 * @param pos 16 * row from the top + column from 1; 0 for the root or a pass
 * @param flags as in the file
 * @param extension the two bytes behind {@link #EXTENSION}, else 0
 * @param comment bytes of the comment without its closing zeros
 * @param boardText bytes of the text on the board
 */
record LibNode(int pos, int flags, int extension, String comment, String boardText) {
    static final int SIBLING = 0x80;
    static final int LEAF = 0x40;
    static final int OLD_COMMENT = 0x20;
    static final int COMMENT = 0x08;
    static final int EXTENSION = 0x01;
    static final int BOARD_TEXT = 0x0001;

    static LibNode of(Optional<Point> point) {
        return new LibNode(point.map(LibNode::pos).orElse(0), 0, 0, "", "");
    }

    static int pos(Point point) {
        return 16 * (Point.SIZE - 1 - point.row()) + point.column() + 1;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    Optional<Point> point() {
        return pos == 0 ? Optional.empty() : Optional.of(Point.at((pos & 15) - 1, Point.SIZE - 1 - (pos >> 4)));
    }

    LibNode with(int flag) {
        return new LibNode(pos, flags | flag, extension, comment, boardText);
    }

    LibNode withComment(String bytes) {
        return new LibNode(pos, flags | COMMENT, extension, bytes, boardText);
    }

    LibNode withBoardText(String bytes) {
        return new LibNode(pos, flags | EXTENSION, extension | BOARD_TEXT, comment, bytes);
    }
}
