enum HTMLToken: Equatable {
    case doctype(line: Int)
    case start(tag: String, attributes: [HTMLTokenAttribute], selfClosing: Bool, line: Int)
    case end(tag: String, line: Int)
    case text(String, line: Int)
}

struct HTMLTokenAttribute: Equatable {
    var name: String
    var value: String
}

/// Splits a page into tags and text, over its UTF-8 bytes.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var line = 1
    private(set) var problems: [HTMLProblem] = []

    init(_ source: String) { bytes = Array(source.utf8) }

    /// Returns the next token; inside `rawText` (script, style, textarea, title) only its end tag ends the text.
    mutating func next(rawText: String?, foreign: Bool) -> HTMLToken? {
        guard position < bytes.count else { return nil }
        if let rawText, let token = rawTextToken(until: rawText) { return token }
        if peek() == UInt8(ascii: "<") {
            if starts(with: "<!--") { return comment(rawText: rawText, foreign: foreign) }
            if starts(with: "<!") { return declaration() }
            if starts(with: "</") { return endTag() }
            if let following = peek(1), following.isLetter { return startTag(foreign: foreign) }
        }
        return text()
    }

    private mutating func text() -> HTMLToken {
        let start = line
        var taken: [UInt8] = []
        while let byte = peek() {
            if byte == UInt8(ascii: "<") {
                if let following = peek(1), following.isLetter || following == UInt8(ascii: "/") || following == UInt8(ascii: "!") {
                    break
                }
                report("unescaped < in text")
            }
            taken.append(byte)
            advance()
        }
        return .text(decode(taken, from: start, in: "text"), line: start)
    }

    private mutating func rawTextToken(until tag: String) -> HTMLToken? {
        let start = line
        var taken: [UInt8] = []
        while position < bytes.count, !startsIgnoringCase(with: "</\(tag)") {
            taken.append(bytes[position])
            advance()
        }
        guard !taken.isEmpty else { return nil }
        if tag == "script" || tag == "style" { return .text(String(decoding: taken, as: UTF8.self), line: start) }
        if taken.contains(UInt8(ascii: "<")) { problems.append(HTMLProblem(line: start, sentence: "unescaped < in <\(tag)>")) }
        return .text(decode(taken, from: start, in: "<\(tag)>"), line: start)
    }

    private mutating func comment(rawText: String?, foreign: Bool) -> HTMLToken? {
        advance(4)
        while position < bytes.count, !starts(with: "-->") { advance() }
        if position >= bytes.count { report("a comment is not closed") }
        advance(3)
        return next(rawText: rawText, foreign: foreign)
    }

    private mutating func declaration() -> HTMLToken {
        let start = line
        var taken: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: ">") {
            taken.append(byte)
            advance()
        }
        advance()
        if String(decoding: taken, as: UTF8.self).lowercased() != "<!doctype html" {
            problems.append(HTMLProblem(line: start, sentence: "a declaration that is not <!doctype html>"))
        }
        return .doctype(line: start)
    }

    private mutating func endTag() -> HTMLToken {
        let start = line
        advance(2)
        let tag = name()
        skipWhiteSpace()
        if peek() != UInt8(ascii: ">") { report("</\(tag)> is not a plain end tag") }
        while let byte = peek(), byte != UInt8(ascii: ">") {
            _ = byte
            advance()
        }
        advance()
        return .end(tag: tag, line: start)
    }

    private mutating func startTag(foreign: Bool) -> HTMLToken {
        let start = line
        advance()
        let written = name()
        let tag = foreign ? written : written.lowercased()
        var attributes: [HTMLTokenAttribute] = []
        while let byte = peek() {
            if byte == UInt8(ascii: ">") {
                advance()
                return .start(tag: tag, attributes: attributes, selfClosing: false, line: start)
            }
            if starts(with: "/>") {
                advance(2)
                return .start(tag: tag, attributes: attributes, selfClosing: true, line: start)
            }
            guard byte.isWhiteSpace else {
                report("no space before an attribute of <\(tag)>")
                attribute(of: tag, foreign: foreign, into: &attributes)
                continue
            }
            skipWhiteSpace()
            if let following = peek(), following != UInt8(ascii: ">"), !starts(with: "/>") {
                attribute(of: tag, foreign: foreign, into: &attributes)
            }
        }
        report("<\(tag)> is not closed with >")
        return .start(tag: tag, attributes: attributes, selfClosing: false, line: start)
    }

    private mutating func attribute(of tag: String, foreign: Bool, into attributes: inout [HTMLTokenAttribute]) {
        let start = position
        while let byte = peek(), !byte.isWhiteSpace, byte != UInt8(ascii: "="), byte != UInt8(ascii: ">"), !starts(with: "/>") {
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                report("a quote or < in the name of an attribute of <\(tag)>")
            }
            advance()
        }
        guard position > start else {
            report("an attribute of <\(tag)> has no name")
            return advance()
        }
        let written = String(decoding: bytes[start..<position], as: UTF8.self)
        let name = foreign || tag == "svg" ? written : written.lowercased()
        if attributes.contains(where: { $0.name == name }) { report("<\(tag)> has the attribute \(name) twice") }
        guard peek() == UInt8(ascii: "=") else { return attributes.append(HTMLTokenAttribute(name: name, value: "")) }
        advance()
        attributes.append(HTMLTokenAttribute(name: name, value: attributeValue(of: name, tag: tag)))
    }

    private mutating func attributeValue(of name: String, tag: String) -> String {
        let start = line
        var taken: [UInt8] = []
        if let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            advance()
            while let byte = peek(), byte != quote {
                taken.append(byte)
                advance()
            }
            if peek() == nil { report("the value of \(name) in <\(tag)> is not closed") }
            advance()
        } else {
            while let byte = peek(), !byte.isWhiteSpace, byte != UInt8(ascii: ">") {
                if "\"'<=`".utf8.contains(byte) { report("the value of \(name) in <\(tag)> needs quotes") }
                taken.append(byte)
                advance()
            }
        }
        return decode(taken, from: start, in: "the attribute \(name) of <\(tag)>")
    }

    private mutating func decode(_ taken: [UInt8], from line: Int, in place: String) -> String {
        let (text, findings) = HTMLEntities.decode(taken)
        problems += findings.map { HTMLProblem(line: line, sentence: "\($0) in \(place)") }
        return text
    }

    private mutating func name() -> String {
        let start = position
        while let byte = peek(), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") {
            advance()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipWhiteSpace() {
        while let byte = peek(), byte.isWhiteSpace { advance() }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func report(_ sentence: String) { problems.append(HTMLProblem(line: line, sentence: sentence)) }

    private func peek(_ ahead: Int = 0) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private func startsIgnoringCase(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
    }
}

extension UInt8 {
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}
