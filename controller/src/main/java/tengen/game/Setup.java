package tengen.game;

/**
 * A pairing at this table.
 *
 * @param game the game's own name
 * @param nameA who sits at seat A and opens
 * @param nameB who sits at seat B
 * @param openerFar whether seat A sits on the far side, so that the map and the faces turn by 180 degrees
 */
public record Setup(String game, String nameA, String nameB, boolean openerFar, Rules rules) {}
