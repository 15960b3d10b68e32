import Bookkeeping
import Language
import MicroHTTP
import StrictJSON
import Validation

/// A named value of a request: a member of its body or a query parameter.
struct APIMember: Sendable {
    let name: String
    let type: APIType
    var isRequired = false
    let about: String
    let example: JSONValue

    init(_ name: String, _ type: APIType, required: Bool = false, _ about: String, example: JSONValue) {
        self.name = name
        self.type = type
        isRequired = required
        self.about = about
        self.example = example
    }

    /// The query parameters of every list.
    static let paging = paging(by: .cursor)

    static func paging(by cursor: APIType) -> [APIMember] {
        [
            APIMember("limit", .whole(1...200), "The most entries of a page; \(APICall.usualLimit) unless it says otherwise.", example: 50),
            APIMember(
                "cursor", cursor, "Where the page begins: the value of `next` of the page before, with everything else as it was.",
                example: "p3vgh9-0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b"),
        ]
    }
}

/// One shape that the body of a request can have.
struct APIBody: Sendable {
    /// The name of the schema in the API description.
    let name: String
    let members: [APIMember]
    var conditions: [Condition] = []

    /// A member that is required as soon as another one says a word.
    struct Condition: Sendable {
        let member: String, word: String, needed: String
    }

    /// The required members.
    var required: [APIMember] { members.filter(\.isRequired) }

    /// The only value allowed for the member `kind`, if the body describes a single kind.
    var kind: String? {
        guard case .word(let words) = members.first(where: { $0.name == "kind" })?.type, words.count == 1 else { return nil }
        return words.first
    }

    /// Returns the name of the member that fills a form field.
    static func member(filling field: String) -> String {
        switch field {
        case TransactionForm.incomeCategory.name: "category"
        case TransactionForm.latitude.name, TransactionForm.longitude.name: "place.\(field)"
        case TransactionForm.place.name: "place.name"
        case _ where field.hasPrefix("part_"): "parts"
        case TransactionForm.originalAmount.name: "original.amount"
        case TransactionForm.originalCurrency.name: "original.currency"
        default: field
        }
    }
}

/// The values of a request as form fields, and the mistakes found while reading them.
struct APIValues: Sendable {
    private var pairs: [(String, String)] = []
    private(set) var mistakes: [(member: String, mistake: APIMistake)] = []
    /// The names of all members that were sent, valid or not.
    private(set) var names: Set<String> = []

    var input: FormInput { FormInput(pairs) }

    subscript(name: String) -> String? { pairs.first { $0.0 == name }?.1 }

    mutating func read(_ member: APIMember, _ value: JSONValue) {
        names.insert(member.name)
        do throws(APIMisreading) {
            pairs += try member.type.fields(named: member.name, value, isRequired: member.isRequired)
        } catch {
            mistakes.append((([member.name] + error.path).joined(separator: "."), error.mistake))
        }
    }

    /// Adds a mistake; an unknown name is cut to its first 40 characters.
    mutating func add(_ mistake: APIMistake, to name: String) {
        let name = name.cut(to: 40)
        names.insert(name)
        mistakes.append((name, mistake))
    }
}

extension APIOperation {
    /// Reads the values of the query or the body.
    func values(of request: Request) throws -> APIValues {
        var values = APIValues()
        for (name, text) in request.query {
            let member = query.first { $0.name == name }
            if values.names.contains(name.cut(to: 40)) {
                if member?.type.isList != true { values.add(.repeated, to: name) }
            } else if let member, member.type.isList {
                values.read(member, .list(request.query.all(name).map(JSONValue.text)))
            } else if let member {
                values.read(member, member.type.isWhole ? .number(text) : .text(text))
            } else {
                values.add(.unknown, to: name)
            }
        }
        if !bodies.isEmpty { read(try object(in: request), &values) }
        return values
    }

    private func object(in request: Request) throws -> JSONObject {
        let type = request.headers["content-type"]?.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        guard type == "application/json" else { throw APIFailure.mediaType }
        // The server enforces the same limit; this check holds wherever a request comes from.
        guard request.body.count <= bodyLimit else { throw Failure.tooLarge }
        guard let object = try JSONValue(request.body.bytes(), depthLimit: 8).object else { throw APIFailure.notAnObject }
        return object
    }

    private func read(_ object: JSONObject, _ values: inout APIValues) {
        let kinds = bodies.compactMap(\.kind), kind = object["kind"]?.text?.cut(to: 40)
        let suited = bodies.count == 1 ? bodies : bodies.filter { $0.kind == kind }
        // Several bodies of one kind differ in a member that each requires.
        let body =
            suited.first { $0.required.allSatisfy { object[$0.name] != nil } } ?? suited.first {
                $0.members.map(\.name).contains("parts") == (object["parts"] != nil)
            } ?? suited.first
        let members = body?.members ?? bodies.flatMap(\.members)
        if body == nil { values.add(object["kind"] == nil ? .problem(.required) : .notOneOf(kinds), to: "kind") }
        for member in object.members where body != nil || member.name != "kind" {
            if let known = members.first(where: { $0.name == member.name }) {
                values.read(known, member.value)
            } else {
                values.add(.unknown, to: member.name)
            }
        }
        for member in body?.required ?? [] where object[member.name] == nil { values.add(.problem(.required), to: member.name) }
        for condition in body?.conditions ?? [] where object[condition.needed] == nil {
            // Bytes are compared, since equality of long texts costs their normalization.
            guard let text = object[condition.member]?.text, text.utf8.elementsEqual(condition.word.utf8) else { continue }
            values.add(.problem(.required), to: condition.needed)
        }
    }
}
