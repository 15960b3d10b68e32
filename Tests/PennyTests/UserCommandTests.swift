import Foundation
import LoadSupport
import Storage
import TestSupport
import Testing

extension PennyTests {
    @Suite struct UserCommandTests {
        /// A server with an operator who has signed up, and its data directory.
        private struct Scene {
            let data: TemporaryDirectory
            let server: PennyServer
            let session: WebSession

            init() throws {
                data = try TemporaryDirectory()
                server = try PennyServer(data: data.path)
                session = try server.signUp()
            }

            func run(_ arguments: String..., input: String = "") throws -> Run { try Run(arguments + ["--data", data.path], input: input) }

            func json(_ arguments: String...) throws -> Any {
                let run = try Run(arguments + ["--json", "--data", data.path])
                return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            }

            @discardableResult
            func addNoa() throws -> Run { try run("user", "add", "noa", "--email", "noa@example.org", input: UserCommandTests.noa.password + "\n") }
        }

        static let noa = Credentials(login: "noa", password: "pebble orchard 7 tram")

        @Test func `a person is added beside a running server, and signs in with the password from standard input`() throws {
            let scene = try Scene()
            let added = try scene.run(
                "user", "add", "noa", "--email", "noa@example.org", "--first-name", "Noa", "--language", "ja", "--json",
                input: Self.noa.password + "\n")
            #expect(added.exit == .status(0), "\(added.errors)")
            let person = try #require(try JSONSerialization.jsonObject(with: Data(added.output.utf8)) as? [String: Any])
            #expect(person["username"] as? String == "noa" && person["role"] as? String == "member" && person["language"] as? String == "ja")
            let session = scene.server.session()
            try session.signIn(Self.noa)
            #expect(try session.get("/accounts").text.contains("JPY") || session.get("/accounts").text.contains("￥"))
            #expect(try session.get("/operator").status == 403)
        }

        @Test func `a server is prepared before its first start, and the first person is its operator`() throws {
            let data = try TemporaryDirectory(), directory = data.file("new/data").path
            let arguments = ["user", "add", "noa", "--email", "noa@example.org", "--data", directory]
            // A password that is refused leaves no database behind.
            #expect(try Run(arguments, input: "short\n").exit == .status(1) && !FileManager.default.fileExists(atPath: directory))
            let added = try Run(arguments, input: Self.noa.password + "\n")
            #expect(added.exit == .status(0) && added.output.contains("noa is added as an operator."), "\(added.errors)")
            let server = try PennyServer(data: directory), session = server.session()
            try session.signIn(Self.noa)
            #expect(try session.get("/operator").status == 200)
        }

        @Test func `the password of a terminal is taken whole, but for the line break at its end`() throws {
            let scene = try Scene()
            _ = try scene.run("user", "add", "noa", "--email", "noa@example.org", input: "  spaces count, all of them  ")
            try scene.server.session().signIn(Credentials(login: "noa", password: "  spaces count, all of them  "))
        }

        @Test(arguments: [
            (["no/a", "--email", "noa@example.org"], "pebble orchard 7 tram", "User name: Use letters"),
            (["noa", "--email", "nowhere"], "pebble orchard 7 tram", "E-mail: Enter an e-mail address"),
            (["noa", "--email", "noa@example.org"], "short", "Password: Use at least 10"),
            (["noa", "--email", "noa@example.org"], "", "Password: Enter a password"),
            (["noa", "--email", "noa@example.org"], "password1234", "Password: This password is easy to guess"),
            (["mika", "--email", "noa@example.org"], "pebble orchard 7 tram", "This user name is taken."),
            (["noa", "--email", "mika@example.org"], "pebble orchard 7 tram", "This e-mail address is used by another account."),
            (
                ["no/a", "--email", "nowhere"], "short",
                "E-mail: Enter an e-mail address such as name@example.org. Password: Use at least 10 characters."
            ),
        ])
        func `what the sign-up would refuse is refused in one line`(arguments: [String], password: String, sentence: String) throws {
            let scene = try Scene()
            let run = try Run(["user", "add"] + arguments + ["--data", scene.data.path], input: password)
            #expect(run.exit == .status(1))
            #expect(run.errorLine.contains(sentence))
            #expect(!run.errors.contains("tram"))
            #expect((try scene.json("user", "list") as? [Any])?.count == 1)
        }

        @Test func `the list is a table or JSON, and has no secret`() throws {
            let scene = try Scene()
            try scene.addNoa()
            let table = try scene.run("user", "list").output.split(separator: "\n")
            #expect(table.count == 3 && table[0].hasPrefix("NAME  E-MAIL"))
            #expect(table[1].hasPrefix("mika  mika@example.org  operator  active"))
            #expect(table[2].hasPrefix("noa   noa@example.org   member    active"))
            let people = try #require(try scene.json("user", "list") as? [[String: Any]])
            #expect(people.map { $0["sessions"] as? Int } == [1, 0])
            let shown = try scene.run("user", "show", "NOA@example.org").output + scene.run("user", "show", "noa", "--json").output
            for text in [table.joined(), try scene.run("user", "list", "--json").output, shown] {
                for secret in ["scrypt", "$n=", "token", "password"] { #expect(!text.contains(secret)) }
            }
        }

        @Test func `acts hold at once in the running server, and are in the audit log`() throws {
            let scene = try Scene()
            try scene.addNoa()
            let noa = scene.server.session()
            try noa.signIn(Self.noa)
            #expect(try scene.run("user", "make-operator", "noa").output == "noa runs the server.\n")
            #expect(try noa.get("/operator").status == 200)
            #expect(try scene.run("user", "make-operator", "noa", "--member").exit == .status(0))
            #expect(try noa.get("/operator").status == 403)
            #expect(try scene.run("user", "sign-out", "noa").exit == .status(0))
            #expect(try noa.get("/records").target.hasPrefix("/sign-in"))
            try noa.signIn(Self.noa)
            #expect(try scene.run("user", "disable", "noa").exit == .status(0))
            #expect(try noa.get("/records").target.hasPrefix("/sign-in"))
            #expect(throws: PennyServer.Failure.self) { try noa.signIn(Self.noa) }
            #expect(try scene.run("user", "enable", "noa").exit == .status(0))
            try noa.signIn(Self.noa)
            let entries = try #require(try scene.json("audit", "--user", "noa") as? [[String: Any]])
            let acts = ["user-enabled", "user-disabled", "signed-out", "made-member", "made-operator", "user-added"]
            #expect(entries.compactMap { $0["act"] as? String } == acts)
            #expect(
                entries.allSatisfy {
                    $0["source"] as? String == "terminal" && $0["terminal"] as? String != "" && $0["about_username"] as? String == "noa"
                })
            #expect(try scene.run("audit", "--limit", "1").output.split(separator: "\n").count == 2)
            #expect((try scene.json("audit", "--since", "2999-01-01") as? [Any])?.isEmpty == true)
        }

