package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;

/** Bytes to text and back, for files whose code page nobody names. */
final class Text {
    /** What Chinese Windows wrote when nothing else is said; plain ASCII reads the same. */
    static final Charset CHINESE = Charset.forName("GB18030");

    private Text() {}

    /** Returns the text in UTF-8 if it is that, else in the code page named, else in that of Chinese Windows. */
    static String decode(byte[] bytes, Optional<Charset> named) {
        int start = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF
                ? 3
                : 0;
        try {
            return UTF_8.newDecoder()
                    .decode(ByteBuffer.wrap(bytes, start, bytes.length - start))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, named.orElse(CHINESE));
        }
    }

    /** Returns the code page of this name, if this JDK knows it. */
    static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name.strip()));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return Optional.empty();
        }
    }

    /** Returns the text with everything that is not printable ASCII replaced by a question mark. */
    static String ascii(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.append(c >= ' ' && c <= '~' ? (char) c : '?'));
        return out.toString();
    }
}
