/** The only package that asks the JDK what time it is. */
@org.jspecify.annotations.NullMarked
package tengen.time;
