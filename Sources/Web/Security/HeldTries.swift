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

    /// Beyond this many in a day nobody gets another try, rather than that one is forgotten.
    private static let limit = 4_096

    /// How many of them there are, in the way of those that are stored.
    func failures(account: String, address: String, during time: ClosedRange<Int64>) -> SignInFailures {
        tries.withLock { Self.count($0, account: account, address: address, during: time) }
    }

    /// Counts a try if `admits` says so of those before it; false otherwise, and when there is no room for more.
    func take(account: String, address: String, at now: Int64, if admits: (_ count: (ClosedRange<Int64>) -> SignInFailures) throws -> Bool) rethrows -> Bool {
        try tries.withLock { tries in
            if tries.count >= Self.limit { tries.removeAll { $0.at < now - 86_400 } }
            let before = tries
            guard tries.count < Self.limit, try admits({ Self.count(before, account: account, address: address, during: $0) }) else { return false }
            tries.append(Try(account: SignInFailures.key(account), address: address, at: now))
            return true
        }
    }

    /// Forgets those at an account from an address, after it went well.
    func clear(account: String, address: String) {
        let key = SignInFailures.key(account)
        tries.withLock { tries in tries.removeAll { $0.account == key && $0.address == address } }
    }

    private static func count(_ tries: [Try], account: String, address: String, during time: ClosedRange<Int64>) -> SignInFailures {
        guard !tries.isEmpty else { return SignInFailures(accountAndAddress: 0, account: 0, address: 0) }
        let key = SignInFailures.key(account), those = tries.filter { time.contains($0.at) }
        return SignInFailures(
            accountAndAddress: those.count { $0.account == key && $0.address == address }, account: those.count { $0.account == key },
            address: those.count { $0.address == address })
    }
}
