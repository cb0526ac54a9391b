package tengen.sensing;

import tengen.engine.Point;

/**
 * A stone at rest.
 *
 * @param sinceNanos stamp of the first frame of the stable run: the stone's own time
 */
public record Rest(Point point, long sinceNanos) {}
