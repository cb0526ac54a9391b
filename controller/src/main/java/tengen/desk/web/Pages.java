package tengen.desk.web;

import tengen.record.StoreFault;

/** The pages of one part of the desk; found through {@link java.util.ServiceLoader}, so that no part needs to know another. */
public interface Pages {
    /**
     * Adds its pages and actions to the site, once, before the server starts.
     *
     * @throws StoreFault when something that it keeps cannot be opened
     */
    void open(Site site) throws StoreFault;

    /** Closes what it keeps, once the server has stopped. */
    default void close() {}
}
