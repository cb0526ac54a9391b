/** The arbiter's desk: hears every table, keeps what it heard, acknowledges what it keeps, and sends the arbiter's orders. */
@org.jspecify.annotations.NullMarked
package tengen.desk;
