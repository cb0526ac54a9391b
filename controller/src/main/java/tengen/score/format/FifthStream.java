package tengen.score.format;

import tengen.engine.Point;

/** Moves in the order in which play sites tell them: after the fourth come two offers, then the one that White chose, then the sixth move. */
final class FifthStream {
    private final Draft draft;

    FifthStream(Draft draft) {
        this.draft = draft;
    }

    void add(Point point) throws BadRecord {
        boolean choosing = draft.points.size() == 4;
        if (choosing && draft.offers.size() < 2) {
            draft.offers.add(point);
        } else if (choosing) {
            if (!draft.offers.contains(point)) {
                throw new BadRecord("move 5 on " + point + " was not offered");
            }
            draft.move(point);
        } else {
            draft.move(point);
        }
    }

    void pass() {
        draft.pass();
    }
}
