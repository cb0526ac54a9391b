package tengen.score.keep;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.score.GameScore;

/** What is known of games, by the one who writes their records. Called on the writer's thread. */
public interface Games {
    /** Returns the names of all games that have ever ended here, in the order in which they were first assigned. */
    List<String> ended() throws IOException;

    /** Returns the score of a game that is over; nothing when it goes on again or is not known. */
    Optional<GameScore> score(String game) throws IOException;
}