        @Test func `the last operator stays while there are others`() throws {
            let scene = try Scene()
            try scene.addNoa()
            for arguments in [
                ["disable", "mika"], ["make-operator", "mika", "--member"], ["delete", "mika", "--yes"], ["delete", "mika", "--yes", "--grace"],
            ] {
                let run = try Run(["user"] + arguments + ["--data", scene.data.path])
                #expect(run.exit == .status(1))
                #expect(run.errorLine.contains("This is the only operator of the server"))
            }
            #expect(try scene.session.get("/operator").status == 200)
        }

        @Test func `a person is deleted with --yes, at once or with a grace, and not without`() throws {
            let scene = try Scene()
            try scene.addNoa()
            let noa = scene.server.session()
            try noa.signIn(Self.noa)
            let refused = try scene.run("user", "delete", "noa")
            #expect(refused.exit == .status(1) && refused.errorLine.contains("--yes"))
            #expect(try scene.run("user", "delete", "noa", "--yes", "--grace").output.contains("in 14 days"))
            #expect(try scene.run("user", "list").output.contains("leaves 20"))
            #expect(try noa.get("/records").status == 200)
            #expect(try scene.run("user", "delete", "noa", "--yes").output == "noa is deleted.\n")
            #expect(try noa.get("/records").target.hasPrefix("/sign-in"))
            let entries = try #require(try scene.json("audit", "--limit", "1") as? [[String: Any]])
            #expect(entries.first?["act"] as? String == "user-deleted" && entries.first?["about_username"] is NSNull)
            #expect(try PennyServer.check(data: scene.data.path).exit == .status(0))
        }

        @Test func `a person is deleted while something reads the database, and the words are overwritten later`() throws {
            let scene = try Scene()
            try scene.addNoa()
            let store = try Store(at: scene.data.file("penny.sqlite").path, exclusive: false)
            let run = try store.snapshot {
                #expect(try store.read { try $0.users.count() } == 2)
                return try scene.run("user", "delete", "noa", "--yes")
            }
            try store.close()
            #expect(run.exit == .status(0) && run.output.hasPrefix("noa is deleted.\n"))
            #expect(run.output.contains("could not be overwritten yet"))
            #expect(try PennyServer.check(data: scene.data.path).exit == .status(0))
        }

        @Test func `a reset link sets a new password once`() throws {
            let scene = try Scene()
            try scene.addNoa()
            let origin = "http://127.0.0.1:\(scene.server.port)"
            let made = try scene.run("user", "reset-password", "noa", "--origin", origin)
            let link = try #require(made.output.split(separator: "\n").last.map(String.init))
            #expect(link.hasPrefix(origin + "/reset?link="))
            let session = scene.server.session()
            _ = try session.get(String(link.dropFirst(origin.count)))
            let page = try session.submit("/reset", filling: ["new": "gravel lantern 9 moth", "repeat": "gravel lantern 9 moth"])
            #expect(page.target == "/sign-in")
            try session.signIn(Credentials(login: "noa", password: "gravel lantern 9 moth"))
            #expect(try scene.server.session().get(String(link.dropFirst(origin.count))).status == 404)
            #expect(!scene.server.program.standardError.contains(String(link.suffix(43))))
            let guessed = try scene.json("user", "reset-password", "noa") as? [String: Any]
            #expect((guessed?["link"] as? String)?.contains(":8080/reset?link=") == true)
        }

        @Test func `backups and checks are in the audit log`() throws {
            let scene = try Scene()
            let made = try scene.json("backup", scene.data.file("copy.sqlite").path) as? [String: Any]
            #expect(made?["file"] as? String == scene.data.file("copy.sqlite").path)
            #expect(try scene.run("check").exit == .status(0))
            let entries = try #require(try scene.json("audit") as? [[String: Any]])
            #expect(entries.compactMap { $0["act"] as? String } == ["checked", "backup-made", "signed-up"])
        }

        @Test(arguments: [
            (["user", "list"], "There is no database"), (["user", "disable", "nobody"], "There is no user nobody."),
            (["audit", "--user", "nobody"], "There is no user nobody."),
        ])
        func `what cannot be done is one line and status 1`(arguments: [String], sentence: String) throws {
            let data = try TemporaryDirectory()
            if !sentence.contains("database") { try PennyServer(data: data.path).program.terminate() }
            let run = try Run(arguments + ["--data", data.path])
            #expect(run.exit == .status(1))
            #expect(run.errorLine.contains(sentence))
        }
    }
}
