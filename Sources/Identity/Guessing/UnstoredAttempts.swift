import Storage
import Synchronization

/// Sign-in attempts that could not be stored because the disk is full, kept in memory. They count together with the stored ones,
/// so that a full disk does not allow guessing.
final class UnstoredAttempts: Sendable {
    private struct Attempt {
        let account: String
        let address: String
        let at: Int64
    }

    private let attempts = Mutex<[Attempt]>([])
    private let turn = Mutex(())

    /// The maximum number of attempts in a day; beyond it every attempt is refused, rather than one forgotten.
    private static let limit = 4_096

    /// Runs a check of the attempts and the addition of one as a critical section.
    func alone<Result>(_ work: () throws -> Result) rethrows -> Result { try turn.withLock { _ in try work() } }

    /// Returns the times of the attempts for an account, from an address, or both.
    func times(account: String?, address: String?) -> [Int64] {
        let key = account.map(SignInLimit.key)
        return attempts.withLock { attempts in
            attempts.filter { (key == nil || $0.account == key) && (address == nil || $0.address == address) }.map(\.at)
        }
    }

    /// Counts an attempt; returns false if there is no room for more.
    func add(account: String, address: String, at now: Int64) -> Bool {
        attempts.withLock { attempts in
            if attempts.count >= Self.limit { attempts.removeAll { $0.at < now - 86_400 } }
            guard attempts.count < Self.limit else { return false }
            attempts.append(Attempt(account: SignInLimit.key(account), address: address, at: now))
            return true
        }
    }

    /// Removes the attempts for an account from an address after a success.
    func clear(account: String, address: String) {
        let key = SignInLimit.key(account)
        attempts.withLock { attempts in attempts.removeAll { $0.account == key && $0.address == address } }
    }
}
