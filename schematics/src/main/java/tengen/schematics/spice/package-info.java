/** Levels and settle time of one row and column at every corner, worked out by ngspice. */
@org.jspecify.annotations.NullMarked
package tengen.schematics.spice;
