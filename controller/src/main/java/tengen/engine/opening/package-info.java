/** The shapes of openings: the 26 canonical ones, and which fifth-move offers are alike. */
@org.jspecify.annotations.NullMarked
package tengen.engine.opening;
