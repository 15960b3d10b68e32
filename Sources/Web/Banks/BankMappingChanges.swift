import BankFiles
import BankImporting
import Bookkeeping
import Validation

extension BankMappingForm {
    /// Returns what the form says about a file.
    ///
    /// A choice that the page showed as it was found says nothing, so that it does not answer a question that another choice has raised. A table with
    /// another encoding, separator or header has other columns, about which the form says nothing either.
    func answers(about form: BankFileLayout) -> BankFileAnswers {
        func value<Value: RawRepresentable & Equatable>(_ field: FormField, found: Value?, _ doubt: TableDoubt? = nil) -> Value?
        where Value.RawValue == String {
            let value = Value(rawValue: self[field])
            return value == found && !(doubt.map(form.doubts.contains) ?? false) ? nil : value
        }
        var answers = BankFileAnswers()
        switch form {
        case .camt, .mt940: break
        case .ofx(let ofx): answers.sign = value(Self.sign, found: ofx.isReversed ? .card : .asWritten, .sign)
        case .qif(let qif):
            answers.dates = value(Self.dates, found: qif.dateOrder, .dateOrder)
            answers.decimal = value(Self.decimal, found: qif.decimalMark, .decimalMark)
            answers.encoding = value(Self.encoding, found: qif.encoding)
            answers.sign = value(Self.sign, found: qif.isReversed ? .card : .asWritten, .sign)
        case .table(let table):
            answers.encoding = value(Self.encoding, found: table.dialect.encoding)
            answers.separator = value(Self.separator, found: table.dialect.separator)
            answers.header = Int(self[Self.header]).flatMap { $0 == table.dialect.header ? nil : $0 }
            if answers.changesForm(of: table.dialect) { return answers }
            if input.has(Self.column) {
                let columns = input.all(Self.column).map(TableColumn.init(rawValue:))
                answers.columns = columns == table.columns ? nil : columns
            }
            answers.column = Int(self[Self.amounts]).flatMap { number in
                guard 1...200 ~= number else { return nil }
                let isFound = table.columns.dropFirst(number - 1).first.flatMap(\.self) == .amount
                return isFound && !table.doubts.contains(.amount) ? nil : number
            }
            answers.sign = value(Self.sign, found: table.isReversed ? .card : .asWritten, .sign)
            if table.doubts.contains(.direction) || !table.directions.isEmpty {
                let word = self[Self.outWord]
                answers.outWord = word.isEmpty || table.directions[word.folded] == true ? nil : word
            }
            answers.decimal = value(Self.decimal, found: table.decimalMark, .decimalMark)
            answers.dates = value(Self.dates, found: table.dateOrder, .dateOrder)
            let currency = Currency(code: self[Self.currency])
            answers.currency = currency?.code == table.currency && !table.doubts.contains(.currency) ? nil : currency
        }
        return answers
    }
}

extension ImportableFile {
    /// Takes the accounts of a form, if they belong to the book.
    mutating func choose(by input: BankMappingForm, among own: [Bookkeeping.Account]) {
        let values = input.input.all(BankMappingForm.account)
        for (number, value) in values.enumerated() where accounts.indices.contains(number) {
            guard value.isEmpty || value == BankMappingForm.newAccount || own.contains(where: { $0.id.description == value }) else { continue }
            accounts[number].choice = value
        }
    }
}
