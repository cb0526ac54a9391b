package tengen.desk.web;

/** Where pages are registered. Paths are like {@code /table/{table}}; what stands in braces comes with the visit. */
public interface Site {
    /** Returns what the pages work with. */
    DeskRoom room();

    /** Adds a page. */
    void page(String path, Access access, Page page);

    /** Adds something that arbiters do. */
    void action(String path, Action action);

    /** Adds a stream of server-sent events. */
    void stream(String path, Access access, Feed feed);

    /** Adds an entry to the menu; {@code key} is looked up in {@code bundle}. */
    void menu(int order, String path, Access access, String bundle, String key);
}
