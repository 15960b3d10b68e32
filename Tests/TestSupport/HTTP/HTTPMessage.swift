/// Reads answers from a connection; spaces after a header's colon are optional, as the RFC says and chromedriver requires.
public enum HTTPMessage {
    public struct Malformed: Error, CustomStringConvertible {
        public var description: String
    }

    public static func readResponse(from connection: TCPConnection, isHead: Bool = false) throws -> WireResponse {
        let (first, headers) = try readHead(from: connection)
        let words = first.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
            throw Malformed(description: "The answer does not begin with a status line: \(first).")
        }
        var response = WireResponse(status: status, headers: headers)
        if isHead || (100..<200).contains(status) || status == 204 || status == 304 { return response }
        if response["Transfer-Encoding"]?.lowercased() == "chunked" {
            response.body = try readChunks(from: connection)
        } else if let length = response["Content-Length"] {
            guard let count = Int(length), count >= 0 else { throw Malformed(description: "Content-Length is \(length).") }
            response.body = try connection.read(count: count)
        } else {
            response.body = try connection.readToEnd()
        }
        return response
    }

    static func readRequest(from connection: TCPConnection) throws -> WireRequest {
        let (first, headers) = try readHead(from: connection)
        let words = first.split(separator: " ").map(String.init)
        guard words.count == 3 else { throw Malformed(description: "Not a request line: \(first).") }
        var request = WireRequest(words[0], words[1], headers: headers)
        if let length = request["Content-Length"].flatMap({ Int($0) }), length > 0 {
            request.body = try connection.read(count: length)
        }
        return request
    }

    private static func readHead(from connection: TCPConnection) throws -> (
        first: String, headers: [(name: String, value: String)]
    ) {
        let head = String(decoding: try connection.read(through: Array("\r\n\r\n".utf8)), as: UTF8.self)
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
        let headers = try lines.dropFirst().map { line -> (name: String, value: String) in
            guard let colon = line.firstIndex(of: ":") else { throw Malformed(description: "A header without a colon: \(line).") }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            return (String(line[..<colon]), String(value))
        }
        return (String(lines.first ?? ""), headers)
    }

    /// True if the end of the connection delimits the body, so that nothing can follow.
    static func endsWithConnection(_ response: WireResponse) -> Bool {
        response["Content-Length"] == nil && response["Transfer-Encoding"] == nil && response.status != 204
            && response.status != 304
    }

    private static func readChunks(from connection: TCPConnection) throws -> [UInt8] {
        let lineEnd = Array("\r\n".utf8)
        var body: [UInt8] = []
        while true {
            let line = String(decoding: try connection.read(through: lineEnd).dropLast(2), as: UTF8.self)
            guard let size = Int(line.prefix { $0 != ";" }, radix: 16), size >= 0 else {
                throw Malformed(description: "A chunk of the size \(line).")
            }
            if size == 0 { break }
            body += try connection.read(count: size)
            guard try connection.read(count: 2) == lineEnd else {
                throw Malformed(description: "A chunk is longer than its size.")
            }
        }
        while try connection.read(through: lineEnd) != lineEnd {}
        return body
    }
}
