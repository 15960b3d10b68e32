import BankFiles
import Bookkeeping
import Foundation
import Storage
import Validation

/// Finds out how uploaded files are read and to which accounts they belong, by what is in them and by what the person chose before.
struct BankUploadReading {
    let store: Store
    let book: BookAccess
    /// The account that the person chose for the whole upload; nil for none.
    let chosen: Account.ID?
    /// The order of dates for which a table allows several.
    let hint: DateOrder?

    private var currency: Currency { book.settings.mainCurrency }

    /// Looks at a file for the first time. Throws ``BankFileProblem``.
    func look(_ name: String, _ bytes: [UInt8]) throws -> BankUpload.File {
        var form = try BankFileForm.guess(bytes, currency: currency, hint: hint), fingerprint: String?, isKnown = false
        if case .table = form {
            let print = try TableMapping.fingerprint(bytes)
            if let kept = try store.read(book, { try $0.banks.mapping(of: chosen, fingerprint: print) }),
                let known = try? JSONDecoder().decode(BankFileForm.self, from: Data(kept.utf8)), (try? summary(bytes, known)).map({ $0.entries > 0 }) == true
            {
                (form, isKnown) = (known, true)
            }
            fingerprint = print
        }
        var file = BankUpload.File(name: name, form: form, fingerprint: fingerprint)
        guard form.isComplete else { return file }
        let summary = try summary(bytes, form), isSure = try choose(&file, summary)
        let isCertain: Bool
        switch form {
        case .table: isCertain = isKnown
        case .qif(let form): isCertain = form.isDateOrderCertain
        case .ofx, .camt, .mt940: isCertain = true
        }
        file.isSettled = isSure && isCertain && summary.entries > 0
        return file
    }

    /// Reads a file as far as its page shows it. A table that cannot be read like this is empty.
    func summary(_ bytes: [UInt8], _ form: BankFileForm) throws -> BankFileSummary {
        var summary = BankFileSummary()
        guard form.isComplete else { return summary }
        do {
            try form.read(bytes, currency: currency) { summary.add($0) }
        } catch let problem as BankFileProblem where problem.reason == .empty {
            return summary
        }
        return summary
    }

    /// Sets the accounts of a file to those of a summary, with the account of the book that each probably is. Returns true if all of them are certain.
    func choose(_ file: inout BankUpload.File, _ summary: BankFileSummary) throws -> Bool {
        let (accounts, known) = try store.read(book) { ledger in
            (try ledger.names().accounts, try summary.accounts.map { try ledger.banks.account(ofBank: $0.account) })
        }
        var isSure = true
        file.accounts = zip(summary.accounts, known).map { found, known in
            let choice = choice(found, known, accounts, isOnly: summary.accounts.count == 1)
            isSure = isSure && choice.isSure
            return BankUpload.FoundAccount(
                number: found.account.number, bank: found.account.bank, name: found.account.name, currency: found.account.currency?.code,
                choice: choice.value)
        }
        return isSure
    }

    private func choice(
        _ found: BankFileSummary.Account, _ known: Account.ID?, _ accounts: [Account], isOnly: Bool
    ) -> (value: String, isSure: Bool) {
        if isOnly, let chosen, accounts.contains(where: { $0.id == chosen }) { return (chosen.description, true) }
        if let known, accounts.contains(where: { $0.id == known }) { return (known.description, true) }
        let fitting = accounts.filter { found.currency == nil || $0.currency == found.currency }.sorted { $0.isDefault && !$1.isDefault }
        let name = found.account.name.folded
        if !name.isEmpty {
            return (fitting.first { $0.name.folded == name }?.id.description ?? (isOnly ? fitting.first?.id.description : nil) ?? BankMappingForm.newAccount, false)
        }
        if isOnly || found.account.number.isEmpty, let first = fitting.first { return (first.id.description, false) }
        return (BankMappingForm.newAccount, false)
    }
}

extension BankUpload.File {
    /// Changes the way in which the file is read as a form says. A table with another encoding or separator has other columns, which are found anew.
    mutating func change(by input: BankMappingForm, bytes: [UInt8]) throws {
        func value<Value: RawRepresentable>(_ field: FormField) -> Value? where Value.RawValue == String { Value(rawValue: input[field]) }
        switch form {
        case .ofx, .camt, .mt940: break
        case .qif(var qif):
            if let order: DateOrder = value(BankMappingForm.dates) { (qif.dateOrder, qif.isDateOrderCertain) = (order, true) }
            qif.decimalMark = value(BankMappingForm.decimal) ?? qif.decimalMark
            qif.encoding = value(BankMappingForm.encoding) ?? qif.encoding
            form = .qif(qif)
        case .table(var table):
            let encoding: TextEncoding = value(BankMappingForm.encoding) ?? table.dialect.encoding
            let separator: TableDialect.Separator = value(BankMappingForm.separator) ?? table.dialect.separator
            if (encoding, separator) != (table.dialect.encoding, table.dialect.separator) {
                form = .table(try TableMapping.guess(bytes, encoding: encoding, separator: separator))
                return
            }
            if input.input.has(BankMappingForm.header) { table.dialect.hasHeader = input[BankMappingForm.header] != "0" }
            if input.input.has(BankMappingForm.reversed) { table.isReversed = input[BankMappingForm.reversed] == "1" }
            table.dateOrder = value(BankMappingForm.dates) ?? table.dateOrder
            if input.input.has(BankMappingForm.decimal) { table.decimalMark = value(BankMappingForm.decimal) ?? table.decimalMark }
            if input.input.has(BankMappingForm.currency) { table.currency = Currency(code: input[BankMappingForm.currency])?.code }
            if input.input.has(BankMappingForm.column) {
                table.columns = input.input.all(BankMappingForm.column).map(TableColumn.init(rawValue:))
            }
            form = .table(table)
        }
    }

    /// Takes the accounts of a form, those of the book only.
    mutating func choose(by input: BankMappingForm, among own: [Account]) {
        let values = input.input.all(BankMappingForm.account)
        for (number, value) in values.enumerated() where accounts.indices.contains(number) {
            guard value.isEmpty || value == BankMappingForm.newAccount || own.contains(where: { $0.id.description == value }) else { continue }
            accounts[number].choice = value
        }
    }
}
