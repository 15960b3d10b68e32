import Bookkeeping

/// The way to read a file: its format and, for formats that leave it open, the meaning of its texts. It can be kept, as JSON, for the next file of
/// its kind.
public enum BankFileLayout: Hashable, Codable, Sendable {
    case camt, mt940
    case ofx(OFXLayout = OFXLayout())
    case qif(QIFLayout)
    case table(TableMapping)

    /// Finds the layout of a file in its content.
    ///
    /// - Parameters:
    ///   - currency: the usual one of the book, for files without any.
    ///   - hint: known facts about the person, for questions that the file leaves open.
    /// - Throws: ``BankFileProblem`` for a file that is none of a bank.
    public static func guess(_ file: [UInt8], currency: Currency, hint: BankFileHint = BankFileHint()) throws -> BankFileLayout {
        guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        switch try BankFileFormat.of(file) {
        case .ofx:
            do {
                return .ofx(try OFXReader(defaultCurrency: currency).layout(of: file))
            } catch let problem as BankFileProblem where problem.reason == .empty {
                return .ofx()
            }
        case .camt: return .camt
        case .mt940: return .mt940
        case .qif: return .qif(try QIFReader(currency: currency).read(file) { _ in })
        case .table:
            var hint = hint
            hint.currency = hint.currency ?? currency
            return .table(try TableMapping.guess(file, hint: hint))
        }
    }

    /// Returns the layout for another file of its kind: its table may have more or fewer lines before its header than the table of the kept layout.
    ///
    /// - Parameter found: the layout that was found in that file.
    public func fitted(to found: BankFileLayout) -> BankFileLayout {
        guard case .table(var mapping) = self, case .table(let other) = found, !mapping.isHeaderChosen,
            mapping.dialect.hasHeader == other.dialect.hasHeader
        else { return self }
        mapping.dialect.preface = other.dialect.preface
        return .table(mapping)
    }

    public var format: BankFileFormat {
        switch self {
        case .ofx: .ofx
        case .camt: .camt
        case .mt940: .mt940
        case .qif: .qif
        case .table: .table
        }
    }

    /// False for a table with columns that do not say enough.
    public var isComplete: Bool { if case .table(let mapping) = self { mapping.isComplete } else { true } }

    /// True for the costs of a group as long as nobody has said which person they are.
    public var lacksPerson: Bool { if case .table(let mapping) = self { mapping.lacksPerson } else { false } }

    /// Passes on the parts of a file. Throws ``BankFileProblem``, or an error of `handle`. After a ``BankFileProblem``, discard the parts passed on.
    ///
    /// An entry of nothing, such as the check of a card, is left out.
    ///
    /// - Parameter currency: the currency of entries without one in the file.
    public func read(_ file: [UInt8], currency: Currency, _ handle: BankFileHandler) throws {
        try readAll(file, currency: currency) { event in
            if case .entry(let entry) = event, entry.amount.isZero { return }
            try handle(event)
        }
    }

    private func readAll(_ file: [UInt8], currency: Currency, _ handle: BankFileHandler) throws {
        switch self {
        case .ofx(let layout): try OFXReader(defaultCurrency: currency, meaning: layout).read(file, handle)
        case .camt: try CAMTReader().read(file, handle)
        case .mt940: try MT940Reader(defaultCurrency: currency).read(file, handle)
        case .qif(let layout):
            let reader = QIFReader(
                currency: currency, dateOrder: layout.dateOrder, decimalMark: layout.decimalMark, encoding: layout.encoding,
                isReversed: layout.isReversed)
            try reader.read(file, handle)
        case .table(var mapping):
            if mapping.currency == nil, !mapping.has(.currency) { mapping.currency = currency.code }
            try TableReader(mapping).read(file, handle)
        }
    }
}
