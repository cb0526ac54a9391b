package tengen.desk.event.page;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.desk.event.Ask;
import tengen.desk.event.Competition;
import tengen.desk.event.Fact;
import tengen.desk.event.Game;
import tengen.desk.event.Round;
import tengen.desk.event.store.EventOffice;
import tengen.desk.web.Answer;
import tengen.desk.web.Refusal;
import tengen.desk.web.Visit;
import tengen.record.StoreFault;

/** Asks the competition for what an arbiter wants, and reads what his page sends. */
final class Asking {
    static final int NAME = 80;
    static final int WHY = 200;

    private final EventOffice office;

    Asking(EventOffice office) {
        this.office = office;
    }

    Competition now() {
        return office.now();
    }

    /** Returns the games of the round that is played now. */
    List<Game> games() {
        return now().current().map(Round::games).orElse(List.of());
    }

    /** Returns what an undo would take back now. */
    List<Fact> undoable() {
        return office.undoable().stream().map(EventOffice.Kept::fact).toList();
    }

    Answer ask(Visit visit, Ask ask) throws StoreFault {
        return answer(visit, office.ask(visit.who(), ask));
    }

    Optional<String> refused(Visit visit, Ask ask) throws StoreFault {
        return office.ask(visit.who(), ask);
    }

    /** The same for what would do something else now than on the page that the arbiter saw: after a second click, the browser's back, or another arbiter. */
    Answer fresh(Visit visit, Ask ask) throws StoreFault {
        return isStale(visit) ? no(visit, "stale") : ask(visit, ask);
    }

    /** Says whether the competition has changed since the arbiter's page was drawn. */
    boolean isStale(Visit visit) {
        Optional<String> seen = visit.body().textIfAny("at");
        return seen.isPresent() && !seen.get().equals(office.version());
    }

    static Answer answer(Visit visit, Optional<String> refused) {
        return refused.<Answer>map(why -> new Answer.Refused(409, Refusal.in(visit.language(), why)))
                .orElseGet(Answer::done);
    }

    /** Returns a refusal in words of the event page. */
    static Answer no(Visit visit, String key, Object... parts) {
        return new Answer.Refused(409, visit.words(EventPages.WORDS).say(key, parts));
    }

    static int number(Visit visit, String name) {
        long value = whole(visit, name);
        if (value != (int) value) {
            throw new IllegalArgumentException(name + " is no such number");
        }
        return (int) value;
    }

    /** Selects and hidden fields come as texts, numbers as numbers. */
    static long whole(Visit visit, String name) {
        try {
            return visit.body().number(name);
        } catch (IllegalArgumentException notANumber) {
            String text = visit.text(name, 20);
            if (!text.matches("-?[0-9]{1,18}")) {
                throw new IllegalArgumentException(name + " is no number: " + text, notANumber);
            }
            return Long.parseLong(text);
        }
    }

    static <E extends Enum<E>> E word(String name, String text, Class<E> kind) {
        return Arrays.stream(kind.getEnumConstants())
                .filter(one -> one.name().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is none of "
                        + Arrays.stream(kind.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "))
                        + ": " + text));
    }
}
