import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite struct ServeTests {
        @Test func `a server starts, says where, and is healthy`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let answer = try SocketTransport(port: server.port).send(WireRequest("GET", "/healthz"))
            #expect(answer.status == 200)
            #expect(answer.text == "ok\n")
            let line = try server.program.waitForLine(containing: "open http")
            #expect(line.contains("http://localhost:\(server.port)/") && !line.contains("another device"))
        }

        @Test func `a server that fetches nothing has not loaded libcurl, with all that it brings`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            // Read line by line: Foundation treats the first short read as the end.
            let maps = try #require(fopen("/proc/\(server.program.processID)/maps", "r"))
            defer { fclose(maps) }
            var line = [CChar](repeating: 0, count: 4_096), libraries = ""
            while fgets(&line, Int32(line.count), maps) != nil {
                libraries += line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
            }
            #expect(libraries.contains("libmicrohttpd") && !libraries.contains("libcurl"))
        }

        @Test func `the environment says where to listen and where the data is, in a file too, and flags win`() throws {
            let data = try TemporaryDirectory(), other = try TemporaryDirectory()
            let ports = [try FreePort.find(), try FreePort.find()]
            try Data("\(other.path)\n".utf8).write(to: data.file("path"))
            let cases: [(arguments: [String], environment: [String: String], port: UInt16, data: String)] = [
                ([], ["PENNY_LISTEN": "127.0.0.1:\(ports[0])", "PENNY_DATA": data.file("one").path], ports[0], data.file("one").path),
                ([], ["PENNY_LISTEN": "127.0.0.1:\(ports[0])", "PENNY_DATA_FILE": data.file("path").path], ports[0], other.path),
                (
                    ["--listen", "127.0.0.1:\(ports[1])", "--data", data.file("two").path],
                    ["PENNY_LISTEN": "127.0.0.1:\(ports[0])", "PENNY_DATA": data.file("three").path], ports[1], data.file("two").path
                ),
            ]
            for (arguments, environment, port, directory) in cases {
                let program = try RunningProgram("penny", ["serve"] + arguments, environment: environment)
                try program.waitForPort(port)
                #expect(try SocketTransport(port: port).send(WireRequest("GET", "/healthz")).status == 200)
                #expect(FileManager.default.fileExists(atPath: directory + "/penny.sqlite"))
                #expect(try program.terminate() == .status(0))
            }
            #expect(!FileManager.default.fileExists(atPath: data.file("three").path))
        }

        @Test func `a second server on the same data, or the same port, is refused with one line`() throws {
            let data = try TemporaryDirectory(), other = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let sameData = try Run(["serve", "--listen", "127.0.0.1:0", "--data", data.path])
            #expect(sameData.exit == .status(1))
            #expect(sameData.errorLine == "penny: Another Penny process is using this database. Stop it first.")
            let samePort = try Run(["serve", "--listen", "127.0.0.1:\(server.port)", "--data", other.path])
            #expect(samePort.exit == .status(1))
            #expect(samePort.errorLine.contains("127.0.0.1:\(server.port)"))
            #expect(try SocketTransport(port: server.port).send(WireRequest("GET", "/healthz")).status == 200)
        }

        @Test(arguments: [SIGTERM, SIGINT])
        func `a signal ends the server within ten seconds, after the request that is there`(signal: Int32) throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let session = try server.signUp()
            let body = try session.transactionForm().body(["id": TimeOrderedUUID.make(), "title": "Last train", "amount": "7"])
            let connection = try TCPConnection(port: server.port)
            let cookie = session.cookies.header(for: "/", isSecure: false) ?? ""
            try connection.write(
                """
                POST /transactions HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(session.origin)\r\nCookie: \(cookie)\r
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\nExpect: 100-continue\r\n\r\n
                """)
            let wanted = try connection.read(through: Array("\r\n\r\n".utf8))
            #expect(String(decoding: wanted, as: UTF8.self).hasPrefix("HTTP/1.1 100"))
            server.program.send(signal: signal)
            try server.program.waitForLine(containing: signal == SIGTERM ? "stopping on SIGTERM" : "stopping on SIGINT")
            try connection.write(body)
            let head = String(decoding: try connection.read(through: Array("\r\n\r\n".utf8)), as: UTF8.self)
            #expect(head.hasPrefix("HTTP/1.1 303"))
            #expect(try server.program.waitForExit(seconds: 10) == .status(0))
            #expect(throws: TCPConnection.Failure.self) { try TCPConnection(port: server.port) }

            let next = try PennyServer(data: data.path)
            let later = next.session(continuing: session)
            #expect(try later.get("/").target == "/" && later.page?.document.title == "Overview · Penny", "The person is still signed in.")
            #expect(try later.get("/records").text.contains("Last train"))
        }
    }
}
