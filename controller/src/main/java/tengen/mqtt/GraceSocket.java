package tengen.mqtt;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.concurrent.TimeUnit;
import tengen.time.Ticker;

/** A socket that holds back its end, or its breaking, until it is 600 ms old. */
final class GraceSocket extends Socket {
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(600);

    private final Object grace = new Object();
    private final Ticker ticker = Ticker.system();
    private volatile long bornNanos = ticker.nanos();

    @Override
    public void connect(SocketAddress endpoint, int timeoutMillis) throws IOException {
        setTcpNoDelay(true);
        super.connect(endpoint, timeoutMillis);
        bornNanos = ticker.nanos();
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return new FilterInputStream(super.getInputStream()) {
            @Override
            public int read() throws IOException {
                try {
                    int value = super.read();
                    holdBack(value < 0);
                    return value;
                } catch (IOException broken) {
                    holdBack(true);
                    throw broken;
                }
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                try {
                    int count = super.read(bytes, offset, length);
                    holdBack(count < 0);
                    return count;
                } catch (IOException broken) {
                    holdBack(!(broken instanceof java.net.SocketTimeoutException));
                    throw broken;
                }
            }
        };
    }

    private void holdBack(boolean ended) {
        long leftNanos = GRACE_NANOS - (ticker.nanos() - bornNanos);
        synchronized (grace) {
            // Our own closing needs no grace.
            while (ended && leftNanos > 0 && !isClosed()) {
                try {
                    grace.wait(TimeUnit.NANOSECONDS.toMillis(leftNanos) + 1);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
                leftNanos = GRACE_NANOS - (ticker.nanos() - bornNanos);
            }
        }
    }
}
