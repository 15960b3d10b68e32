/// Removes the indentation of a template's text where it has no meaning in HTML.
///
/// White space that contains a line break becomes one line break. Attribute values, comments and the contents of `pre`,
/// `textarea`, `script` and `style` are unchanged. The trimmer gets the template's text in file order, and keeps its state in the
/// HTML across the tags in between.
struct WhitespaceTrimmer {
    private enum Place: Equatable {
        case content
        case tag(name: String)
        case value(name: String, quote: UInt8)
        case comment
        case verbatim(name: String)
    }

    private static let verbatimElements: Set = ["pre", "textarea", "script", "style"]
    private var place = Place.content

    /// Returns the trimmed text; `startsLine` is true if nothing precedes it on its line.
    mutating func trim(_ text: ArraySlice<UInt8>, startsLine: Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.first {
            switch place {
            case .content, .tag:
                if isWhitespace(byte) {
                    let run = rest.prefix(while: isWhitespace)
                    rest = rest.dropFirst(run.count)
                    if startsLine, run.startIndex == text.startIndex { continue }
                    if run.contains(10) { result.append(10) } else { result += run }
                    continue
                }
                enter(byte, rest.dropFirst())
            case .value(let name, let quote):
                if byte == quote { place = .tag(name: name) }
            case .comment:
                if rest.starts(with: "-->".utf8) { place = .content }
            case .verbatim(let name):
                if byte == UInt8(ascii: "<"), startsEndTag(rest, of: name) { place = .tag(name: "") }
            }
            result.append(byte)
            rest = rest.dropFirst()
        }
        return result
    }

    /// Enters the state that follows a byte of content or of a tag.
    private mutating func enter(_ byte: UInt8, _ rest: ArraySlice<UInt8>) {
        switch (place, byte) {
        case (.content, UInt8(ascii: "<")):
            if rest.starts(with: "!--".utf8) {
                place = .comment
            } else if let next = rest.first, isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") {
                place = .tag(name: String(decoding: rest.prefix(while: isLetter), as: UTF8.self).lowercased())
            }
        case (.tag(let name), UInt8(ascii: "\"")), (.tag(let name), UInt8(ascii: "'")):
            place = .value(name: name, quote: byte)
        case (.tag(let name), UInt8(ascii: ">")):
            place = Self.verbatimElements.contains(name) ? .verbatim(name: name) : .content
        default: break
        }
    }

    private func startsEndTag(_ rest: ArraySlice<UInt8>, of name: String) -> Bool {
        rest.dropFirst().first == UInt8(ascii: "/")
            && rest.dropFirst(2).prefix(name.utf8.count).map { $0 | 32 } == Array(name.utf8)
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }
}
