/** What several tests share. */
@org.jspecify.annotations.NullMarked
package tengen.testing;
