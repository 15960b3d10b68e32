import MicroHTTP
import SitePaths
import Storage
import StrictJSON
import Synchronization

/// The OpenAPI 3.1 description of the API, generated from the routed operations at the first request for it.
final class OpenAPIDocument: Sendable {
    /// The path below ``API/path``; the only one that needs no token.
    static let path = "/openapi.json"

    let operations: [APIOperation]
    private let base: String
    private let written = Mutex<[UInt8]>([])

    init(_ operations: [APIOperation], base: String) {
        self.operations = operations
        self.base = base
    }

    func respond(to request: Request) throws -> Response {
        guard request.method == .get || request.method == .head else { throw Failure.methodNotAllowed(allow: [.get, .head]) }
        var response = Response(contentType: "application/json", bytes: bytes)
        response.headers.add("Cache-Control", "public, max-age=300")
        return response
    }

    private var bytes: [UInt8] {
        written.withLock { written in
            if written.isEmpty { written = document.bytes }
            return written
        }
    }

    var document: JSONValue {
        [
            "openapi": "3.1.1",
            "info": [
                "title": "Penny", "version": "1",
                "summary":
                    "Accounts, categories, hashtags, transactions, budgets, recurring records, rules and imports of bank files of a person and of their household.",
                "description": .text(Self.introduction), "license": ["name": "MIT", "identifier": "MIT"],
            ],
            "servers": [
                ["url": .text(base + API.path), "description": .text("The person's own book.")],
                [
                    "url": .text(base + API.path + BookAddress.household.prefix.description),
                    "description": .text("The book of the person's household."),
                ],
            ],
            "security": [["token": []]],
            "tags": .list(resources.map { ["name": .text($0.plural), "description": .text($0.about)] }),
            "paths": .object(paths),
            "components": [
                "securitySchemes": [
                    "token": [
                        "type": "http", "scheme": "bearer",
                        "description": "A token of the settings, under *API tokens*. Reading asks for either scope, everything else for `write`.",
                    ]
                ],
                "parameters": [
                    "id": [
                        "name": "id", "in": "path", "required": true, "schema": ["type": "string", "format": "uuid"],
                        "example": APIShown.sampleIdentity,
                    ],
                    "limit": [
                        "name": "limit", "in": "path", "required": true, "schema": ["type": "string", "format": "uuid"],
                        "example": APIShown.sampleIdentity,
                    ],
                    "day": [
                        "name": "day", "in": "path", "required": true, "schema": ["type": "string", "format": "date"],
                        "example": RecurringDayResource.sampleDay,
                    ],
                    "row": [
                        "name": "row", "in": "path", "required": true,
                        "schema": ["type": "integer", "minimum": 1, "maximum": .whole(BankImports.rowLimit)], "example": 1,
                    ],
                    "If-Match": [
                        "name": "If-Match", "in": "header", "required": false, "schema": ["type": "string"],
                        "description": "The entity tag with which it was read, or several; it is changed only if it still has one of them.",
                        "example": "\"0123456789abcdef\"",
                    ],
                ],
                "headers": [
                    "Location": ["description": "The path of what was made.", "required": true, "schema": ["type": "string"]],
                    "ETag": [
                        "description": "The entity tag, which is another one after each change.", "required": true, "schema": ["type": "string"],
                    ],
                    "WWW-Authenticate": ["description": "As in RFC 6750.", "required": true, "schema": ["type": "string"]],
                    "Scope": ["description": "As in RFC 6750, if it is the token that may not.", "required": false, "schema": ["type": "string"]],
                    "Retry-After": ["description": "Seconds to wait.", "required": true, "schema": ["type": "integer", "minimum": 1]],
                ],
                "schemas": .object(schemas),
                "responses": .object(OpenAPIProblems.responses),
            ],
        ]
    }

    private static let introduction = """
        Amounts are decimal numbers in text, such as `"12.50"`, with their currency beside them; never floating point. Dates are civil days in the \
        person's time zone. Lists come in pages: pass the value of `next` as `cursor` until it is null. Failures are problem documents (RFC 9457) in the \
        language that `Accept-Language` asks for: 422 when the request is wrong by itself, 409 when it does not fit what is recorded, both with every \
        problem at once. A token may call \(1_000) times at once and 50 times a second after that.
        """

    private var resources: [APIResource] {
        var seen: Set<String> = []
        return operations.flatMap { [$0.resource] + [$0.otherResource].compactMap(\.self) }.filter { seen.insert($0.name).inserted }
    }

    private var paths: JSONObject {
        operations.reduce(into: JSONObject()) { paths, operation in
            let parameters = operation.pathParameters.map { JSONValue.reference("parameters/\($0)") }
            var path =
                paths[operation.describedPath]?.object ?? JSONObject(parameters.isEmpty ? [] : [.init("parameters", .list(parameters))])
            path[operation.method.rawValue.lowercased()] = operation.description(base: base)
            paths[operation.describedPath] = .object(path)
        }
    }

    private var schemas: JSONObject {
        resources.reduce(into: JSONObject([.init("Problem", OpenAPIProblems.schema)])) { schemas, resource in
            schemas[resource.name] = resource.schema
            for body in resource.making + [resource.changing].compactMap(\.self) { schemas[body.name] = body.schema }
        }
    }
}
