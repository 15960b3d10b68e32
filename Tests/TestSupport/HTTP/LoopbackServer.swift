import Foundation

/// A server of a few lines on 127.0.0.1, for testing clients: one thread for each connection, one closure for all answers.
public final class LoopbackServer: @unchecked Sendable {
    public let port: UInt16
    private let listener: Int32
    private let answer: @Sendable (WireRequest) -> [UInt8]

    /// - Parameter answer: gives the whole answer, byte for byte; an empty one closes the connection.
    public init(answeringBytes answer: @escaping @Sendable (WireRequest) -> [UInt8]) throws {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isListening else { throw TCPConnection.Failure.system(String(cString: strerror(errno))) }
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(TCPConnection(accepted: connection), answer) }
            }
        }
    }

    public convenience init(_ answer: @escaping @Sendable (WireRequest) -> WireResponse) throws {
        try self.init(answeringBytes: { request in
            let response = answer(request)
            var head = "HTTP/1.1 \(response.status) Answer\r\nContent-Length: \(response.body.count)\r\n"
            for header in response.headers { head += "\(header.name): \(header.value)\r\n" }
            return Array((head + "\r\n").utf8) + response.body
        })
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    public var origin: String { "http://127.0.0.1:\(port)" }

    private static func serve(_ connection: TCPConnection, _ answer: (WireRequest) -> [UInt8]) {
        while let request = try? HTTPMessage.readRequest(from: connection) {
            let bytes = answer(request)
            guard !bytes.isEmpty, (try? connection.write(bytes)) != nil else { return }
        }
    }
}
