import Bookkeeping

/// Reads files of the Quicken Interchange Format, as Quicken, Microsoft Money, GnuCash and banks write it.
///
/// The registers of bank accounts, cash, credit cards, assets and liabilities are read (`!Type:Bank`, `Cash`, `CCard`, `Oth A`, `Oth L`, and types in other
/// languages), each with the name from the block `!Account` before it. Lists of categories, classes, securities and prices, memorized transactions and
/// investments are passed over.
///
/// The format has neither a currency nor one order of dates or decimal mark. The reader finds in the file whatever is not set, and returns all of it
/// as ``QIFLayout``.
///
/// A split transaction is one entry with parts, and one for each part that is a transfer. If its parts do not add up, it is one entry of the whole
/// amount that lists the parts in its purpose. The first record of a register may be its opening balance.
public struct QIFReader: Sendable {
    /// The currency of the accounts.
    public var currency: Currency
    /// The order of the dates; nil to find it.
    public var dateOrder: DateOrder?
    /// The decimal mark of the amounts; nil to find it.
    public var decimalMark: DecimalMark?
    /// The encoding; nil to find it.
    public var encoding: TextEncoding?
    /// True if amounts above zero are charges in the registers of cards.
    public var isReversed: Bool

    public init(
        currency: Currency, dateOrder: DateOrder? = nil, decimalMark: DecimalMark? = nil, encoding: TextEncoding? = nil, isReversed: Bool = false
    ) {
        (self.currency, self.dateOrder, self.decimalMark, self.encoding) = (currency, dateOrder, decimalMark, encoding)
        self.isReversed = isReversed
    }

    /// Returns true if a file with this beginning is QIF: its first line is a header such as `!Type:Bank`, or its lines are fields of a record.
    public static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
        let lines = String(decoding: head.prefix(4 << 10).filter { 1...126 ~= $0 }, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { String($0).trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        guard let first = lines.first?.lowercased() else { return false }
        if first.hasPrefix("!") { return ["!type:", "!account", "!option:", "!clear:"].contains { first.hasPrefix($0) } }
        guard let end = lines.firstIndex(of: "^") else { return false }
        let record = lines[..<end], isOfFields = record.allSatisfy { $0.first.map("DTUCNPMALSE$%F".contains) == true }
        return isOfFields && record.contains { $0.hasPrefix("D") } && record.contains { $0.hasPrefix("T") || $0.hasPrefix("U") }
    }

    /// Passes on the parts of a file, and returns how it was read. Throws ``BankFileProblem``, or an error of `handle`.
    ///
    /// A record where the file breaks off is a problem, never an entry: its amount may lack digits.
    @discardableResult public func read(_ file: [UInt8], _ handle: BankFileHandler) throws -> QIFLayout {
        guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        let encoding = encoding ?? .guess(file)
        let text = try encoding.decode(file)
        var samples = QIFSamples(currency: currency)
        try QIFParser.parse(text) { samples.add($0) }
        var layout = QIFLayout(samples, dateOrder: dateOrder, decimalMark: decimalMark, encoding: encoding)
        layout.isReversed = isReversed
        var reading = QIFReading(layout, currency)
        try QIFParser.parse(text) { try reading.take($0, handle) }
        try reading.finish()
        return layout
    }
}
