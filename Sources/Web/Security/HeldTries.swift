import Storage
import Synchronization

/// Tries at signing in that a full disk does not take, in memory: they count with those that are stored, so that a full disk lets nobody guess.
final class HeldTries: Sendable {
    private struct Try {
        let account: String
        let address: String
        let at: Int64
    }

    private let tries = Mutex<[Try]>([])
    private let turn = Mutex(())

    /// Beyond this many in a day nobody gets another try, rather than that one is forgotten.
    private static let limit = 4_096

    /// Runs what looks at the tries and then adds one, without others in between.
    func alone<Result>(_ work: () throws -> Result) rethrows -> Result { try turn.withLock { _ in try work() } }

    /// When there were tries for a name, from an address, or both.
    func times(account: String?, address: String?) -> [Int64] {
        let key = account.map(SignInFailures.key)
        return tries.withLock { tries in
            tries.filter { (key == nil || $0.account == key) && (address == nil || $0.address == address) }.map(\.at)
        }
    }

    /// Counts a try; false when there is no room for more.
    func add(account: String, address: String, at now: Int64) -> Bool {
        tries.withLock { tries in
            if tries.count >= Self.limit { tries.removeAll { $0.at < now - 86_400 } }
            guard tries.count < Self.limit else { return false }
            tries.append(Try(account: SignInFailures.key(account), address: address, at: now))
            return true
        }
    }

    /// Forgets those at an account from an address, after it went well.
    func clear(account: String, address: String) {
        let key = SignInFailures.key(account)
        tries.withLock { tries in tries.removeAll { $0.account == key && $0.address == address } }
    }
}
