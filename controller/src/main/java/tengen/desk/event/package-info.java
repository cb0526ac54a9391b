/** PURE. A competition: players, rounds, results, standings. What is asked is judged into facts; facts are remembered; a state is nothing but its facts. */
@org.jspecify.annotations.NullMarked
package tengen.desk.event;
