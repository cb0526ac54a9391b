/** Writes everything in the folder {@code schematics}: KiCad project, parts list, drawings and spice decks, always the same bytes. */
@org.jspecify.annotations.NullMarked
package tengen.schematics;
