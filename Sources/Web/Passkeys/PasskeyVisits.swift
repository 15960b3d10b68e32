import Bookkeeping
import Foundation
import Identity
import Language
import MicroHTTP
import Storage
import Validation
import WebAuthn

// The ceremonies as pages use them: with the visit's host, cookie and posted fields.

extension PasskeySite {
    init(_ request: Request) {
        self.init(host: HostAllowList.name(request.host) ?? "", origin: request.origin, isSecure: request.isSecure)
    }
}

extension PasskeyCeremonies {
    /// Returns the options with which a browser creates a passkey. Throws `Failure.badRequest` on a page where browsers allow no passkeys.
    func creationOptions(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let browser = Browser(visit) else { throw Failure.badRequest }
        return try Self.json(try creationOptions(for: person.user, in: browser))
    }

    /// Verifies the passkey that a browser has created for a person, and returns it.
    func made(_ visit: Visit, _ person: SignedInPerson, id: Passkey.ID, name: String, input: FormInput) throws -> Passkey {
        guard let response = RegistrationResponse(input), let browser = Browser(visit) else { throw PasskeyRefusal.failed }
        return try made(response, for: person.user, in: browser, id: id, name: name, transports: PasskeyTransports.words(input))
    }

    /// Returns the options for an authentication: with any passkey of this site, or with one of a person's. Throws `Failure.badRequest`
    /// on a page where browsers allow no passkeys.
    func requestOptions(_ purpose: PasskeyChallenges.Purpose, _ visit: Visit, of user: User.ID?) throws -> Response {
        guard let browser = Browser(visit) else { throw Failure.badRequest }
        return try Self.json(try requestOptions(purpose, of: user, in: browser))
    }

    /// Verifies the posted response, and performs the act that it authorizes; a response is accepted once.
    ///
    /// - Parameter user: the required owner of the passkey; nil at the sign-in, where the passkey identifies the user.
    func prove<R>(_ purpose: PasskeyChallenges.Purpose, _ visit: Visit, of user: User.ID?, to act: (User, IdentityProof) throws -> R) throws -> R {
        guard let response = AuthenticationResponse(try visit.form.input), let browser = Browser(visit) else { throw PasskeyRefusal.failed }
        return try prove(purpose, by: response, of: user, in: browser, to: act)
    }

    private static func json(_ value: some Encodable) throws -> Response {
        Response(contentType: "application/json", bytes: Array(try JSONEncoder().encode(value)))
    }
}

extension PasskeyCeremonies.Browser {
    /// Returns nil on a page where browsers allow no passkeys.
    fileprivate init?(_ visit: Visit) {
        guard let site = PasskeySite(visit.request).relyingParty, let holder = visit.secret?.hash else { return nil }
        self.init(site: site, holder: holder, device: visit.device, now: visit.now)
    }
}

extension PasskeyRefusal {
    func sentence(_ t: Texts) -> String {
        switch self {
        case .tooLate: t.passkeys.tooLate
        case .unknown: t.passkeys.unknown
        case .copied: t.passkeys.copied
        case .notVerified: t.passkeys.notVerified
        case .taken: t.passkeys.known
        case .tooMany: t.passkeys.limitReached
        case .failed: t.passkeys.failed
        }
    }
}
