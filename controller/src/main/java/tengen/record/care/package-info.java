/** What keeps a table's journal alive beyond its file: room, copies, restoration, and the plain word when the medium does not keep what it is given. */
@org.jspecify.annotations.NullMarked
package tengen.record.care;
