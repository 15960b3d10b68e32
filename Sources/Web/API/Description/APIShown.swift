import Bookkeeping
import StrictJSON

/// A member of answers, as the API description writes it down.
struct APIShown: Sendable {
    let name: String
    let schema: JSONObject
    let example: JSONValue

    private init(_ name: String, _ schema: JSONValue, _ about: String = "", example: JSONValue) {
        self.name = name
        var schema = schema.object ?? JSONObject()
        if !about.isEmpty { schema["description"] = .text(about) }
        self.schema = schema
        self.example = example
    }

    static let sampleID = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b"
    static var sampleShare: String { "\(sampleID):2" }
    static var sampleIdentity: JSONValue { .text(sampleID) }
    static let samplePlace: JSONValue = ["latitude": "35.68124", "longitude": "139.76712", "name": "Tokyo Station"]

    static func identity(_ name: String) -> APIShown { APIShown(name, ["type": "string", "format": "uuid"], example: sampleIdentity) }

    static func text(_ name: String, _ example: String) -> APIShown { APIShown(name, ["type": "string"], example: .text(example)) }

    static func texts(_ name: String, _ examples: [String]) -> APIShown {
        APIShown(name, ["type": "array", "items": ["type": "string"]], example: .list(examples.map(JSONValue.text)))
    }

    static func word(_ name: String, _ words: [String]) -> APIShown {
        APIShown(name, ["type": "string", "enum": .list(words.map(JSONValue.text))], example: .text(words.first ?? ""))
    }

    static func decimal(_ name: String, _ example: String, _ about: String = "") -> APIShown {
        APIShown(name, decimal, about, example: .text(example))
    }

    static func currency(_ name: String) -> APIShown { APIShown(name, ["type": "string", "pattern": "^[A-Z]{3}$"], example: "GBP") }

    static func flag(_ name: String, _ about: String = "") -> APIShown { APIShown(name, ["type": "boolean"], about, example: false) }

    static func whole(_ name: String, _ example: Int) -> APIShown { APIShown(name, ["type": "integer", "minimum": 0], example: .whole(example)) }

    /// A whole number, which can be below zero.
    static func percent(_ name: String, _ example: Int) -> APIShown { APIShown(name, ["type": "integer"], example: .whole(example)) }

    static func date(_ name: String) -> APIShown { APIShown(name, ["type": "string", "format": "date"], example: "2026-11-21") }

    static func time(_ name: String) -> APIShown { APIShown(name, ["type": "string", "pattern": "^[0-9]{2}:[0-9]{2}$"], example: "18:42") }

    static func place(_ name: String) -> APIShown {
        APIShown(
            name, .nullable(.closed(["latitude": degrees, "longitude": degrees, "name": ["type": "string"]])), "Where it was; null for nowhere.",
            example: samplePlace)
    }

    static func original(_ name: String) -> APIShown {
        APIShown(
            name, .nullable(.closed(["amount": decimal, "currency": ["type": "string", "pattern": "^[A-Z]{3}$"]])),
            "The whole amount as on the receipt, in another currency than the account's; null for most transactions.", example: .null)
    }

    static func parts(_ name: String) -> APIShown {
        APIShown(
            name,
            ["type": "array", "items": .closed(["category": ["type": "string", "format": "uuid"], "amount": decimal, "note": ["type": "string"]])],
            "The parts of a divided transaction, which add up to its amount; of any other, none.", example: [])
    }

    static func attachment(_ name: String) -> APIShown {
        APIShown(name, .nullable(.closed(file)), "The first of `attachments`; null for none.", example: .null)
    }

    static func attachments(_ name: String) -> APIShown {
        .list(name, of: file, "The files that people added on the page of the transaction.", example: [])
    }

    private static let file: JSONValue = ["name": ["type": "string"], "type": ["type": "string"], "size": ["type": "integer", "minimum": 0]]

    /// An object with exactly these members.
    static func object(_ name: String, of members: JSONValue, _ about: String, example: JSONValue) -> APIShown {
        APIShown(name, .closed(members), about, example: example)
    }

    /// A list of objects with exactly these members.
    static func list(_ name: String, of members: JSONValue, _ about: String, example: JSONValue) -> APIShown {
        APIShown(name, ["type": "array", "items": .closed(members)], about, example: example)
    }

    /// An object with exactly these members.
    static func object(_ name: String, of members: [APIShown], _ about: String = "") -> APIShown {
        object(name, of: schema(members), about, example: example(members))
    }

    /// A list of objects with exactly these members.
    static func list(_ name: String, of members: [APIShown], _ about: String = "") -> APIShown {
        list(name, of: schema(members), about, example: [example(members)])
    }

    private static func schema(_ members: [APIShown]) -> JSONValue { .object(JSONObject(members.map { .init($0.name, .object($0.schema)) })) }
    private static func example(_ members: [APIShown]) -> JSONValue { .object(JSONObject(members.map { .init($0.name, $0.example) })) }

    /// A person of the household.
    static func person(_ name: String, _ about: String) -> APIShown {
        APIShown(name, .nullable(.closed(["id": ["type": "string", "format": "uuid"], "name": ["type": "string"]])), about, example: .null)
    }

    static func progress(_ name: String) -> APIShown {
        let date: JSONValue = ["type": "string", "format": "date"]
        return APIShown(
            name,
            .nullable(
                .closed([
                    "from": date, "to": date, "spent": decimal, "carried": decimal, "available": decimal, "remaining": decimal,
                    "percent_used": ["type": ["integer", "null"]],
                    "level": ["type": "string", "enum": .list(BudgetLevel.allCases.map { .text($0.rawValue) })],
                    "unconverted": ["type": "array", "items": .closed(["amount": decimal, "currency": ["type": "string"]])],
                ])), "The present period; null while the budget needs an amount in another main currency.",
            example: [
                "from": "2026-11-01", "to": "2026-11-30", "spent": "86.40", "carried": "0.00", "available": "120.00", "remaining": "33.60",
                "percent_used": 72,
                "level": "within", "unconverted": [],
            ])
    }

    /// Returns the member made nullable; `about` says when it is null.
    func nullable(_ about: String) -> APIShown { APIShown(name, .nullable(.object(schema)), about, example: example) }

    /// The member with null as its example.
    var null: APIShown { APIShown(name, .object(schema), example: .null) }

    private static let decimal: JSONValue = ["type": "string", "pattern": #"^-?[0-9]+(\.[0-9]+)?$"#]
    private static let degrees: JSONValue = ["type": "string", "pattern": #"^-?[0-9]{1,3}\.[0-9]{5}$"#]
}

extension JSONValue {
    /// Returns the schema of an object that has exactly these members.
    static func closed(_ properties: JSONValue, required: [String]? = nil) -> JSONValue {
        let names = required ?? properties.object?.members.map(\.name) ?? []
        var schema = JSONObject([.init("type", "object"), .init("properties", properties)])
        if !names.isEmpty { schema["required"] = .list(names.map(JSONValue.text)) }
        schema["additionalProperties"] = false
        return .object(schema)
    }

    /// Returns a schema that also allows null.
    static func nullable(_ schema: JSONValue) -> JSONValue {
        guard var object = schema.object, let type = object["type"] else { return schema }
        object["type"] = [type, "null"]
        if let words = object["enum"]?.list { object["enum"] = .list(words + [.null]) }
        return .object(object)
    }
}
