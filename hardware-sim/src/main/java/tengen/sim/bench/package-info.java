/** The bench: whole tables in real time or faster, with a real serial line, a real broker and a desk, in one process. */
@org.jspecify.annotations.NullMarked
package tengen.sim.bench;
