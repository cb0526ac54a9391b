package tengen.score.teach;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreMove;
import tengen.score.sheet.SheetWords;

/** The teaching report as one page for a browser: no script, nothing from outside, drawings as SVG within. */
public record ReportHtml(TeachingReport report) {
    private static final String STYLE = """
        body{font:16px/1.5 sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;color:#111;background:#fff}
        h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}svg{max-width:100%;height:auto}
        ol{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1.5rem}li{width:20rem}
        table{border-collapse:collapse}td,th{padding:.1rem .6rem;text-align:right;border-bottom:1px solid #ddd}
        @media print{body{margin:0}li{break-inside:avoid}}
        """;

    /** Returns the page, UTF-8. */
    public byte[] bytes() {
        GameScore score = report.score();
        String title = "对局教学报告 Teaching report " + score.occasion().game();
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"zh\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(text(title.strip()))
                .append("</title><style>")
                .append(STYLE)
                .append("</style></head><body>\n<h1>")
                .append(text(title.strip()))
                .append("</h1>\n<p>")
                .append(text(head(score)))
                .append("</p>\n");
        findings(out);
        out.append("<h2>用时 Time used per move</h2>\n");
        times(out, score);
        return out.append("</body></html>\n").toString().getBytes(UTF_8);
    }

    private static String head(GameScore score) {
        String occasion = List.of(
                        score.occasion().event(),
                        score.occasion().round(),
                        score.occasion().board(),
                        score.occasion().date())
                .stream()
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" · "));
        return "黑 " + score.name(Stone.BLACK) + " - 白 " + score.name(Stone.WHITE) + "   "
                + score.result().map(SheetWords::result).orElse("") + (occasion.isEmpty() ? "" : "   " + occasion);
    }

    private void findings(StringBuilder out) {
        List<Finding> findings = report.findings();
        if (findings.isEmpty()) {
            out.append("<h2>没有发现 Nothing found</h2>\n");
            return;
        }
        out.append("<h2>发现 Findings: ").append(findings.size()).append("</h2>\n<ol>\n");
        for (Finding finding : findings) {
            out.append("<li>")
                    .append(text(FindingWords.of(finding)))
                    .append("<br>")
                    .append(board(finding));
            if (finding instanceof Finding.WinMissed win) {
                out.append("<br>")
                        .append(win.line().stream().map(Point::toString).collect(Collectors.joining(" ")));
            }
            out.append("</li>\n");
        }
        out.append("</ol>\n");
    }

    private String board(Finding finding) {
        SvgBoard board = new SvgBoard(text(FindingWords.of(finding)));
        List<ScoreMove> moves = report.score().moves();
        for (ScoreMove move : moves.subList(0, finding.number() - 1)) {
            move.point().ifPresent(point -> board.stone(point, move.colour()));
        }
        moves.get(finding.number() - 1).point().ifPresent(point -> board.played(point, Stone.ofMove(finding.number())));
        if (finding instanceof Finding.WinMissed win) {
            int step = 0;
            for (Point point : win.line()) {
                board.mark(point, ++step);
            }
        }
        return board.svg();
    }

    private static void times(StringBuilder out, GameScore score) {
        long most = score.moves().stream()
                .mapToLong(move -> move.time().usedMillis().orElse(0))
                .max()
                .orElse(0);
        if (most == 0) {
            out.append("<p>此局没有用时记录 This record has no times.</p>\n");
            return;
        }
        int width = 10 * score.moves().size() + 10;
        out.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d 210\" width=\"%d\" height=\"210\" role=\"img\" aria-label=\"黑上 Black up, 白下"
                        + " White down\"><line x1=\"0\" y1=\"105\" x2=\"%d\" y2=\"105\" stroke=\"#000\"/>",
                width,
                width,
                width));
        for (ScoreMove move : score.moves()) {
            long length = move.time().usedMillis().orElse(0) * 100 / most;
            boolean black = move.colour() == Stone.BLACK;
            out.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"7\" height=\"%d\" fill=\"%s\" stroke=\"#000\""
                            + " stroke-width=\"0.5\"><title>%d %s %s</title></rect>",
                    10 * move.number() - 5,
                    black ? 105 - length : 105,
                    length,
                    black ? "#000" : "#fff",
                    move.number(),
                    text(move.text()),
                    SheetWords.time(move.time().usedMillis().orElse(0))));
        }
        out.append("</svg>\n<table><tr><th>#</th><th>着点 Point</th><th>用时 Used</th><th>剩余 Left</th></tr>\n");
        for (ScoreMove move : score.moves()) {
            out.append("<tr><td>")
                    .append(move.number())
                    .append("</td><td>")
                    .append(text(move.text()))
                    .append("</td><td>")
                    .append(time(move.time().usedMillis()))
                    .append("</td><td>")
                    .append(time(move.time().leftMillis()))
                    .append("</td></tr>\n");
        }
        out.append("</table>\n");
    }

    private static String time(java.util.OptionalLong millis) {
        return millis.isPresent() ? SheetWords.time(millis.getAsLong()) : "";
    }

    /** Returns the text as it may stand in a page: names come from people. */
    private static String text(String raw) {
        return raw.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
