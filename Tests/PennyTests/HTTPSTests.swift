import Foundation
import LoadSupport
import TestSupport
import Testing

@testable import Fetching

extension PennyTests {
    @Suite struct HTTPSTests {
        /// Fetches over HTTPS from a local server, trusting only the authority of a data directory.
        private static func get(_ path: String, port: UInt16, data: TemporaryDirectory) throws -> Fetched {
            var fetcher = Fetcher()
            fetcher.trustedCertificates = data.file("tls/authority.pem").path
            return try fetcher.get("https://localhost:\(port)\(path)")
        }

        @Test func `one command makes a certificate, and the server speaks HTTPS with it beside HTTP`() throws {
            let data = try TemporaryDirectory(), port = try FreePort.find()
            let made = try Run(["tls", "init", "--data", data.path, "--name", "money.example.org"])
            #expect(made.exit == .status(0))
            #expect(
                made.output.contains("    money.example.org\n") && made.output.contains("    127.0.0.1\n")
                    && made.output.contains("penny serve") && made.output.contains("There is no database in \(data.path) yet"))
            for name in ["authority.pem", "server.pem"] {
                let mode =
                    try FileManager.default.attributesOfItem(atPath: data.file("tls/\(name)").path)[.posixPermissions] as? Int
                #expect(mode == 0o600, "\(name)")
            }
            let server = try PennyServer(data: data.path, arguments: ["--https-listen", "127.0.0.1:\(port)"])
            try server.program.waitForLine(containing: "HTTPS on port \(port)")
            for port in [port, server.port] {
                let page = try Self.get("/sign-in", port: port, data: data)
                #expect(page.status == 200)
                #expect(
                    page["Set-Cookie"]?.hasPrefix("__Host-penny_visit=") == true && page["Set-Cookie"]?.contains("Secure") == true
                )
                #expect(page["Strict-Transport-Security"] == "max-age=86400")
                #expect(try SocketTransport(port: port).send(WireRequest("GET", "/sign-in")).status == 200)
            }
            let named = try SocketTransport(port: server.port).send(
                WireRequest("GET", "/sign-in", headers: [("Host", "money.example.org")]))
            #expect(named.status == 200, "The site answers to the names of its certificate.")
            let der = try SocketTransport(port: server.port).send(WireRequest("GET", "/settings/https/authority.crt")).body
            let pem = try String(contentsOf: data.file("tls/authority.pem"), encoding: .utf8).filter { !$0.isNewline }
            #expect(der.count > 300 && pem.contains(Data(der).base64EncodedString()))
            #expect(!pem.isEmpty && !Data(der).base64EncodedString().contains("PRIVATE"))

            let page = try server.signUp().get("/settings/https")
            #expect(page.text.contains("This connection is not encrypted") && page.text.contains("money.example.org"))
            #expect(try !Run(["tls", "init", "--force", "--data", data.path]).output.contains("There is no database"))
            #expect(try server.program.terminate() == .status(0))
        }

        @Test func `a second authority is made on demand only`() throws {
            let data = try TemporaryDirectory()
            #expect(try Run(["tls", "init", "--data", data.path]).exit == .status(0))
            let before = try Data(contentsOf: data.file("tls/authority.pem"))
            let refused = try Run(["tls", "init", "--data", data.path])
            #expect(refused.exit == .status(1))
            #expect(refused.errorLine.contains("--force") && refused.errorLine.contains("install it again"))
            #expect(try Data(contentsOf: data.file("tls/authority.pem")) == before)
            #expect(try Run(["tls", "init", "--force", "--data", data.path]).exit == .status(0))
            #expect(try Data(contentsOf: data.file("tls/authority.pem")) != before)
        }

        @Test func `status tells people and programs how things stand`() throws {
            let data = try TemporaryDirectory()
            let none = try Run(["tls", "status", "--data", data.path])
            #expect(none.exit == .status(1) && none.errorLine.contains("penny tls init"))
            #expect(try Run(["tls", "renew", "--data", data.path]).errorLine.contains("penny tls init"))
            _ = try Run(["tls", "init", "--data", data.path])
            let renewed = try Run(["tls", "renew", "--data", data.path, "--name", "nas.local", "--address", "192.168.77.7"])
            #expect(renewed.exit == .status(0) && renewed.output.contains("nas.local") && renewed.output.contains("192.168.77.7"))
            let foreign = try Run(["tls", "renew", "--data", data.path, "--name", "bank.example"])
            #expect(foreign.exit == .status(1) && foreign.errorLine.contains("bank.example"))
            let text = try Run(["tls", "status", "--data", data.path])
            #expect(text.exit == .status(0) && text.output.contains("nas.local"))
            let status = try Run(["tls", "status", "--json", "--data", data.path])
            let json = try #require(try JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any])
            #expect(json["ok"] as? Bool == true)
            let names = (json["certificate"] as? [String: Any])?["names"] as? [String]
            #expect(names?.contains("nas.local") == true && names?.contains("localhost") == true)
            try Data("garbage".utf8).write(to: data.file("tls/server.pem"))
            let broken = try Run(["tls", "status", "--json", "--data", data.path])
            #expect(broken.exit == .status(1) && broken.output.hasPrefix(#"{"ok":false,"problems":["#))
        }

        @Test func `a wrong certificate of the operator's ends the start with one line that says what to do`() throws {
            let data = try TemporaryDirectory(), other = try TemporaryDirectory()
            for directory in [data, other] { _ = try Run(["tls", "init", "--data", directory.path]) }
            let right = data.file("tls/server.pem").path, garbage = data.file("garbage.pem").path,
                encrypted = data.file("encrypted.pem").path
            try Data("garbage".utf8).write(to: URL(fileURLWithPath: garbage))
            let key = "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n"
            try Data(key.utf8).write(to: URL(fileURLWithPath: encrypted))
            let cases: [(certificate: String, key: String, words: String)] = [
                (data.file("absent.pem").path, right, "There is no file"),
                (right, other.file("tls/server.pem").path, "does not match the certificate"),
                (garbage, right, "contains no certificate"), (right, garbage, "contains no private key"),
                (right, encrypted, "openssl pkey"),
                (data.path, right, "Is a directory"),
            ]
            for (certificate, key, words) in cases {
                let run = try Run([
                    "serve", "--data", other.file("new").path, "--listen", "127.0.0.1:0", "--tls-certificate", certificate,
                    "--tls-key", key,
                ])
                #expect(run.exit == .status(1))
                #expect(run.errorLine.hasPrefix("penny: ") && run.errorLine.contains(words), "\(run.errorLine)")
            }
            let server = try PennyServer(
                data: other.file("new").path,
                arguments: ["--https-listen", "127.0.0.1:0", "--tls-certificate", right, "--tls-key", right, "--no-hsts"])
            let page = try Self.get("/sign-in", port: server.port, data: data)
            #expect(page.status == 200 && page["Strict-Transport-Security"] == nil)
            #expect(
                try SocketTransport(port: server.port).send(WireRequest("GET", "/settings/https/authority.crt")).status == 404)
        }

        @Test func `a certificate of Penny's own that is damaged is made anew`() throws {
            let data = try TemporaryDirectory()
            _ = try Run(["tls", "init", "--data", data.path])
            try Data("garbage".utf8).write(to: data.file("tls/server.pem"))
            let server = try PennyServer(data: data.path, arguments: ["--https-listen", "127.0.0.1:0"])
            #expect(try Self.get("/healthz", port: server.port, data: data).body == Array("ok\n".utf8))
        }
    }
}
