import Bookkeeping
import StrictXML

/// Reads statements in XML: ISO 20022, message definitions camt.052.001.01 to .12 (`BankToCustomerAccountReport`), camt.053.001.01 to
/// .12 (`BankToCustomerStatement`) and camt.054.001.01 to .12 (`BankToCustomerDebitCreditNotification`).
///
/// Elements are known by their local names: namespaces differ by version, and banks leave them out or put their own.
///
/// - `CdtDbtInd` is the direction, also of a reversal: "If the CreditDebitIndicator is CRDT and the ReversalIndicator is Yes, the original
///   operation was a debit entry" (camt.053, `ReversalIndicator`). Debtor and creditor belong to the original operation, so that the
///   other side of such an entry is the creditor.
/// - An entry with status `INFO` is none: "only provided for information, and no booking on the account" (external code set
///   `EntryStatus`). `PDNG` and `FUTR` are pending.
/// - A batch booking, an entry with details that have amounts of their own which add up to it, becomes an entry for each of them.
/// - `NtryRef` is not an identifier: banks number the entries of each statement with it.
/// - Balances: `OPBD`, else `PRCD`, is the opening one, `CLBD` the closing one. Interim and available balances are neither.
public struct CAMTReader: Sendable {
    public init() {}

    /// Returns true for the beginning of a file with one of the messages.
    public static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
        // Without NUL bytes, UTF-16 reads as ASCII.
        let text = head.prefix(4_096).filter { $0 != 0 }
        guard text.contains(UInt8(ascii: "<")) else { return false }
        return ["BkToCstmr", ":camt.052.", ":camt.053.", ":camt.054."].contains { text[...].firstRange(of: $0.utf8) != nil }
    }

    /// Passes on the parts of a file. Throws ``BankFileProblem``, or an error of `handle`. After a ``BankFileProblem``, discard the parts passed on.
    public func read(_ file: [UInt8], _ handle: BankFileHandler) throws {
        guard file.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        var reader = XMLReader()
        reader.sizeLimit = BankFileLimits.bytes
        do {
            try withoutActuallyEscaping(handle) { handle in
                let reading = CAMTReading(handle)
                try reader.read(Self.inKnownEncoding(Self.withoutMargin(file))) { event, line in try reading.take(event, line) }
                try reading.finish()
            }
        } catch let problem as XMLProblem {
            throw BankFileProblem(Self.reason(problem.reason), line: problem.line)
        }
    }

    private static func reason(_ reason: XMLProblem.Reason) -> BankFileProblem.Reason {
        switch reason {
        case .tooLarge: .tooLarge
        case .tooDeep: .tooLong
        case .documentType: .documentType
        case .malformed: .malformed
        }
    }

    /// Leaves out spaces before the XML declaration and after the document, which XML forbids, and NUL bytes of transfers in blocks.
    private static func withoutMargin(_ file: [UInt8]) -> [UInt8] {
        let isMargin = { (byte: UInt8) in byte == 0 || byte == 0x20 || 0x09...0x0D ~= byte || byte == 0x1A }
        guard let first = file.first, let last = file.last, first != 0, isMargin(first) || last == 0x1A || (last == 0 && file.count % 2 == 1)
        else { return file }
        let rest = file.drop(while: isMargin)
        return Array(rest.prefix(through: rest.lastIndex { !isMargin($0) } ?? rest.endIndex - 1))
    }

    /// Returns a file that declares one of the encodings that the parser lacks, such as windows-1252, in UTF-8 and without the declaration.
    private static func inKnownEncoding(_ file: [UInt8]) throws(BankFileProblem) -> [UInt8] {
        let head = String(decoding: file.prefix(200), as: UTF8.self).lowercased()
        guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
            let name = head[..<end.lowerBound].firstRange(of: "encoding=").map({ head[$0.upperBound..<end.lowerBound].dropFirst() }),
            let encoding = TextEncoding(rawValue: String(name.prefix { $0 != "\"" && $0 != "'" })),
            ![.utf8, .utf16LittleEndian, .utf16BigEndian].contains(encoding)
        else { return file }
        let text = try encoding.decode(file)
        return text.firstRange(of: Array("?>".utf8)).map { Array(text[$0.upperBound...]) } ?? text
    }
}
