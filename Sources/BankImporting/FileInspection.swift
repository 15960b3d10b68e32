import BankFiles
import Bookkeeping
import Foundation
import Storage
import Validation

/// Finds out how files are read and to which accounts they belong, by what is in them and by what the person chose before.
public struct FileInspection {
    /// The grounds of an answer, the weakest first.
    public enum Certainty: Int, Comparable, Sendable {
        /// Nothing but that it is possible.
        case guessed
        /// The name of the account, the only account of the currency, or columns and dates that can be read in one way.
        case likely
        /// The person has said so, now or with an earlier file, or the format.
        case certain

        public static func < (one: Certainty, other: Certainty) -> Bool { one.rawValue < other.rawValue }
    }

    private let store: Store
    private let book: BookAccess
    private let chosen: Account.ID?
    private let dates: DateOrder?
    private let now: Int64

    private var currency: Currency { book.settings.mainCurrency }

    /// - Parameters:
    ///   - chosen: the account that the person chose for all files with a single account; nil for none.
    ///   - now: seconds since 1970; nobody books far ahead of it.
    ///   - dates: the order of dates that the person gave for all files; nil for none.
    public init(store: Store, book: BookAccess, chosen: Account.ID?, now: Int64, dates: DateOrder? = nil) {
        (self.store, self.book, self.chosen, self.now, self.dates) = (store, book, chosen, now, dates)
    }

    /// Returns what is known for files that leave something open: the time zone of the book, and the currency of the chosen account.
    public func hint() throws -> BankFileHint {
        let zone = book.settings.timeZone
        let account = try chosen.flatMap { chosen in try store.read(book) { try $0.names().accounts }.first { $0.id == chosen } }
        return BankFileHint(timeZone: zone, currency: account?.currency ?? currency, today: CivilTime(seconds: now, in: zone).date)
    }

    /// Looks at a file for the first time. Throws `BankFileProblem`.
    ///
    /// - Returns: the file, which is settled if everything is certain and it has entries; the certainty of the way to read it, and of its accounts.
    public func look(_ name: String, _ bytes: [UInt8]) throws -> (file: ImportableFile, form: Certainty, accounts: Certainty) {
        var form = try BankFileForm.guess(bytes, currency: currency, hint: try hint()), fingerprint: String?, remembered: BankFileForm?
        if case .table = form {
            let print = try TableMapping.fingerprint(bytes)
            if let kept = try store.read(book, { try $0.banks.mapping(of: chosen, fingerprint: print) }),
                let known = (try? JSONDecoder().decode(BankFileForm.self, from: Data(kept.utf8)))?.fitted(to: form),
                (try? summary(bytes, known)).map({ $0.entries > 0 }) == true
            {
                (form, remembered) = (known, known)
            }
            fingerprint = print
        }
        if let dates { form.setDateOrder(dates) }
        var file = ImportableFile(name: name, form: form, fingerprint: fingerprint, remembered: remembered)
        let ofForm = remembered != nil || dates != nil ? .certain : certainty(form)
        guard form.isComplete else { return (file, .guessed, .guessed) }
        let summary = try summary(bytes, form), ofAccounts = try choose(&file, summary)
        file.isSettled = ofAccounts == .certain && ofForm == .certain && summary.entries > 0
        return (file, ofForm, ofAccounts)
    }

    private func certainty(_ form: BankFileForm) -> Certainty {
        switch form {
        case .ofx, .camt, .mt940: return .certain
        case .qif(let form): return form.isDateOrderCertain ? .certain : .guessed
        case .table(let mapping): return mapping.doubts.contains(.dateOrder) ? .guessed : .likely
        }
    }

    /// Reads a file as far as a page shows it. A table that cannot be read like this is empty.
    public func summary(_ bytes: [UInt8], _ form: BankFileForm) throws -> BankFileSummary {
        var summary = BankFileSummary()
        guard form.isComplete else { return summary }
        do {
            try form.read(bytes, currency: currency) { summary.add($0) }
        } catch let problem as BankFileProblem where problem.reason == .empty {
            return summary
        }
        return summary
    }

    /// Sets the entries and the accounts of a file to those of a summary, with the account of the book that each probably is. Returns the certainty of the least certain one.
    public func choose(_ file: inout ImportableFile, _ summary: BankFileSummary) throws -> Certainty {
        let (accounts, known) = try store.read(book) { ledger in
            (try ledger.names().accounts, try summary.accounts.map { try ledger.banks.account(ofBank: $0.account) })
        }
        var certainty = Certainty.certain
        file.entries = summary.entries
        file.accounts = zip(summary.accounts, known).map { found, known in
            let choice = choice(found, known, accounts, isOnly: summary.accounts.count == 1)
            certainty = min(certainty, choice.certainty)
            return ImportableFile.Account(found.account, choice: choice.value)
        }
        return certainty
    }

    private func choice(
        _ found: BankFileSummary.Account, _ known: Account.ID?, _ accounts: [Account], isOnly: Bool
    ) -> (value: String, certainty: Certainty) {
        if isOnly, let chosen, accounts.contains(where: { $0.id == chosen }) { return (chosen.description, .certain) }
        if let known, accounts.contains(where: { $0.id == known }) { return (known.description, .certain) }
        let fitting = accounts.filter { found.currency == nil || $0.currency == found.currency }.sorted { $0.isDefault && !$1.isDefault }
        let only: Certainty = fitting.count == 1 ? .likely : .guessed
        let names = [found.account.name, found.account.number].filter { !$0.isEmpty }.map(\.folded)
        if let named = fitting.first(where: { names.contains($0.name.folded) }) { return (named.id.description, .likely) }
        if !found.account.name.isEmpty {
            if isOnly, let first = fitting.first { return (first.id.description, only) }
            return (BankMappingForm.newAccount, .guessed)
        }
        if isOnly || found.account.number.isEmpty, let first = fitting.first { return (first.id.description, only) }
        return (BankMappingForm.newAccount, .guessed)
    }
}

extension BankFileForm {
    /// Sets the order of dates of the formats that leave it open.
    fileprivate mutating func setDateOrder(_ order: DateOrder) {
        switch self {
        case .ofx, .camt, .mt940: break
        case .qif(var form):
            (form.dateOrder, form.isDateOrderCertain) = (order, true)
            self = .qif(form)
        case .table(var mapping):
            mapping.dateOrder = order
            mapping.doubts.remove(.dateOrder)
            self = .table(mapping)
        }
    }
}
