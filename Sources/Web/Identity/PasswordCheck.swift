import Identity
import MicroHTTP
import OperatorLog
import Storage
import Validation

/// The check of a signed-in person's password before an act that needs it.
struct PasswordCheck: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let log: EventLog

    /// Verifies a signed-in person's password and performs the act that it authorizes; attempts are counted together with those
    /// at the sign-in.
    ///
    /// Throws the problem of `field` if the password is wrong or is changed before the act, and `Failure.tooMany` after too many
    /// attempts.
    func prove(
        _ password: String, as field: FormField = ConfirmForm.password, _ visit: Visit, _ person: SignedInPerson,
        to act: (IdentityProof) throws -> Void
    ) throws {
        let address = visit.request.peer, origin = SignInThrottle.Origin(visit)
        guard try throttle.refusal(of: .password(login: person.user.username, of: person.user.id), from: origin, at: visit.now) == nil else {
            log.write(.signInRefused(peer: address))
            throw Failure.tooMany
        }
        let stored = try store.read { try $0.passwords.hash(of: person.user.id) }
        do {
            guard try hasher.verify(password, against: stored), let stored else { throw StoreError.conflict(.proofLapsed) }
            try throttle.forgive(person.user, from: origin)
            try act(.password(hash: stored))
        } catch StoreError.conflict(.proofLapsed) {
            log.write(.signInFailed(peer: address))
            throw Problems(field.name, .passwordWrong)
        }
    }
}
