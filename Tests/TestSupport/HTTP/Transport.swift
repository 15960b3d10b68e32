/// Sends one request to a server and returns its answer: over a socket, or directly to a handler in this process.
public protocol Transport {
    func send(_ request: WireRequest) throws -> WireResponse
}

/// An HTTP request as sent.
public struct WireRequest: Sendable {
    public var method: String
    /// Path and query, as in the request line.
    public var target: String
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    public init(_ method: String, _ target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    public subscript(header: String) -> String? { headers.value(of: header) }
}

/// An HTTP answer as received, without following redirects.
public struct WireResponse: Sendable {
    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The first header with that name, case-insensitive.
    public subscript(header: String) -> String? { headers.value(of: header) }

    /// Returns all headers with that name, such as several `Set-Cookie`.
    public func all(_ header: String) -> [String] {
        headers.filter { $0.name.lowercased() == header.lowercased() }.map(\.value)
    }

    public var text: String { String(decoding: body, as: UTF8.self) }
    public var document: HTMLDocument { HTMLDocument(text) }
}

extension [(name: String, value: String)] {
    func value(of name: String) -> String? { first { $0.name.lowercased() == name.lowercased() }?.value }
}
