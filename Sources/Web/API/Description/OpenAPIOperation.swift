import MicroHTTP
import StrictJSON

extension APIOperation {
    /// The operation object of OpenAPI. One that a single book has is described at its whole path, and so for one server.
    func description(base: String) -> JSONValue {
        var object = JSONObject([.init("operationId", .text(name)), .init("summary", .text(summary)), .init("tags", [.text(resource.plural)])])
        let parameters = query.map(\.parameter) + (asksForTag ? [.reference("parameters/If-Match")] : [])
        if !parameters.isEmpty { object["parameters"] = .list(parameters) }
        if !bodies.isEmpty { object["requestBody"] = ["required": true, "content": ["application/json": .object(content(of: bodies))]] }
        object["responses"] = .object(responses)
        if book != nil { object["servers"] = [["url": .text(base + API.path)]] }
        return .object(object)
    }

    /// The names of the path parameters, in their order.
    var pathParameters: [String] { path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) } }

    private func content(of bodies: [APIBody]) -> JSONObject {
        let references = bodies.map { JSONValue.reference("schemas/\($0.name)") }
        guard bodies.count > 1 else { return JSONObject([.init("schema", references.first ?? [:]), .init("example", bodies.first?.example ?? [:])]) }
        return JSONObject([
            .init("schema", ["oneOf": .list(references)]),
            .init("examples", .object(JSONObject(bodies.map { .init($0.name, ["value": $0.example]) }))),
        ])
    }

    private var responses: JSONObject {
        var responses = JSONObject()
        let one: JSONValue = ["application/json": ["schema": .reference("schemas/\(resource.name)"), "example": resource.example]]
        switch outcome {
        case .one:
            responses["200"] = .object(JSONObject([.init("description", .text("One of the \(resource.plural)."))] + tag + [.init("content", one)]))
        case .list:
            let kinds = ([resource] + [otherResource].compactMap(\.self)).map { JSONValue.reference("schemas/\($0.name)") }
            let entries: JSONValue = ["type": "array", "items": kinds.count == 1 ? kinds.first ?? [:] : ["anyOf": .list(kinds)]]
            responses["200"] = [
                "description": "One page.",
                "content": [
                    "application/json": [
                        "schema": .closed([
                            "data": entries, "next": ["type": ["string", "null"], "description": "The cursor of the next page; null on the last."],
                        ]),
                        "example": ["data": [resource.example], "next": .null],
                    ]
                ],
            ]
        case .made:
            responses["200"] = .object(
                JSONObject([.init("description", "It was there already, under this id.")] + tag + [.init("content", one)]))
            let headers = [JSONObject.Member("Location", .reference("headers/Location"))] + tags
            responses["201"] = ["description": "It was made.", "headers": .object(JSONObject(headers)), "content": one, "links": links]
        case .nothing: responses["204"] = ["description": "It was deleted."]
        }
        for status in statuses { responses[String(status)] = .reference("responses/\(OpenAPIProblems.name(status))") }
        return responses
    }

    private var tags: [JSONObject.Member] { resource.isTagged ? [.init("ETag", .reference("headers/ETag"))] : [] }
    private var tag: [JSONObject.Member] { tags.isEmpty ? [] : [.init("headers", .object(JSONObject(tags)))] }

    /// Links from a created entity to the operations on it.
    private var links: JSONValue {
        var parameters = JSONObject(pathParameters.map { .init($0, .text("$request.path.\($0)")) })
        parameters[resource.key] = "$response.body#/id"
        return .object(
            JSONObject(
                (["get"] + (resource.changing == nil ? [] : ["update"]) + ["delete"]).map { verb in
                    .init(verb, ["operationId": .text(verb + resource.name), "parameters": .object(parameters)])
                }))
    }

    /// The status codes of its problem responses.
    private var statuses: [Int] {
        let hasBody = !bodies.isEmpty, mayBeForAdministrator = book == .household || otherResource != nil
        return [400, 401] + (scope == .write || mayBeForAdministrator ? [403] : []) + [404]
            + (scope == .write || otherResource != nil || mayConflict ? [409] : []) + (asksForTag ? [412] : [])
            + (hasBody ? [413, 415] : []) + [422, 429]
    }
}

extension APIMember {
    /// The member as a query parameter.
    var parameter: JSONValue {
        [
            "name": .text(name), "in": "query", "required": .boolean(isRequired), "description": .text(about),
            "schema": type.schema(isRequired: isRequired), "example": example,
        ]
    }

    /// The schema of the member as a property of a body.
    var property: JSONValue {
        var schema = type.schema(isRequired: isRequired).object ?? JSONObject()
        schema["description"] = .text(about)
        return .object(schema)
    }
}

extension APIBody {
    var schema: JSONValue {
        let schema = JSONValue.closed(.object(JSONObject(members.map { .init($0.name, $0.property) })), required: required.map(\.name))
        guard !conditions.isEmpty, var object = schema.object else { return schema }
        object["allOf"] = .list(conditions.map(\.schema))
        return .object(object)
    }

    var example: JSONValue { .object(JSONObject(members.map { .init($0.name, $0.example) })) }
}

extension APIBody.Condition {
    fileprivate var schema: JSONValue {
        [
            "if": ["properties": .object(JSONObject([.init(member, ["const": .text(word)])])), "required": [.text(member)]],
            "then": ["required": [.text(needed)]],
        ]
    }
}

extension APIResource {
    /// The schema of one entity in an answer.
    var schema: JSONValue {
        var schema = JSONValue.closed(.object(JSONObject(shown.map { .init($0.name, .object($0.schema)) }))).object ?? JSONObject()
        schema["description"] = .text(about)
        return .object(schema)
    }

    var example: JSONValue { .object(JSONObject(shown.map { .init($0.name, $0.example) })) }
}

extension JSONValue {
    /// Returns a reference to an object under `components`.
    static func reference(_ path: String) -> JSONValue { ["$ref": .text("#/components/" + path)] }
}
