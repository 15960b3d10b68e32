import Bookkeeping
import IPAddresses
import Storage
import WebAuthn

/// Limits password guessing and mass sign-ups. An address is a visitor's: an IPv6 network of 64 bits counts as one.
///
/// Every attempt is counted before its password is verified, so that concurrent attempts count too; a success clears the attempts
/// from that address. Counts are stored, so that a restart does not reset them.
package struct SignInThrottle: Sendable {
    private let store: Store
    /// The attempts that could not be stored because the disk is full.
    private let unstored = UnstoredAttempts()

    package init(store: Store) { self.store = store }

    /// The secret being guessed.
    package enum Target: Sendable {
        /// The password for a user name or e-mail address, and its user, if there is one.
        ///
        /// A user's two logins are counted separately, as two unknown logins are: if attempts at one blocked the other, anybody
        /// could find out that they exist and belong together.
        case password(login: String, of: User.ID?)
        /// The password together with a code; the answer does not tell which of the two was wrong.
        case passwordAndCode(login: String, of: User.ID?)
        /// The code after a person's password; only a visitor who knows the password is asked for it.
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

        /// The limit for a day from all addresses: a person's two logins have 100 together. Passwords with a code have no such
        /// limit, which would let strangers lock the owner out; they do not test the password alone, and those with the right
        /// password count as attempts at the code.
        fileprivate var ofTheDay: SignInLimit? {
            switch self {
            case .password: SignInLimit(50, in: day)
            case .passwordAndCode: nil
            case .code: SignInLimit(100, in: day)
            }
        }

        /// Returns the key that stands in place of an address for the attempts of a known browser.
        fileprivate func address(of device: [UInt8]) -> String {
            let kind = if case .code = self { "code" } else { "password" }
            return "\(kind) \(Base64URL.text(device))"
        }
    }

    /// The origin of an attempt.
    package struct Origin: Sendable {
        package let address: String
        /// The hash of the browser's device token, if it has one.
        package let device: [UInt8]?

        package init(address: String, device: [UInt8]?) {
            self.address = address
            self.device = device
        }

        fileprivate var visitor: String { IPAddress.visitor(of: address) }
    }

    /// The reason why an attempt is not verified.
    package struct Refusal: Sendable, Equatable {
        /// The time of the next accepted attempt, in seconds since 1970 (UTC).
        package let until: Int64
        /// True if the limit of the person's own browser is exhausted, rather than one that strangers share.
        package let isOfOwnDevice: Bool
        /// True if the password together with a code is accepted now.
        package let leavesCode: Bool
    }

    private static let quarter: Int64 = 15 * 60, day: Int64 = 86_400
    private static let ofAccountAndAddress = SignInLimit(10, in: quarter), ofAddress = SignInLimit(50, in: quarter)
    private static let ofDevice = [SignInLimit(10, in: quarter), SignInLimit(50, in: day)]

    /// Counts an attempt, or returns the refusal if there were too many: 10 in 15 minutes for one target from an address, 50 for
    /// all targets from an address, or the day's limit for one target from all addresses. The last does not apply to an address
    /// where the user is signed in.
    ///
    /// A browser that has signed the user in before has limits of its own, 10 in 15 minutes and 50 in a day, which nobody else can exhaust.
    package func refusal(of target: Target, from origin: Origin, at now: Int64) throws -> Refusal? {
        do {
            return try store.write { editor in
                switch try verdict(on: target, from: origin, at: now, editor.reading) {
                case .refused(let refusal): return refusal
                case .counted(let account, let address):
                    try editor.signInFailures.note(account: account, address: address, at: now)
                    return nil
                }
            }
        } catch StoreError.full {
            return try unstored.alone {
                switch try store.read({ try verdict(on: target, from: origin, at: now, $0) }) {
                case .refused(let refusal): return refusal
                case .counted(let account, let address):
                    let isCounted = unstored.add(account: account, address: address, at: now)
                    return isCounted ? nil : Refusal(until: now + Self.quarter, isOfOwnDevice: false, leavesCode: false)
                }
            }
        }
    }

    /// The decision on an attempt: a refusal, or the account and address under which it counts.
    private enum Verdict {
        case refused(Refusal)
        case counted(account: String, address: String)
    }

    private func verdict(on target: Target, from origin: Origin, at now: Int64, _ site: SiteData<Reading>) throws -> Verdict {
        if let user = target.user, let device = origin.device, try site.devices.isKnown(device, of: user) {
            let account = DeviceToken.account(of: user), own = target.address(of: device)
            if let until = try Self.ofDevice.compactMap({ try wait(site, account: account, address: own, limit: $0, at: now) }).max() {
                return .refused(Refusal(until: until, isOfOwnDevice: true, leavesCode: false))
            }
            return .counted(account: account, address: own)
        }
        let near = [
            try wait(site, account: target.account, address: origin.visitor, limit: Self.ofAccountAndAddress, at: now),
            try wait(site, address: origin.visitor, limit: Self.ofAddress, at: now),
        ].compactMap(\.self).max()
        var everywhere = try target.ofTheDay.flatMap { try wait(site, account: target.account, limit: $0, at: now) }
        if everywhere != nil, try isKnown(origin.visitor, to: target.user, site) { everywhere = nil }
        if let until = [near, everywhere].compactMap(\.self).max() {
            return .refused(Refusal(until: until, isOfOwnDevice: false, leavesCode: near == nil))
        }
        return .counted(account: target.account, address: origin.visitor)
    }

    /// Returns the time when a limit allows attempts again, counting the attempts in the database and in memory; nil if it allows them now.
    private func wait(
        _ site: SiteData<Reading>, account: String? = nil, address: String? = nil, limit: SignInLimit, at now: Int64
    ) throws -> Int64? {
        try site.signInFailures.wait(
            account: account, address: address, others: unstored.times(account: account, address: address), limit: limit, at: now)
    }

    /// Returns true if a code sent with the password may be verified; false once the day's limit of wrong ones is reached.
    package func admitsCode(of user: User.ID, _ site: SiteData<Reading>, at now: Int64) throws -> Bool {
        let target = Target.code(of: user)
        return try target.ofTheDay.flatMap { try wait(site, account: target.account, limit: $0, at: now) } == nil
    }

    /// Counts a wrong code sent with the right password. With a wrong password (`user` is nil) it takes the same time and counts
    /// for nobody.
    package func noteCode(of user: User.ID?, from origin: Origin, _ editor: SiteData<Writing>, at now: Int64) throws {
        let account = user.map { Target.code(of: $0).account } ?? ""
        try editor.signInFailures.note(account: account, address: Self.address(origin.address, of: "code"), at: now)
    }

    /// Counts a sign-up with a valid form; returns false if there were too many from one address: 20 in 15 minutes, or 50 in a day. Addresses of the
    /// home network are exempt, but not the addresses of this machine: a tunnel or an untrusted proxy brings in the whole internet through them.
    ///
    /// Ten people behind one address can each choose a name that is taken first, while a program can neither create many accounts
    /// nor probe many names.
    package func admitsSignUp(from address: String, at now: Int64) throws -> Bool {
        if let address = IPAddress(address), address.isNear, !address.isLoopback { return true }
        return try admits("sign-up", from: address, lately: 20, today: 50, at: now)
    }

    /// Counts the use of a reset link; returns false if there were too many: 10 in 15 minutes, or 100 in a day.
    package func admitsReset(from address: String, at now: Int64) throws -> Bool {
        try admits(Self.reset, from: address, lately: 10, today: 100, at: now)
    }

    /// Clears the uses of reset links from an address, after a valid one.
    package func forgiveResets(from address: String) throws {
        try store.write { try $0.signInFailures.clear(account: Self.reset, address: Self.address(address, of: Self.reset)) }
    }

    private static let reset = "reset"

    /// Returns the key of attempts other than passwords, which no address of a visitor equals, so that they are counted
    /// separately.
    private static func address(_ address: String, of act: String) -> String { "\(act) \(IPAddress.visitor(of: address))" }

    private func admits(_ act: String, from address: String, lately: Int, today: Int, at now: Int64) throws -> Bool {
        let address = Self.address(address, of: act)
        return try store.write { editor in
            for limit in [SignInLimit(lately, in: Self.quarter), SignInLimit(today, in: Self.day)] {
                guard try editor.signInFailures.wait(account: act, address: address, limit: limit, at: now) == nil else { return false }
            }
            try editor.signInFailures.note(account: act, address: address, at: now)
            return true
        }
    }

    /// Clears the attempts of a person who has signed in: at the password by either login and at the code, from the present
    /// address and in the present browser.
    package func forgive(_ user: User, from origin: Origin) throws {
        let code = Target.code(of: user.id), password = Target.password(login: user.username, of: user.id)
        var forgiven = [user.username, user.email, code.account].map { (account: $0, address: origin.visitor) }
        if let device = origin.device {
            forgiven += [code, password].map { (account: DeviceToken.account(of: user.id), address: $0.address(of: device)) }
        }
        for one in forgiven { unstored.clear(account: one.account, address: one.address) }
        do {
            try store.write { editor in
                for one in forgiven { try editor.signInFailures.clear(account: one.account, address: one.address) }
            }
        } catch StoreError.full {
            // The counts stay; the sign-in itself succeeds.
        }
    }

    /// Returns the queue for a password from an address: the household's for addresses at home, addresses where the user is signed in, and browsers
    /// that have signed the user in before.
    package func queue(for user: User.ID?, from origin: Origin) throws -> PasswordHasher.Queue {
        if IPAddress(origin.address)?.isNear == true { return .household }
        guard let user else { return .strangers }
        return try store.read { site in
            if let device = origin.device, try site.devices.isKnown(device, of: user) { return .household }
            return try isKnown(origin.visitor, to: user, site) ? .household : .strangers
        }
    }

    private func isKnown(_ visitor: String, to user: User.ID?, _ site: SiteData<Reading>) throws -> Bool {
        try user.map { try site.sessions.all(of: $0).contains { IPAddress.visitor(of: $0.address) == visitor } } ?? false
    }
}

extension IPAddress {
    /// True for this machine and for private networks.
    fileprivate var isNear: Bool { isLoopback || isLinkLocal || isOfPrivateNetwork }
}
