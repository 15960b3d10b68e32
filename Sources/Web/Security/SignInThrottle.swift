import Bookkeeping
import IPAddresses
import Storage
import WebAuthn

/// Stops the guessing of passwords, and sign-ups in crowds. An address is that of a visitor: an IPv6 network of 64 bits counts as one.
///
/// Every try is counted before its password is looked at, so that tries in parallel count too; success takes the tries from that address back.
/// The counts are stored, so that a restart forgives nothing.
struct SignInThrottle: Sendable {
    let store: Store
    /// Tries that a full disk does not take.
    private let held = HeldTries()

    init(store: Store) { self.store = store }

    /// What is guessed at.
    enum Target: Sendable {
        /// The password for a user name or an e-mail address, and whose it is, if anybody's.
        ///
        /// A person's two names count each by itself, as two names do that nobody has: if tries at one stopped those at the other, everybody could
        /// find out which belong together, and that they are somebody's.
        case password(login: String, of: User.ID?)
        /// The password together with a code, of which a wrong answer does not tell which of the two it was.
        case passwordAndCode(login: String, of: User.ID?)
        /// The code after a person's password, which nobody is asked for who does not know that.
        case code(of: User.ID)

        fileprivate var account: String {
            switch self {
            case .password(let login, _), .passwordAndCode(let login, _): login
            case .code(let user): user.description
            }
        }

        fileprivate var user: User.ID? {
            switch self {
            case .password(_, let user), .passwordAndCode(_, let user): user
            case .code(let user): user
            }
        }

        /// Tries in a day from everywhere: a person's two names have 100 together. Passwords with a code have no such limit, which would let
        /// strangers keep the owner out; they are no guesses at the password, and right ones count as guesses at the code.
        fileprivate var ofTheDay: SignInLimit? {
            switch self {
            case .password: SignInLimit(50, in: day)
            case .passwordAndCode: nil
            case .code: SignInLimit(100, in: day)
            }
        }

        /// In the place of an address, what a browser's own tries count under.
        fileprivate func address(of device: [UInt8]) -> String {
            let kind = if case .code = self { "code" } else { "password" }
            return "\(kind) \(Base64URL.text(device))"
        }
    }

    /// Where a try comes from.
    struct Origin: Sendable {
        let address: String
        /// The hash of the token that the browser holds, if any.
        let device: [UInt8]?

        init(_ visit: Visit) {
            address = visit.request.peer
            device = visit.deviceToken
        }

        fileprivate var visitor: String { IPAddress.visitor(of: address) }
    }

    /// Why a try is not looked at.
    struct Refusal: Sendable, Equatable {
        /// When the next one is, in seconds since 1970.
        let until: Int64
        /// Whether the person's own browser is at its end, and not strangers.
        let isOfOwnDevice: Bool
        /// Whether the password together with a code is looked at now.
        let leavesCode: Bool
    }

    private static let quarter: Int64 = 15 * 60, day: Int64 = 86_400
    private static let ofAccountAndAddress = SignInLimit(10, in: quarter), ofAddress = SignInLimit(50, in: quarter)
    private static let ofDevice = [SignInLimit(10, in: quarter), SignInLimit(50, in: day)]

    /// Counts a try; what is in its way if there were too many: 10 in 15 minutes for one target from an address, 50 for all of them, or
    /// those of a day for one target from everywhere. The last does not count for an address where the user is signed in.
    ///
    /// A browser in which the user has signed in before has a count of its own, 10 in 15 minutes and 50 in a day, which nobody else can use up.
    func refusal(of target: Target, from origin: Origin, at now: Int64) throws -> Refusal? {
        do {
            return try store.write { editor in
                switch try verdict(on: target, from: origin, at: now, editor.people) {
                case .refused(let refusal): return refusal
                case .counted(let account, let address):
                    try editor.noteFailure(account: account, address: address, at: now)
                    return nil
                }
            }
        } catch StoreError.full {
            return try held.alone {
                switch try store.read({ try verdict(on: target, from: origin, at: now, $0) }) {
                case .refused(let refusal): return refusal
                case .counted(let account, let address):
                    let isCounted = held.add(account: account, address: address, at: now)
                    return isCounted ? nil : Refusal(until: now + Self.quarter, isOfOwnDevice: false, leavesCode: false)
                }
            }
        }
    }

    /// Answer to a try: a refusal, or the name and address that it counts under.
    private enum Verdict {
        case refused(Refusal)
        case counted(account: String, address: String)
    }

