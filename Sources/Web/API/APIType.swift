import Bookkeeping
import Language
import StrictJSON
import Validation

/// The type of a value in a request: how it is read, and how the API description writes it down.
///
/// It accepts exactly what the description allows; the form that reads the value next is the same that checks typed input.
indirect enum APIType: Sendable {
    /// Text, bounded as a form field.
    case text(FormField)
    /// A decimal number as text: an amount in any currency.
    case amount(isSigned: Bool)
    /// A percentage from 0 to 100 as text, with at most three decimals.
    case percentage
    /// A value that fills in a single field, or null for none.
    case optional(APIType)
    case date, time, identity, hashtag, flag, place, part, original, cursor
    /// A day, a month or a year such as `2026-11`, or a word for a period.
    case period
    /// A cursor of a list over several books, or of one book.
    case mergedCursor
    /// An ID, or one of these words.
    case identityOr([String])
    case word([String])
    case whole(ClosedRange<Int>)
    /// In a query, the parameter as often as there are entries.
    case list(APIType, limit: Int)
    /// A file in base64 (RFC 4648, section 4), of at most so many bytes.
    case file(limit: Int)

    var isWhole: Bool { if case .whole = self { true } else { false } }
    var isList: Bool { if case .list = self { true } else { false } }
}

/// A mistake and its path inside the value.
struct APIMisreading: Error {
    let mistake: APIMistake
    var path: [String] = []
}

extension APIType {
    /// Returns the form fields that a value fills in. Throws the mistake and its place in the value.
    func fields(named name: String, _ value: JSONValue, isRequired: Bool) throws(APIMisreading) -> [(String, String)] {
        switch self {
        case .list(let type, let limit):
            guard let values = value.list else { throw APIMisreading(mistake: .notAList) }
            guard values.count <= limit else { throw APIMisreading(mistake: .tooMany(limit)) }
            guard !isRequired || !values.isEmpty else { throw APIMisreading(mistake: .problem(.required)) }
            var fields: [(String, String)] = []
            for value in values { fields += try type.fields(named: name, value, isRequired: true) }
            guard values.isEmpty else { return fields }
            if case .part = type { return APIPart.none }
            return [(name, "")]
        case .place: return try APIPlace.fields(value)
        case .part: return try APIPart.fields(value)
        case .original: return try APIOriginal.fields(value)
        case .file(let limit):
            guard let text = value.text else { throw APIMisreading(mistake: .notText) }
            guard !text.isEmpty, text.utf8.count <= Self.length(ofFile: limit), Self.isBase64(text) else { throw APIMisreading(mistake: .notAFile) }
            return [(name, text)]
        default: return [(name, try plain(value, isRequired: isRequired))]
        }
    }

    /// The field that limits a text: the form's own, or the field of a name, a word, a day, a number or an ID.
    private var bounds: FormField {
        switch self {
        case .text(let field): field
        case .hashtag: HashtagForm.name
        case .optional(let type): type.bounds
        default: .hidden("")
        }
    }

