package tengen.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import tengen.engine.Proof.Continuation;
import tengen.engine.Proof.Finding;
import tengen.engine.Proof.Five;
import tengen.engine.Proof.Four;
import tengen.engine.Proof.Overline;
import tengen.engine.Proof.Three;

/** A proof in words, English or Chinese: one fact a line, a nested judgement indented under the point that it is about. */
public final class ProofText {
    private static final String INDENT = "  ";

    private final ResourceBundle words;

    /** Makes the writer for a language; English for any that is not Chinese. */
    public ProofText(Locale locale) {
        Locale known = locale.getLanguage().equals("zh") ? Locale.CHINESE : Locale.ROOT;
        this.words = ResourceBundle.getBundle(
                "tengen.engine.proof",
                known,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /**
     * A line of a proof with what it is about, for whoever draws it.
     *
     * @param depth how far it is indented
     * @param stones the stones that it names, in the order of their line; one for a point that is judged
     * @param points the empty points that complete them
     */
    public record Fact(int depth, String text, List<Point> stones, List<Point> points) {
        /** Keeps its own copies. */
        public Fact {
            stones = List.copyOf(stones);
            points = List.copyOf(points);
        }
    }

    /** Returns the lines of the proof. */
    public List<String> lines(Proof proof) {
        return facts(proof).stream()
                .map(fact -> INDENT.repeat(fact.depth()) + fact.text())
                .toList();
    }

    /** Returns the lines of the proof and what they are about. */
    public List<Fact> facts(Proof proof) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(0, verdict(proof), List.of(proof.point()), List.of()));
        findings(proof, 1, facts);
        return facts;
    }

    private void findings(Proof proof, int depth, List<Fact> facts) {
        for (Finding finding : proof.findings()) {
            List<Point> completions = finding instanceof Four four ? four.completions() : List.of();
            facts.add(new Fact(depth, finding(finding), finding.stones(), completions));
            if (finding instanceof Three three) {
                for (Continuation continuation : three.continuations()) {
                    continuation(proof.point(), continuation, depth + 1, facts);
                }
            }
        }
    }

    /** A nested judgement without findings says nothing new: the stone makes its straight four and one three at most. */
    private void continuation(Point played, Continuation continuation, int depth, List<Fact> facts) {
        Proof next = continuation.proof();
        String key =
                (next.verdict().five() ? "point.five." : "point.") + (continuation.usable() ? "usable" : "refused");
        facts.add(new Fact(
                depth,
                say(key, continuation.point(), points(continuation.completions())),
                List.of(continuation.point()),
                continuation.completions()));
        if (!next.verdict().five() && !next.findings().isEmpty()) {
            facts.add(new Fact(
                    depth + 1, say("nested", played) + verdict(next), List.of(continuation.point()), List.of()));
            findings(next, depth + 2, facts);
        }
    }

    private String verdict(Proof proof) {
        Verdict verdict = proof.verdict();
        if (verdict.forbidden()) {
            List<String> kinds =
                    verdict.fouls().stream().map(foul -> say(foul.name())).toList();
            return say("forbidden", proof.point(), String.join(say("and"), kinds));
        }
        return say(verdict.five() ? "five" : "legal", proof.point());
    }

    private String finding(Finding finding) {
        String stones = points(finding.stones());
        String direction = say(finding.direction().name());
        return switch (finding) {
            case Five five -> say("finding.five", stones, direction);
            case Overline overline ->
                say("finding.overline", stones, direction, overline.stones().size());
            case Four four ->
                say(
                        four.completions().size() > 1 ? "finding.straight" : "finding.four",
                        stones,
                        direction,
                        points(four.completions()));
            case Three three ->
                say(
                        switch (three.standing()) {
                            case REAL -> "finding.three";
                            case UNREAL -> "finding.nothree";
                            case OPEN -> "finding.onethree";
                        },
                        stones,
                        direction);
        };
    }

    private String points(List<Point> points) {
        return String.join(
                say("separator"), points.stream().map(Point::toString).toList());
    }

    private String say(String key, Object... arguments) {
        return String.format(Locale.ROOT, words.getString(key), arguments);
    }
}
