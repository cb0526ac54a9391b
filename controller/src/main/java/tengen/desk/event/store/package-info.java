/** Keeps the facts of a competition in a file of its own, each with who and when. */
@org.jspecify.annotations.NullMarked
package tengen.desk.event.store;
