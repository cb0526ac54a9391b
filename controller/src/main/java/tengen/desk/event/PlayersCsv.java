package tengen.desk.event;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Players from a table of text: comma, semicolon or tab between the cells, quotes where needed, a first line with the names of the columns in English or
 * Chinese, or none. For teams the members are those who share a club, in the order of the lines.
 */
public final class PlayersCsv {
    private static final int MOST_LINES = 1_000;
    private static final int MOST_LETTERS = 200;
    private static final List<String> NAME = List.of("name", "player", "姓名", "名字", "棋手", "选手");
    private static final List<String> SURNAME = List.of("surname", "family name", "last name", "姓");
    private static final List<String> CLUB =
            List.of("club", "team", "country", "fed", "federation", "单位", "队", "队伍", "国家");
    private static final List<String> RATING = List.of("rating", "elo", "rtg", "等级分", "积分");

    private PlayersCsv() {}

    /** What is wrong, in one line. */
    public static final class Wrong extends Exception {
        private static final long serialVersionUID = 1L;

        Wrong(String message) {
            super(message);
        }
    }

    /** Returns who stands in the table. */
    public static List<Ask.Newcomer> read(String text, boolean teams) throws Wrong {
        String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (plain.indexOf('\uFFFD') >= 0) {
            throw new Wrong("the letters of this file cannot be read: save it as UTF-8");
        }
        // One way of writing each letter and each end of a line: what looks alike is alike.
        List<List<String>> rows = rows(Normalizer.normalize(plain, Normalizer.Form.NFC)
                .replace("\r\n", "\n")
                .replace('\r', '\n'));
        if (rows.isEmpty()) {
            throw new Wrong("the table is empty");
        }
        List<String> head = rows.getFirst().stream()
                .map(cell -> cell.strip().toLowerCase(Locale.ROOT))
                .toList();
        boolean named = column(head, NAME) >= 0;
        int name = named ? column(head, NAME) : 0;
        int surname = named ? column(head, SURNAME) : -1;
        int club = named ? column(head, CLUB) : 1;
        int rating = named ? column(head, RATING) : 2;
        List<Ask.Newcomer> found = new ArrayList<>();
        for (int i = named ? 1 : 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            if (row.stream().allMatch(String::isBlank)) {
                continue;
            }
            String full =
                    (cell(row, surname, i) + " " + cell(row, name, i)).strip().replaceAll("\\s+", " ");
            if (full.isEmpty()) {
                throw new Wrong("line " + (i + 1) + ": no name");
            }
            found.add(new Ask.Newcomer(full, cell(row, club, i), rating(cell(row, rating, i), i), List.of()));
        }
        return teams ? teams(found) : found;
    }

    private static List<Ask.Newcomer> teams(List<Ask.Newcomer> players) throws Wrong {
        Map<String, List<Ask.Newcomer>> byClub = new LinkedHashMap<>();
        for (Ask.Newcomer player : players) {
            if (player.club().isEmpty()) {
                throw new Wrong(player.name() + ": no team");
            }
            byClub.computeIfAbsent(player.club(), any -> new ArrayList<>()).add(player);
        }
        List<Ask.Newcomer> teams = new ArrayList<>();
        byClub.forEach((club, members) -> teams.add(new Ask.Newcomer(
                club,
                club,
                members.stream().mapToInt(Ask.Newcomer::rating).sum() / members.size(),
                members.stream().map(Ask.Newcomer::name).toList())));
        return teams;
    }

    private static int column(List<String> head, List<String> names) {
        for (int i = 0; i < head.size(); i++) {
            if (names.contains(head.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private static String cell(List<String> row, int column, int line) throws Wrong {
        String text = column < 0 || column >= row.size() ? "" : row.get(column).strip();
        if (text.length() > MOST_LETTERS || text.codePoints().anyMatch(Character::isISOControl)) {
            throw new Wrong("line " + (line + 1) + ": a cell of more than " + MOST_LETTERS
                    + " letters, or with control characters");
        }
        return text;
    }

    private static int rating(String text, int line) throws Wrong {
        if (text.isEmpty() || text.equals("-")) {
            return 0;
        }
        if (!text.matches("[0-9]{1,4}([.,][0-9]{1,2})?")) {
            throw new Wrong("line " + (line + 1) + ": no rating: " + text);
        }
        return Integer.parseInt(text.split("[.,]", -1)[0]);
    }

    private static List<List<String>> rows(String text) throws Wrong {
        int lineEnd = text.indexOf('\n') < 0 ? text.length() : text.indexOf('\n');
        String first = text.substring(0, lineEnd);
        char between = first.indexOf('\t') >= 0 ? '\t' : first.indexOf(';') >= 0 ? ';' : ',';
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                boolean twice = c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
                quoted = c != '"' || twice;
                i += twice ? 1 : 0;
                cell.append(quoted ? String.valueOf(c) : "");
            } else if (c == '"' && cell.toString().isBlank()) {
                quoted = true;
                cell.setLength(0);
            } else if (c == between || (c == '，' && between == ',')) {
                row.add(cell.toString());
                cell.setLength(0);
            } else if (c == '\n') {
                row.add(cell.toString());
                cell.setLength(0);
                rows.add(row);
                row = new ArrayList<>();
            } else {
                cell.append(c);
            }
            if (rows.size() > MOST_LINES) {
                throw new Wrong("more than " + MOST_LINES + " lines");
            }
        }
        if (quoted) {
            throw new Wrong("a quote is opened and not closed");
        }
        if (!cell.isEmpty() || !row.isEmpty()) {
            row.add(cell.toString());
            rows.add(row);
        }
        return rows;
    }
}
