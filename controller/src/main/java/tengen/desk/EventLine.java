package tengen.desk;

import java.util.Map;
import tengen.mqtt.EventMessage;
import tengen.record.RowText;

/** One line per event for people: the table, the number, the type and the plain fields; nanoseconds are for machines. */
final class EventLine {
    private EventLine() {}

    static String of(String table, EventMessage event) {
        StringBuilder out = new StringBuilder(table)
                .append(" #")
                .append(event.seq())
                .append(' ')
                .append(event.type());
        for (Map.Entry<String, String> field : RowText.fields(event.data()).entrySet()) {
            if (!field.getKey().endsWith("Nanos") && !field.getValue().isEmpty()) {
                out.append(' ').append(field.getKey()).append('=').append(field.getValue());
            }
        }
        return out.toString();
    }
}
