/// An entry of a bank that was imported, of the record that it is.
public struct ExportedBankEntry: Codable, Sendable, Equatable {
    public let account: Account.ID
    /// Empty for an entry without one.
    public let bankID: String
    /// 32 hexadecimal digits that equal entries of the account have in common.
    public let fingerprint: String
    public let isPending: Bool
    /// The number among those with the same fingerprint, from 1.
    public let number: Int64

    public init(account: Account.ID, bankID: String, fingerprint: String, isPending: Bool, number: Int64) {
        (self.account, self.bankID, self.fingerprint, self.isPending, self.number) = (account, bankID, fingerprint, isPending, number)
    }
}

/// An entry of a bank that looks like a record and is another one.
public struct ExportedRefusedEntry: Codable, Sendable, Hashable {
    public let account: Account.ID
    /// As in ``ExportedBankEntry/fingerprint``.
    public let fingerprint: String

    public init(account: Account.ID, fingerprint: String) { (self.account, self.fingerprint) = (account, fingerprint) }
}

/// The column mapping of an account for files of tables.
public struct ExportedBankMapping: Codable, Sendable, Equatable {
    /// A text that files with the same columns have in common.
    public let fingerprint: String
    /// JSON text.
    public let mapping: String

    public init(fingerprint: String, mapping: String) { (self.fingerprint, self.mapping) = (fingerprint, mapping) }
}
