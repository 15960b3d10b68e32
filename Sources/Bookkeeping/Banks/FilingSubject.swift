/// The properties of an entry or a record that rules look at.
public struct FilingSubject: Hashable, Sendable {
    // Folded.
    package let payee: String
    let title, note: String
    let amount: Money?
    let kind: Category.Kind
    let account: Account.ID?

    /// Creates a subject from texts as they are written.
    ///
    /// - Parameters:
    ///   - vendor: the payee; the title stands in for an empty one.
    ///   - amount: with any sign; nil if it is unknown, so that no condition on amounts holds.
    public init(vendor: String, title: String, note: String = "", amount: Money?, kind: Category.Kind, account: Account.ID?) {
        self.init(vendorFolded: vendor.folded, title: title.folded, note: note.folded, amount: amount, kind: kind, account: account)
    }

    /// Creates a subject from folded texts.
    package init(vendorFolded vendor: String, title: String, note: String, amount: Money?, kind: Category.Kind, account: Account.ID?) {
        (payee, self.title, self.note) = (vendor.isEmpty ? title : vendor, title, note)
        (self.amount, self.kind, self.account) = (amount, kind, account)
    }

    /// Creates a subject from an entry of a bank; its purpose is both title and note.
    public init(_ entry: BankEntry, in account: Account.ID) {
        let purpose = entry.purpose.folded
        self.init(
            vendorFolded: entry.payee.folded, title: purpose, note: purpose, amount: entry.amount,
            kind: entry.amount.minorUnits < 0 ? .expense : .income, account: account)
    }

    /// Creates a subject from a record; nil for a transfer.
    public init?(_ record: Transaction) {
        guard let kind = Category.Kind(rawValue: record.movement.kind.rawValue) else { return nil }
        self.init(
            vendor: record.texts[.vendor], title: record.title, note: record.texts[.note], amount: record.movement.amount, kind: kind,
            account: record.movement.account)
    }
}
