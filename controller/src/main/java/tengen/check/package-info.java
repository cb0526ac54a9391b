/** What the doctor and a running table both look at, and in which words they tell it: one list for the command line, the table's page and the desk. */
@org.jspecify.annotations.NullMarked
package tengen.check;
