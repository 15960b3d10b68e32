extension JSONValue {
    /// Parses exactly one value (RFC 8259).
    ///
    /// Stricter than the standard where it leaves a choice: UTF-8 without a byte order mark, no duplicate names in an object, no
    /// unpaired surrogates, and lists and objects nested at most `depthLimit` deep.
    public init(_ bytes: [UInt8], depthLimit: Int = 32) throws(JSONProblem) {
        var reader = JSONReader(bytes, depthLimit: depthLimit)
        self = try reader.document()
    }
}

/// Parses JSON from the first byte to the last.
private struct JSONReader {
    private let bytes: [UInt8]
    private let depthLimit: Int
    private var index = 0
    private var depth = 0

    private static let numberLimit = 100
    private static let nameLimit = 1_000

    init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    mutating func document() throws(JSONProblem) -> JSONValue {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw problem(.trailingText) }
        return value
    }

    private mutating func value() throws(JSONProblem) -> JSONValue {
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .list(try list())
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw problem(.unexpectedCharacter)
        }
    }

    private mutating func object() throws(JSONProblem) -> JSONObject {
        try enter()
        var members: [JSONObject.Member] = [], names: Set<String> = []
        skipSpace()
        if try peek() != UInt8(ascii: "}") {
            repeat {
                skipSpace()
                guard try peek() == UInt8(ascii: "\"") else { throw problem(.unexpectedCharacter) }
                let start = index
                let name = try text()
                // Names are compared by Unicode normalization, which is slow for long ones.
                guard name.utf8.count <= Self.nameLimit else { throw problem(.nameTooLong, at: start) }
                guard names.insert(name).inserted else { throw problem(.duplicateName, at: start) }
                skipSpace()
                guard try peek() == UInt8(ascii: ":") else { throw problem(.unexpectedCharacter) }
                index += 1
                members.append(JSONObject.Member(name, try value()))
                skipSpace()
            } while try takeComma()
        }
        guard try peek() == UInt8(ascii: "}") else { throw problem(.unexpectedCharacter) }
        leave()
        return JSONObject(members)
    }

    private mutating func list() throws(JSONProblem) -> [JSONValue] {
        try enter()
        var values: [JSONValue] = []
        skipSpace()
        if try peek() != UInt8(ascii: "]") {
            repeat {
                values.append(try value())
                skipSpace()
            } while try takeComma()
        }
        guard try peek() == UInt8(ascii: "]") else { throw problem(.unexpectedCharacter) }
        leave()
        return values
    }

    /// Parses a string; the next byte is its quotation mark.
    private mutating func text() throws(JSONProblem) -> String {
        index += 1
        var text = "", start = index
        while true {
            switch try peek() {
            case UInt8(ascii: "\""):
                text += try plainText(from: start)
                index += 1
                return text
            case UInt8(ascii: "\\"):
                text += try plainText(from: start)
                text.unicodeScalars.append(try escape())
                start = index
            case 0..<0x20: throw problem(.controlCharacter)
            default: index += 1
            }
        }
    }

    private func plainText(from start: Int) throws(JSONProblem) -> String {
        guard start < index else { return "" }
        guard let text = String(validating: bytes[start..<index], as: UTF8.self) else { throw problem(.notUTF8, at: start) }
        return text
    }

    private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
        let start = index
        index += 1
        let letter = try peek()
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw problem(.brokenEscape, at: start)
        }
        let first = try fourDigits(of: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        // A character beyond U+FFFF is written as a surrogate pair (RFC 8259, section 7).
        guard 0xD800..<0xDC00 ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { throw problem(.brokenEscape, at: start) }
        index += 2
        let second = try fourDigits(of: start)
        guard 0xDC00..<0xE000 ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
            throw problem(.brokenEscape, at: start)
        }
        return scalar
    }

    private mutating func fourDigits(of escape: Int) throws(JSONProblem) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else { throw problem(.brokenEscape, at: escape) }
            number = number << 4 | UInt32(digit)
            index += 1
        }
        return number
    }

    private mutating func number() throws(JSONProblem) -> String {
        let start = index
        skip(UInt8(ascii: "-"))
        let whole = index
        guard skipDigits() > 0, bytes[whole] != UInt8(ascii: "0") || index == whole + 1 else { throw problem(.brokenNumber, at: start) }
        if skip(UInt8(ascii: ".")), skipDigits() == 0 { throw problem(.brokenNumber, at: start) }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
            if skipDigits() == 0 { throw problem(.brokenNumber, at: start) }
        }
        guard index - start <= Self.numberLimit else { throw problem(.brokenNumber, at: start) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw problem(.unexpectedCharacter) }
        index += word.utf8.count
        return value
    }

    private mutating func enter() throws(JSONProblem) {
        depth += 1
        guard depth <= depthLimit else { throw problem(.tooDeep) }
        index += 1
    }

    private mutating func leave() {
        depth -= 1
        index += 1
    }

    private mutating func takeComma() throws(JSONProblem) -> Bool {
        guard try peek() == UInt8(ascii: ",") else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    @discardableResult
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
        return index - start
    }

    private func peek() throws(JSONProblem) -> UInt8 {
        guard index < bytes.count else { throw problem(.unfinished) }
        return bytes[index]
    }

    private func problem(_ reason: JSONProblem.Reason, at place: Int? = nil) -> JSONProblem {
        let before = bytes[..<(place ?? index)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return JSONProblem(line: before.count { $0 == 0x0A } + 1, column: before.count - lineStart + 1, reason: reason)
    }
}
