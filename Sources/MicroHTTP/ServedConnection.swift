/// A connection that a daemon serves, and its current request: the context of the connection's callbacks.
///
/// Only these callbacks use it, on one thread at a time. It owns the request's ``Exchange``, since libmicrohttpd does not report the end of every
/// request: a second error in one head closes the connection without a word (0.9.75), and the connection's own end is all that is told.
final class ServedConnection {
    let client: ClientConnection
    private let daemon: Daemon
    private var exchange: Exchange?

    init(_ daemon: Daemon, _ client: ClientConnection) {
        self.daemon = daemon
        self.client = client
    }

    /// Begins a request when its target has been read; the returned exchange lives until the request or the connection ends.
    func begin(target: UnsafePointer<CChar>) -> Exchange {
        endRequest(queuedStatus: 0)
        let exchange = Exchange(daemon, client, target: target)
        self.exchange = exchange
        daemon.halfHeads.add(exchange, of: client)
        return exchange
    }

    /// Ends the request, if there is one.
    func endRequest(queuedStatus: Int) {
        exchange?.end(queuedStatus: queuedStatus)
        exchange = nil
    }

    /// Ends the request that the library has not reported as ended, and removes the connection from the counts.
    func close(queuedStatus: Int) {
        endRequest(queuedStatus: queuedStatus)
        daemon.remove(client)
    }
}
