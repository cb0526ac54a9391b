package tengen.desk.web;

/** Who may see a page. */
public enum Access {
    /** Everybody in the hall and beyond; nothing about the position may be there. */
    ANYONE,
    /** Arbiters who have logged in. */
    ARBITER
}
