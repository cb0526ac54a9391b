package tengen.score.sheet;

/** Something to print: pages of A4, painted as often as asked for and always alike. */
public interface Drawing {
    /** Returns the title of the document. */
    String title();

    /** Returns how many pages there are. */
    int pages();

    /**
     * Paints one page on A4, in points from its upper left corner.
     *
     * @param page from 0
     */
    void paint(Pen pen, int page);
}
