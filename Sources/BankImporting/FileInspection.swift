import BankFiles
import Bookkeeping
import Foundation
import Storage
import Validation

/// Finds out how files are read and which accounts they belong to, by their contents and by the person's earlier choices.
public struct FileInspection: Sendable {
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
    private let answers: BankFileAnswers
    private let now: Int64

    /// - Parameters:
    ///   - chosen: the account that the person chose for all files with a single account; nil for none.
    ///   - now: seconds since 1970; nobody books far ahead of it.
    ///   - answers: what the person says about all files.
    public init(store: Store, book: BookAccess, chosen: Account.ID?, now: Int64, answers: BankFileAnswers = BankFileAnswers()) {
        (self.store, self.book, self.chosen, self.now, self.answers) = (store, book, chosen, now, answers)
    }

    /// Returns known facts for files that leave something open: the time zone of the book, and the currency and kind of an account.
    ///
    /// - Parameter choice: the choice for the only account of a file; nil for the chosen account.
    public func hint(_ choice: String? = nil) throws -> BankFileHint {
        let zone = book.settings.timeZone, account = try account(choice)
        return BankFileHint(
            timeZone: zone, currency: account?.currency ?? book.settings.mainCurrency, today: CivilTime(seconds: now, in: zone).date,
            isDebt: account.map { [.card, .loan].contains($0.kind) } ?? false)
    }

    /// Returns the currency of amounts without one: the account's currency, or the usual one of the book.
    private func currency(_ choice: String? = nil) throws -> Currency {
        try account(choice)?.currency ?? book.settings.mainCurrency
    }

    private func account(_ choice: String?) throws -> Account? {
        guard let id = choice.flatMap({ Account.ID($0) }) ?? chosen else { return nil }
        return try store.read(book) { try $0.names().accounts }.first { $0.id == id }
    }

    /// Looks at a file for the first time. Throws `BankFileProblem`.
    ///
    /// - Returns: the file, which is settled if everything is certain and it has entries; the certainty of the way to read it, and of its accounts.
    public func look(_ name: String, _ bytes: [UInt8]) throws -> (file: ImportableFile, form: Certainty, accounts: Certainty) {
        var found: (form: BankFileLayout, fingerprint: String?)
        do {
            found = try guess(bytes)
        } catch let problem as BankFileProblem where problem.reason == .notText {
            // Which letters they are is a question, no reason to refuse the file.
            let dialect = TableDialect(encoding: answers.encoding ?? .guess(bytes))
            var file = ImportableFile(name: name, form: .table(TableMapping(dialect: dialect, columns: [])), fingerprint: nil, remembered: nil)
            file.isText = false
            return (file, .guessed, .guessed)
        }
        let known = try found.fingerprint.flatMap { try kept($0, bytes, for: found.form) }
        var file = ImportableFile(name: name, form: known?.form ?? found.form, fingerprint: found.fingerprint, remembered: known?.form)
        file.asked = found.form.doubts
        if !answers.isEmpty { try file.form.change(by: answers, bytes, hint: try hint()) }
        guard file.form.isComplete else { return (file, .guessed, .guessed) }
        let ofForm = certainty(file.form, isKnown: known != nil)
        let summary = try summary(bytes, file.form), ofAccounts = try choose(&file, summary, usual: known?.account)
        let accounts = try store.read(book) { try $0.names().accounts }
        file.isSettled =
            ofAccounts == .certain && ofForm == .certain && summary.entries > 0 && file.questions(among: accounts).isEmpty
        return (file, ofForm, ofAccounts)
    }

    /// Finds the layout of a file, and the fingerprint of a table.
    private func guess(_ bytes: [UInt8]) throws -> (BankFileLayout, String?) {
        if let encoding = answers.encoding, try BankFileFormat.of(bytes) == .table {
            let table = try TableMapping.guess(
                bytes, encoding: encoding, separator: answers.separator, header: answers.header, hint: try hint())
            return (.table(table), try? TableMapping.fingerprint(bytes))
        }
        let form = try BankFileLayout.guess(bytes, currency: try currency(), hint: try hint())
        guard case .table = form else { return (form, nil) }
        return (form, try TableMapping.fingerprint(bytes))
    }

