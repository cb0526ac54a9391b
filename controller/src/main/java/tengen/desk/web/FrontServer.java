package tengen.desk.web;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executor;

/** The JDK's server with a filter before whatever it is given to handle: the library makes its context itself and lets nobody else at it. */
final class FrontServer extends HttpsServer {
    private final HttpServer server;
    private final Filter filter;

    private FrontServer(HttpServer server, Filter filter) {
        this.server = server;
        this.filter = filter;
    }

    /** Returns what makes such servers, with TLS and without. */
    static HttpServerProvider with(Filter filter) {
        return new HttpServerProvider() {
            @Override
            public HttpServer createHttpServer(InetSocketAddress address, int backlog) throws IOException {
                return new FrontServer(HttpServer.create(address, backlog), filter);
            }

            @Override
            public HttpsServer createHttpsServer(InetSocketAddress address, int backlog) throws IOException {
                return new FrontServer(HttpsServer.create(address, backlog), filter);
            }
        };
    }

    private HttpContext filtered(HttpContext context) {
        context.getFilters().add(filter);
        return context;
    }

    private HttpsServer secure() {
        if (server instanceof HttpsServer secure) {
            return secure;
        }
        throw new IllegalStateException("no TLS here");
    }

    @Override
    public void setHttpsConfigurator(HttpsConfigurator config) {
        secure().setHttpsConfigurator(config);
    }

    @Override
    public HttpsConfigurator getHttpsConfigurator() {
        return secure().getHttpsConfigurator();
    }

    @Override
    public void bind(InetSocketAddress address, int backlog) throws IOException {
        server.bind(address, backlog);
    }

    @Override
    public void start() {
        server.start();
    }

    @Override
    public void setExecutor(Executor executor) {
        server.setExecutor(executor);
    }

    @Override
    public Executor getExecutor() {
        return server.getExecutor();
    }

    @Override
    public void stop(int delay) {
        server.stop(delay);
    }

    @Override
    public HttpContext createContext(String path, HttpHandler handler) {
        return filtered(server.createContext(path, handler));
    }

    @Override
    public HttpContext createContext(String path) {
        return filtered(server.createContext(path));
    }

    @Override
    public void removeContext(String path) {
        server.removeContext(path);
    }

    @Override
    public void removeContext(HttpContext context) {
        server.removeContext(context);
    }

    @Override
    public InetSocketAddress getAddress() {
        return server.getAddress();
    }
}
