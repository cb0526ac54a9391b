/** Record formats: each turns bytes into a {@link tengen.score.GameScore} and back. Facts about them: controller/docs/formats.md. */
@org.jspecify.annotations.NullMarked
package tengen.score.format;
