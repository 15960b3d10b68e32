import Bookkeeping

/// The settings of the server.
public struct SiteSettings<Access>: SitePart {
    let site: SiteData<Access>
}

extension SiteSettings {
    /// Returns the sign-up policy.
    public func signUpPolicy() throws -> SignUpPolicy {
        try connection.first("SELECT sign_up FROM site WHERE number = 1") { try $0.word(0) } ?? .closed
    }

    /// Returns true if the server makes a backup each day.
    public func backsUpDaily() throws -> Bool {
        try connection.first("SELECT backs_up_daily FROM site WHERE number = 1") { $0.bool(0) } ?? false
    }

    /// Returns true if the server may contact the bridges that people have connected their books to; false by default.
    public func fetchesBanks() throws -> Bool {
        try connection.first("SELECT fetches_banks FROM site WHERE number = 1") { $0.bool(0) } ?? false
    }
}

extension SiteSettings<Writing> {
    /// Sets the sign-up policy.
    public func setSignUpPolicy(_ policy: SignUpPolicy) throws {
        try connection.run("UPDATE site SET sign_up = ? WHERE number = 1", policy.rawValue)
    }

    /// Switches the daily backups of the server on or off.
    public func setDailyBackups(_ isOn: Bool) throws {
        try connection.run("UPDATE site SET backs_up_daily = ? WHERE number = 1", isOn)
    }

    /// Lets the server contact bridges, or not. Connections stay.
    public func setFetchesBanks(_ isOn: Bool) throws {
        try connection.run("UPDATE site SET fetches_banks = ? WHERE number = 1", isOn)
    }
}
