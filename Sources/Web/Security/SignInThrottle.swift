import Bookkeeping
import IPAddresses
import Storage

/// Stops the guessing of passwords, and sign-ups in crowds. An address is that of a visitor: an IPv6 network of 64 bits counts as one.
///
/// Every try is counted before its password is looked at, so that tries in parallel count too; success takes the tries from that address back.
/// The counts are stored, so that a restart forgives nothing.
struct SignInThrottle: Sendable {
    let store: Store

    /// What is guessed at: a user, or a name that nobody has.
    enum Target: Sendable {
        case user(User.ID)
        case nobody(login: String)

        fileprivate var key: String {
            switch self {
            case .user(let id): id.description
            case .nobody(let login): String(login.folded.prefix(100))
            }
        }
    }

    /// Counts a try from an address; false if there were too many: 10 in 15 minutes for one target, 50 for all of them, or 100
    /// in a day for one target from everywhere. The last does not count for an address where the user is signed in, so that
    /// strangers cannot lock the owner out.
    func admits(_ target: Target, from address: String, at now: Int64) throws -> Bool {
        let address = IPAddress.visitor(of: address)
        return try store.write { editor in
            let lately = try editor.people.failures(account: target.key, address: address, during: now - 15 * 60...now)
            guard lately.accountAndAddress < 10, lately.address < 50 else { return false }
            let today = try editor.people.failures(account: target.key, address: address, during: now - 86_400...now)
            guard try today.account < 100 || isKnown(address, to: target, editor.people) else { return false }
            try editor.noteFailure(account: target.key, address: address, at: now)
            return true
        }
    }

    /// Counts a sign-up from an address outside with a form that is right by itself; false if there were too many: 20 in 15 minutes, or 50
    /// in a day. Whoever is in the house's own network is not counted.
    ///
    /// Ten people who share an address may each choose a name that is taken first, while a program makes no crowd of accounts there, and
    /// learns of few names whether they are taken. A sign-up is no wrong password: it has a count of its own.
    func admitsSignUp(from address: String, at now: Int64) throws -> Bool {
        if IPAddress(address)?.isNear == true { return true }
        let account = "sign-up", address = "\(account) \(IPAddress.visitor(of: address))"
        return try store.write { editor in
            let lately = try editor.people.failures(account: account, address: address, during: now - 15 * 60...now)
            let today = try editor.people.failures(account: account, address: address, during: now - 86_400...now)
            guard lately.accountAndAddress < 20, today.accountAndAddress < 50 else { return false }
            try editor.noteFailure(account: account, address: address, at: now)
            return true
        }
    }

    /// Forgets the tries from an address that has signed in.
    func forgive(_ target: Target, from address: String) throws {
        try store.write { try $0.clearFailures(account: target.key, address: IPAddress.visitor(of: address)) }
    }

    /// Where a password from an address waits to be looked at: with the household's from home, and from where the user is signed in.
    func queue(for target: Target, from address: String) throws -> PasswordHasher.Queue {
        if IPAddress(address)?.isNear == true { return .household }
        return try store.read { try isKnown(address, to: target, $0) } ? .household : .strangers
    }

    private func isKnown(_ address: String, to target: Target, _ people: People) throws -> Bool {
        guard case .user(let id) = target else { return false }
        let visitor = IPAddress.visitor(of: address)
        return try people.sessions(of: id).contains { IPAddress.visitor(of: $0.address) == visitor }
    }
}

extension IPAddress {
    /// Whether the machine at the address is this one, or in a private network.
    fileprivate var isNear: Bool { isLoopback || isLinkLocal || isOfPrivateNetwork }
}
