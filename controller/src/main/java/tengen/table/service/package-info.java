/** A table in life: its configuration, its threads, the service manager's watchdog, and what it tells of its health. */
@org.jspecify.annotations.NullMarked
package tengen.table.service;
