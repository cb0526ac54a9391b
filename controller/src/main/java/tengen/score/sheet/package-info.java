/** The score sheet (谱纸): one painter, three papers (PDF, SVG, PNG). */
@org.jspecify.annotations.NullMarked
package tengen.score.sheet;
