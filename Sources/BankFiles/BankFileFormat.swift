/// The format of a file, which is seen from its content. Names and media types are often wrong: `.txt` is any of them.
public enum BankFileFormat: String, CaseIterable, Hashable, Sendable {
    /// Values separated by commas, semicolons or tabs.
    case table = "csv"
    /// OFX 1 and 2, which QFX is, too.
    case ofx
    case qif
    /// camt.052, camt.053 and camt.054 of ISO 20022.
    case camt
    /// MT940 and MT942 of SWIFT.
    case mt940

    /// Finds the format of a file. Throws ``BankFileProblem`` for a file that is none, with the reason where people bring such files.
    public static func of(_ file: [UInt8]) throws(BankFileProblem) -> BankFileFormat {
        let head = file.prefix(64 << 10)
        guard !head.allSatisfy({ $0 <= 0x20 }) else { throw BankFileProblem(.empty) }
        if let reason = otherContent(head) { throw BankFileProblem(reason) }
        if CAMTReader.recognizes(head) { return .camt }
        if OFXReader.recognizes(head) { return .ofx }
        if MT940Reader.recognizes(head) { return .mt940 }
        if QIFReader.recognizes(head) { return .qif }
        if isTable(head) { return .table }
        throw BankFileProblem(.unknownFormat)
    }

    /// Returns true for a text with a separator in a line, which is no markup and no JSON. `TableMapping` finds out its contents.
    private static func isTable(_ head: ArraySlice<UInt8>) -> Bool {
        let head = Array(head)
        guard let text = try? TextEncoding.guess(head).decode(head), let first = text.first(where: { $0 > 0x20 }),
            !"<{".utf8.contains(first)
        else { return false }
        let controls = text.count { $0 < 0x20 && !(0x09...0x0D ~= $0) && $0 != 0x1A }
        return controls * 100 <= text.count && text.contains { ",;\t|".utf8.contains($0) }
    }

    /// The beginnings of files that people take for files of a bank.
    private static func otherContent(_ head: ArraySlice<UInt8>) -> BankFileProblem.Reason? {
        let text = head.drop { $0 <= 0x20 }
        return otherContents.first { text.starts(with: $0.beginning) }?.reason
    }

    private static let otherContents: [(beginning: [UInt8], reason: BankFileProblem.Reason)] = [
        (Array("%PDF-".utf8), .pdf),
        // The container of Excel's older files.
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .spreadsheet),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .image), ([0xFF, 0xD8, 0xFF], .image), (Array("GIF8".utf8), .image),
    ]
}
