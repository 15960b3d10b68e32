import Bookkeeping
import Crypto
import OperatorLog
import Storage
import WebAuthn

/// The registration and authentication ceremonies of this site: the options for the browser, and the verification of its
/// response.
package struct PasskeyCeremonies: Sendable {
    private let store: Store
    private let challenges: PasskeyChallenges
    private let log: EventLog

    package init(store: Store, challenges: PasskeyChallenges, log: EventLog) {
        self.store = store
        self.challenges = challenges
        self.log = log
    }

    /// The browser that takes part in a ceremony.
    package struct Browser: Sendable {
        /// The site under the host in the browser's address.
        let site: RelyingParty
        /// The hash of the secret in the cookie of the visit or the session.
        let holder: [UInt8]
        let device: SecurityDevice
        /// Seconds since 1970 (UTC).
        let now: Int64

        package init(site: RelyingParty, holder: [UInt8], device: SecurityDevice, now: Int64) {
            self.site = site
            self.holder = holder
            self.device = device
            self.now = now
        }
    }

    // MARK: Adding

    /// Returns the options with which a browser creates a passkey.
    package func creationOptions(for user: User, in browser: Browser) throws -> CeremonyOptions.Creation {
        let challenge = challenge(for: .add, browser)
        let known = try store.read { try $0.passkeys.all(of: user.id) }
        return CeremonyOptions.Creation(
            for: browser.site, site: "Penny", userHandle: Self.handle(of: user.id), userName: user.username,
            displayName: user.displayName, challenge: challenge, known: Self.descriptors(known, at: browser.site))
    }

    /// Verifies the passkey that a browser has created for a user, and returns it. Throws `PasskeyRefusal`.
    ///
    /// - Parameter transports: the words for the ways to reach the authenticator (WebAuthn Level 3, section 5.8.4).
    package func made(
        _ response: RegistrationResponse, for user: User, in browser: Browser, id: Passkey.ID, name: String, transports: [String]
    ) throws(PasskeyRefusal) -> Passkey {
        let challenge = try answered(response.clientData, .add, browser)
        do throws(CeremonyProblem) {
            let credential = try browser.site.register(response, answering: challenge)
            return Passkey(
                id: id, user: user.id, credential: credential.id, publicKey: credential.publicKey, counter: credential.counter,
                host: browser.site.id, transports: transports, isBackedUp: credential.isBackedUp, name: name, createdAt: browser.now)
        } catch {
            throw PasskeyRefusal(error)
        }
    }

    // MARK: Proving

    /// Returns the options for an authentication: with any passkey of this site, or with one of a person's.
    package func requestOptions(_ purpose: PasskeyChallenges.Purpose, of user: User.ID?, in browser: Browser) throws -> CeremonyOptions.Request {
        let challenge = challenge(for: purpose, browser)
        let allowed = try user.map { user in try store.read { try $0.passkeys.all(of: user) } } ?? []
        return CeremonyOptions.Request(for: browser.site, challenge: challenge, allowed: Self.descriptors(allowed, at: browser.site))
    }

    /// Verifies the response, and performs the act that it authorizes; a response is accepted once. Throws `PasskeyRefusal`, and the
    /// errors of the act.
    ///
    /// - Parameter user: the required owner of the passkey; nil at the sign-in, where the passkey identifies the user.
    package func prove<R>(
        _ purpose: PasskeyChallenges.Purpose, by response: AuthenticationResponse, of user: User.ID?, in browser: Browser,
        to act: (User, IdentityProof) throws -> R
    ) throws -> R {
        let site = browser.site, challenge = try answered(response.clientData, purpose, browser)
        guard let (passkey, owner) = try owner(of: response.credential), user == nil || user == owner.id, !owner.isDisabled, passkey.host == site.id
        else {
            throw PasskeyRefusal.unknown
        }
        let known = KnownCredential(
            id: passkey.credential, publicKey: passkey.publicKey, counter: passkey.counter, userHandle: Self.handle(of: owner.id))
        do {
            let proof = try site.authenticate(response, answering: challenge, with: known, namesUser: user == nil)
            let isNew = try store.write { try $0.passkeys.use(passkey.id, counter: proof.counter, isBackedUp: proof.isBackedUp, at: browser.now) }
            guard isNew else { throw CeremonyProblem.counterWentBack }
            return try act(owner, .passkey(passkey.id))
        } catch let problem as CeremonyProblem {
            if problem == .counterWentBack { try tell(owner, of: passkey, browser) }
            throw PasskeyRefusal(problem)
        } catch StoreError.conflict(.proofLapsed) {
            throw PasskeyRefusal.unknown
        }
    }

    /// Notifies the owner of a passkey that there may be a copy of it, at most once a day.
    private func tell(_ owner: User, of passkey: Passkey, _ browser: Browser) throws {
        log.write(.passkeyCopied(user: owner.id.description, peer: browser.device.address))
        try store.write { editor in
            try editor.passkeys.refuse(passkey.id, at: browser.now)
            guard passkey.refusedAt.map({ browser.now - $0 > 86_400 }) ?? true else { return }
            try editor.notify(owner.id, .passkeyRefused, from: browser.device, at: browser.now)
        }
    }

    private func owner(of credential: [UInt8]) throws -> (Passkey, User)? {
        try store.read { site in
            guard let passkey = try site.passkeys.find(credential: credential), let user = try site.users.find(passkey.user) else { return nil }
            return (passkey, user)
        }
    }

    // MARK: Challenges

    private func challenge(for purpose: PasskeyChallenges.Purpose, _ browser: Browser) -> Challenge {
        challenges.make(for: browser.binding(to: purpose), from: browser.device.address, at: browser.now)
    }

    /// Returns the challenge that the client data answer, and consumes it.
    private func answered(_ clientData: [UInt8], _ purpose: PasskeyChallenges.Purpose, _ browser: Browser) throws(PasskeyRefusal) -> Challenge {
        guard let data = ClientData(json: clientData) else { throw .failed }
        guard let challenge = data.challenge, challenges.take(challenge, for: browser.binding(to: purpose), at: browser.now) else { throw .tooLate }
        return challenge
    }

    // MARK: Words of the protocol

    /// Returns the user handle stored on the device: the same for all of a person's passkeys, and without personal data.
    package static func handle(of user: User.ID) -> [UInt8] {
        Array(SHA256.hash(data: Array("penny passkey".utf8) + user.withUnsafeBytes { Array($0) }))
    }

    private static func descriptors(_ passkeys: [Passkey], at site: RelyingParty) -> [CeremonyOptions.Descriptor] {
        passkeys.filter { $0.host == site.id }.map { .init(id: $0.credential, transports: $0.transports) }
    }
}

extension PasskeyCeremonies.Browser {
    fileprivate func binding(to purpose: PasskeyChallenges.Purpose) -> PasskeyChallenges.Binding {
        .init(purpose: purpose, holder: holder, site: site)
    }
}
