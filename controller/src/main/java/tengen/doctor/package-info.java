/** The look at a table before a round: each check says green, amber or red, and one thing to do where it is not green. */
@org.jspecify.annotations.NullMarked
package tengen.doctor;
