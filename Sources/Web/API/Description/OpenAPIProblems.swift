import StrictJSON

/// The problem documents in the API description.
enum OpenAPIProblems {
    static let schema: JSONValue = .closed(
        [
            "type": ["type": "string", "enum": .list(APIFailure.kinds.map { .text(APIFailure.type($0)) })],
            "title": ["type": "string"], "status": ["type": "integer", "minimum": 400, "maximum": 599], "detail": ["type": "string"],
            "instance": ["type": "string", "description": "The number under which the log has the request."],
            "errors": [
                "type": "array", "description": "Everything that is wrong, by member of the body or parameter of the address.",
                "items": .closed(["field": ["type": "string"], "message": ["type": "string"]]),
            ],
        ], required: ["type", "title", "status", "detail", "instance"])

    private static let statuses: [(status: Int, name: String, about: String, header: String?)] = [
        (400, "BadRequest", "The request cannot be read: broken JSON, with the place where it breaks, or a broken address.", nil),
        (401, "TokenNeeded", "There is no token, or none that is valid.", "WWW-Authenticate"),
        (
            403, "WrongScope", "The token may only read, or the person may only look at the household's book, or this is its administrator's.",
            "Scope"
        ),
        (
            404, "NotFound",
            "There is no such thing, or it belongs to somebody else; or a cursor belongs to no page; or the person is in no household.", nil
        ),
        (409, "Conflict", "The request is well-formed and does not fit what is recorded: a name that is taken, an account that is not there.", nil),
        (412, "ChangedMeanwhile", "It has changed since: it is none of the versions that `If-Match` names.", nil),
        (413, "TooLarge", "The body is larger than 256 kB, or than 7 MB with a file of a bank.", nil),
        (415, "NotJSON", "The body is not `application/json`.", nil),
        (422, "Invalid", "The request is not as this document says.", nil),
        (429, "TooMany", "Too many requests with this token, or too many wrong tokens from this address.", "Retry-After"),
    ]

    static func name(_ status: Int) -> String { statuses.first { $0.status == status }?.name ?? "" }

    /// One response object for each status code.
    static let responses = JSONObject(
        statuses.map { status, name, about, header in
            var response = JSONObject([.init("description", .text(about))])
            if let header {
                response["headers"] = .object(JSONObject([.init(header == "Scope" ? "WWW-Authenticate" : header, .reference("headers/\(header)"))]))
            }
            response["content"] = ["application/problem+json": ["schema": .reference("schemas/Problem")]]
            return .init(name, .object(response))
        })
}
