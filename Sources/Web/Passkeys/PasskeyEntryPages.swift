import Bookkeeping
import MicroHTTP
import Storage
import Validation
import Views

/// Getting in with a passkey: a device that has looked who uses it proves as much as a password and a code together.
struct PasskeyEntryPages: Sendable {
    private let services: Services
    private let gate: GatePages
    private let ceremonies: PasskeyCeremonies

    init(_ services: Services, gate: GatePages) {
        self.services = services
        self.gate = gate
        ceremonies = PasskeyCeremonies(services: services)
    }

    func signInOptions(_ visit: Visit) throws -> Response { try ceremonies.requestOptions(.signIn, visit, of: nil) }

    func signIn(_ visit: Visit) throws -> Response {
        let next = try visit.form["next"]
        do {
            let user = try ceremonies.proved(.signIn, visit, of: nil)
            services.log.write(.signedIn(user: user.id.description, peer: visit.request.peer))
            return try services.welcome(user, visit, to: LocalPath(next)?.description ?? "/")
        } catch let refusal as PasskeyRefusal {
            services.log.write(.signInFailed(peer: visit.request.peer))
            return try gate.signInPage(visit, FormState(SignInForm()), next: next, refusal: refusal.sentence(visit.t), status: .unprocessableContent)
        }
    }
}
