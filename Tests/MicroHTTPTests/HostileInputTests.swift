import IPAddresses
import MicroHTTP
import TestSupport
import Testing

struct HostileInputTests {
    private static let pieces = [
        "GET ", "POST ", "HEAD", " /", "/a%20b", "%", "%00", "?", "a=b&", "//", "..", "*", "http://", " HTTP/1.1", " HTTP/1.0",
        " HTTP/9.9", "\r\n", "\n", "\r", "\r\n\r\n", "Host: h\r\n", "Content-Length: 5\r\n", "Content-Length: -1\r\n",
        "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", "5\r\nabcde\r\n",
        "ffffffffffffffff\r\n",
        "Cookie: a=\"b; c", "Content-Type: multipart/form-data; boundary=", "--B\r\n", "\u{0}", "\u{7F}", "家", ":", " ", "\t",
        ",",
        "X-Forwarded-For: ,,[::1", "Expect: 100-continue\r\n", "Connection: close\r\n", "Range: bytes=0-\r\n",
    ].map { Array($0.utf8) }

    @Test(arguments: [Server.Threading.pool(2), .perConnection])
    func `thousands of broken requests leave the server at work`(threading: Server.Threading) throws {
        let proxy = try #require(CIDR("127.0.0.1"))
        let server = try TestServer(
            {
                $0.threading = threading
                $0.trustedProxies = [proxy]
                $0.requestDeadline = .milliseconds(40)
                $0.idleTimeout = .milliseconds(20)
            },
            handler: { request in
                let form = try? request.form
                return .text("\(request.path) \(request.query.count) \(form?.fields.count ?? 0) \(request.cookies["a"] ?? "")")
            })
        var random = SeededRandom(seed: 20_261_121)
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    bytes += (0..<Int.random(in: 1...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
                } else {
                    bytes += Self.pieces.randomElement(using: &random) ?? []
                }
            }
            let client = try server.connect()
            client.send(bytes)
            client.finishSending()
            #expect(client.readsToEnd())
        }
        #expect(try server.get("/alive")?.text == "/alive 0 0 ")
    }

    @Test func `a good request with one byte changed leaves the server at work`() throws {
        // libmicrohttpd keeps waiting for a silent client; the deadlines end that.
        let server = try TestServer(
            {
                $0.requestDeadline = .milliseconds(40)
                $0.idleTimeout = .milliseconds(20)
            },
            handler: { request in .text("\((try? request.form)?["a"] ?? "") \(request.cookies["c"] ?? "")") })
        let good = Array(
            ("POST /a/b?x=1%20 HTTP/1.1\r\nHost: h\r\nCookie: c=d\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Content-Length: 3\r\n\r\na=1").utf8)
        for index in good.indices {
            for byte in [UInt8(0), 9, 10, 13, 32, 37, 48, 58, 128, 255] {
                var bytes = good
                bytes[index] = byte
                let client = try server.connect()
                client.send(bytes)
                client.finishSending()
                #expect(client.readsToEnd())
            }
        }
        #expect(try server.get("/")?.status == 200)
    }
}
