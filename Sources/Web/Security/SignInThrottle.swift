import Bookkeeping
import Storage

/// Stops the guessing of passwords. Every try is counted before its password is looked at, so that tries in parallel count too;
/// success takes the tries from that address back. The counts are stored, so that a restart forgives nothing.
struct SignInThrottle: Sendable {
    let store: Store

    /// Seconds that a try counts.
    static let window: Int64 = 15 * 60

    /// Counts a try for an account name from an address; false if there were too many.
    func admits(_ account: String, from address: String, at now: Int64) throws -> Bool {
        try store.write { editor in
            let failures = try editor.people.failures(account: account, address: address, since: now - Self.window)
            guard failures.accountAndAddress < 10, failures.account < 80, failures.address < 50 else { return false }
            try editor.noteFailure(account: account, address: address, at: now)
            return true
        }
    }

    /// Forgets the tries of an account from an address that has signed in.
    func forgive(_ account: String, from address: String) throws {
        try store.write { try $0.clearFailures(account: account, address: address) }
    }
}
