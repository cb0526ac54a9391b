/** The chips of the board as the driver meets them: the 74HC595/74HC165 chain behind a Pi4J provider. */
@org.jspecify.annotations.NullMarked
package tengen.sim.chip;
