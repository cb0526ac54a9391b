package tengen.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.mqtt.Presence;

/** The tables that the desk knows of, as they last told. One thread. */
final class Tables {
    private final Map<String, TableSeen> tables = new TreeMap<>();

    /** What one table last told. */
    static final class TableSeen {
        private final String name;
        private Optional<Presence> presence = Optional.empty();
        private String epoch = "";
        private boolean ackDue;
        private long resyncFrom;
        private long beatHave = -1;
        private boolean storeSilent;

        private TableSeen(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        /** Takes a presence; returns false for one of an earlier connection, which a late will is. */
        boolean accept(Presence found) {
            boolean stale = presence.filter(now -> older(found, now)).isPresent();
            if (!stale) {
                presence = Optional.of(found);
                epoch = found.epoch();
            }
            return !stale;
        }

        private static boolean older(Presence found, Presence now) {
            return now.instance().equals(found.instance())
                    ? now.conn() > found.conn()
                    : now.epoch().equals(found.epoch()) && now.boot() > found.boot();
        }

        boolean online() {
            return presence.filter(Presence::online).isPresent();
        }

        void epoch(String told) {
            epoch = told;
        }

        String epoch() {
            return epoch;
        }

        /** Takes a heartbeat: when the table has more and nothing has come since the last one, the missing is to be asked for. */
        void beat(long seq, long have) {
            resyncFrom = seq > have && have == beatHave ? have + 1 : 0;
            ackDue |= resyncFrom > 0;
            beatHave = have;
        }

        /** Takes whether the table's store writes; returns the line for the arbiter when that has changed. */
        Optional<String> storeSilent(boolean silent) {
            boolean was = storeSilent;
            storeSilent = silent;
            if (was == silent) {
                return Optional.empty();
            }
            return Optional.of(name
                    + (silent
                            ? " ALARM STORE: it does not write; the game goes on in memory, no result is final"
                            : " store writes again"));
        }

        /** Returns from which event on is to be sent again; 0 = nothing is. */
        long resyncFrom() {
            return resyncFrom;
        }

        /** What was due has been handed over. */
        void acknowledged() {
            resyncFrom = 0;
            ackDue = false;
        }

        void ackDue(boolean due) {
            ackDue = due;
        }

        boolean ackDue() {
            return ackDue;
        }
    }

    TableSeen of(String name) {
        return tables.computeIfAbsent(name, TableSeen::new);
    }

    List<TableSeen> all() {
        return new ArrayList<>(tables.values());
    }
}
