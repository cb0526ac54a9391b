/** Board and clock in real time beside a table that runs in a process of its own, as on a Pi: the table may be killed, the world stays. */
@org.jspecify.annotations.NullMarked
package tengen.sim.live;
