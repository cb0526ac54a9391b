package tengen.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes rows out of drafts: numbers them, writes their bodies, links their hashes. One thread at a time. */
final class Chain {
    /** The end of a chain: what the next row hangs on. */
    record Link(long seq, Hash hash) {}

    private final HashInput input = new HashInput();
    private final StateDigest digest = new StateDigest();
    private final JsonLine json = new JsonLine();

    /** Returns what the first row hangs on: a chain belongs to its journal's epoch. */
    Link start(String epoch) {
        return new Link(0, input.text("tengen journal").text(epoch).take());
    }

    /** Returns the rows of these drafts behind a link. */
    List<Row> rows(Link last, List<Draft> drafts) {
        List<Row> rows = new ArrayList<>(drafts.size());
        Link link = last;
        for (Draft draft : drafts) {
            Row row = row(link, draft);
            rows.add(row);
            link = new Link(row.seq(), row.hash());
        }
        return rows;
    }

    private Row row(Link last, Draft draft) {
        String type = EventCodec.type(draft.event());
        String body = body(draft);
        long seq = last.seq() + 1;
        Hash stateHash = digest.of(draft.state());
        Hash hash = hash(
                last.hash(),
                seq,
                draft.boot(),
                draft.game(),
                draft.monoNanos(),
                draft.wallMillis(),
                type,
                EventCodec.VERSION,
                body,
                stateHash);
        return new Row(
                seq,
                draft.boot(),
                draft.game(),
                draft.monoNanos(),
                draft.wallMillis(),
                type,
                EventCodec.VERSION,
                body,
                stateHash,
                hash);
    }

    private String body(Draft draft) {
        json.begin();
        EventCodec.writeFields(draft.event(), json);
        Optional<KeyCause> key = draft.key();
        if (key.isPresent()) {
            json.text(EventCodec.KEY, key.get().toString());
        }
        return json.end().take();
    }

    /** Returns the link of a row, if it hangs on this one with all its fields as they were written. */
    Optional<Link> follow(Link last, Row row) {
        Hash hash = hash(
                last.hash(),
                row.seq(),
                row.boot(),
                row.game(),
                row.monoNanos(),
                row.wallMillis(),
                row.type(),
                row.version(),
                row.body(),
                row.stateHash());
        boolean fits = row.seq() == last.seq() + 1 && hash.equals(row.hash());
        return fits ? Optional.of(new Link(row.seq(), hash)) : Optional.empty();
    }

    private Hash hash(
            Hash previous,
            long seq,
            long boot,
            String game,
            long monoNanos,
            long wallMillis,
            String type,
            int version,
            String body,
            Hash stateHash) {
        return input.hash(previous)
                .int64(seq)
                .int64(boot)
                .text(game)
                .int64(monoNanos)
                .int64(wallMillis)
                .text(type)
                .int32(version)
                .text(body)
                .hash(stateHash)
                .take();
    }
}
