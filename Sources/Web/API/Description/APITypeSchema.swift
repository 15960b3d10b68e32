import Bookkeeping
import StrictJSON
import Validation

extension APIType {
    /// Returns the JSON Schema (2020-12) of the values that the type accepts.
    func schema(isRequired: Bool) -> JSONValue {
        switch self {
        case .text(let field): Self.text(field, isRequired: isRequired || field.isRequired)
        case .amount(let isSigned):
            [
                "type": "string", "maxLength": .whole(PlainDecimal.lengthLimit),
                "pattern": .text(isSigned ? TextPattern.decimal : TextPattern.decimalAboveZero),
            ]
        case .date: ["type": "string", "pattern": .text(TextPattern.date)]
        case .period: ["type": "string", "pattern": .text(TextPattern.period)]
        case .time: ["type": "string", "pattern": .text(TextPattern.time)]
        case .identity: ["type": "string", "format": "uuid"]
        case .percentage: ["type": "string", "pattern": .text(TextPattern.percentage)]
        case .optional(let type): .nullable(type.schema(isRequired: true))
        case .hashtag: ["type": "string", "maxLength": .whole(Hashtag.nameLimit), "pattern": .text(TextPattern.hashtag)]
        case .flag: ["type": "boolean"]
        case .cursor: ["type": "string", "pattern": "^[0-9a-z-]{1,\(RecordQuery.cursorLength)}$"]
        case .mergedCursor: ["type": "string", "pattern": "^[0-9a-z.-]{1,\(RecordQuery.mergedCursorLength)}$"]
        case .identityOr(let words):
            ["anyOf": [["type": "string", "enum": .list(words.map(JSONValue.text))], APIType.identity.schema(isRequired: true)]]
        case .word(let words):
            words.count == 1 ? ["type": "string", "const": .text(words[0])] : ["type": "string", "enum": .list(words.map(JSONValue.text))]
        case .whole(let range): ["type": "integer", "minimum": .whole(range.lowerBound), "maximum": .whole(range.upperBound)]
        case .list(let type, let limit):
            ["type": "array", "minItems": .whole(isRequired ? 1 : 0), "maxItems": .whole(limit), "items": type.schema(isRequired: true)]
        case .file(let limit):
            [
                "type": "string", "contentEncoding": "base64", "minLength": 4, "maxLength": .whole(Self.length(ofFile: limit)),
                "pattern": .text(TextPattern.base64),
            ]
        case .part:
            .closed(
                [
                    "category": APIType.identity.schema(isRequired: true), "amount": APIType.amount(isSigned: false).schema(isRequired: true),
                    "note": Self.text(TransactionForm.partNote, isRequired: false),
                ], required: ["category", "amount"])
        case .original:
            .nullable(
                .closed([
                    "amount": APIType.amount(isSigned: false).schema(isRequired: true),
                    "currency": APIType.word(APIOriginal.codes).schema(isRequired: true),
                ]))
        case .place:
            .nullable(
                .closed(
                    [
                        "latitude": ["type": "string", "pattern": .text(TextPattern.latitude)],
                        "longitude": ["type": "string", "pattern": .text(TextPattern.longitude)],
                        "name": Self.text(TransactionForm.place, isRequired: false),
                    ], required: ["latitude", "longitude"]))
        }
    }

    private static func text(_ field: FormField, isRequired: Bool) -> JSONValue {
        var isMultiline = false
        if case .textarea = field.control { isMultiline = true }
        var schema = JSONObject([.init("type", "string")])
        if isRequired { schema["minLength"] = 1 }
        // The limit counts grapheme clusters, JSON Schema counts code points, and a text never has fewer code points: a text that is valid here is
        // never too long.
        if let limit = field.maxLength { schema["maxLength"] = .whole(limit) }
        let ofLines = isRequired ? TextPattern.visibleLines : TextPattern.lines, ofLine = isRequired ? TextPattern.visibleLine : TextPattern.line
        schema["pattern"] = .text(isMultiline ? ofLines : ofLine)
        return .object(schema)
    }
}

/// Regular expressions (ECMA-262, as JSON Schema requires) for the texts that ``APIType`` and the forms accept.
enum TextPattern {
    static let decimal = #"^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$"#
    static let decimalAboveZero =
        #"^([1-9][0-9]{0,14}(\.[0-9]{1,4})?|0\.([1-9][0-9]{0,3}|0[1-9][0-9]{0,2}|00[1-9][0-9]?|000[1-9]))$"#
    static let percentage = #"^(100(\.0{1,3})?|(0|[1-9][0-9]?)(\.[0-9]{1,3})?)$"#
    static let base64 = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
    static let time = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
    static let latitude = #"^-?(90(\.0{1,5})?|[1-8]?[0-9](\.[0-9]{1,5})?)$"#
    static let longitude = #"^-?(180(\.0{1,5})?|(1[0-7][0-9]|[1-9]?[0-9])(\.[0-9]{1,5})?)$"#
    /// Dates from the year 1900 to 2199.
    static let date = "^\(day)$"
    /// Words for periods, and years, months and days of the same years.
    static let period = "^(\(PeriodWords.words.joined(separator: "|"))|(19|20|21)[0-9]{2}(-(0[1-9]|1[0-2]))?|\(day))$"
    private static let day =
        "((19|20|21)[0-9]{2}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))"
        + "|((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)-02-29)"
    /// Letters and digits with combining marks, except enclosing marks and variation selectors.
    static let hashtag = #"^(?!.*[\u0488\u0489\u1abe\u20d0-\u20ff\ua670-\ua672\ufe00-\ufe0f])[\p{L}\p{M}\p{N}_-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$"#

    /// One line without control characters.
    static let line = "^[^\(unshown)]*$"
    /// One line without control characters, and with at least one visible character.
    static let visibleLine = "^[^\(unshown)]*[^\(unshown)\(unseen)][^\(unshown)]*$"
    /// Any number of lines.
    static let lines = "^\(inLines)*$"
    /// Any number of lines, with at least one visible character.
    static let visibleLines = "^\(inLines)*[^\(unshown)\(unseen)]\(inLines)*$"

    private static let inLines = #"([^\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\r\n)"#

    private static let unshown = #"\u0000-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff"#
    /// White space and characters that are not drawn (Unicode: White_Space, Default_Ignorable_Code_Point).
    private static let unseen =
        #" \u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u202a-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"#
}
