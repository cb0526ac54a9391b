/** The board as a thing: stones in millimetres, magnets, reeds, and the hands that move them. */
@org.jspecify.annotations.NullMarked
package tengen.sim.world;
