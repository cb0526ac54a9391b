package tengen.score.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tengen.engine.Point;

/**
 * A RenLib library, read to its last byte: the nodes in preorder.
 *
 * @param major version, 3; 0 for an old library without a header
 */
public record LibTree(int major, int minor, List<LibNode> nodes) {
    private static final int HEADER = 20;
    private static final byte[] MAGIC = {(byte) 0xFF, 'R', 'e', 'n', 'L', 'i', 'b', (byte) 0xFF};

    public LibTree {
        nodes = List.copyOf(nodes);
    }

    /** Returns how many nodes have no child. */
    public long leaves() {
        return nodes.stream().filter(node -> node.has(LibNode.LEAF)).count();
    }

    /** Returns how many nodes are followed by a sibling. */
    public long siblings() {
        return nodes.stream().filter(node -> node.has(LibNode.SIBLING)).count();
    }

    /** Returns how many nodes carry a comment. */
    public long comments() {
        return nodes.stream().filter(node -> !node.comment().isEmpty()).count();
    }

    /** Returns how many nodes carry a text on the board. */
    public long boardTexts() {
        return nodes.stream().filter(node -> !node.boardText().isEmpty()).count();
    }

    /** Returns how many nodes there are. */
    public int size() {
        return nodes.size();
    }

    /**
     * Reads a library.
     *
     * @throws BadRecord when it ends early, goes on behind its end, or names a point off the board
     */
    public static LibTree read(byte[] bytes) throws BadRecord {
        if (bytes.length > 0 && bytes[0] == 0x78) {
            return new LibTree(0, 0, new Reader(bytes, 0).nodes());
        }
        if (bytes.length < HEADER || !Arrays.equals(Arrays.copyOf(bytes, MAGIC.length), MAGIC)) {
            throw new BadRecord("no RenLib library: the header is missing");
        }
        int major = bytes[8] & 0xFF;
        int minor = bytes[9] & 0xFF;
        if (major > 3 || major == 3 && minor > 4) {
            throw new BadRecord("RenLib library of version " + major + "." + minor + ", newer than 3.4");
        }
        return new LibTree(major, minor, new Reader(bytes, HEADER).nodes());
    }

    /** Returns the library's bytes; those of a library that was read are the same again. */
    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(HEADER + 2 * nodes.size());
        if (major > 0) {
            out.writeBytes(MAGIC);
            out.write(major);
            out.write(minor);
            for (int i = out.size(); i < HEADER; i++) {
                out.write(0xFF);
            }
        }
        for (LibNode node : nodes) {
            out.write(node.pos());
            out.write(node.flags());
            if (node.has(LibNode.EXTENSION)) {
                out.write(node.extension() >> 8);
                out.write(node.extension());
            }
            if (node.has(LibNode.OLD_COMMENT)) {
                out.writeBytes(node.comment().getBytes(ISO_8859_1));
            } else if (node.has(LibNode.COMMENT)) {
                text(out, node.comment());
            }
            if ((node.extension() & LibNode.BOARD_TEXT) != 0) {
                text(out, node.boardText());
            }
        }
        return out.toByteArray();
    }

    private static void text(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(ISO_8859_1));
        out.write(0);
        if (text.length() % 2 == 0) {
            out.write(0);
        }
    }

    /** Walks the bytes twice: once to see that they are a whole tree, which costs no memory, then to keep it. */
    private static final class Reader {
        private final byte[] bytes;
        private final int start;
        private int at;

        Reader(byte[] bytes, int start) {
            this.bytes = bytes;
            this.start = start;
        }

        List<LibNode> nodes() throws BadRecord {
            List<LibNode> nodes = new ArrayList<>();
            walk(false, nodes);
            walk(true, nodes);
            return nodes;
        }

        private void walk(boolean keep, List<LibNode> nodes) throws BadRecord {
            at = start;
            // Nodes that still owe a sibling; a leaf answers the youngest debt, and the last leaf none.
            int owed = 0;
            boolean open = true;
            while (open) {
                int flags = node(keep, nodes);
                owed += (flags & LibNode.SIBLING) != 0 ? 1 : 0;
                if ((flags & LibNode.LEAF) != 0) {
                    open = owed > 0;
                    owed--;
                }
            }
            if (at != bytes.length) {
                throw new BadRecord((bytes.length - at) + " bytes behind the end of the tree");
            }
        }

        /** Reads one node and returns its flags. */
        private int node(boolean keep, List<LibNode> nodes) throws BadRecord {
            int pos = next();
            int flags = next();
            boolean onBoard = (pos & 15) != 0 && pos >> 4 < Point.SIZE;
            if (pos != 0 && !onBoard) {
                throw new BadRecord("byte " + (at - 2) + " of the library is no point: " + pos);
            }
            int extension = (flags & LibNode.EXTENSION) != 0 ? next() << 8 | next() : 0;
            String comment = "";
            if ((flags & LibNode.OLD_COMMENT) != 0) {
                comment = oldComment(keep);
            } else if ((flags & LibNode.COMMENT) != 0) {
                comment = text(keep);
            }
            String boardText = (extension & LibNode.BOARD_TEXT) != 0 ? text(keep) : "";
            if (keep) {
                nodes.add(new LibNode(pos, flags, extension, comment, boardText));
            }
            return flags;
        }

        private int next() throws BadRecord {
            if (at >= bytes.length) {
                throw new BadRecord("the library ends before its tree does");
            }
            return bytes[at++] & 0xFF;
        }

        private String text(boolean keep) throws BadRecord {
            int from = at;
            while (next() != 0) {
                // On to the closing zero.
            }
            int length = at - 1 - from;
            if (length % 2 == 0 && next() != 0) {
                throw new BadRecord("byte " + at + " of the library: a text is not closed by two zeros");
            }
            return keep ? new String(bytes, from, length, ISO_8859_1) : "";
        }

        private String oldComment(boolean keep) throws BadRecord {
            int from = at;
            while (next() < 0x80) {
                // On to the byte with its top bit set.
            }
            return keep ? new String(bytes, from, at - from, ISO_8859_1) : "";
        }
    }
}
