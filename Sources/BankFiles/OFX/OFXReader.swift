import Bookkeeping

/// Reads files of Open Financial Exchange: OFX 1.0 to 1.6 (SGML), OFX 2.0 to 2.2 (XML), and QFX, which is OFX with elements of Quicken.
///
/// It reads the movements of bank accounts and credit cards, and the bank's movements of investment accounts, from any number of statements: `STMTRS`,
/// `CCSTMTRS` and `INVSTMTRS` with their `STMTTRN` (OFX 1.6 and 2.2, sections 11.4 and 13.9.2). `LEDGERBAL` is the closing balance; the available
/// balance is not read, since it has limits and reservations in it.
///
/// One tokenizer reads both versions, in place of StrictXML for the second: many banks send XML with lone ampersands, unclosed elements, or the SGML header,
/// and a file of OFX 1 is no XML at all. It knows no document types and no entities but the predefined and numeric ones.
///
/// Identifiers are passed on as they are. Some banks write the same FITID for every movement: who compares them has to ignore one that occurs twice with
/// different contents. Amounts keep the sign that the file has, unless a person says that it is the other one: ``OFXLayout``.
public struct OFXReader: Sendable {
    /// The currency of statements without `CURDEF`.
    public var defaultCurrency: Currency?
    /// The meaning of the signs.
    public var meaning: OFXLayout

    public init(defaultCurrency: Currency? = nil, meaning: OFXLayout = OFXLayout()) {
        (self.defaultCurrency, self.meaning) = (defaultCurrency, meaning)
    }

    /// Returns true if a file with this beginning is OFX: it has the header of one version, or the element `OFX` among its first.
    public static func recognizes(_ head: ArraySlice<UInt8>) -> Bool { OFXText.isOFX(head) }

    /// Passes on the parts of a file. Throws ``BankFileProblem``, or an error of `handle`.
    ///
    /// A movement where the file breaks off is a problem, never an entry: its amount may lack digits.
    public func read(_ file: [UInt8], _ handle: BankFileHandler) throws { _ = try reading(of: file, handle) }

    /// Returns what the signs of a file mean, as far as its movements say it. Throws ``BankFileProblem``.
    public func layout(of file: [UInt8]) throws -> OFXLayout {
        var layout = OFXLayout()
        let signs = try reading(of: file) { _ in }.signs
        (layout.followsTypes, layout.isSignCertain) = (signs.followsTypes, !signs.isOpen)
        return layout
    }

    private func reading(of file: [UInt8], _ handle: BankFileHandler) throws -> OFXReading {
        guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        var tokenizer = OFXTokenizer(try OFXText.utf8(of: file))
        var reading = OFXReading(defaultCurrency: defaultCurrency, meaning)
        while let token = try tokenizer.next() { try reading.take(token, of: tokenizer, handle) }
        try reading.finish(atLine: tokenizer.line, handle)
        return reading
    }
}
