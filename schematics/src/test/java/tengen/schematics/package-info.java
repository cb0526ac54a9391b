/** Tests that the drawings build, pass KiCad's rule check and agree with the tables, the driver and the firmware. */
@org.jspecify.annotations.NullMarked
package tengen.schematics;
