import BankFiles
import Bookkeeping
import Storage
import Validation

/// Makes the accounts that the person asked for with files, all of them or none. Each account of the files is one of the book, with a name that is free, and
/// starts with the balance that the statement proves.
struct NewAccounts {
    /// The key that tells an account of the files from others: the bank's data about it, or else its file.
    private struct Key: Hashable {
        let account: BankAccount
        let file: String
        let currency: Currency

        init(_ found: ImportableFile.Account, of file: ImportableFile, usual: Currency) {
            account = found.account
            self.file = found.number.isEmpty && found.name.isEmpty ? file.name : ""
            currency = found.account.currency ?? usual
        }

        /// The name that the account gets if it is free.
        var name: String {
            let given = [account.name.asOneLine, account.number.asOneLine].first { !$0.isEmpty }
            guard let given else { return file.withoutEnding.asOneLine }
            return given
        }
    }

    private let usual: Currency
    private var keys: [Key] = []
    private var starts: [Key: ProvenStart] = [:]

    init(usual: Currency) { self.usual = usual }

    /// Makes the accounts, and puts them in place of the choices.
    ///
    /// - Parameter bytes: returns the contents of the file with this place.
    /// - Returns: true if there are any.
    /// - Throws: `.conflict(.accountLimit)` if the book has no room for all of them; none is made then.
    mutating func make(for files: inout [ImportableFile], in book: BookAccess, of store: Store, at now: Int64, bytes: (Int) throws -> [UInt8]) throws
        -> Bool
    {
        for (place, file) in files.enumerated() {
            let new = file.accounts.filter { $0.choice == BankMappingForm.newAccount }
            guard !new.isEmpty else { continue }
            for found in new {
                let key = Key(found, of: file, usual: usual)
                if !keys.contains(key) { keys.append(key) }
            }
            try read(try bytes(place), file)
        }
        guard !keys.isEmpty else { return false }
        let made = try store.write(book) { try add(to: $0, at: now) }
        for place in files.indices {
            for number in files[place].accounts.indices where files[place].accounts[number].choice == BankMappingForm.newAccount {
                let key = Key(files[place].accounts[number], of: files[place], usual: usual)
                if let account = made[key] { files[place].accounts[number].choice = account.description }
            }
        }
        return true
    }

    /// Reads a file for the balances and the entries of its new accounts.
    private mutating func read(_ bytes: [UInt8], _ file: ImportableFile) throws {
        let new = file.accounts.filter { $0.choice == BankMappingForm.newAccount }.map { ($0.account, Key($0, of: file, usual: usual)) }
        let known = Dictionary(new) { first, _ in first }, only = file.accounts.count == 1 ? new.first?.1 : nil
        var current = only, ofFile: [Key: ProvenStart] = [:]
        try file.form.read(bytes, currency: usual) { event in
            if case .account(let account) = event { current = known[account] ?? only }
            guard let current else { return }
            ofFile[current, default: ProvenStart(currency: current.currency)].add(event)
        }
        for (key, start) in ofFile { starts[key] = starts[key].map { $0.joined(with: start) } ?? start }
    }

    private func add(to editor: LedgerEditor, at now: Int64) throws -> [Key: Account.ID] {
        var taken = Set(try editor.ledger.accounts().map(\.name.folded)), made: [Key: Account.ID] = [:]
        let sameName = Dictionary(keys.map { ($0.name.folded, 1) }, uniquingKeysWith: +)
        for key in keys {
            let isOneOfSeveral = sameName[key.name.folded] ?? 0 > 1
            let name = Self.free(key.name, ending: isOneOfSeveral ? " \(key.currency.code)" : "", usual: key.currency, taken)
            taken.insert(name.folded)
            let account = Account.ID(milliseconds: now &* 1_000)
            let draft = Account.Draft(
                name: name, currency: key.currency, openingBalance: starts[key]?.balance?.minorUnits ?? 0, isDefault: false)
            _ = try editor.addAccount(account, draft, at: now)
            made[key] = account
        }
        return made
    }

    /// Returns a name that no account has, with a number behind it if need be.
    private static func free(_ name: String, ending: String, usual: Currency, _ taken: Set<String>) -> String {
        let limit = AccountForm.name.maxLength ?? 25, name = name.isEmpty ? usual.code : name
        var number = 1
        while true {
            let tail = ending + (number == 1 ? "" : " \(number)")
            let full = name.cut(to: max(limit - tail.count, 1)).asOneLine + tail
            if !taken.contains(full.folded) { return full }
            number += 1
        }
    }
}

extension String {
    /// Its words with one space between them.
    fileprivate var asOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// A file's name without its ending.
    fileprivate var withoutEnding: String {
        guard let dot = lastIndex(of: "."), dot != startIndex, distance(from: dot, to: endIndex) <= 6 else { return self }
        return String(self[..<dot])
    }
}