    private func verdict(on target: Target, from origin: Origin, at now: Int64, _ people: People) throws -> Verdict {
        if let user = target.user, let device = origin.device, try people.isKnownDevice(device, of: user) {
            let account = DeviceToken.account(of: user), own = target.address(of: device)
            if let until = try Self.ofDevice.compactMap({ try wait(people, account: account, address: own, limit: $0, at: now) }).max() {
                return .refused(Refusal(until: until, isOfOwnDevice: true, leavesCode: false))
            }
            return .counted(account: account, address: own)
        }
        let near = [
            try wait(people, account: target.account, address: origin.visitor, limit: Self.ofAccountAndAddress, at: now),
            try wait(people, address: origin.visitor, limit: Self.ofAddress, at: now),
        ].compactMap(\.self).max()
        var everywhere = try target.ofTheDay.flatMap { try wait(people, account: target.account, limit: $0, at: now) }
        if everywhere != nil, try isKnown(origin.visitor, to: target.user, people) { everywhere = nil }
        if let until = [near, everywhere].compactMap(\.self).max() {
            return .refused(Refusal(until: until, isOfOwnDevice: false, leavesCode: near == nil))
        }
        return .counted(account: target.account, address: origin.visitor)
    }

    /// When there are few enough tries for a limit again, of those in the database and those that it has no room for.
    private func wait(_ people: People, account: String? = nil, address: String? = nil, limit: SignInLimit, at now: Int64) throws -> Int64? {
        try people.wait(
            account: account, address: address, others: held.times(account: account, address: address), limit: limit, at: now)
    }

    /// Whether a code that came with the password may be looked at: false after the wrong ones of a day.
    func admitsCode(of user: User.ID, _ people: People, at now: Int64) throws -> Bool {
        let target = Target.code(of: user)
        return try target.ofTheDay.flatMap { try wait(people, account: target.account, limit: $0, at: now) } == nil
    }

    /// Counts a wrong code that came with the right password. With a wrong password, of nobody, it takes the same time and counts nowhere.
    func noteCode(of user: User.ID?, from origin: Origin, _ editor: PeopleEditor, at now: Int64) throws {
        let account = user.map { Target.code(of: $0).account } ?? ""
        try editor.noteFailure(account: account, address: Self.address(origin.address, of: "code"), at: now)
    }

    /// Counts a sign-up with a form that is right by itself; false if there were too many from one address: 20 in 15 minutes, or 50 in a day.
    /// Whoever is in the house's own network is not counted, but this machine is: a tunnel or a proxy that is not trusted brings the whole
    /// world in from there.
    ///
    /// Ten people who share an address may each choose a name that is taken first, while a program makes no crowd of accounts there, and
    /// learns of few names whether they are taken.
    func admitsSignUp(from address: String, at now: Int64) throws -> Bool {
        if let address = IPAddress(address), address.isNear, !address.isLoopback { return true }
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
            for limit in [SignInLimit(lately, in: Self.quarter), SignInLimit(today, in: Self.day)] {
                guard try editor.people.wait(account: act, address: address, limit: limit, at: now) == nil else { return false }
            }
            try editor.noteFailure(account: act, address: address, at: now)
            return true
        }
    }

    /// Forgets the tries at a person's password, by either name, and at their codes from an address that they have signed in from, and those
    /// of their browser.
    func forgive(_ user: User, from origin: Origin) throws {
        let code = Target.code(of: user.id), password = Target.password(login: user.username, of: user.id)
        var forgiven = [user.username, user.email, code.account].map { (account: $0, address: origin.visitor) }
        if let device = origin.device {
            forgiven += [code, password].map { (account: DeviceToken.account(of: user.id), address: $0.address(of: device)) }
        }
        for one in forgiven { held.clear(account: one.account, address: one.address) }
        do {
            try store.write { editor in
                for one in forgiven { try editor.clearFailures(account: one.account, address: one.address) }
            }
        } catch StoreError.full {
            // They go on counting, and whoever got in is in.
        }
    }

    /// Where a password from an address waits to be looked at: with the household's from home, from where the user is signed in, and from
    /// a browser in which the user has signed in before.
    func queue(for user: User.ID?, from origin: Origin) throws -> PasswordHasher.Queue {
        if IPAddress(origin.address)?.isNear == true { return .household }
        guard let user else { return .strangers }
        return try store.read { people in
            if let device = origin.device, try people.isKnownDevice(device, of: user) { return .household }
            return try isKnown(origin.visitor, to: user, people) ? .household : .strangers
        }
    }

    private func isKnown(_ visitor: String, to user: User.ID?, _ people: People) throws -> Bool {
        try user.map { try people.sessions(of: $0).contains { IPAddress.visitor(of: $0.address) == visitor } } ?? false
    }
}

extension IPAddress {
    /// Whether the machine at the address is this one, or in a private network.
    fileprivate var isNear: Bool { isLoopback || isLinkLocal || isOfPrivateNetwork }
}
