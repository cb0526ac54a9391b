package tengen.sim.season;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tengen.sim.fault.FaultKind;

/** Makes a failing game small: families of faults go, then faults, then moves, one after the other, as long as it goes on failing in the same way. One thread. */
final class Shrink {
    private final Player player;

    /** Plays a game of a season once more. */
    interface Player {
        /** Plays it; {@code wanted} says of a fault's name whether it may come, and the diary takes what is done. */
        Outcome play(KnownGame game, List<FaultKind> kinds, Predicate<String> wanted, Diary diary);
    }

    /** A game that fails. */
    record Small(KnownGame game, List<FaultKind> kinds, List<String> dropped, Outcome outcome, Diary diary) {
        Small {
            kinds = List.copyOf(kinds);
            dropped = List.copyOf(dropped);
        }
    }

    Shrink(Player player) {
        this.player = player;
    }

    /** Returns the smallest game found; nothing when this one does not fail. */
    Optional<Small> of(KnownGame game, List<FaultKind> kinds) {
        Set<String> asked = new LinkedHashSet<>();
        Diary diary = new Diary();
        Outcome first = player.play(
                game,
                kinds,
                fault -> {
                    asked.add(fault);
                    return true;
                },
                diary);
        if (first.wrong().isEmpty()) {
            return Optional.empty();
        }
        Small small = new Small(game, kinds, List.of(), first, diary);
        for (FaultKind kind : kinds) {
            List<FaultKind> fewer =
                    small.kinds().stream().filter(one -> one != kind).toList();
            // Without any family a season plays by other rules.
            small = fewer.isEmpty() ? small : tried(small, small.game(), fewer, small.dropped());
        }
        for (String fault : asked) {
            List<String> more = new ArrayList<>(small.dropped());
            more.add(fault);
            small = tried(small, small.game(), small.kinds(), more);
        }
        return Optional.of(shorter(small));
    }

    private Small shorter(Small from) {
        Small small = from;
        for (int step = from.game().moves().size() / 2; step > 0; ) {
            int left = small.game().moves().size() - step;
            Small next = left < Math.max(1, from.game().opened().stones().size())
                    ? small
                    : tried(small, cut(small.game(), left), small.kinds(), small.dropped());
            if (next.game().moves().size() == small.game().moves().size()) {
                step /= 2;
            }
            small = next;
        }
        return small;
    }

    private static KnownGame cut(KnownGame game, int moves) {
        KnownGame.Result result = game.result() == KnownGame.Result.DRAW ? KnownGame.Result.BLACK : game.result();
        return new KnownGame(
                game.id(),
                game.moves().subList(0, moves),
                game.opened(),
                result,
                KnownGame.End.RESIGNATION,
                Optional.empty());
    }

    /** Returns the smaller game if it fails as this one does, and this one if not. */
    private Small tried(Small small, KnownGame game, List<FaultKind> kinds, List<String> dropped) {
        Diary diary = new Diary();
        Outcome outcome = player.play(game, kinds, fault -> !dropped.contains(fault), diary);
        boolean same = !outcome.wrong().isEmpty() && way(outcome).equals(way(small.outcome()));
        return same ? new Small(game, kinds, dropped, outcome, diary) : small;
    }

    /** Returns in which way a game fails: what was found first, without its numbers and points. */
    private static String way(Outcome outcome) {
        return outcome.wrong().getFirst().replaceAll("[A-O]\\d+", "P").replaceAll("\\d+", "n");
    }

    /** Returns a small game as a tape: its deeds, and that every stone must be in the record where it was set. */
    static List<String> tape(Small small, long seed) {
        List<String> lines = new ArrayList<>();
        lines.add("# tengen season --minimize " + seed + ": " + small.game().id() + ", faults "
                + String.join(",", small.kinds().stream().map(FaultKind::word).toList()));
        small.outcome().wrong().forEach(found -> lines.add("# found: " + found));
        lines.add(
                "# A line that begins with # was part of it and cannot be said on a tape; crystal and cable are those of every tape.");
        lines.add("config procedure=" + small.game().opened().procedure() + " claims=automatic time=20m+60s/move");
        lines.addAll(small.diary().lines());
        for (int i = 0; i < small.game().moves().size(); i++) {
            lines.add((i == 0 ? "+5s" : "+0") + " expect StonePlaced number=" + (i + 1) + " point="
                    + small.game().moves().get(i));
        }
        return lines;
    }
}
