package tengen.record;

import io.avaje.json.mapper.JsonMapper;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A row's fields as texts, for comparing them with what somebody wrote. */
public final class RowText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private RowText() {}

    /** Returns every plain field of the body; a list's items stand behind each other with commas between, nested objects are left out. */
    public static Map<String, String> fields(Row row) {
        return fields(row.body());
    }

    /** Returns the same of a body without its row. */
    public static Map<String, String> fields(String body) {
        Map<String, String> texts = new TreeMap<>();
        JSON.fromJsonObject(body).forEach((name, value) -> {
            if (value instanceof List<?> list) {
                texts.put(name, list.stream().map(RowText::text).collect(Collectors.joining(",")));
            } else if (!(value instanceof Map)) {
                texts.put(name, text(value));
            }
        });
        return texts;
    }

    private static String text(Object value) {
        return switch (value) {
            case BigDecimal number -> number.toPlainString();
            case Double number ->
                BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
            default -> value.toString();
        };
    }
}
