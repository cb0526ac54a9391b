/** The desk's web server: routes, log-in, sessions, layout, languages; every part of the desk adds its own pages through {@link tengen.desk.web.Pages}. */
@org.jspecify.annotations.NullMarked
package tengen.desk.web;
