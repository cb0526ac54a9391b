/** The game: commands are judged, events are remembered. Pure: no clock is read, nothing is logged, no I/O. */
@org.jspecify.annotations.NullMarked
package tengen.game;
