package tengen.score.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parses SGF text (red-bean FF[4], and what is met in the wild: FF[3] identifiers with lower-case letters, digits in identifiers, blank values, text around
 * the collection). Variations stand on a stack of our own, so that nesting costs no stack of the machine.
 */
final class SgfParser {
    private static final int DEEPEST = 300;
    private static final int MOST_NODES = 50_000;

    private final String text;
    private int at;
    private int nodes;

    private SgfParser(String text) {
        this.text = text;
    }

    /** Returns the root node of every game of the collection. */
    static List<SgfNode> parse(String text) throws BadRecord {
        return new SgfParser(text).collection();
    }

    private List<SgfNode> collection() throws BadRecord {
        SgfNode top = new SgfNode(Map.of(), new ArrayList<>());
        Deque<SgfNode> branches = new ArrayDeque<>();
        SgfNode current = top;
        at = Math.max(text.indexOf('('), 0);
        while (at < text.length()) {
            char c = text.charAt(at++);
            switch (c) {
                case '(' -> {
                    if (branches.size() == DEEPEST) {
                        throw new BadRecord("variations nested deeper than " + DEEPEST);
                    }
                    branches.push(current);
                }
                case ')' -> {
                    if (branches.isEmpty()) {
                        throw new BadRecord("a closing parenthesis too many");
                    }
                    current = branches.pop();
                }
                case ';' -> {
                    SgfNode node = node();
                    // A node without properties is no node; some programs write one before the last parenthesis.
                    if (!node.values().isEmpty() && !branches.isEmpty()) {
                        current.next().add(node);
                        current = node;
                    }
                }
                default -> {
                    if (!branches.isEmpty() && !Character.isWhitespace(c)) {
                        throw new BadRecord("not SGF: " + Draft.quoted(Character.toString(c)) + " at character " + at);
                    }
                }
            }
        }
        if (!branches.isEmpty()) {
            throw new BadRecord("the file ends before the game does");
        }
        if (top.next().isEmpty()) {
            throw new BadRecord("no SGF game in this file");
        }
        return top.next();
    }

    private SgfNode node() throws BadRecord {
        if (++nodes > MOST_NODES) {
            throw new BadRecord("more than " + MOST_NODES + " nodes");
        }
        Map<String, List<String>> values = new LinkedHashMap<>();
        while (true) {
            skipBlanks();
            int start = at;
            while (at < text.length() && isLetterOrDigit(text.charAt(at))) {
                at++;
            }
            if (at == start) {
                return new SgfNode(values, new ArrayList<>(1));
            }
            String identifier = upperOnly(text.substring(start, at));
            List<String> all = values.computeIfAbsent(identifier, any -> new ArrayList<>(1));
            skipBlanks();
            if (at >= text.length() || text.charAt(at) != '[') {
                throw new BadRecord("property " + Draft.quoted(identifier) + " has no value");
            }
            while (at < text.length() && text.charAt(at) == '[') {
                all.add(value());
                skipBlanks();
            }
        }
    }

    private String value() throws BadRecord {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == ']') {
                return value.toString();
            }
            if (c == '\\' && at < text.length()) {
                char escaped = text.charAt(at++);
                if (escaped == '\n' || escaped == '\r') {
                    skipOtherHalf(escaped);
                } else {
                    value.append(escaped);
                }
            } else {
                value.append(c);
            }
        }
        throw new BadRecord("the file ends inside a value");
    }

    /** A line end of two characters that follows a backslash joins lines as a whole. */
    private void skipOtherHalf(char first) {
        char other = first == '\n' ? '\r' : '\n';
        if (at < text.length() && text.charAt(at) == other) {
            at++;
        }
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isLetterOrDigit(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    /** Returns the identifier of FF[4] within one of FF[3]: Black[] is B[]. */
    private static String upperOnly(String identifier) {
        StringBuilder upper = new StringBuilder(identifier.length());
        for (int i = 0; i < identifier.length(); i++) {
            char c = identifier.charAt(i);
            if (c < 'a' || c > 'z') {
                upper.append(c);
            }
        }
        return upper.isEmpty() ? identifier : upper.toString();
    }
}
