/** The house rules as tests: who may import whom, and how the sources look. */
@org.jspecify.annotations.NullMarked
package tengen.house;
