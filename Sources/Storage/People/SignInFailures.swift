import Bookkeeping

/// How often signing in has failed since some time.
public struct SignInFailures: Sendable, Equatable {
    /// For this name from this address.
    public let accountAndAddress: Int
    /// For this name from anywhere.
    public let account: Int
    /// From this address for any name.
    public let address: Int

    public init(accountAndAddress: Int, account: Int, address: Int) {
        self.accountAndAddress = accountAndAddress
        self.account = account
        self.address = address
    }

    /// Both together, where some are kept elsewhere.
    public static func + (one: SignInFailures, other: SignInFailures) -> SignInFailures {
        SignInFailures(
            accountAndAddress: one.accountAndAddress + other.accountAndAddress, account: one.account + other.account, address: one.address + other.address)
    }

    /// What failures for a name are found by: the name in any case, as much of it as tells it from others.
    public static func key(_ account: String) -> String { String(account.folded.prefix(100)) }
}

extension People {
    /// Failures in a time (seconds since 1970) for a name, in any case, and from an address. Counts stop at 1,000.
    public func failures(account: String, address: String, during time: ClosedRange<Int64>) throws -> SignInFailures {
        let name = SignInFailures.key(account)
        return SignInFailures(
            accountAndAddress: try count("account = ? AND address = ? AND failed_at BETWEEN ? AND ?", name, address, time.lowerBound, time.upperBound),
            account: try count("account = ? AND failed_at BETWEEN ? AND ?", name, time.lowerBound, time.upperBound),
            address: try count("address = ? AND failed_at BETWEEN ? AND ?", address, time.lowerBound, time.upperBound))
    }

    private func count(_ condition: String, _ values: any Bindable...) throws -> Int {
        var count = 0
        try connection.each("SELECT 1 FROM sign_in_failure WHERE \(condition) LIMIT 1000", values) { _ in
            count += 1
            return true
        }
        return count
    }
}

extension PeopleEditor {
    /// Notes that signing in has failed.
    public func noteFailure(account: String, address: String, at now: Int64) throws {
        try connection.run(
            "INSERT INTO sign_in_failure (account, address, failed_at) VALUES (?, ?, ?)", SignInFailures.key(account), address, now)
    }

    /// Forgets the failures for a name from an address, after it went well.
    public func clearFailures(account: String, address: String) throws {
        try connection.run("DELETE FROM sign_in_failure WHERE account = ? AND address = ?", SignInFailures.key(account), address)
    }

    /// Forgets all failures for a name.
    func clearFailures(account: String) throws {
        try connection.run("DELETE FROM sign_in_failure WHERE account = ?", SignInFailures.key(account))
    }
}
