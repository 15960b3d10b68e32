import Certificates
import Foundation
import Logging
import MicroHTTP
import Synchronization
import Web

/// HTTPS while the site is served: the certificate to begin with, and another one whenever there is one.
final class HTTPS: Sendable {
    private let keeper: CertificateKeeper
    private let log: Logger
    private let state: Mutex<State>

    private struct State {
        var certificate: ServerCertificate
        var authority: Authority?
        var ports = (secure: 0, plain: 0)
    }

    /// Nil when there is neither a certificate of the operator's nor an authority in the data directory.
    init?(_ options: ServingOptions, data: String, log: Logger) throws {
        let directory = TLSDirectory(data: data)
        if let (certificate, key) = try options.certificateFiles() {
            keeper = CertificateKeeper(.files(certificate: certificate, key: key))
        } else if directory.exists {
            keeper = CertificateKeeper(.own(directory))
        } else {
            return nil
        }
        self.log = log
        state = Mutex(State(certificate: try keeper.begin(at: Clock.seconds), authority: try Self.authority(keeper)))
        tellRemarks()
    }

    /// The certificate as the server takes it.
    var certificate: Server.TLS { state.withLock { Server.TLS(certificate: $0.certificate.chain, key: $0.certificate.key) } }

    /// The names that the site answers to because it has a certificate for them.
    var hosts: [String] { state.withLock { $0.certificate.identity.names.filter { !$0.hasPrefix("*") } } }

    /// Looks once a minute after the certificate of a server that has started, until the timer is cancelled.
    func keep(_ server: Server) -> any DispatchSourceTimer {
        state.withLock { $0.ports = (server.securePort, server.port) }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "certificate"))
        timer.schedule(deadline: .now() + .seconds(60), repeating: .seconds(60), leeway: .seconds(10))
        timer.setEventHandler { self.look(server) }
        timer.activate()
        return timer
    }

    private func look(_ server: Server) {
        switch keeper.look(at: Clock.seconds) {
        case .nothingNew: return
        case .problem(let problem): log.error("HTTPS goes on with the certificate it has. \(problem)")
        case .certificate(let certificate, let isRenewedHere):
            do {
                try server.use(Server.TLS(certificate: certificate.chain, key: certificate.key))
                let authority = try Self.authority(keeper)
                state.withLock { state in
                    state.certificate = certificate
                    state.authority = authority
                }
                log.notice(
                    "\(isRenewedHere ? "renewed the certificate" : "took the new certificate"), valid until \(Day.text(certificate.validity.upperBound))"
                )
                tellRemarks()
            } catch {
                log.error("the new certificate is not used: \(error)")
            }
        }
    }

    private func tellRemarks() {
        for remark in keeper.remarks() { log.warning("\(remark)") }
    }

    /// What pages tell of it.
    var pageState: HTTPSState {
        let now = state.withLock { $0 }
        return HTTPSState(
            port: now.ports.secure, plainPort: now.ports.plain, names: now.certificate.identity.all,
            validUntil: now.certificate.validity.upperBound,
            fingerprint: now.certificate.fingerprint, issuer: now.certificate.issuer,
            authority: now.authority.map {
                HTTPSState.Authority(
                    name: $0.name, validUntil: $0.validity.upperBound, fingerprint: $0.fingerprint, certificate: $0.certificate,
                    permitsAllIPv6: $0.permitsAllIPv6)
            }, missing: { self.keeper.missing().all }, notPermitted: { self.keeper.notPermitted().all })
    }

    private static func authority(_ keeper: CertificateKeeper) throws -> Authority? {
        guard case .own(let directory) = keeper.source else { return nil }
        return try directory.authority()
    }
}
