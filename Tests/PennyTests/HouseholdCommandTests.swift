import Foundation
import LoadSupport
import Storage
import TestSupport
import Testing

extension PennyTests {
    @Suite struct HouseholdCommandTests {
        /// A running server with a household of two, and its data directory.
        private struct Scene {
            let data: TemporaryDirectory
            let server: PennyServer
            /// The operator, who is the administrator, and a member.
            let mika, noa: WebSession

            init() throws {
                data = try TemporaryDirectory()
                server = try PennyServer(data: data.path)
                mika = try server.signUp()
                _ = try Run(
                    ["user", "add", "noa", "--email", "noa@example.org", "--data", data.path], input: UserCommandTests.noa.password + "\n")
                noa = server.session()
                try noa.signIn(UserCommandTests.noa)
                try mika.get("/household")
                try mika.submit("/household", filling: ["name": "The Hales"])
                let invitation = try mika.submit("/household/invitations")
                let link = try #require(invitation.text.firstMatch(of: /\/invitations\/[0-9A-Za-z_-]{43}/)).output
                try noa.get(String(link))
                try noa.submit(String(link), filling: ["consent": true])
            }

            func run(_ arguments: String..., input: String = "") throws -> Run {
                try Run(["household"] + arguments + ["--data", data.path], input: input)
            }
        }

        @Test func `households are listed and shown with their people and nothing of their money`() throws {
            let scene = try Scene()
            let list = try scene.run("list"), json = try scene.run("show", "The Hales", "--json")
            #expect(list.output.contains("The Hales") && list.output.contains("household"))
            let found = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            let people = try #require(found["people"] as? [[String: Any]])
            #expect(people.compactMap { $0["role"] as? String } == ["administrator", "member"])
            #expect(Set(found.keys) == ["id", "name", "kind", "created_at", "people"])
            let byID = try scene.run("show", try #require(found["id"] as? String))
            #expect(byID.exit == .status(0) && byID.output.contains("noa"))
            let none = try scene.run("show", "The Ravens")
            #expect(none.exit == .status(1) && none.errors.contains("There is no household The Ravens."))
        }

        @Test func `somebody is removed with the next page, and the household goes on`() throws {
            let scene = try Scene()
            #expect(try scene.noa.get("/household/records").status == 200)
            #expect(try scene.run("remove-person", "mika").output == "mika is in no household any more.\n")
            #expect(try scene.mika.get("/household/records").status == 404 && scene.noa.get("/household/people").status == 200)
            let alone = try scene.run("remove-person", "noa")
            #expect(alone.exit == .status(1) && alone.errors.contains("alone in the household"))
            #expect(try scene.run("remove-person", "mika").errors.contains("mika is in no household."))
            #expect(try Run(["audit", "--data", scene.data.path]).output.contains("household-person-removed"))
        }

        @Test func `the book of a household goes to another server, and its administrator says who they are in it`() throws {
            let scene = try Scene(), other = try TemporaryDirectory(), file = scene.data.file("hales.zip").path
            let refused = try Run(["export", "noa", file, "--household", "--data", scene.data.path])
            #expect(refused.exit == .status(1) && refused.errorLine == "penny: noa administers no household.")
            let made = try Run(["export", "mika", file, "--household", "--data", scene.data.path])
            #expect(made.exit == .status(0) && made.output == "The book of The Hales is in \(file).\n")
            let server = try PennyServer(data: other.path), mika = try server.signUp()
            try mika.get("/household")
            try mika.submit("/household", filling: ["name": "New"])
            let command = ["import", "mika", file, "--data", other.path]
            #expect(try Run(command).errorLine.contains("This is the export of a shared book."))
            let unknown = try Run(command + ["--household", "--as", "Nobody", "--yes"])
            #expect(unknown.errorLine == "penny: Nobody in the file has the name Nobody.")
            let done = try Run(command + ["--household", "--as", "Bench Mark", "--yes"])
            #expect(done.exit == .status(0) && done.output.hasPrefix("New now has 0 records, "))
            let people = try mika.get("/household/people").text
            #expect(people.contains("noa") && people.contains("Name only"))
            #expect(try PennyServer.check(data: other.path).exit == .status(0))
        }

        @Test func `a household is ended after a question, and restored by its administrator`() throws {
            let scene = try Scene()
            let asked = try scene.run("dissolve", "The Hales")
            #expect(asked.exit == .status(1) && asked.errors.contains("--yes"))
            #expect(try scene.noa.get("/household/records").status == 200)
            #expect(try scene.run("dissolve", "The Hales", "--yes").exit == .status(0))
            #expect(try scene.noa.get("/household/records").status == 404 && scene.mika.get("/household/records").status == 404)
            try scene.mika.get("/household")
            try scene.mika.submit("/household/restore")
            #expect(try scene.mika.get("/household/records").status == 200 && scene.noa.get("/household/records").status == 404)
            #expect(try PennyServer.check(data: scene.data.path).exit == .status(0))
        }
    }
}
