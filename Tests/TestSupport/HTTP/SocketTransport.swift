/// HTTP/1.1 over one kept-alive connection (RFC 9112): Content-Length and chunked bodies, no redirects, and no silent retries of
/// requests that change something.
public final class SocketTransport: Transport {
    public let host: String
    public let port: UInt16
    private let timeout: Int
    private var connection: TCPConnection?

    public init(host: String = "127.0.0.1", port: UInt16, timeout: Int = 30) {
        self.host = host
        self.port = port
        self.timeout = timeout
    }

    /// The value of `Host` and the end of the origin: `127.0.0.1:8080`.
    public var authority: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    public func send(_ request: WireRequest) throws -> WireResponse {
        let isKept = connection != nil
        do {
            return try exchange(request)
        } catch TCPConnection.Failure.closed where isKept && ["GET", "HEAD"].contains(request.method) {
            // The server may close an idle connection at any time; a retry is what browsers do.
            return try exchange(request)
        }
    }

    public func disconnect() {
        connection?.close()
        connection = nil
    }

    private func exchange(_ request: WireRequest) throws -> WireResponse {
        let connection = try self.connection ?? TCPConnection(host: host, port: port, timeout: timeout)
        self.connection = nil
        try connection.write(head(of: request) + request.body)
        var response = try HTTPMessage.readResponse(from: connection, isHead: request.method == "HEAD")
        while (100..<200).contains(response.status) && response.status != 101 {
            response = try HTTPMessage.readResponse(from: connection, isHead: request.method == "HEAD")
        }
        let closes = [request["Connection"], response["Connection"]].contains { $0?.lowercased() == "close" }
        if closes || HTTPMessage.endsWithConnection(response) { connection.close() } else { self.connection = connection }
        return response
    }

    private func head(of request: WireRequest) -> [UInt8] {
        var lines = "\(request.method) \(request.target) HTTP/1.1\r\n"
        if request["Host"] == nil { lines += "Host: \(authority)\r\n" }
        for header in request.headers { lines += "\(header.name): \(header.value)\r\n" }
        let hasLength = request["Content-Length"] != nil || request["Transfer-Encoding"] != nil
        if !hasLength && (!request.body.isEmpty || !["GET", "HEAD"].contains(request.method)) {
            lines += "Content-Length: \(request.body.count)\r\n"
        }
        return Array((lines + "\r\n").utf8)
    }
}