    /// Returns the layout and the account of the last file with the same columns, unless this file contradicts it: the layout fails on rows that another
    /// layout reads, or the file names another currency. The answers for another account than the chosen one are questions again.
    private func kept(_ fingerprint: String, _ bytes: [UInt8], for guess: BankFileLayout) throws -> (form: BankFileLayout, account: Account.ID?)? {
        let (text, account) = try store.read(book) { ledger in
            (try ledger.banks.mapping(of: chosen, fingerprint: fingerprint), try ledger.banks.account(ofMapping: fingerprint, preferring: chosen))
        }
        guard let text, let decoded = try? JSONDecoder().decode(BankFileLayout.self, from: Data(text.utf8)), case .table(let found) = guess else {
            return nil
        }
        let form = decoded.fitted(to: guess)
        guard case .table(var known) = form else { return nil }
        guard let summary = try? summary(bytes, form), summary.entries > 0 else { return nil }
        let isCurrencyOther = !found.doubts.contains(.currency) && found.currency != nil && found.currency != known.currency && !known.has(.currency)
        let problems = found.isComplete ? try self.summary(bytes, guess).problems : .max
        guard !isCurrencyOther, summary.problems <= problems else { return nil }
        if let chosen, chosen != account { known.doubts.formUnion(found.doubts) }
        return (.table(known), account)
    }

    private func certainty(_ form: BankFileLayout, isKnown: Bool) -> Certainty {
        guard form.doubts.isEmpty else { return .guessed }
        switch form {
        case .ofx, .camt, .mt940, .qif: return .certain
        case .table: return isKnown || answers.dates != nil || answers.sign != nil ? .certain : .likely
        }
    }

    /// Reads a file as far as a page shows it. A table that cannot be read like this is empty.
    ///
    /// - Parameter choice: the choice for the only account of the file; amounts without a currency are in the account's.
    public func summary(_ bytes: [UInt8], _ form: BankFileLayout, choice: String? = nil) throws -> BankFileSummary {
        var summary = BankFileSummary()
        guard form.isComplete else { return summary }
        do {
            try form.read(bytes, currency: try currency(choice)) { event in
                summary.add(event)
                guard summary.accounts.count <= BankFileLimits.accounts else { throw BankFileProblem(.tooLarge) }
            }
        } catch let problem as BankFileProblem where problem.reason == .empty {
            return summary
        }
        return summary
    }

    /// Takes the entries and the accounts of a file from a summary, with the account of the book that each probably is. Returns the certainty of the
    /// least certain one.
    ///
    /// - Parameter usual: the account that the last file with the same columns was imported into.
    @discardableResult public func choose(
        _ file: inout ImportableFile, _ summary: BankFileSummary, usual: Account.ID? = nil
    ) throws -> Certainty {
        let (accounts, known) = try store.read(book) { ledger in
            (try ledger.names().accounts, try summary.accounts.map { try ledger.banks.account(ofBank: $0.account) })
        }
        var certainty = Certainty.certain
        (file.entries, file.unknownCurrency) = (summary.entries, summary.unknownCurrency)
        let stated = summary.accounts.count { !$0.isOtherSide }
        file.accounts = zip(summary.accounts, known).map { found, known in
            let choice = choice(
                found, known, usual, accounts, isOnlyStated: stated == 1 && !found.isOtherSide, isOnly: summary.accounts.count == 1,
                namesCurrency: file.form.namesCurrency)
            certainty = min(certainty, choice.certainty)
            var account = ImportableFile.Account(found.account, choice: choice.value)
            let others = found.sums.keys.filter { $0 != found.currency }.map(\.code).sorted()
            account.currencies = found.entries == 0 ? [] : [found.currency].compactMap { $0?.code } + others
            account.isOtherSide = found.isOtherSide ? true : nil
            return account
        }
        return certainty
    }

    private func choice(
        _ found: BankFileSummary.Account, _ known: Account.ID?, _ usual: Account.ID?, _ accounts: [Account], isOnlyStated: Bool, isOnly: Bool,
        namesCurrency: Bool
    ) -> (value: String, certainty: Certainty) {
        if isOnlyStated, let chosen, accounts.contains(where: { $0.id == chosen }) { return (chosen.description, .certain) }
        func fits(_ account: Account) -> Bool {
            !namesCurrency || found.currency == nil || account.currency == found.currency || found.sums[account.currency] != nil
        }
        let fitting = accounts.filter(fits).sorted { $0.isDefault && !$1.isDefault }
        if let known, fitting.contains(where: { $0.id == known }) { return (known.description, .certain) }
        if isOnlyStated, let usual, fitting.contains(where: { $0.id == usual }) { return (usual.description, .likely) }
        let only: Certainty = fitting.count == 1 ? .likely : .guessed
        let names = [found.account.name, found.account.number].filter { !$0.isEmpty }.map(\.folded)
        if let named = fitting.first(where: { names.contains($0.name.folded) }) { return (named.id.description, .likely) }
        if isOnly || found.account.name.isEmpty && found.account.number.isEmpty, let first = fitting.first { return (first.id.description, only) }
        return (BankMappingForm.newAccount, .guessed)
    }
}
