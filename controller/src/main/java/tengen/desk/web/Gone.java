package tengen.desk.web;

/** The visitor's connection broke in the middle of a request: nothing is left to be said to him, and nothing of ours is wrong. */
final class Gone extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Gone(Throwable cause) {
        super(cause);
    }
}
