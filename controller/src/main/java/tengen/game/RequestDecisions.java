package tengen.game;

import java.util.Optional;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Running;

/** What players ask the arbiter for, and his answers (RULES 5: pause and extension on request). */
final class RequestDecisions {
    private RequestDecisions() {}

    static Optional<RefusalReason> ask(Story story, Wish.Ask wish) {
        boolean open = story.state()
                .game()
                .filter(play -> play.docket().request().isPresent())
                .isPresent();
        if (open && !(story.state() instanceof GameState.Ended)) {
            return Optional.of(RefusalReason.REQUEST_OPEN);
        }
        return ArbiterDecisions.inGame(
                story, () -> story.tell(new Event.RequestMade(wish.seat(), wish.kind(), wish.nanos())));
    }

    static Optional<RefusalReason> answer(Story story, boolean granted, long atNanos) {
        Optional<Docket.Plea> plea =
                story.state().game().flatMap(play -> play.docket().request());
        if (story.state() instanceof GameState.Ended || plea.isEmpty()) {
            return Optional.of(RefusalReason.NO_REQUEST);
        }
        story.tell(new Event.RequestAnswered(plea.get().seat(), plea.get().kind(), granted));
        if (granted) {
            grant(story, plea.get(), atNanos);
        }
        return Optional.empty();
    }

    private static void grant(Story story, Docket.Plea plea, long atNanos) {
        switch (plea.kind()) {
            case PAUSE -> {
                if (story.state() instanceof Running) {
                    story.pauseAt(atNanos);
                }
            }
            case EXTENSION -> PenaltyDecisions.give(story, plea.seat(), plea.nanos());
        }
    }
}
