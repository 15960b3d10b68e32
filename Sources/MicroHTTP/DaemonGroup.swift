import Glibc
import Synchronization

/// The daemons that serve one scheme with one certificate, and the state their connections share.
///
/// libmicrohttpd keeps its address, so it has to live until its daemons have stopped.
final class DaemonGroup: Sendable {
    let service: Service
    private let certificate: CertificateStrings?
    private let daemons = Mutex<[Daemon]>([])
    private let draining = Atomic<Bool>(false)

    /// Starts the daemons: for TLS with a certificate, for plain HTTP without one.
    static func start(_ service: Service, _ tls: Server.TLS?) throws(ServerError) -> DaemonGroup {
        let group = DaemonGroup(service, tls)
        var started: [Daemon] = []
        do throws(ServerError) {
            switch service.configuration.threading {
            case .perConnection:
                started.append(try .threadEach(group))
            case .pool(let threads):
                for _ in 0..<max(1, threads) { started.append(try .sharingThread(group)) }
            }
        } catch {
            for daemon in started { daemon.stop() }
            throw error
        }
        let daemons = started
        group.daemons.withLock { $0 = daemons }
        return group
    }

    private init(_ service: Service, _ tls: Server.TLS?) {
        self.service = service
        certificate = tls.map(CertificateStrings.init)
    }

    /// The TLS settings for libmicrohttpd; nil for plain HTTP.
    var tls: CertificateStrings? { certificate }
    var isSecure: Bool { certificate != nil }

    /// True if responses carry `Connection: close`, so that connections end after their current request.
    var isDraining: Bool { draining.load(ordering: .relaxed) || service.isDraining }

    func drain() { draining.store(true, ordering: .relaxed) }

    /// The number of open connections.
    var connectionCount: Int { daemons.withLock { $0.reduce(0) { $0 + $1.connectionCount } } }

    /// Dispatches a connection to the daemon with the fewest, round-robin among equals.
    func add(_ connection: ClientConnection, turn: inout Int) {
        let daemons = daemons.withLock { $0 }
        let first = turn
        let order = daemons.indices.map { ($0 + first) % daemons.count }
        guard let chosen = order.min(by: { daemons[$0].connectionCount < daemons[$1].connectionCount }) else {
            service.close(connection)
            return
        }
        turn = chosen + 1
        daemons[chosen].add(connection)
    }

    /// Closes every connection and waits for the threads; to be called once.
    func stop() {
        for daemon in daemons.withLock({ $0 }) { daemon.stop() }
    }
}

/// The strings of a certificate at stable addresses, as libmicrohttpd needs them while the daemon runs.
final class CertificateStrings: @unchecked Sendable {  // Nothing changes them.
    let certificate: UnsafeMutablePointer<CChar>?
    let key: UnsafeMutablePointer<CChar>?
    let priorities: UnsafeMutablePointer<CChar>?

    /// TLS 1.3 and 1.2 with forward secrecy and authenticated encryption only. The client's preference decides, since it knows
    /// whether its processor is better at AES or at ChaCha20.
    private static let strong =
        "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA:+ECDHE-RSA:-CIPHER-ALL:+AES-128-GCM:+AES-256-GCM:+CHACHA20-POLY1305"
        + ":-MAC-ALL:+AEAD:-SIGN-RSA-SHA1:-SIGN-ECDSA-SHA1:-GROUP-FFDHE2048:-GROUP-FFDHE3072:-GROUP-FFDHE4096:-GROUP-FFDHE6144:-GROUP-FFDHE8192"

    init(_ tls: Server.TLS) {
        certificate = strdup(tls.certificate)
        key = strdup(tls.key)
        priorities = strdup(Self.strong)
    }

    deinit {
        free(certificate)
        free(key)
        free(priorities)
    }
}
