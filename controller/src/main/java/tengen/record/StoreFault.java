package tengen.record;

/** The journal could not do what was asked. The message is one line for an arbiter; {@link #why} says what to do about it, {@link #line} both. */
public final class StoreFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final Cause why;

    /** What is wrong with the store. */
    public enum Cause {
        /** No room on the medium. */
        FULL,
        /** The medium or the file system failed. */
        IO,
        /** Another program holds a lock just now. */
        BUSY,
        /** The file, its folder or the file system cannot be written. */
        READ_ONLY,
        /** The folder is not there. */
        NO_FOLDER,
        /** Another instance has this journal open. */
        IN_USE,
        /** The file is no journal of a table. */
        FOREIGN,
        /** Written by a newer version of this program. */
        NEWER,
        /** The content is not what was written. */
        DAMAGED,
        /** An event whose meaning cannot be read. */
        UNREADABLE,
        /** Remembering the events does not lead to the state that was noted with them. */
        DIVERGED;

        /** Says whether the same request may succeed later without anybody's help. */
        public boolean worthRetrying() {
            return switch (this) {
                case FULL, IO, BUSY -> true;
                case READ_ONLY, NO_FOLDER, IN_USE, FOREIGN, NEWER, DAMAGED, UNREADABLE, DIVERGED -> false;
            };
        }

        /** Returns what a person can do about it, without a full stop. */
        public String remedy() {
            return switch (this) {
                case FULL -> "make room on the medium, then start again";
                case IO -> "see whether the medium is sound and no network file system";
                case BUSY -> "end the other program that reads it";
                case READ_ONLY ->
                    "run as its owner, on a Pi the user tengen; if so, see whether the medium is worn out";
                case NO_FOLDER -> "make that folder first, or name another place";
                case IN_USE -> "end that one first, or give this one a file or folder of its own";
                case FOREIGN -> "name another file, or move this one away";
                case NEWER -> "install the newer Tengen";
                case DAMAGED -> "restore it from a copy, or move it away and keep it: a new one is begun";
                case UNREADABLE, DIVERGED ->
                    "install the Tengen that wrote it, or move it away and keep it: a new one is begun";
            };
        }
    }

    /** Makes a fault of our own finding. */
    public StoreFault(Cause why, String message) {
        super(message);
        this.why = why;
    }

    /** Makes a fault out of an exception of a library. */
    public StoreFault(Cause why, String message, Throwable from) {
        super(message, from);
        this.why = why;
    }

    /** Returns what is wrong. */
    public Cause why() {
        return why;
    }

    /** Returns the message with what to do about it: the one line with which a command ends. */
    public String line() {
        return getMessage() + "; " + why.remedy();
    }
}
