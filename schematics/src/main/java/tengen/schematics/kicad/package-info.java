/** KiCad's schematic format: symbols, sheets, projects. Knows nothing of Tengen. */
@org.jspecify.annotations.NullMarked
package tengen.schematics.kicad;
