/** Victory by continuous fours and by continuous threats, for the report after a game. Never asked during play. */
@org.jspecify.annotations.NullMarked
package tengen.engine.solve;
