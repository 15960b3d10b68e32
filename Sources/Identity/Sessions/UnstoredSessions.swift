import Bookkeeping
import Storage
import Synchronization

/// Sessions that began while the disk was full, kept in memory, so that people can sign in and read.
///
/// Each is stored before its first write, or within 30 seconds of free space on the disk. A restart ends them.
package final class UnstoredSessions: Sendable {
    private struct Unstored {
        let session: Session
        let tokenHash: [UInt8]
        /// The hash of the password that started the session; the session is valid only while it is the current one.
        let passwordHash: String
    }

    private let store: Store
    private let wake: Wake
    private let sessions = Mutex<[Unstored]>([])

    /// The maximum number of sessions, in all and for one person.
    private static let limit = 64, personLimit = 4
    /// Seconds after which such a session expires: a day.
    private static let lifetime: Int64 = 86_400
    /// Seconds between attempts to store them.
    private static let pause: Int64 = 30

    /// Calls `then` after a number of seconds, on any thread; a further call replaces the time that was set before.
    package typealias Wake = @Sendable (_ seconds: Int64, _ then: @escaping @Sendable () -> Void) -> Void

    package init(store: Store, wake: @escaping Wake) {
        self.store = store
        self.wake = wake
    }

    /// Keeps a session that a password has started; returns false if there are too many.
    package func hold(_ session: Session, tokenHash: [UInt8], passwordHash: String) -> Bool {
        let isKept = sessions.withLock { sessions in
            sessions.removeAll { $0.session.createdAt < session.createdAt - Self.lifetime }
            guard sessions.count < Self.limit, sessions.count(where: { $0.session.user == session.user }) < Self.personLimit else { return false }
            sessions.append(Unstored(session: session, tokenHash: tokenHash, passwordHash: passwordHash))
            return true
        }
        if isKept { waitForRoom() }
        return isKept
    }

    /// Returns the session of a token with its user and book, as `Sessions.find` does for stored ones; nil if the password has
    /// changed since, or the user is disabled.
    package func session(_ tokenHash: [UInt8], at now: Int64) throws -> (session: Session, user: User, book: BookAccess)? {
        guard let found = sessions.withLock({ $0.first { $0.tokenHash == tokenHash } }), now - found.session.createdAt <= Self.lifetime else {
            return nil
        }
        return try store.read { site in
            guard let user = try site.users.find(found.session.user),
                let book = try site.books.opened(for: user.id, provedBy: .password(hash: found.passwordHash))
            else { return nil }
            return (found.session, user, book)
        }
    }

    /// Ends a session; returns false if it is not one of these.
    package func end(_ tokenHash: [UInt8]) -> Bool {
        sessions.withLock { sessions in
            let count = sessions.count
            sessions.removeAll { $0.tokenHash == tokenHash }
            return sessions.count < count
        }
    }

    /// Stores the session of a token, or all of them, as far as the disk has room.
    package func store(_ tokenHash: [UInt8]? = nil) {
        let those = sessions.withLock { $0.filter { tokenHash == nil || $0.tokenHash == tokenHash } }
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
        wake(Self.pause) { [weak self] in
            guard let self else { return }
            self.store()
            if self.sessions.withLock({ !$0.isEmpty }) { self.waitForRoom() }
        }
    }
}
