import Storage
import Synchronization

/// Sign-in attempts that could not be stored because the disk is full, held in memory. They count together with the stored ones,
/// so that a full disk does not allow guessing.
final class HeldTries: Sendable {
    private struct Try {
        let account: String
        let address: String
        let at: Int64
    }

    private let tries = Mutex<[Try]>([])
    private let turn = Mutex(())

    /// The maximum number of attempts in a day; beyond it every attempt is refused, rather than one forgotten.
    private static let limit = 4_096

    /// Runs a check of the attempts and the addition of one as a critical section.
    func alone<Result>(_ work: () throws -> Result) rethrows -> Result { try turn.withLock { _ in try work() } }

    /// Returns the times of the attempts for an account, from an address, or both.
    func times(account: String?, address: String?) -> [Int64] {
        let key = account.map(SignInLimit.key)
        return tries.withLock { tries in
            tries.filter { (key == nil || $0.account == key) && (address == nil || $0.address == address) }.map(\.at)
        }
    }

    /// Counts an attempt; returns false if there is no room for more.
    func add(account: String, address: String, at now: Int64) -> Bool {
        tries.withLock { tries in
            if tries.count >= Self.limit { tries.removeAll { $0.at < now - 86_400 } }
            guard tries.count < Self.limit else { return false }
            tries.append(Try(account: SignInLimit.key(account), address: address, at: now))
            return true
        }
    }

    /// Removes the attempts for an account from an address after a success.
    func clear(account: String, address: String) {
        let key = SignInLimit.key(account)
        tries.withLock { tries in tries.removeAll { $0.account == key && $0.address == address } }
    }
}
