/** The tables (CSV) that drive sheets, tests and firmware, and the parts list. */
@org.jspecify.annotations.NullMarked
package tengen.schematics.table;
