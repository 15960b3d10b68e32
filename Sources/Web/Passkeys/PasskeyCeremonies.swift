import Bookkeeping
import Crypto
import Foundation
import MicroHTTP
import Storage
import Validation
import WebAuthn

/// The registration and authentication ceremonies of this site: the options for the browser, and the verification of its
/// response.
struct PasskeyCeremonies: Sendable {
    let store: Store
    let challenges: PasskeyChallenges
    let log: EventLog

    // MARK: Adding

    /// Returns the options with which a browser creates a passkey.
    func creationOptions(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let (site, challenge) = try challenge(for: .add, visit)
        let known = try store.read { try $0.passkeys.all(of: member.user.id) }
        return try json(
            CeremonyOptions.Creation(
                for: site, site: "Penny", userHandle: Self.handle(of: member.user.id), userName: member.user.username,
                displayName: member.user.displayName, challenge: challenge, known: Self.descriptors(known, at: site)))
    }

    /// Verifies the passkey that a browser has created for a member, and returns it.
    func made(_ visit: Visit, _ member: SignedInPerson, id: Passkey.ID, name: String, input: FormInput) throws -> Passkey {
        guard let response = RegistrationResponse(input) else { throw PasskeyRefusal.failed }
        let (site, challenge) = try answered(response.clientData, .add, visit)
        do throws(CeremonyProblem) {
            let credential = try site.register(response, answering: challenge)
            return Passkey(
                id: id, user: member.user.id, credential: credential.id, publicKey: credential.publicKey, counter: credential.counter,
                host: site.id, transports: PasskeyTransports.words(input), isBackedUp: credential.isBackedUp, name: name, createdAt: visit.now)
        } catch {
            throw PasskeyRefusal(error)
        }
    }

    // MARK: Proving

    /// Returns the options for an authentication: with any passkey of this site, or with one of a person's.
    func requestOptions(_ purpose: PasskeyChallenges.Purpose, _ visit: Visit, of user: User.ID?) throws -> Response {
        let (site, challenge) = try challenge(for: purpose, visit)
        let allowed = try user.map { user in try store.read { try $0.passkeys.all(of: user) } } ?? []
        return try json(CeremonyOptions.Request(for: site, challenge: challenge, allowed: Self.descriptors(allowed, at: site)))
    }

    /// Verifies the response, and performs the act that it authorizes; a response is accepted once.
    ///
    /// - Parameter user: the user whose passkey it has to be; nil at the sign-in, where the passkey identifies the user.
    func prove<R>(_ purpose: PasskeyChallenges.Purpose, _ visit: Visit, of user: User.ID?, to act: (User, IdentityProof) throws -> R) throws -> R {
        guard let response = AuthenticationResponse(try visit.form.input) else { throw PasskeyRefusal.failed }
        let (site, challenge) = try answered(response.clientData, purpose, visit)
        guard let (passkey, owner) = try owner(of: response.credential), user == nil || user == owner.id, !owner.isDisabled, passkey.host == site.id
        else {
            throw PasskeyRefusal.unknown
        }
        let known = KnownCredential(
            id: passkey.credential, publicKey: passkey.publicKey, counter: passkey.counter, userHandle: Self.handle(of: owner.id))
        do {
            let proof = try site.authenticate(response, answering: challenge, with: known, namesUser: user == nil)
            let isNew = try store.write { try $0.passkeys.use(passkey.id, counter: proof.counter, isBackedUp: proof.isBackedUp, at: visit.now) }
            guard isNew else { throw CeremonyProblem.counterWentBack }
            return try act(owner, .passkey(passkey.id))
        } catch let problem as CeremonyProblem {
            if problem == .counterWentBack { try tell(owner, of: passkey, visit) }
            throw PasskeyRefusal(problem)
        } catch StoreError.conflict(.proofLapsed) {
            throw PasskeyRefusal.unknown
        }
    }

    /// Notifies the owner of a passkey that there may be a copy of it, at most once a day.
    private func tell(_ owner: User, of passkey: Passkey, _ visit: Visit) throws {
        log.write(.passkeyCopied(user: owner.id.description, peer: visit.request.peer))
        try store.write { editor in
            try editor.passkeys.refuse(passkey.id, at: visit.now)
            guard passkey.refusedAt.map({ visit.now - $0 > 86_400 }) ?? true else { return }
            try editor.notify(owner.id, .passkeyRefused, from: visit.device, at: visit.now)
        }
    }

    private func owner(of credential: [UInt8]) throws -> (Passkey, User)? {
        try store.read { site in
            guard let passkey = try site.passkeys.find(credential: credential), let user = try site.users.find(passkey.user) else { return nil }
            return (passkey, user)
        }
    }

    // MARK: Challenges

    /// Creates a challenge. Throws `Failure.badRequest` on a page where browsers allow no passkeys.
    private func challenge(for purpose: PasskeyChallenges.Purpose, _ visit: Visit) throws -> (RelyingParty, Challenge) {
        guard let binding = binding(purpose, visit) else { throw Failure.badRequest }
        return (binding.site, challenges.make(for: binding, from: visit.request.peer, at: visit.now))
    }

    /// Returns the challenge that the client data answer, and consumes it.
    private func answered(_ clientData: [UInt8], _ purpose: PasskeyChallenges.Purpose, _ visit: Visit) throws -> (RelyingParty, Challenge) {
        guard let binding = binding(purpose, visit), let data = ClientData(json: clientData) else { throw PasskeyRefusal.failed }
        guard let challenge = data.challenge, challenges.take(challenge, for: binding, at: visit.now) else { throw PasskeyRefusal.tooLate }
        return (binding.site, challenge)
    }

    private func binding(_ purpose: PasskeyChallenges.Purpose, _ visit: Visit) -> PasskeyChallenges.Binding? {
        guard let site = PasskeySite(visit.request).relyingParty, let holder = visit.secret?.hash else { return nil }
        return .init(purpose: purpose, holder: holder, site: site)
    }

    // MARK: Words of the protocol

    /// Returns the user handle stored on the device: the same for all of a person's passkeys, and without personal data.
    static func handle(of user: User.ID) -> [UInt8] {
        Array(SHA256.hash(data: Array("penny passkey".utf8) + user.withUnsafeBytes { Array($0) }))
    }

    private static func descriptors(_ passkeys: [Passkey], at site: RelyingParty) -> [CeremonyOptions.Descriptor] {
        passkeys.filter { $0.host == site.id }.map { .init(id: $0.credential, transports: $0.transports) }
    }

    private func json(_ value: some Encodable) throws -> Response {
        Response(contentType: "application/json", bytes: Array(try JSONEncoder().encode(value)))
    }
}
