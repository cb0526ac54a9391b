package tengen.score;

import tengen.engine.Stone;
import tengen.game.Seat;

/**
 * Who sat where and who held which colour in the end.
 *
 * @param nameA the person at seat A, who opened
 * @param nameB the person at seat B
 * @param black the seat that holds Black at the end
 * @param openerKnown whether the record says who opened; if not, seat A is Black and the seats of moves mean nothing
 */
public record Seating(String nameA, String nameB, Seat black, boolean openerKnown) {
    /** Nobody is named. */
    public static final Seating UNKNOWN = ofColours("", "");

    public Seating {
        nameA = Words.line(nameA);
        nameB = Words.line(nameB);
        if (!openerKnown && black != Seat.A) {
            throw new IllegalArgumentException("Black is at seat A as long as the opener is not known");
        }
    }

    /** Returns a seating of which only the colours are known. */
    public static Seating ofColours(String black, String white) {
        return new Seating(black, white, Seat.A, false);
    }

    /** Returns a seating by colours, with the opener's colour at the end. */
    public static Seating opened(String black, String white, Stone opener) {
        return opener == Stone.BLACK
                ? new Seating(black, white, Seat.A, true)
                : new Seating(white, black, Seat.B, true);
    }

    /** Returns the seat that holds a colour at the end. */
    public Seat seat(Stone colour) {
        return colour == Stone.BLACK ? black : black.other();
    }

    /** Returns the colour that a seat holds at the end. */
    public Stone colour(Seat seat) {
        return seat == black ? Stone.BLACK : Stone.WHITE;
    }

    /** Returns the name of a person, empty when not known. */
    public String name(Seat seat) {
        return seat == Seat.A ? nameA : nameB;
    }

    /** Returns the name of the person who holds a colour at the end. */
    public String name(Stone colour) {
        return name(seat(colour));
    }

    /** Returns the same seating with other names. */
    public Seating withNames(String personA, String personB) {
        return new Seating(personA, personB, black, openerKnown);
    }

    /** Returns the seating that is left when nobody says who opened. */
    public Seating withoutOpener() {
        return ofColours(name(Stone.BLACK), name(Stone.WHITE));
    }
}
