package tengen.desk.web;

import tengen.record.StoreFault;

/** Something an arbiter does: a POST with a JSON object, its session, its token and its origin already checked. Any thread. */
@FunctionalInterface
public interface Action {
    /**
     * Does it.
     *
     * @throws IllegalArgumentException when a field is missing or makes no sense; its message is shown
     */
    Answer act(Visit visit) throws StoreFault;
}
