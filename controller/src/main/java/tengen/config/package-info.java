/** Configuration files: TOML, every key checked, everything that is wrong told at once with its place. */
@org.jspecify.annotations.NullMarked
package tengen.config;