    /// Returns the text of a value that fills in a single field.
    private func plain(_ value: JSONValue, isRequired: Bool) throws(APIMisreading) -> String {
        // Cut before anything scans it: an overlong text stays overlong, and so just as invalid.
        let value = value.text.map { JSONValue.text(bounds.beginning(of: $0)) } ?? value
        func read(_ mistake: APIMistake, _ isRight: (String) -> Bool) throws(APIMisreading) -> String {
            guard let text = value.text else { throw APIMisreading(mistake: .notText) }
            guard isRight(text) else { throw APIMisreading(mistake: mistake) }
            return text
        }
        switch self {
        case .text(let field):
            guard let text = value.text else { throw APIMisreading(mistake: .notText) }
            if let problem = Self.problem(in: text, of: field, isRequired: isRequired) { throw APIMisreading(mistake: .problem(problem)) }
            return text
        case .amount(let isSigned):
            guard let text = value.text, let number = PlainDecimal(text) else { throw APIMisreading(mistake: .notDecimal) }
            guard isSigned || number.isAboveZero else { throw APIMisreading(mistake: .problem(.amountNotPositive)) }
            return text
        case .date:
            guard let text = value.text else { throw APIMisreading(mistake: .notText) }
            do { _ = try DayText.read(text) } catch { throw APIMisreading(mistake: .problem(error)) }
            return text
        case .period: return try read(.notAPeriod, Self.isPeriod)
        case .time: return try read(.problem(.notATime)) { $0.utf8.count == TimeOfDay.length && TimeOfDay($0) != nil }
        case .percentage: return try read(.problem(.notAnInterest)) { PlainDecimal($0) != nil && Percentage.value($0) != nil }
        case .optional(let type): return value == .null ? "" : try type.plain(value, isRequired: isRequired)
        case .identity: return try read(.notAnIdentity) { Identifier<Any>($0) != nil }
        case .identityOr(let words): return try read(.notAnIdentity) { Identifier<Any>($0) != nil || words.contains($0) }
        case .hashtag: return try read(.problem(.notAHashtag), Hashtag.isName)
        case .cursor: return try read(.notACursor) { 1...RecordQuery.cursorLength ~= $0.utf8.count && $0.utf8.allSatisfy(Self.isOfCursor) }
        case .mergedCursor:
            return try read(.notACursor) { text in
                1...RecordQuery.mergedCursorLength ~= text.utf8.count
                    && text.utf8.allSatisfy { Self.isOfCursor($0) || $0 == UInt8(ascii: ".") }
            }
        case .word(let words): return try read(.notOneOf(words), words.contains)
        case .flag:
            guard case .boolean(let isOn) = value else { throw APIMisreading(mistake: .notAFlag) }
            return isOn ? "1" : "0"
        case .whole(let range):
            guard case .number(let text) = value, let number = Self.whole(text), range ~= number else {
                throw APIMisreading(mistake: .notWhole(range))
            }
            return String(number)
        case .list, .place, .part, .original, .file: throw APIMisreading(mistake: .notText)
        }
    }

    private static func problem(in text: String, of field: FormField, isRequired: Bool) -> Problem? {
        // White space that a form would trim counts towards the length, as in the description.
        if let limit = field.maxLength, field.isExceeded(by: text) || text.unicodeScalars.count > limit { return .tooLong(limit) }
        var isMultiline = false
        if case .textarea = field.control { isMultiline = true }
        let hasControls = text.contains { character in
            !(isMultiline && ["\n", "\r\n", "\t"].contains(character))
                && character.unicodeScalars.contains { isControl($0, isMultiline: isMultiline) }
        }
        return hasControls ? .controlCharacters : field.problem(in: text, isRequired: isRequired)
    }

    /// True for words, and for days, months and years of the days that records can have.
    private static func isPeriod(_ text: String) -> Bool {
        PeriodWords.isDate(text) && (PeriodWords.words.contains(text) || ["19", "20", "21"].contains(text.prefix(2)))
    }

    private static func isControl(_ scalar: Unicode.Scalar, isMultiline: Bool) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: true
        case .lineSeparator, .paragraphSeparator: !isMultiline
        default: false
        }
    }

    /// Returns the digits of `7`, and of `7.0`, which JSON does not distinguish.
    private static func whole(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2 && !parts[1].isEmpty && parts[1].allSatisfy({ $0 == "0" }), let digits = parts.first,
            digits.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || 48...57 ~= $0 })
        else { return nil }
        return Int(digits)
    }

    /// Returns the length of a file in base64.
    static func length(ofFile bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

    /// True for whole groups of four characters, the last one filled up.
    private static func isBase64(_ text: String) -> Bool {
        let filling = text.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
        return text.utf8.count.isMultiple(of: 4) && text.utf8.dropLast(filling).allSatisfy(isOfBase64)
    }

    private static func isOfBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
        }
    }

    private static func isOfCursor(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
