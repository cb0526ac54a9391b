package tengen.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** What the system says of a file that cannot be had, in words with a remedy. */
public final class FileWords {
    private FileWords() {}

    /** Returns why {@code file} cannot be read, and what to do. */
    public static String unread(Path file, IOException why) {
        return "cannot read " + file + ": " + why(file, why, "see whether the name is right");
    }

    /** Returns why {@code file} cannot be written, and what to do. */
    public static String unwritten(Path file, IOException why) {
        return "cannot write " + file + ": " + why(file, why, "make its folder first");
    }

    /** Returns why the folder cannot be made, and what to do. */
    public static String noFolder(Path folder, IOException why) {
        return "cannot make the folder " + folder + ": "
                + (why instanceof NoSuchFileException
                        ? "the system allows none there; name another place"
                        : why(folder, why, ""));
    }

    private static String why(Path file, IOException why, String missing) {
        return switch (why) {
            case NoSuchFileException e ->
                "there is no such " + (file.toString().equals(e.getFile()) ? "file" : "folder") + "; " + missing;
            case AccessDeniedException e -> "this user may not; run it as the file's owner, or change its rights";
            case FileAlreadyExistsException e -> "a file of that name stands there; name another folder";
            case NotDirectoryException e -> "a part of the name is a file and no folder; name another place";
            case CharacterCodingException e -> "it is no text in UTF-8; see whether it is the right file";
            default ->
                Files.isDirectory(file)
                        ? "it is a folder; name a file in it"
                        : why.getMessage() + "; see whether the medium is full or write-protected";
        };
    }
}
