package tengen.desk.pages;

import java.io.IOException;
import java.util.List;
import tengen.desk.view.HallView;
import tengen.desk.web.Stream;
import tengen.desk.web.Visit;
import tengen.record.JsonLine;

/** The stream behind the hall page and behind the public one: first all tables, then those that changed, at most five times a second. */
final class HallFeed {
    private static final long COALESCE_MILLIS = 200;
    private static final long BREATH_MILLIS = 8_000;

    private final HallView hall;
    private final boolean open;

    /** @param open for the public: later, and without anything for the arbiter */
    HallFeed(HallView hall, boolean open) {
        this.hall = hall;
        this.open = open;
    }

    void tell(Visit visit, Stream stream) throws IOException, InterruptedException {
        long seen = 0;
        boolean fresh = true;
        boolean acknowledging = true;
        while (stream.isOpen()) {
            // Taken before the tables are looked at: what changes meanwhile is told again.
            long next = hall.version();
            List<String> views = open ? hall.publiclyNewerJson(seen) : hall.newerJson(seen);
            if (fresh || !views.isEmpty()) {
                stream.send("tables", json(views, fresh));
                fresh = false;
            } else {
                stream.breathe();
            }
            if (!open && acknowledging != hall.isAcknowledging()) {
                acknowledging = hall.isAcknowledging();
                stream.send(
                        "desk",
                        new JsonLine().begin().flag("ack", acknowledging).end().take());
            }
            seen = next;
            stream.rest(COALESCE_MILLIS);
            hall.await(seen, BREATH_MILLIS);
        }
    }

    private String json(List<String> views, boolean fresh) {
        long nowMillis = hall.nowMillis() - (open ? hall.publicDelayMillis() : 0);
        StringBuilder out = new StringBuilder(64 + 700 * views.size())
                .append("{\"now\":")
                .append(nowMillis)
                .append(fresh ? ",\"fresh\":true" : "")
                .append(",\"tables\":[");
        for (int i = 0; i < views.size(); i++) {
            out.append(i == 0 ? "" : ",").append(views.get(i));
        }
        return out.append("]}").toString();
    }
}
