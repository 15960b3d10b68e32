import ArgumentParser
import BankFiles
import Bookkeeping

/// Options of the terminal about files: answers to the questions that they leave open.
struct BankAnswerOptions: ParsableArguments {
    @Option(help: "The order of day, month and year in files that allow several: dmy, mdy, ymd or ydm.") var dates: DateOrder?
    @Option(help: "What amounts without a minus are: as_written for money in, card for money out.") var sign: Sign?
    @Option(name: .customLong("out-word"), help: "The word that means money out, in files with two words for the direction; none if neither does.")
    var outWord: String?
    @Option(help: "The sign before the decimals: point or comma.") var decimal: DecimalMark?
    @Option(help: "The code of the currency of the amounts.") var currency: String?
    @Option(help: "The number of the column with the amounts, from 1.") var column: Int?
    @Option(help: "The character encoding, for example windows-1252 or shift_jis.") var encoding: TextEncoding?
    @Option(help: "What is between columns: semicolon, comma, tab or bar.") var separator: TableDialect.Separator?
    @Option(help: "The row with the names of the columns, from 1; 0 if there is none.") var header: Int?

    enum Sign: String, ExpressibleByArgument, CaseIterable {
        case asWritten = "as_written"
        case card
    }

    func validate() throws {
        if let currency, Currency(code: currency) == nil { throw ValidationError("There is no currency \(currency).") }
        guard column ?? 1 >= 1 else { throw ValidationError("Columns are numbered from 1.") }
        guard header ?? 0 >= 0 else { throw ValidationError("Rows are numbered from 1; 0 means that there is no row with names.") }
    }

    var isEmpty: Bool { answers.isEmpty }

    var answers: BankFileAnswers {
        var answers = BankFileAnswers(dates: dates)
        (answers.encoding, answers.separator, answers.header) = (encoding, separator, header)
        (answers.column, answers.decimal) = (column, decimal)
        answers.sign = sign.flatMap { BankFileAnswers.Sign(rawValue: $0.rawValue) }
        answers.outWord = outWord.map { $0.folded == "none" ? BankFileAnswers.noWord : $0 }
        answers.currency = currency.flatMap { Currency(code: $0) }
        return answers
    }
}

extension DateOrder: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}
extension TextEncoding: ExpressibleByArgument {}
extension TableDialect.Separator: ExpressibleByArgument {}
