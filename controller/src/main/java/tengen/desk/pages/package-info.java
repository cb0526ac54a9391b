/** The desk's pages about tables: hall, table, live boards, records of games. */
@org.jspecify.annotations.NullMarked
package tengen.desk.pages;
