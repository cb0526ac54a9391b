/** From frames to observations: which stones rest where, and how that differs from the board the game expects. Pure; one thread. */
@org.jspecify.annotations.NullMarked
package tengen.sensing;
