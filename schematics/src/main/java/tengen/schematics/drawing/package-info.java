/** Drawings to scale and pictures for the guides, written as SVG, PDF and DXF. */
@org.jspecify.annotations.NullMarked
package tengen.schematics.drawing;
