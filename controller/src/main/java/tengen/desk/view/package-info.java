/** What the desk knows of each table, ready to be shown: built from the events it keeps by the same evolve as the table, or from the table's own picture until they are there. */
@org.jspecify.annotations.NullMarked
package tengen.desk.view;
