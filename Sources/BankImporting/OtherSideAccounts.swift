import BankFiles
import Bookkeeping

/// The accounts on the other sides of transfers that a program names, with the accounts of the book that the person chose for them.
struct OtherSideAccounts {
    private let names: [String: String]

    init(_ file: ImportableFile, _ accounts: [Account.ID: Account]) {
        let chosen = file.accounts.map { found in (found.account.label, Account.ID(found.choice).flatMap { accounts[$0]?.name } ?? "") }
        names = Dictionary(chosen) { first, second in first.isEmpty ? second : first }
    }

    /// Returns an entry with the name of the account in the book; one that is left out makes a transfer a movement.
    func named(_ entry: BankEntry) -> BankEntry {
        guard let other = entry.otherSide, let name = names[other.label] else { return entry }
        var entry = entry
        entry.transferAccount = name
        if name.isEmpty { entry.role = .movement }
        return entry
    }
}
