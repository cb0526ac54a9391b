/** The journal: events written ahead, chained by hashes, read back and remembered. */
@org.jspecify.annotations.NullMarked
package tengen.record;
