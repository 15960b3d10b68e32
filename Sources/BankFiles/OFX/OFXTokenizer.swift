/// A tag of OFX with the text after it.
struct OFXToken {
    /// Nil for a tag that is not read.
    let tag: OFXTag?
    let isEnd: Bool
    /// The text up to the next tag, as it is in the file.
    let text: Range<Int>
    let line: Int
}

/// Splits OFX in UTF-8 into tags and texts, in one pass over the bytes.
///
/// A tag is `<`, a name and `>`, with attributes or without. Every other `<` is text, as in `A < B` and in `PAYPAL <SHOP@EXAMPLE.COM>`. Comments and
/// processing instructions are passed over, a document type is refused.
struct OFXTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    private var upcoming: Tag?
    /// The line at the position, from 1.
    private(set) var line = 1

    /// The longest tag with its attributes.
    private static let longestTag = 512
    /// The length of `<![CDATA[`.
    private static let textStart = 9

    private struct Tag {
        let name: Range<Int>
        let isEnd: Bool
        let end: Int
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next tag, or nil at the end of the file.
    mutating func next() throws(BankFileProblem) -> OFXToken? {
        if upcoming == nil { try moveToTag() }
        guard let tag = upcoming else { return nil }
        let line = line
        move(to: tag.end)
        let start = position
        try moveToTag()
        return OFXToken(tag: OFXTag(bytes[tag.name]), isEnd: tag.isEnd, text: start..<position, line: line)
    }

    /// Moves to the next tag, or to the end.
    private mutating func moveToTag() throws(BankFileProblem) {
        upcoming = nil
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "<") {
                upcoming = tag(at: position)
                if upcoming != nil { break }
                if let end = try endOfSection(at: position) {
                    move(to: end)
                    continue
                }
            }
            move(to: position + 1)
        }
        guard position - start <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: line) }
    }

    /// Moves forward and counts the lines, which end in a line feed, a carriage return or both.
    private mutating func move(to end: Int) {
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == 10 || byte == 13 && !(position < bytes.count && bytes[position] == 10) { line += 1 }
        }
    }

    private func tag(at start: Int) -> Tag? {
        let limit = min(bytes.count, start + Self.longestTag)
        var index = start + 1
        let isEnd = index < limit && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let name = index
        while index < limit, Self.isOfName(bytes[index]) { index += 1 }
        guard index > name, Self.isLetter(bytes[name]) else { return nil }
        let nameEnd = index
        var hasValue = false, hasWords = false
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: ">"): return hasWords && !hasValue ? nil : Tag(name: name..<nameEnd, isEnd: isEnd, end: index + 1)
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: "="): hasValue = true
            case 9, 10, 13, 32, UInt8(ascii: "/"): break
            default:
                guard index > nameEnd else { return nil }
                hasWords = true
            }
            index += 1
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
    private static func isOfName(_ byte: UInt8) -> Bool { isLetter(byte) || 48...57 ~= byte || byte == 46 || byte == 95 || byte == 45 }

    /// Sections that are no tags, by their terminators.
    private enum Section: String {
        case text = "]]>"
        case comment = "-->"
        case instruction = "?>"
    }

    private func section(at start: Int) -> Section? {
        if begins("<![CDATA[", at: start) { return .text }
        if begins("<!--", at: start) { return .comment }
        guard begins("<?", at: start), start + 2 < bytes.count, Self.isLetter(bytes[start + 2]) else { return nil }
        return .instruction
    }

    /// Returns the end of the section that begins at an index; nil if none does. A section without an end ends the reading, so that none is searched twice.
    private func endOfSection(at start: Int) throws(BankFileProblem) -> Int? {
        if begins("<!DOCTYPE", at: start) { throw BankFileProblem(.documentType, line: line) }
        guard let section = section(at: start) else { return nil }
        guard let end = index(of: section.rawValue, from: start + 2) else { throw BankFileProblem(.malformed, line: line) }
        return end + section.rawValue.utf8.count
    }

    private func begins(_ word: StaticString, at start: Int) -> Bool {
        guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount {
            let byte = bytes[start + offset], capital = 97...122 ~= byte ? byte - 32 : byte
            if capital != word.utf8Start[offset] { return false }
        }
        return true
    }

    private func index(of word: String, from start: Int) -> Int? {
        let word = Array(word.utf8)
        var index = start
        while index + word.count <= bytes.count {
            if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return index }
            index += 1
        }
        return nil
    }

    /// Returns the text of a token: references resolved, comments left out, and every run of spaces, line ends and control characters one space.
    func text(of token: OFXToken) -> String {
        var text = OFXTextBuilder()
        var index = token.text.lowerBound
        let end = token.text.upperBound
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "&"): index = text.addReference(bytes[index..<end])
            case UInt8(ascii: "<"):
                let section = section(at: index)
                if let section, let close = self.index(of: section.rawValue, from: index + 2), close < end {
                    if section == .text { for byte in bytes[min(index + Self.textStart, close)..<close] { text.add(byte) } }
                    index = close + section.rawValue.utf8.count
                } else {
                    text.add(bytes[index])
                    index += 1
                }
            case let byte:
                text.add(byte)
                index += 1
            }
        }
        return text.string
    }
}
