import Bookkeeping
import MicroHTTP
import SitePaths
import Templates
import Views

/// Pages for HTTPS: its state, and the certificate that devices have to install.
struct HTTPSPages: Sendable {
    private let state: @Sendable () -> HTTPSState?

    init(state: @escaping @Sendable () -> HTTPSState?) { self.state = state }

    func show(_ visit: Visit, _ person: SignedInPerson) -> Response {
        let page = HTTPSPage(state().map { facts($0, visit, person) }, isEncrypted: visit.request.isSecure, t: visit.t)
        return visit.page { Template.https(page, app: $0, into: &$1) }
    }

    /// Returns the certificate of the server's own authority to everybody: it is not secret, and a phone that fetches it is often
    /// not signed in.
    func authority(_ visit: Visit) throws -> Response {
        guard let authority = state()?.authority else { throw Failure.notFound }
        var response = Response(.ok, body: .bytes(authority.certificate))
        // Not an attachment: Safari on iOS offers a certificate that it displays for installation as a profile, but saves an
        // attachment as a file.
        response.headers["Content-Type"] = "application/x-x509-ca-cert"
        return response
    }

    private func facts(_ state: HTTPSState, _ visit: Visit, _ person: SignedInPerson) -> HTTPSPage.Facts {
        let host = HTTPSAddress(asked: visit.request.host, names: state.names), base = visit.site.base
        let isSecure = visit.request.isSecure
        func day(_ seconds: Int64) -> String { visit.t.dates.day(person.day(of: seconds), today: person.today) }
        return HTTPSPage.Facts(
            address: host.text(scheme: "https", port: state.port, isInUse: isSecure) + base + Paths.overview.description, names: state.names,
            validUntil: day(state.validUntil), issuer: state.issuer, fingerprint: state.fingerprint,
            missing: state.missing(), notPermitted: state.notPermitted(),
            authority: state.authority.map { authority in
                HTTPSPage.Authority(
                    name: authority.name, validUntil: day(authority.validUntil), fingerprint: authority.fingerprint,
                    permitsAllIPv6: authority.permitsAllIPv6,
                    download: host.text(scheme: "http", port: state.plainPort, isInUse: !isSecure) + base
                        + Paths.authority.description)
            })
    }
}
