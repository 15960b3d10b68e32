import Bookkeeping
import Storage
import Synchronization

/// Sessions that began while the disk was full, held in memory, so that people can sign in and read.
///
/// Each is stored before its first write, or within 30 seconds of free space on the disk. A restart ends them.
final class HeldSessions: Sendable {
    private struct Held {
        let session: Session
        let tokenHash: [UInt8]
        /// The hash of the password that started the session; the session is valid only while it is the current one.
        let passwordHash: String
    }

    private let store: Store
    private let alarm: Alarm
    private let held = Mutex<[Held]>([])

    /// The maximum number of held sessions, in all and for one person.
    private static let limit = 64, personLimit = 4
    /// Seconds after which a held session expires: a day.
    private static let lifetime: Int64 = 86_400
    /// Seconds between attempts to store them.
    private static let pause: Int64 = 30

    init(store: Store, alarm: Alarm = Alarm()) {
        self.store = store
        self.alarm = alarm
    }

    /// Holds a session that a password has started; returns false if there are too many.
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

    /// Returns the session of a token with its user and book, as `People.session` does for stored ones; nil if the password has changed
    /// since, or the user is disabled.
    func session(_ tokenHash: [UInt8], at now: Int64) throws -> (session: Session, user: User, book: BookAccess)? {
        guard let found = held.withLock({ $0.first { $0.tokenHash == tokenHash } }), now - found.session.createdAt <= Self.lifetime else {
            return nil
        }
        return try store.read { people in
            guard let user = try people.users.find(found.session.user), !user.isDisabled, try people.passwords.hash(of: user.id) == found.passwordHash,
                let book = try people.books.opened(by: found.session)
            else { return nil }
            return (found.session, user, book)
        }
    }

    /// Ends a session; returns false if it is not held.
    func end(_ tokenHash: [UInt8]) -> Bool {
        held.withLock { held in
            let count = held.count
            held.removeAll { $0.tokenHash == tokenHash }
            return held.count < count
        }
    }

    /// Stores the session of a token, or all of them, as far as the disk has room.
    func store(_ tokenHash: [UInt8]? = nil) {
        let those = held.withLock { $0.filter { tokenHash == nil || $0.tokenHash == tokenHash } }
        for one in those {
            do {
                try store.write { try $0.sessions.add(one.session, tokenHash: one.tokenHash, provedBy: .password(hash: one.passwordHash)) }
            } catch StoreError.conflict {
                // The password has changed, or the session is stored already.
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
