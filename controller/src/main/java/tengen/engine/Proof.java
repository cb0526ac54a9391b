package tengen.engine;

import java.util.List;

/**
 * Why a black stone on a point is what the judge says, checkable stone by stone.
 *
 * <p>When the stone makes a five, the fives are the only findings, for a five is never forbidden. Otherwise every overline, four and three that holds the
 * stone is listed, also those that do not suffice: so the proof of a legal stone shows what it might be mistaken for. A nested proof holds only what is
 * needed to believe its verdict, and of several ways to show it the shortest.
 *
 * @param point where the stone is played
 * @param verdict what it is
 * @param findings what it makes, in the order of the directions
 */
public record Proof(Point point, Verdict verdict, List<Finding> findings) {
    /** Keeps its own copy of the findings. */
    public Proof {
        findings = List.copyOf(findings);
    }

    /** Something that the stone makes on one line. */
    public sealed interface Finding {
        /** Returns the direction of the line. */
        Direction direction();

        /** Returns the stones, the one just played among them, in the order of the line. */
        List<Point> stones();
    }

    /** A run of exactly five. */
    public record Five(Direction direction, List<Point> stones) implements Finding {
        /** Keeps its own copy. */
        public Five {
            stones = List.copyOf(stones);
        }
    }

    /** A run of six or more. */
    public record Overline(Direction direction, List<Point> stones) implements Finding {
        /** Keeps its own copy. */
        public Overline {
            stones = List.copyOf(stones);
        }
    }

    /**
     * Four stones that each of the completions turns into a run of exactly five.
     *
     * @param completions one empty point, or the two of a straight four
     */
    public record Four(Direction direction, List<Point> stones, List<Point> completions) implements Finding {
        /** Keeps its own copies. */
        public Four {
            stones = List.copyOf(stones);
            completions = List.copyOf(completions);
        }
    }

    /** Whether a three counts. */
    public enum Standing {
        /** It does: Black may play the straight-four point that the proof shows. */
        REAL,
        /** It does not: Black may play none of its straight-four points. */
        UNREAL,
        /** Not looked into: all other threes of a legal stone are unreal, and one alone is no double-three. */
        OPEN
    }

    /**
     * Three stones that some empty point turns into a straight four.
     *
     * @param continuations the straight-four points that prove the standing: a usable one, or all of them, one or two; none when it is open
     */
    public record Three(Direction direction, List<Point> stones, Standing standing, List<Continuation> continuations)
            implements Finding {
        /** Keeps its own copies. */
        public Three {
            stones = List.copyOf(stones);
            continuations = List.copyOf(continuations);
        }
    }

    /**
     * A straight-four point of a three, judged with the stone of the outer proof on the board.
     *
     * @param completions the two points that would complete the straight four
     * @param proof the nested judgement
     * @param usable whether Black may play there, so that the three counts
     */
    public record Continuation(List<Point> completions, Proof proof, boolean usable) {
        /** Keeps its own copy. */
        public Continuation {
            completions = List.copyOf(completions);
        }

        /** Returns the straight-four point. */
        public Point point() {
            return proof.point();
        }
    }

    /** Returns how many facts the proof states, those of its nested proofs among them. */
    public int size() {
        return findings.stream().mapToInt(Proof::size).sum();
    }

    private static int size(Finding finding) {
        return switch (finding) {
            case Five five -> 1;
            case Overline overline -> 1;
            case Four four -> 1;
            case Three three -> size(three);
        };
    }

    /** Returns how many facts a three states. */
    static int size(Three three) {
        return 1
                + three.continuations().stream()
                        .mapToInt(continuation -> 1 + continuation.proof().size())
                        .sum();
    }
}
