import BankFiles
import BankImporting
import Bookkeeping
import Language
import StrictJSON
import Validation

/// The members of a request that answer what a file of a bank leaves open, and the mistakes of a request without them.
enum ImportAnswers {
    private static let dates = APIMember(
        "dates", .word(DateOrder.allCases.map(\.rawValue)), "The order of day, month and year, for a file that allows several.", example: "dmy")
    private static let sign = APIMember(
        "sign", .word([BankFileAnswers.Sign.asWritten, .card].map(\.rawValue)),
        "What amounts without a minus are, for a file that does not say it: `as_written` for money in, `card` for money out.", example: "card")
    private static let outWord = APIMember(
        "out_word", .text(BankMappingForm.outWord),
        "The word that means money out, for a file with two words of an unknown language for its directions; `-` if neither says it.",
        example: "Χρέωση")
    private static let decimal = APIMember(
        "decimal", .word(DecimalMark.allCases.map(\.rawValue)), "What is before the decimals, for amounts such as 1.500.", example: "comma")
    private static let currency = APIMember(
        "currency", .word(CurrencyCatalogue.all.map(\.currency.code)), "The code of the currency of the amounts, for a file that does not name it.",
        example: "EUR")
    private static let column = APIMember("column", .whole(1...200), "The number of the column with the amounts, from 1.", example: 4)
    private static let encoding = APIMember(
        "encoding", .word(TextEncoding.allCases.map(\.rawValue)), "The character encoding, for a file whose letters cannot be read without it.",
        example: "windows-1252")
    private static let separator = APIMember(
        "separator", .word(TableDialect.Separator.allCases.map(\.rawValue)), "What is between the columns of a table.", example: "semicolon")
    private static let header = APIMember(
        "header", .whole(0...1_000), "The row with the names of the columns, from 1; 0 for a table without them.", example: 1)

    static let members = [dates, sign, outWord, decimal, currency, column, encoding, separator, header]

    static func answers(_ values: APIValues) -> BankFileAnswers {
        var answers = BankFileAnswers(dates: values[dates.name].flatMap(DateOrder.init))
        answers.sign = values[sign.name].flatMap(BankFileAnswers.Sign.init)
        answers.outWord = values[outWord.name].flatMap { $0.isEmpty ? nil : $0 }
        answers.decimal = values[decimal.name].flatMap(DecimalMark.init)
        answers.currency = values[currency.name].flatMap { Currency(code: $0) }
        answers.column = values[column.name].flatMap { Int($0) }
        answers.encoding = values[encoding.name].flatMap(TextEncoding.init)
        answers.separator = values[separator.name].flatMap(TableDialect.Separator.init)
        answers.header = values[header.name].flatMap { Int($0) }
        return answers
    }

    /// Returns the member that a question is about, with the mistake of leaving it open; nil for a question that a request cannot have.
    static func mistake(_ question: BankFileQuestion) -> (String, APIMistake)? {
        switch question {
        case .letters: (encoding.name, .unknownLetters)
        case .columns: ("file", .unknownColumns)
        case .doubt(.sign): (sign.name, .unknownSign)
        case .doubt(.direction): (outWord.name, .unknownWord)
        case .doubt(.decimalMark): (decimal.name, .unknownDecimal)
        case .doubt(.dateOrder): (dates.name, .unknownDates)
        case .doubt(.amount): (column.name, .unknownColumn)
        case .doubt(.currency): (currency.name, .unknownCurrency)
        case .otherCurrency(_, let currency, let account): ("account", .otherCurrency(currency.code, account.currency.code))
        case .account: nil
        }
    }
}
