/** PURE. Who plays whom: Berger tables, Swiss by matching, brackets. Knows numbers only, no names and no results in words. */
@org.jspecify.annotations.NullMarked
package tengen.desk.event.pairing;
