package tengen.desk.web;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** The words of one part of the desk in one language, from a bundle of resources; a key that nobody has written yet shows itself. */
public final class Words {
    private final ResourceBundle bundle;

    /** @param bundle such as {@code tengen.desk.web.words}: English; with {@code _zh} behind its name Chinese */
    public Words(String bundle, Language language) {
        this.bundle = ResourceBundle.getBundle(
                bundle,
                language.locale(),
                Words.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** Returns the words of a key, with {@code %s} and the like filled in. */
    public String say(String key, Object... arguments) {
        try {
            String words = bundle.getString(key);
            return arguments.length == 0 ? words : String.format(Locale.ROOT, words, arguments);
        } catch (MissingResourceException missing) {
            return key;
        }
    }

    /** Says whether there are words of this key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** Returns all words whose key begins so, as fields of a JSON object, the beginning of the key left out. */
    public String json(String prefix) {
        tengen.record.JsonLine json = new tengen.record.JsonLine().begin();
        bundle.keySet().stream()
                .filter(key -> key.startsWith(prefix))
                .sorted()
                .forEach(key -> json.text(key.substring(prefix.length()), bundle.getString(key)));
        return json.end().take();
    }
}
