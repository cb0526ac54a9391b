package tengen.table;

import java.util.ArrayList;
import java.util.List;
import tengen.game.Event;
import tengen.game.Seat;

/** Which seats have the error mark on their face: something of theirs was refused and nothing better has come since. Loop thread only. */
final class ErrorMarks {
    private final List<Seat> seats = new ArrayList<>();

    /** Hears an event that is written down. */
    void hear(Event event) {
        switch (event) {
            case Event.GameStarted e -> seats.clear();
            case Event.CommandRefused e ->
                e.seat().filter(seat -> !seats.contains(seat)).ifPresent(seats::add);
            case Event.TurnEnded e -> seats.remove(e.seat());
            case Event.StonePlaced e -> seats.remove(e.seat());
            default -> {
                // Says nothing about a mistake.
            }
        }
    }

    /** Returns the seats. */
    List<Seat> seats() {
        return List.copyOf(seats);
    }
}
