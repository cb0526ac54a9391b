/** The two-faced clock behind one serial line. */
@org.jspecify.annotations.NullMarked
package tengen.bridge.clock;
