package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tengen.score.GameScore;
import tengen.score.Trait;

/**
 * Our own event log, the source of truth: what happened, in order, each event with a type and its fields. Carries everything. Its schema is
 * {@code score-1.schema.json} beside this class.
 */
public record JsonFormat() implements RecordFormat {
    /** The value of {@code format} in every file. */
    static final String FORMAT = "tengen-score";

    /** The version that is written; every version ever written is read. */
    static final int VERSION = 1;

    private static final int DEEPEST = 32;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Override
    public String name() {
        return "JSON event log";
    }

    @Override
    public Set<Trait> carries() {
        return EnumSet.allOf(Trait.class);
    }

    @Override
    public int limitBytes() {
        return 4 << 20;
    }

    @Override
    public byte[] write(GameScore score) {
        StringBuilder out =
                new StringBuilder("{\"format\":\"" + FORMAT + "\",\"version\":" + VERSION + ",\"events\":[\n");
        Iterator<Map<String, Object>> events =
                new JsonEventWriter(score).events().iterator();
        while (events.hasNext()) {
            out.append(MAPPER.toJson(events.next())).append(events.hasNext() ? ",\n" : "\n");
        }
        return out.append("]}\n").toString().getBytes(UTF_8);
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        Map<String, Object> file = object(Text.decode(bytes, Optional.empty()));
        if (!FORMAT.equals(file.get("format"))) {
            throw new BadRecord("not a score: the field \"format\" is not \"" + FORMAT + "\"");
        }
        Fields fields = new Fields(file);
        if (fields.whole("version") != VERSION) {
            throw new BadRecord("a score of version " + fields.whole("version") + ", newer than " + VERSION);
        }
        return List.of(new JsonEventReader().score(fields.objects("events")));
    }

    /** Returns the object that the text is; nesting is counted before anything else looks at it. */
    static Map<String, Object> object(String text) throws BadRecord {
        checkDepth(text);
        try {
            return MAPPER.fromJsonObject(text);
        } catch (JsonException | IllegalStateException | IllegalArgumentException | NullPointerException broken) {
            throw new BadRecord(
                    "not JSON: " + String.valueOf(broken.getMessage()).replaceAll("\\s*\\R\\s*", " "));
        }
    }

    private static void checkDepth(String text) throws BadRecord {
        int depth = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '"' -> quoted = !quoted;
                case '\\' -> i += quoted ? 1 : 0;
                case '{', '[' -> depth += quoted ? 0 : 1;
                case '}', ']' -> depth -= quoted ? 0 : 1;
                default -> {
                    // Content.
                }
            }
            if (depth > DEEPEST) {
                throw new BadRecord("nested deeper than " + DEEPEST);
            }
        }
        if (depth != 0 || quoted) {
            throw new BadRecord("the file ends before the record does");
        }
    }
}
