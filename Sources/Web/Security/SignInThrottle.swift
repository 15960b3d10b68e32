import Bookkeeping
import IPAddresses
import Storage

/// Stops the guessing of passwords, and sign-ups in crowds. An address is that of a visitor: an IPv6 network of 64 bits counts as one.
///
/// Every try is counted before its password is looked at, so that tries in parallel count too; success takes the tries from that address back.
/// The counts are stored, so that a restart forgives nothing.
struct SignInThrottle: Sendable {
    let store: Store
    /// Those that a full disk does not take.
    private let held = HeldTries()

    init(store: Store) { self.store = store }

    /// What is guessed at.
    enum Target: Sendable {
        /// The password for a user name or an e-mail address, and whose it is, if anybody's.
        ///
        /// A person's two names count each by itself, as two names do that nobody has: if tries at one stopped those at the other, everybody could
        /// find out which belong together, and that they are somebody's.
        case password(login: String, of: User.ID?)
        /// The code after a person's password, which nobody is asked for who does not know that.
        case code(of: User.ID)

        fileprivate var account: String {
            switch self {
            case .password(let login, _): login
            case .code(let user): user.description
            }
        }

        fileprivate var user: User.ID? {
            switch self {
            case .password(_, let user): user
            case .code(let user): user
            }
        }

        /// Tries in a day from everywhere: a person's two names have 100 together.
        fileprivate var dailyLimit: Int {
            switch self {
            case .password: 50
            case .code: 100
            }
        }
    }

    /// Counts a try from an address; false if there were too many: 10 in 15 minutes for one target, 50 for all of them, or those of a day for
    /// one target from everywhere. The last does not count for an address where the user is signed in, so that strangers cannot lock the owner
    /// out.
    func admits(_ target: Target, from address: String, at now: Int64) throws -> Bool {
        let address = IPAddress.visitor(of: address)
        do {
            return try store.write { editor in
                guard try admits(target, from: address, at: now, editor.people, and: { held.failures(account: target.account, address: address, during: $0) })
                else { return false }
                try editor.noteFailure(account: target.account, address: address, at: now)
                return true
            }
        } catch StoreError.full {
            return try held.take(account: target.account, address: address, at: now) { count in
                try store.read { try admits(target, from: address, at: now, $0, and: count) }
            }
        }
    }

    /// Whether there were few enough tries, in the database and those that it has no room for.
    private func admits(
        _ target: Target, from address: String, at now: Int64, _ people: People, and held: (ClosedRange<Int64>) -> SignInFailures
    ) throws -> Bool {
        let quarter = now - 15 * 60...now, day = now - 86_400...now
        let lately = try people.failures(account: target.account, address: address, during: quarter) + held(quarter)
        guard lately.accountAndAddress < 10, lately.address < 50 else { return false }
        let today = try people.failures(account: target.account, address: address, during: day) + held(day)
        return try today.account < target.dailyLimit || isKnown(address, to: target.user, people)
    }

    /// Counts a sign-up from an address outside with a form that is right by itself; false if there were too many: 20 in 15 minutes, or 50
    /// in a day. Whoever is in the house's own network is not counted.
    ///
    /// Ten people who share an address may each choose a name that is taken first, while a program makes no crowd of accounts there, and
    /// learns of few names whether they are taken.
    func admitsSignUp(from address: String, at now: Int64) throws -> Bool {
        if IPAddress(address)?.isNear == true { return true }
        return try admits("sign-up", from: address, lately: 20, today: 50, at: now)
    }

    /// Counts a look at a link that sets a password; false if there were too many: 10 in 15 minutes, or 100 in a day.
    func admitsReset(from address: String, at now: Int64) throws -> Bool { try admits(Self.reset, from: address, lately: 10, today: 100, at: now) }

    /// Forgets the looks at such links from an address, after one that was right.
    func forgiveResets(from address: String) throws {
        try store.write { try $0.clearFailures(account: Self.reset, address: Self.address(address, of: Self.reset)) }
    }

    private static let reset = "reset"

    /// What is no wrong password has counts of its own, under what is the address of nobody who signs in.
    private static func address(_ address: String, of act: String) -> String { "\(act) \(IPAddress.visitor(of: address))" }

    private func admits(_ act: String, from address: String, lately: Int, today: Int, at now: Int64) throws -> Bool {
        let address = Self.address(address, of: act)
        return try store.write { editor in
            guard try editor.people.failures(account: act, address: address, during: now - 15 * 60...now).accountAndAddress < lately,
                try editor.people.failures(account: act, address: address, during: now - 86_400...now).accountAndAddress < today
            else { return false }
            try editor.noteFailure(account: act, address: address, at: now)
            return true
        }
    }

    /// Forgets the tries at a person's password, by either name, and at their codes from an address that they have signed in from.
    func forgive(_ user: User, from address: String) throws {
        let address = IPAddress.visitor(of: address)
        let targets = [Target.password(login: user.username, of: user.id), .password(login: user.email, of: user.id), .code(of: user.id)]
        for target in targets { held.clear(account: target.account, address: address) }
        do {
            try store.write { editor in
                for target in targets { try editor.clearFailures(account: target.account, address: address) }
            }
        } catch StoreError.full {
            // They go on counting, and whoever got in is in.
        }
    }

    /// Where a password from an address waits to be looked at: with the household's from home, and from where the user is signed in.
    func queue(for user: User.ID?, from address: String) throws -> PasswordHasher.Queue {
        if IPAddress(address)?.isNear == true { return .household }
        return try store.read { try isKnown(IPAddress.visitor(of: address), to: user, $0) } ? .household : .strangers
    }

    private func isKnown(_ visitor: String, to user: User.ID?, _ people: People) throws -> Bool {
        try user.map { try people.sessions(of: $0).contains { IPAddress.visitor(of: $0.address) == visitor } } ?? false
    }
}

extension IPAddress {
    /// Whether the machine at the address is this one, or in a private network.
    fileprivate var isNear: Bool { isLoopback || isLinkLocal || isOfPrivateNetwork }
}
