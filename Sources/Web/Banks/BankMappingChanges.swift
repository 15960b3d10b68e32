import BankFiles
import BankImporting
import Bookkeeping
import Validation

extension ImportableFile {
    /// Changes the way in which the file is read as a form says. A table with another encoding or separator has other columns, which are found anew.
    ///
    /// - Parameter hint: what is known about the person, for what a table read anew leaves open.
    mutating func change(by input: BankMappingForm, bytes: [UInt8], hint: BankFileHint) throws {
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
                form = .table(try TableMapping.guess(bytes, encoding: encoding, separator: separator, hint: hint))
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
    mutating func choose(by input: BankMappingForm, among own: [Bookkeeping.Account]) {
        let values = input.input.all(BankMappingForm.account)
        for (number, value) in values.enumerated() where accounts.indices.contains(number) {
            guard value.isEmpty || value == BankMappingForm.newAccount || own.contains(where: { $0.id.description == value }) else { continue }
            accounts[number].choice = value
        }
    }
}
