package tengen.mqtt;

/** Signs the record of a result; a table's key does, a bench without keys does not. */
@FunctionalInterface
public interface Seal {
    /** Leaves everything unsigned. */
    Seal NONE = json -> json;

    /** Returns the JSON object with the signer's key and signature as its last fields. */
    String seal(String json);
}
