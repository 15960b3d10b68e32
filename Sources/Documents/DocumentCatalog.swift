/// The catalogue of a PDF, which has its language. Cairo cannot write it, so an incremental update does (ISO 32000-1, 7.5.6).
enum DocumentCatalog {
    /// Returns a file of Cairo with the language of its texts, with the mark of a tagged PDF, and with the wish that viewers show its title;
    /// unchanged if its catalogue is not found.
    static func adding(language: String, to pdf: [UInt8]) -> [UInt8] {
        guard isTag(language), let start = number(after: "startxref", in: pdf.suffix(2_048)), let table = table(at: start, in: pdf),
            let trailer = after("trailer", in: table), let root = number(after: "/Root", in: trailer), let size = number(after: "/Size", in: trailer),
            let place = offset(of: root, in: table), let object = object(at: place, in: pdf),
            let type = object.firstRange(of: Array("/Type /Catalog".utf8))
        else { return pdf }
        var entries = "/Lang (\(language)) /ViewerPreferences << /DisplayDocTitle true >> "
        // The first versions of Cairo with tags do not say that there are any.
        if after("/StructTreeRoot", in: object) != nil, after("/MarkInfo", in: object) == nil { entries += "/MarkInfo << /Marked true >> " }
        let info = number(after: "/Info", in: trailer).map { "/Info \($0) 0 R " } ?? ""
        let catalog = [Array(object.prefix(upTo: type.lowerBound)), Array(entries.utf8), Array(object.suffix(from: type.lowerBound))].joined()
        let result = pdf + catalog + Array("endobj\n".utf8), digits = String(pdf.count)
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        let update = [
            "xref", "0 1", "0000000000 65535 f ", "\(root) 1", "\(padded) 00000 n ", "trailer",
            "<< /Size \(size) /Root \(root) 0 R \(info)/Prev \(start) >>",
            "startxref", "\(result.count)", "%%EOF", "",
        ]
        return result + Array(update.joined(separator: "\n").utf8)
    }

    private static func isTag(_ language: String) -> Bool {
        !language.isEmpty && language.utf8.allSatisfy { $0 == 0x2d || 0x30...0x39 ~= $0 || 0x41...0x5a ~= $0 || 0x61...0x7a ~= $0 }
    }

    /// Returns what follows the last place of a word.
    private static func after(_ word: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        bytes.ranges(of: Array(word.utf8)).last.map { bytes.suffix(from: $0.upperBound) }
    }

    /// Reads the whole number after the last place of a word.
    private static func number(after word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        after(word, in: bytes).flatMap { rest in
            let digits = rest.drop { $0 == 0x20 || $0 == 0x0a || $0 == 0x0d }.prefix { 0x30...0x39 ~= $0 }
            return Int(String(decoding: digits.prefix(12), as: UTF8.self))
        }
    }

    /// Returns the only table of references of a new file, with its trailer; nil for a compressed one.
    private static func table(at start: Int, in pdf: [UInt8]) -> ArraySlice<UInt8>? {
        let table = pdf.dropFirst(start)
        return table.starts(with: Array("xref\n0 ".utf8)) ? table : nil
    }

    /// Looks up the place of an object.
    private static func offset(of object: Int, in table: ArraySlice<UInt8>) -> Int? {
        // Two lines are before the entries, one for each object from 0 on.
        let lines = table.split(separator: 0x0a, maxSplits: min(object, table.count) + 3, omittingEmptySubsequences: true)
        return lines.dropFirst(object + 2).first.flatMap { Int(String(decoding: $0.prefix(10), as: UTF8.self)) }
    }

    /// Returns an object without its end.
    private static func object(at place: Int, in pdf: [UInt8]) -> ArraySlice<UInt8>? {
        let window = pdf.dropFirst(place).prefix(4_096)
        return window.firstRange(of: Array("endobj".utf8)).map { window.prefix(upTo: $0.lowerBound) }
    }
}
