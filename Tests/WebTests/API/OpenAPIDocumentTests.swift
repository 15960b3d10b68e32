import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import MicroHTTP
@testable import Validation
@testable import Web

/// The agreement of the API description with the API.
@Suite struct OpenAPIDocumentTests {
    static func document(base: String = "") throws -> JSONValue {
        let household = try Household(base: base)
        let answer = try household.site.browser().fetch("/api/v1/openapi.json")
        #expect(answer.status == 200 && answer["Content-Type"] == "application/json" && answer["Set-Cookie"] == nil)
        return try JSONValue(answer.body)
    }

    @Test func `every route is described, and nothing else is`() throws {
        let document = try Self.document()
        let described = (document["paths"]?.object?.members ?? []).flatMap { path in
            (path.value.object?.members ?? []).filter { $0.name != "parameters" }.map { "\($0.name.uppercased()) \(path.name)" }
        }
        #expect(Set(described) == Set(APIAccessTests.operations.map { "\($0.method.rawValue) \($0.describedPath)" }) && described.count == 77)
        let names = APIAccessTests.operations.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `every reference leads somewhere`() throws {
        let document = try Self.document()
        var references: Set<String> = []
        func walk(_ value: JSONValue) {
            if let reference = value["$ref"]?.text { references.insert(reference) }
            value.list?.forEach(walk)
            value.object?.members.forEach { walk($0.value) }
        }
        walk(document)
        #expect(references.count > 20)
        for reference in references {
            let end = reference.dropFirst(2).split(separator: "/").reduce(document as JSONValue?) { $0?[String($1)] }
            #expect(end != nil, "\(reference)")
        }
    }

    @Test func `what can be null has null among its words, and its example is allowed`() throws {
        var lists = 0
        func walk(_ value: JSONValue, _ path: String) {
            if let words = value["enum"]?.list, value["type"]?.list?.contains("null") == true {
                lists += 1
                #expect(words.contains(.null), "\(path)")
            }
            value.list?.forEach { walk($0, path) }
            value.object?.members.forEach { walk($0.value, "\(path)/\($0.name)") }
        }
        walk(try Self.document(), "")
        #expect(lists >= 4, "role, filed_by, way and rest")
        for member in APIAccessTests.operations.flatMap(\.resource.shown) {
            if let words = member.schema["enum"]?.list { #expect(words.contains(member.example), "\(member.name)") }
        }
    }

    @Test func `it says where a reverse proxy shows the site`() throws {
        let servers = try Self.document(base: "/penny")["servers"]?.list?.compactMap { $0["url"]?.text }
        #expect(servers == ["/penny/api/v1", "/penny/api/v1/household"])
    }

    @Test func `limits are those of the forms`() throws {
        let schemas = try Self.document()["components"]?["schemas"]
        let expense = schemas?["NewExpense"]?["properties"]
        #expect(expense?["title"]?["maxLength"] == .whole(TransactionForm.title.maxLength ?? 0))
        #expect(expense?["note"]?["maxLength"] == .whole(TransactionForm.note.maxLength ?? 0))
        #expect(expense?["tags"]?["maxItems"] == .whole(Hashtag.limitPerTransaction) && expense?["tags"]?["minItems"] == 0)
        #expect(schemas?["NewDividedExpense"]?["properties"]?["parts"]?["minItems"] == 1)
        #expect(schemas?["NewAccount"]?["properties"]?["name"]?["maxLength"] == .whole(AccountForm.name.maxLength ?? 0))
        #expect(schemas?["NewAccount"]?["properties"]?["currency"]?["enum"]?.list?.count == CurrencyCatalogue.all.count)
        #expect(schemas?["NewCategory"]?["properties"]?["colour"]?["enum"]?.list?.count == Hue.allCases.count)
        #expect(schemas?["NewBudget"]?["required"] == ["name", "period", "amount"])
        #expect(schemas?["NewTransfer"]?["required"] == ["kind", "amount", "to_account"])
    }

    /// Texts to compare each pattern with the check that it describes.
    static let texts =
        [
            "", "a", " ", " a ", "a b", "\n", "a\nb", "\t", "\r\n", "a\rb", "\u{0}", "a\u{7}", "\u{200B}", "\u{200B}x", "\u{A0}", "\u{3000}",
            "\u{3000}あ", "\u{2028}", "\u{FEFF}", "\u{202E}",
            "\u{AD}", "👩‍👩‍👧‍👦", "é", "e\u{301}", "0", "-0", "00", "01", "1", "-1", "12.50", "12.5000", "12.50000", "0.0001", "0.00", "0.10",
            "999999999999999", "1234567890123456", "1.", ".5", "1,5", "+1", "1e5", "٣",
            "90", "-90", "90.0", "90.00001", "89.99999", "91", "180", "-180.00000", "180.1", "179.99999", "100", "007", "2025-11-20", "2024-02-29",
            "2025-02-29", "2000-02-29", "1900-02-29", "2100-02-29",
            "1899-12-31", "2199-12-31", "2200-01-01", "2025-04-31", "2025-12-31", "2025-1-1", "00:00", "23:59", "24:00", "9:00", "09:60", "09:00:00",
            "2025", "1899", "2200", "2025-11", "2025-13", "2025-00", "1899-12", "all", "today", "last-week", "next-year", "last-day",
            "home", "#home", "two words", "---", "_", "a-b", "東京", "हिन्दी", "1⃣", "1\u{20E3}", "e\u{20D7}", "҈а", "а\u{FE0F}", "a/b", "№",
        ] + [0xFDD0, 0xFFFE, 0xFFFF].compactMap(Unicode.Scalar.init).map { "a\($0)" }

    /// ICU's regular expressions are close enough to ECMA-262; only `$` differs, which is the very end in the latter.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let pattern = pattern.hasSuffix("$") ? pattern.dropLast() + "\\z" : pattern
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    static let types: [(String, APIType, Bool)] = [
        ("a name", .text(AccountForm.name), true), ("a title", .text(TransactionForm.title), false), ("a note", .text(TransactionForm.note), false),
        ("an amount", .amount(isSigned: false), true),
        ("a balance", .amount(isSigned: true), true), ("a date", .date, true), ("a period", .period, true), ("a time", .time, true),
        ("a hashtag", .hashtag, true),
        ("a cursor", .cursor, true), ("a cursor of several books", .mergedCursor, true),
    ]

    @Test(arguments: types) func `a pattern of the description and the check agree`(what: String, type: APIType, isRequired: Bool) throws {
        let schema = type.schema(isRequired: isRequired)
        let pattern = try #require(schema["pattern"]?.text)
        let limit = schema["maxLength"].flatMap { if case .number(let text) = $0 { Int(text) } else { nil } } ?? .max
        for text in Self.texts {
            let isDescribed =
                text.unicodeScalars.count <= limit && text.unicodeScalars.count >= (schema["minLength"] == nil ? 0 : 1) && Self.matches(text, pattern)
            let isRead = (try? type.fields(named: "x", .text(text), isRequired: isRequired)) != nil
            #expect(isDescribed == isRead, "\(what): \(text.debugDescription)")
        }
    }

    @Test func `the patterns of degrees and their check agree`() throws {
        for (name, pattern) in [("latitude", TextPattern.latitude), ("longitude", TextPattern.longitude)] {
            for text in Self.texts {
                let place =
                    ("latitude" == name ? ["latitude": .text(text), "longitude": "1"] : ["latitude": "1", "longitude": .text(text)]) as JSONValue
                #expect(
                    Self.matches(text, pattern) == ((try? APIType.place.fields(named: "place", place, isRequired: false)) != nil), "\(name) \(text)")
            }
        }
    }

    @Test func `the examples of the description are accepted or stand against the book, and never wrong`() throws {
        let household = try Household()
        for operation in APIAccessTests.operations {
            for body in operation.bodies {
                let answer = try household.program().call(operation.method.rawValue, household.path(operation), body.example)
                #expect([200, 201, 409].contains(answer.status), "\(body.name): \(answer.json)")
            }
            guard operation.method == .get, !operation.query.isEmpty else { continue }
            let query = operation.query.filter { $0.name != "cursor" }
                .map { "\($0.name)=\($0.example.text ?? $0.example.list?.first?.text ?? "50")" }.joined(separator: "&")
            let status = try household.program().get(household.path(operation) + "?" + query).status
            #expect(status == 200 || operation.mayConflict && status == 409, "\(operation.name)")
        }
    }

    @Test func `answers have the members that the description names, and no others`() throws {
        let household = try Household()
        for operation in APIAccessTests.operations where operation.outcome == .one && operation.method == .get {
            let answer = try household.program().get(household.path(operation))
            #expect(answer.json.object?.members.map(\.name) == operation.resource.shown.map(\.name))
        }
    }
}
