import Testing

@testable import TestSupport

@Suite struct SocketTransportTests {
    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length:5\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nhe\r\n3\r\nllo\r\n0\r\nTrailer: x\r\n\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    ])
    func `a body is read by its framing and the connection serves again`(answer: String) throws {
        let server = try LoopbackServer(answeringBytes: { _ in Array(answer.utf8) })
        let transport = SocketTransport(port: server.port)
        for _ in 0..<3 {
            let response = try transport.send(WireRequest("GET", "/"))
            #expect(response.status == 200)
            #expect(response.text == "hello")
        }
    }

    @Test func `an answer to HEAD has no body`() throws {
        let server = try LoopbackServer(answeringBytes: { _ in Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n".utf8) })
        #expect(try SocketTransport(port: server.port).send(WireRequest("HEAD", "/")).body.isEmpty)
    }

    @Test func `a post that the server hung up on is not repeated`() throws {
        let server = try LoopbackServer(answeringBytes: { $0.method == "POST" ? [] : Array("HTTP/1.1 204 No\r\n\r\n".utf8) })
        let transport = SocketTransport(port: server.port)
        #expect(try transport.send(WireRequest("GET", "/")).status == 204)
        #expect(throws: TCPConnection.Failure.self) { try transport.send(WireRequest("POST", "/")) }
    }

    @Test func `a port without a server is unreachable`() throws {
        let port = try FreePort.find()
        #expect(throws: TCPConnection.Failure.self) { try TCPConnection(port: port) }
    }

    @Test func `nonsense instead of an answer is an error`() throws {
        let server = try LoopbackServer(answeringBytes: { _ in Array("hello\r\n\r\n".utf8) })
        #expect(throws: HTTPMessage.Malformed.self) { try SocketTransport(port: server.port).send(WireRequest("GET", "/")) }
    }
}
