import Certificates
import Foundation
import Logging
import MicroHTTP
import Synchronization
import Web

/// The HTTPS certificate while the site is served: loads the initial one, and later ones as they appear.
final class HTTPS: Sendable {
    private let keeper: CertificateKeeper
    private let log: Logger
    private let state: Mutex<State>

    private struct State {
        var certificate: ServerCertificate
        var authority: Authority?
        var ports = (secure: 0, plain: 0)
    }

    /// Returns nil if there is neither an operator's certificate nor an authority in the data directory.
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

    /// The certificate in the form that the server expects.
    var certificate: Server.TLS { state.withLock { Server.TLS(certificate: $0.certificate.chain, key: $0.certificate.key) } }

    /// The host names that the site accepts because its certificate contains them.
    var hosts: [String] { state.withLock { $0.certificate.identity.names.filter { !$0.hasPrefix("*") } } }

    /// Starts a timer that checks the certificate of a running server once a minute, until the timer is cancelled.
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
        case .problem(let problem): log.error("HTTPS keeps using the present certificate. \(problem)")
        case .certificate(let certificate, let isRenewedHere):
            do {
                try server.use(Server.TLS(certificate: certificate.chain, key: certificate.key))
                let authority = try Self.authority(keeper)
                state.withLock { state in
                    state.certificate = certificate
                    state.authority = authority
                }
                log.notice(
                    "\(isRenewedHere ? "renewed the certificate" : "loaded the new certificate"), valid until \(Day.text(certificate.validity.upperBound))"
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

    /// The state of HTTPS as pages show it.
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
