import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite struct NetworkTests {
        @Test func `behind a proxy the site lies under its path, and its cookies are for HTTPS alone`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(
                data: data.path,
                arguments: ["--base-path", "/penny", "--trusted-proxy", "127.0.0.1", "--host", "money.example.org"], basePath: "/penny")
            let session = WebSession(SocketTransport(port: server.port), origin: "https://money.example.org")
            session.headers = [("X-Forwarded-Proto", "https"), ("X-Forwarded-For", "203.0.113.9")]
            let start = try session.get("/penny/sign-up")
            #expect(start.status == 200)
            #expect(start.response["Strict-Transport-Security"] != nil)
            let home = try session.submit(
                "/penny/sign-up",
                filling: [
                    "username": "mika", "email": "mika@example.org", "password": .text(PennyTests.member.password),
                    "first_name": "Mika", "last_name": "Lehto",
                ])
            #expect(home.status == 200)
            #expect(home.target == "/penny/")
            let cookie = try #require(session.cookies["__Host-penny_session-penny"])
            #expect(cookie.isSecure && cookie.isHTTPOnly && cookie.path == "/" && cookie.sameSite == "Lax" && !cookie.hasDomain)
            #expect(session.cookies.cookies.allSatisfy { $0.name.hasPrefix("__Host-penny_") })
            let links = home.document.siteLinks(from: home.target)
            #expect(links.count > 10)
            #expect(links.filter { !$0.path.hasPrefix("/penny/") } == [])
            for link in links where link.method == "GET" { #expect(try session.get(link.target).status == 200, "\(link)") }
            #expect(try server.program.waitForLine(containing: "signed up: user").contains("203.0.113.9"))
        }

        @Test func `what a stranger says about HTTPS and addresses counts for nothing`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let headers = [(name: "X-Forwarded-Proto", value: "https"), (name: "X-Forwarded-For", value: "203.0.113.9")]
            let answer = try SocketTransport(port: server.port).send(WireRequest("GET", "/sign-in", headers: headers))
            #expect(answer.all("Set-Cookie").contains { $0.hasPrefix("penny_visit=") && !$0.contains("Secure") })
            #expect(try server.program.waitForLine(containing: "GET /sign-in").contains("127.0.0.1"))
            #expect(!server.program.standardError.contains("203.0.113.9"))
        }

        @Test func `only own host names are answered`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path, arguments: ["--host", "money.example.org"])
            let transport = SocketTransport(port: server.port)
            let allowed = [
                "127.0.0.1:\(server.port)", "127.0.0.1", "localhost", "LOCALHOST:\(server.port)", "[::1]:\(server.port)", "192.168.1.20:8080",
                "penny.local", "penny.local:\(server.port)", "money.example.org", "money.example.org.", ProcessInfo.processInfo.hostName,
            ]
            for host in allowed {
                #expect(try transport.send(WireRequest("GET", "/sign-in", headers: [("Host", host)])).status == 200, "\(host)")
            }
            for host in ["evil.example", "evil.example:\(server.port)", "local", "money.example.org.evil.example", "127.0.0.1.evil.example"] {
                let answer = try transport.send(WireRequest("GET", "/sign-in", headers: [("Host", host)]))
                #expect(answer.status == 421, "\(host)")
                #expect(answer.document.text.contains("--host"), "\(host)")
                #expect(answer.document.forms.isEmpty)
            }
        }

        @Test(arguments: ["0", "1"])
        func `who sends one byte at a time keeps nobody else waiting`(threads: String) throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path, arguments: ["--threads", threads])
            let slow = try TCPConnection(port: server.port)
            let swift = SocketTransport(port: server.port, timeout: 5)
            for byte in "GET /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ".utf8 {
                try slow.write([byte])
                #expect(try swift.send(WireRequest("GET", "/healthz")).status == 200)
            }
            try slow.write("yes\r\n\r\n")
            let head = try slow.read(through: Array("\r\n\r\n".utf8))
            #expect(String(decoding: head, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
        }

        @Test func `the log tells requests apart and nothing about people or their money`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let session = try server.signUp()
            try session.addExpense("Marzipan", "4321.09")
            try session.get("/records?q=Marzipan")
            try session.get("/records?q=%0a2026-01-01T00:00:00Z%20error%20forged")
            try session.get("/no%0d%0asuch")
            let other = server.session()
            try other.get("/sign-in")
            try other.submit("/sign-in", filling: ["login": "mika", "password": "a wrong pass phrase"])
            try other.submit("/sign-in", filling: ["login": "mika@example.org", "password": .text(PennyTests.member.password)])
            try server.program.waitForLine(containing: "GET /records 200")
            #expect(try server.program.terminate() == .status(0))

            let log = server.program.standardError
            for secret in [
                "Marzipan", "4321", "forged", "q=", "?", "a wrong pass", "tussock", "mika", "example.org",
                session.cookies["penny_session"]?.value ?? "no cookie", session.cookies["penny_visit"]?.value ?? "no visit",
            ] {
                #expect(!log.contains(secret), "\(secret)")
            }
            for line in log.split(separator: "\n") { #expect(line.hasPrefix("20") && line.contains("Z "), "\(line)") }
            #expect(log.contains("signed up: user"))
            #expect(log.contains("POST /transactions 303"))
            #expect(log.contains("POST /sign-in 422") || log.contains("POST /sign-in 403"))
        }
    }
}
