import Bookkeeping

/// A person's statements about a file: answers to questions that the file leaves open, and corrections of findings. Nil keeps the finding.
public struct BankFileAnswers: Hashable, Sendable {
    /// The meaning of the amounts' signs.
    public enum Sign: String, CaseIterable, Sendable {
        /// A minus is money out, and none is money in.
        case asWritten = "as_written"
        /// An amount is money out, and a minus is money back, as in statements of cards.
        case card
        /// A column says it, which stays a question until one has that meaning.
        case ask
    }

    public var encoding: TextEncoding?
    public var separator: TableDialect.Separator?
    /// The line with the names of the columns, from 1; 0 if there is none.
    public var header: Int?
    /// The meaning of each column.
    public var columns: [TableColumn?]?
    /// The column with the amounts, from 1.
    public var column: Int?
    public var sign: Sign?
    /// The word of the column of signs that means money out, or ``noWord``.
    public var outWord: String?
    public var decimal: DecimalMark?
    public var dates: DateOrder?
    public var currency: Currency?

    /// Neither word says the direction.
    public static let noWord = "-"

    public init(dates: DateOrder? = nil) { self.dates = dates }

    public var isEmpty: Bool { self == BankFileAnswers() }

    /// True if they make another table of the same bytes: answers about columns and values have no meaning for it.
    public func changesForm(of dialect: TableDialect) -> Bool {
        encoding.map { $0 != dialect.encoding } ?? false || separator.map { $0 != dialect.separator } ?? false
            || header.map { $0 != dialect.header } ?? false
    }
}

extension BankFileLayout {
    /// The questions that the file leaves open.
    public var doubts: Set<TableDoubt> {
        switch self {
        case .camt, .mt940: []
        case .ofx(let layout): layout.isSignCertain ? [] : [.sign]
        case .qif(let layout):
            Set(layout.isDateOrderCertain ? [] : [.dateOrder]).union(layout.isDecimalMarkCertain ? [] : [.decimalMark])
                .union(layout.isSignCertain ? [] : [.sign])
        case .table(let mapping): mapping.doubts
        }
    }

    /// True if the file names the currencies of its amounts; else they are in the account's currency.
    public var namesCurrency: Bool {
        switch self {
        case .ofx, .camt, .mt940: true
        case .qif: false
        case .table(let mapping): mapping.has(.currency) || mapping.currency != nil
        }
    }

    /// Changes the layout by a person's answers. An answer that the file does not have, such as a column beyond its last, leaves the question open.
    ///
    /// - Parameter hint: known facts about the person, for questions that a table read anew leaves open.
    /// - Throws: ``BankFileProblem`` if the file cannot be read in the encoding or with the separator.
    public mutating func change(by answers: BankFileAnswers, _ bytes: [UInt8], hint: BankFileHint) throws {
        switch self {
        case .camt, .mt940: break
        case .ofx(var layout):
            if let sign = answers.sign, sign != .ask { (layout.isReversed, layout.isSignCertain) = (sign == .card, true) }
            self = .ofx(layout)
        case .qif(var layout):
            if let dates = answers.dates { (layout.dateOrder, layout.isDateOrderCertain) = (dates, true) }
            if let decimal = answers.decimal { (layout.decimalMark, layout.isDecimalMarkCertain) = (decimal, true) }
            if let sign = answers.sign, sign != .ask { (layout.isReversed, layout.isSignCertain) = (sign == .card, true) }
            layout.encoding = answers.encoding ?? layout.encoding
            self = .qif(layout)
        case .table(var table):
            try table.change(by: answers, bytes, hint: hint)
            self = .table(table)
        }
    }
}
