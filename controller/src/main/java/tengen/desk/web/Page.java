package tengen.desk.web;

import tengen.record.StoreFault;

/** Something to look at. Any thread; changes nothing. */
@FunctionalInterface
public interface Page {
    /** Returns what the visitor sees. */
    Answer show(Visit visit) throws StoreFault;
}
