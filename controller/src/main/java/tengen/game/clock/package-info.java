/** Time controls and the arithmetic of a game clock, on nanoseconds. Pure. */
@org.jspecify.annotations.NullMarked
package tengen.game.clock;
