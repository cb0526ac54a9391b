package tengen.desk;

import tengen.mqtt.CommandMessage;

/**
 * A command of the desk and what is known of it.
 *
 * @param command as it was numbered and stored; its {@code after} and {@code expired} are filled in when it is sent
 * @param answer "applied", a reason of refusal, or empty while there is no answer
 */
public record Sent(String table, CommandMessage command, String answer) {
    /** Says whether the table has answered. */
    public boolean answered() {
        return !answer.isEmpty();
    }
}
