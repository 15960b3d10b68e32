import IPAddresses
import Spooling

extension Server {
    /// The addresses, limits and callbacks of a server.
    public struct Configuration: Sendable {
        /// The addresses to listen on: `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or `*:8080` for every address of both
        /// kinds.
        ///
        /// Port 0 takes a free one, see ``Server/port``. All addresses share threads and limits.
        public var listen: [String] = ["127.0.0.1:8080"]
        /// True if other machines can reach one of these addresses.
        public var isReachable: Bool { listen.contains(where: ListeningSocket.isReachable) }
        /// Further addresses to listen on if there is a certificate, see ``tls``.
        public var secureListen: [String] = []
        /// The threads that read requests and call the handler.
        public var threading: Threading = .pool(2)
        /// Returns true if the response to a request may wait for a disk or a long computation: a pool then calls the handler on
        /// a thread of its own, so that other connections of its thread do not wait as well.
        public var mayWait: @Sendable (Request) -> Bool = { _ in false }
        /// Returns true if the response to a request may take a computation that is long for a page: a pool then calls the handler on one of
        /// ``computingThreads`` threads of its own. Such requests are answered in their order; the requests of one visitor leave one of these threads
        /// free.
        public var mayCompute: @Sendable (Request) -> Bool = { _ in false }
        /// Returns a text that distinguishes the visitors of such requests.
        public var visitor: @Sendable (Request) -> String = { $0.peer }
        /// The maximum number of threads for these.
        public var computingThreads: Int = 3
        /// Returns the maximum size of a request's body in bytes; called after its header fields and before its body are read.
        public var bodyLimit: @Sendable (Request) -> Int = { _ in 1 << 20 }
        /// The directory for bodies beyond ``bodyInMemory``, in files without names; created when it is needed. Nil keeps all bodies in memory.
        /// The threads that read requests write to it: a disk that keeps them waiting keeps all of their connections waiting.
        public var spoolDirectory: String?
        /// The maximum size of a body that is kept in memory, in bytes.
        public var bodyInMemory: Int = 256 << 10
        /// The maximum size of all bodies being received together, in memory and in files, in bytes; beyond it the response is 503.
        public var bodyMemory: Int = 256 << 20
        /// The maximum of these bytes from one IPv4 address or one IPv6 network of 64 bits; a trusted proxy that reports no
        /// client is exempt.
        public var bodyMemoryPerVisitor: Int = 80 << 20
        /// Returns true if only one such request may be in progress at a time, from its header fields to the end of its response.
        /// The body of another one is discarded while it is received, and the response is 503. Called for requests with a body within the limit.
        public var isSentAlone: @Sendable (Request) -> Bool = { _ in false }
        /// The maximum time between two requests of a connection.
        public var idleTimeout: Duration = .seconds(60)
        /// The maximum time for the header fields, and then for the body or the response in addition to the time that
        /// ``minimumRate`` allows.
        public var requestDeadline: Duration = .seconds(20)
        /// The minimum mean rate of a client that sends or receives, in bytes per second.
        public var minimumRate: Int = 2_048
        /// The maximum number of connections. Beyond it the visitor with the most loses one to a visitor with fewer; a new
        /// connection of the visitor with the most is closed at once.
        public var connectionLimit: Int = 512
        /// The maximum number of connections of one IPv4 address or one IPv6 network of 64 bits; a trusted proxy is exempt.
        public var perAddressLimit: Int = 64
        /// The time that a shared thread may take for one step before ``stalled`` is called.
        public var stallLimit: Duration = .seconds(60)
        /// Called once, on a thread of the server's own, with the time for which a thread has made no progress. Its connections
        /// get no responses any more, and a server with such a thread cannot be stopped cleanly.
        public var stalled: @Sendable (Duration) -> Void = { _ in }
        /// The trusted proxies: the server uses their `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
        public var trustedProxies: [CIDR] = []
        /// The path prefix of the site, such as `/penny`; empty for the root. A trailing slash is removed.
        public var basePath: String = ""
        /// The initial certificate, see ``Server/use(_:)``; nil for plain HTTP.
        ///
        /// With a certificate every address speaks both: a connection that begins with a TLS handshake is HTTPS, any other plain
        /// HTTP. So a browser that knows a host by HTTPS finds it at the port of plain HTTP too.
        public var tls: TLS?
        /// Returns the page for an error that the server answers by itself. The request has no header fields if they were not
        /// read, has the path `/` if its target is invalid, and is nil if there is none.
        ///
        /// The server sets the status, `Connection`, and `Allow` if the page has none.
        public var errorPage: @Sendable (Status, Request?) -> Response = { status, _ in
            .text("\(status)\n", status: status)
        }
        /// Called with a record when a request has ended, on the server's threads.
        public var log: @Sendable (AccessRecord) -> Void = { _ in }

        /// Creates the default configuration.
        public init() {}

        /// An empty body.
        var spool: Spool { Spool(in: spoolDirectory, beyond: bodyInMemory) }
    }

    /// The threads that read requests and call the handler.
    public enum Threading: Sendable, Equatable {
        /// A fixed number of threads that share the connections: a slow handler delays the others of its thread, unless
        /// ``Configuration/mayWait`` or ``Configuration/mayCompute`` is true for its request.
        case pool(Int)
        /// A thread for each connection: a slow handler delays nobody else.
        case perConnection
    }

    /// A certificate and its key.
    public struct TLS: Sendable {
        /// The certificate, followed by the certificates of its chain, in PEM.
        public var certificate: String
        /// The private key in PEM.
        public var key: String

        /// Creates a pair.
        public init(certificate: String, key: String) {
            self.certificate = certificate
            self.key = key
        }
    }
}

/// The reason why a server does not start.
public enum ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text is not an address to listen on.
    case invalidAddress(String)
    /// The system refuses the address.
    case cannotListen(String, reason: String)
    /// The certificate or its key is refused, or there is no memory or thread left.
    case cannotStart(String)
    /// The server is running, or has been stopped.
    case alreadyStarted
    /// The server is not running.
    case notRunning

    /// One line for the operator.
    public var description: String {
        switch self {
        case .invalidAddress(let address): "\(address) is not an address to listen on, such as 127.0.0.1:8080 or *:8080"
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotStart(let address):
            "cannot serve \(address): out of memory or threads, or the certificate or its key is invalid"
        case .alreadyStarted: "the server is running, or has been stopped"
        case .notRunning: "the server is not running"
        }
    }
}
