/** The {@code tengen} command. */
@org.jspecify.annotations.NullMarked
package tengen.cli;
