import Bookkeeping
import Storage
import Synchronization

/// Sessions that began while the disk was full, in memory until there is room for them: somebody who signs in can read meanwhile.
///
/// Each is stored with everything that belongs to it before its first write, or within half a minute of there being room. A restart ends them.
final class HeldSessions: Sendable {
    private struct Held {
        let session: Session
        let tokenHash: [UInt8]
        /// Of the password that proved who it is, which has to be the present one.
        let passwordHash: String
    }

    private let store: Store
    private let alarm: Alarm
    private let held = Mutex<[Held]>([])

    /// Altogether, and of one person.
    private static let limit = 64, personLimit = 4
    /// Seconds after which one ends that still has no room: a day.
    private static let lifetime: Int64 = 86_400
    /// Seconds between looks whether there is room.
    private static let pause: Int64 = 30

    init(store: Store, alarm: Alarm = Alarm()) {
        self.store = store
        self.alarm = alarm
    }

    /// Holds a session whose person proved who they are with a password; false when there are too many.
    func hold(_ session: Session, tokenHash: [UInt8], passwordHash: String) -> Bool {
        let isHeld = held.withLock { held in
            held.removeAll { $0.session.createdAt < session.createdAt - Self.lifetime }
            guard held.count < Self.limit, held.count(where: { $0.session.user == session.user }) < Self.personLimit else { return false }
            held.append(Held(session: session, tokenHash: tokenHash, passwordHash: passwordHash))
            return true
        }
        if isHeld { waitForRoom() }
        return isHeld
    }

    /// The session of a token with its user, as `People.session` finds those that are stored; nil when the password has changed since.
    func session(_ tokenHash: [UInt8], at now: Int64) throws -> (session: Session, user: User)? {
        guard let found = held.withLock({ $0.first { $0.tokenHash == tokenHash } }), now - found.session.createdAt <= Self.lifetime else { return nil }
        return try store.read { people in
            guard let user = try people.user(found.session.user), !user.isDisabled, try people.passwordHash(of: user.id) == found.passwordHash else { return nil }
            return (found.session, user)
        }
    }

    /// Ends a session; false for one that is not held.
    func end(_ tokenHash: [UInt8]) -> Bool {
        held.withLock { held in
            let count = held.count
            held.removeAll { $0.tokenHash == tokenHash }
            return held.count < count
        }
    }

    /// Stores what there is room for; of one token, or of all.
    func store(_ tokenHash: [UInt8]? = nil) {
        let those = held.withLock { $0.filter { tokenHash == nil || $0.tokenHash == tokenHash } }
        for one in those {
            do {
                try store.write { try $0.addSession(one.session, tokenHash: one.tokenHash, provedBy: .password(hash: one.passwordHash)) }
            } catch StoreError.conflict {
                // Its password is another one by now, or the session is stored already.
            } catch {
                continue
            }
            _ = end(one.tokenHash)
        }
    }

    private func waitForRoom() {
        alarm.set(Self.pause) { [weak self] in
            guard let self else { return }
            self.store()
            if self.held.withLock({ !$0.isEmpty }) { self.waitForRoom() }
        }
    }
}
