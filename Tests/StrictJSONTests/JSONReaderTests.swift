import StrictJSON
import TestSupport
import Testing

@Suite struct JSONReaderTests {
    static func read(_ text: String, depthLimit: Int = 32) throws(JSONProblem) -> JSONValue {
        try JSONValue(Array(text.utf8), depthLimit: depthLimit)
    }

    static let values: [(String, JSONValue)] = [
        ("null", .null), ("true", true), (" false\n", false), ("0", 0), ("-0", .number("-0")), ("12.50", .number("12.50")),
        ("1e400", .number("1e400")), ("-1.5E+7", .number("-1.5E+7")), ("9007199254740993", .number("9007199254740993")),
        ("\"\"", ""), ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "a\"\\/\u{8}\u{C}\n\r\t"), ("\"\\u00e9\\u0000\"", "é\u{0}"),
        ("\"\\ud83d\\ude00\"", "😀"), ("\"\\uD83D\\uDE00 家計\"", "😀 家計"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
        ("[]", []), ("[ 1 , [ ] , {} ]", [1, [], [:]]), ("{}", [:]), (#"{"a":1,"b":{"a":null}}"#, ["a": 1, "b": ["a": .null]]),
        (#"{"":""}"#, ["": ""]), ("\t\r\n [true]\t", [true]),
    ]

    @Test(arguments: values) func `JSON is read as it was written`(text: String, value: JSONValue) throws {
        #expect(try Self.read(text) == value)
        #expect(try JSONValue(value.bytes) == value, "and again after it was written")
    }

    static let broken: [(String, JSONProblem.Reason, Int, Int)] = [
        ("", .unfinished, 1, 1), (" \n ", .unfinished, 2, 2), ("[1,\n  2", .unfinished, 2, 4), ("\"abc", .unfinished, 1, 5),
        ("{\"a\"", .unfinished, 1, 5), ("\"\\u12", .unfinished, 1, 6), ("\"\\", .unfinished, 1, 3),
        ("nul", .unexpectedCharacter, 1, 1), ("NaN", .unexpectedCharacter, 1, 1), ("Infinity", .unexpectedCharacter, 1, 1),
        ("'a'", .unexpectedCharacter, 1, 1), ("[1,]", .unexpectedCharacter, 1, 4), ("{\"a\":1,}", .unexpectedCharacter, 1, 8),
        ("{a:1}", .unexpectedCharacter, 1, 2), ("{\"a\" 1}", .unexpectedCharacter, 1, 6), ("[1 2]", .unexpectedCharacter, 1, 4),
        ("{\"a\":}", .unexpectedCharacter, 1, 6), ("+1", .unexpectedCharacter, 1, 1), (".5", .unexpectedCharacter, 1, 1),
        ("\u{FEFF}{}", .unexpectedCharacter, 1, 1), ("// note\n1", .unexpectedCharacter, 1, 1), ("\u{A0}1", .unexpectedCharacter, 1, 1),
        ("1 2", .trailingText, 1, 3), ("{}\n}", .trailingText, 2, 1), ("truee", .trailingText, 1, 5), ("0x10", .trailingText, 1, 2),
        ("01", .brokenNumber, 1, 1), ("-", .brokenNumber, 1, 1), ("-a", .brokenNumber, 1, 1), ("1.", .brokenNumber, 1, 1),
        ("1.e5", .brokenNumber, 1, 1), ("[1e]", .brokenNumber, 1, 2), ("1e+", .brokenNumber, 1, 1),
        (String(repeating: "9", count: 101), .brokenNumber, 1, 1), ("{\"" + String(repeating: "n", count: 1_001) + "\": 1}", .nameTooLong, 1, 2),
        ("\"a\tb\"", .controlCharacter, 1, 3), ("\"a\nb\"", .controlCharacter, 1, 3), ("\"\u{0}\"", .controlCharacter, 1, 2),
        ("\"\\x41\"", .brokenEscape, 1, 2), ("\"\\u00g0\"", .brokenEscape, 1, 2), ("\"\\ud83d\"", .brokenEscape, 1, 2),
        ("\"\\ude00\"", .brokenEscape, 1, 2), ("\"\\ud83dx\"", .brokenEscape, 1, 2), ("\"\\ud83d\\ud83d\"", .brokenEscape, 1, 2),
        ("\"\\ud83d\\u0041\"", .brokenEscape, 1, 2), ("\"\\u+123\"", .brokenEscape, 1, 2),
        ("{\"a\":1,\n\"a\":2}", .duplicateName, 2, 1), ("{\"\\u0061\":1,\"a\":2}", .duplicateName, 1, 13),
        ("[[[[]]]]", .tooDeep, 1, 4), ("[[[{}]]]", .tooDeep, 1, 4),
    ]

    @Test(arguments: broken) func `what is not JSON is refused with its place`(text: String, reason: JSONProblem.Reason, line: Int, column: Int) {
        #expect(throws: JSONProblem(line: line, column: column, reason: reason)) { try Self.read(text, depthLimit: 3) }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
            [0x22, 0xE2, 0x82, 0x22],
        ] as [[UInt8]])
    func `a text that is not UTF-8 is refused`(bytes: [UInt8]) {
        #expect(throws: JSONProblem(line: 1, column: 2, reason: .notUTF8)) { try JSONValue(bytes) }
    }

    @Test func `a hundred thousand brackets are refused and harm nobody`() {
        for bracket in ["[", "{\"a\":", "[{\"a\":"] {
            #expect(throws: JSONProblem.self) { try Self.read(String(repeating: bracket, count: 100_000)) }
        }
    }

    @Test func `any bytes are either a value or a problem within them`() {
        var random = SeededRandom.ofRun()
        let pieces = Self.values.map { Array($0.0.utf8) } + Self.broken.map { Array($0.0.utf8) }
        for _ in 0..<20_000 {
            var bytes = pieces.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = .random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                }
            }
            do throws(JSONProblem) {
                let value = try JSONValue(bytes)
                #expect((try? JSONValue(value.bytes)) == value)
            } catch {
                #expect(error.line >= 1 && error.column >= 1 && error.column <= bytes.count + 1)
            }
        }
    }

    @Test func `what is written is as short as it can be and safe in a page of text`() {
        let value: JSONValue = ["b": [1, "\u{1}\u{7F}\n\"\\/家"], "a": .null, "c": [:]]
        #expect(String(decoding: value.bytes, as: UTF8.self) == #"{"b":[1,"\u0001\u007f\n\"\\/家"],"a":null,"c":{}}"#)
    }

    @Test func `members can be looked up, replaced and removed`() {
        var object = JSONObject([.init("a", 1), .init("b", 2)])
        object["b"] = 3
        object["c"] = 4
        object["a"] = nil
        object["x"] = nil
        #expect(object.members.map(\.name) == ["b", "c"])
        #expect(object["b"] == 3 && object["a"] == nil)
        #expect(JSONValue.object(object)["c"] == 4)
        #expect(JSONValue.whole(-7) == .number("-7") && ("x" as JSONValue).text == "x" && ([1] as JSONValue).list == [1])
    }
}
