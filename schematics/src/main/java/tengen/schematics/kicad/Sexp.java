package tengen.schematics.kicad;

import java.util.ArrayList;
import java.util.List;

/** A node of KiCad's text format: a head word and what follows it, in order. */
final class Sexp {
    private final StringBuilder words = new StringBuilder();
    private final List<Sexp> children = new ArrayList<>();

    private Sexp(String head) {
        words.append(head);
    }

    /** Returns a node with this head and plain words. */
    static Sexp of(String head, String... plain) {
        Sexp node = new Sexp(head);
        for (String word : plain) {
            node.words.append(' ').append(word);
        }
        return node;
    }

    /** Returns a node {@code (head "text")}. */
    static Sexp text(String head, String text) {
        return new Sexp(head).quoted(text);
    }

    /** Returns a node {@code (head x y)} in millimetres. */
    static Sexp at(String head, Spot spot) {
        return of(head, millimetres(spot.x() * 127), millimetres(spot.y() * 127));
    }

    /** Appends a quoted word. */
    Sexp quoted(String text) {
        words.append(" \"")
                .append(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"))
                .append('"');
        return this;
    }

    /** Appends a plain word. */
    Sexp word(String plain) {
        words.append(' ').append(plain);
        return this;
    }

    /** Appends children. */
    Sexp with(Sexp... more) {
        children.addAll(List.of(more));
        return this;
    }

    /** Appends children. */
    Sexp with(List<Sexp> more) {
        children.addAll(more);
        return this;
    }

    /** Returns hundredths of a millimetre as millimetres, without trailing zeros. */
    static String millimetres(int hundredths) {
        String sign = hundredths < 0 ? "-" : "";
        int size = Math.abs(hundredths);
        int rest = size % 100;
        String whole = sign + size / 100;
        if (rest == 0) {
            return whole;
        }
        return rest % 10 == 0 ? whole + "." + rest / 10 : whole + "." + (rest < 10 ? "0" : "") + rest;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        write(out, 0);
        return out.append('\n').toString();
    }

    private void write(StringBuilder out, int depth) {
        out.append("  ".repeat(depth)).append('(').append(words);
        boolean shallow = children.stream().allMatch(child -> child.children.isEmpty())
                && children.stream().mapToInt(child -> child.words.length() + 3).sum() < 90;
        for (Sexp child : children) {
            if (shallow) {
                out.append(" (").append(child.words).append(')');
            } else {
                out.append('\n');
                child.write(out, depth + 1);
            }
        }
        if (!shallow) {
            out.append('\n').append("  ".repeat(depth));
        }
        out.append(')');
    }
}
