import IPAddresses

extension Server {
    /// How a server listens, what it allows, and whom it tells.
    public struct Configuration: Sendable {
        /// Where to listen: `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or `*:8080` for every address of both kinds.
        ///
        /// Port 0 takes a free one, see ``Server/port``. All addresses share threads and limits.
        public var listen: [String] = ["127.0.0.1:8080"]
        /// Whether other machines can reach one of these addresses.
        public var isReachable: Bool { listen.contains(where: ListeningSocket.isReachable) }
        /// Where to listen as well when there is a certificate, see ``tls``.
        public var secureListen: [String] = []
        /// Which threads read requests and call the handler.
        public var threading: Threading = .pool(2)
        /// Whether the answer to a request may wait for a disk or a long computation: a pool then calls the handler on a thread of its own,
        /// so that the others on its thread do not wait as well.
        public var mayWait: @Sendable (Request) -> Bool = { _ in false }
        /// The most bytes of body that a request may have, asked when its header fields are there and its body is not.
        public var bodyLimit: @Sendable (Request) -> Int = { _ in 1 << 20 }
        /// The most bytes that all bodies on their way in may have together; beyond it the answer is 503.
        public var bodyMemory: Int = 256 << 20
        /// The most of them that come from one IPv4 address or one IPv6 network of 64 bits; a trusted proxy that names nobody has no such limit.
        public var bodyMemoryPerVisitor: Int = 80 << 20
        /// Whether only one request like this may be on its way at a time, from its header fields to the end of its answer. The body of
        /// another one is thrown away as it comes, and the answer is 503. Asked when a request has a body that is not too large.
        public var isSentAlone: @Sendable (Request) -> Bool = { _ in false }
        /// How long a connection may stay open between two requests.
        public var idleTimeout: Duration = .seconds(60)
        /// How long the header fields may take, and then the body or the answer on top of what ``minimumRate`` gives them.
        public var requestDeadline: Duration = .seconds(20)
        /// The bytes a second that a client has to send or take, as a mean.
        public var minimumRate: Int = 2_048
        /// The most connections. Beyond it the visitor with the most loses one to a visitor with fewer; who has the most is closed at once.
        public var connectionLimit: Int = 512
        /// The most connections of one IPv4 address or one IPv6 network of 64 bits; a trusted proxy has no such limit.
        public var perAddressLimit: Int = 64
        /// How long a thread that serves several connections may take for one step before ``stalled`` is called.
        public var stallLimit: Duration = .seconds(60)
        /// Gets, once, the time for which a thread has not moved on; called on a thread of the server's own. Its connections get no answer any
        /// more, and a server with such a thread cannot be stopped in order.
        public var stalled: @Sendable (Duration) -> Void = { _ in }
        /// Whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` count.
        public var trustedProxies: [CIDR] = []
        /// The path below which the site lies, such as `/penny`; empty for the root. A slash at its end is left off.
        public var basePath: String = ""
        /// The certificate with which the server begins, see ``Server/use(_:)``; nil for plain HTTP.
        ///
        /// With a certificate every address speaks both: a connection that begins with the handshake of TLS is HTTPS, any other plain HTTP.
        /// So a browser that knows a host by HTTPS finds it at the port of plain HTTP too.
        public var tls: TLS?
        /// Makes the page for what the server refuses on its own. The request has no header fields when these were not read, the path `/` when
        /// its target makes no sense, and is nil when there is none.
        ///
        /// The server sees to the status, to `Connection`, and to `Allow` where the page has none.
        public var errorPage: @Sendable (Status, Request?) -> Response = { status, _ in
            .text("\(status)\n", status: status)
        }
        /// Gets a record when a request has ended; called on the server's threads.
        public var log: @Sendable (AccessRecord) -> Void = { _ in }

        /// Makes the usual configuration.
        public init() {}
    }

    /// Which threads read requests and call the handler.
    public enum Threading: Sendable, Equatable {
        /// A fixed number of threads that share the connections: a slow handler holds up the others of its thread, unless
        /// ``Configuration/mayWait`` has told of it.
        case pool(Int)
        /// A thread for each connection: a slow handler holds up nobody else.
        case perConnection
    }

    /// A certificate and its key.
    public struct TLS: Sendable {
        /// The certificate, followed by those of its chain, in PEM.
        public var certificate: String
        /// The private key in PEM.
        public var key: String

        /// Makes a pair.
        public init(certificate: String, key: String) {
            self.certificate = certificate
            self.key = key
        }
    }
}

/// Why a server does not start.
public enum ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text is not an address to listen on.
    case invalidAddress(String)
    /// The system refuses the address.
    case cannotListen(String, reason: String)
    /// The certificate or its key is refused, or there is no memory or thread left.
    case cannotStart(String)
    /// The server runs, or ran already.
    case alreadyStarted
    /// The server does not run.
    case notRunning

    /// One line for the operator.
    public var description: String {
        switch self {
        case .invalidAddress(let address): "\(address) is not an address to listen on, such as 127.0.0.1:8080 or *:8080"
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotStart(let address):
            "cannot serve \(address): there is no memory or thread left, or the certificate and its key are refused"
        case .alreadyStarted: "the server was started already"
        case .notRunning: "the server does not run"
        }
    }
}
