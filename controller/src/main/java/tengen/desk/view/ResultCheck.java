package tengen.desk.view;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.desk.Audit;
import tengen.mqtt.SignedText;
import tengen.record.StoreFault;

/** Says what the signature of a result is worth: each table must sign with the key that it was first seen with. */
final class ResultCheck {
    private static final Logger log = LoggerFactory.getLogger(ResultCheck.class);

    private final Audit audit;

    ResultCheck(Audit audit) {
        this.audit = audit;
    }

    private boolean hasSigned(String table) {
        try {
            return audit.hasKey(table);
        } catch (StoreFault fault) {
            log.warn("the key of {} cannot be looked up: {}", table, fault.getMessage());
            return true;
        }
    }

    Signed check(String table, String payload) {
        SignedText text = SignedText.parse(payload);
        if (text.key().isEmpty()) {
            // A table that has signed once signs always: without it anybody at the broker could have written this.
            return new Signed(payload, hasSigned(table) ? Signed.Trust.FORGED : Signed.Trust.NONE, "");
        }
        String name = SignedText.keyName(text.key());
        if (!text.holds()) {
            return new Signed(payload, Signed.Trust.FORGED, name);
        }
        try {
            boolean same = audit.keyOf(table, text.key()).equals(text.key());
            return new Signed(payload, same ? Signed.Trust.GOOD : Signed.Trust.OTHER_KEY, name);
        } catch (StoreFault fault) {
            log.warn("the key of {} cannot be looked up: {}", table, fault.getMessage());
            return new Signed(payload, Signed.Trust.OTHER_KEY, name);
        }
    }
}
