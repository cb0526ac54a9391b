package tengen.desk.web;

import java.io.IOException;
import tengen.record.StoreFault;

/** What a stream tells as long as somebody listens. The server's thread of that stream. */
@FunctionalInterface
public interface Feed {
    /**
     * Tells until {@link Stream#isOpen} is false.
     *
     * @throws IOException when the listener is gone
     */
    void tell(Visit visit, Stream stream) throws IOException, InterruptedException, StoreFault;
}
