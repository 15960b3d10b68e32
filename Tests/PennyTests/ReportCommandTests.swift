import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    /// The command `penny report`.
    @Suite struct ReportCommandTests {
        /// A running server with a person who has two expenses of today, and its data directory.
        private struct Scene {
            let data: TemporaryDirectory
            let server: PennyServer
            let mika: WebSession

            init() throws {
                data = try TemporaryDirectory()
                server = try PennyServer(data: data.path)
                mika = try server.signUp()
                for (title, amount) in [("Tea for two", "3.50"), ("Bread #weekly", "4.25")] { try mika.addExpense(title, amount) }
            }

            func run(_ arguments: String...) throws -> Run { try Run(["report", "--data", data.path, "--user", "mika"] + arguments) }
            func page(_ path: String) throws -> WireResponse { try mika.get(path).response }
        }

        private static func json(_ text: String) throws -> NSDictionary {
            try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
        }

        @Test func `figures are printed as a table, and as JSON they are those of the JSON interface`() throws {
            let scene = try Scene(), table = try scene.run("--compare", "year")
            #expect(table.exit == .status(0) && table.errors == "")
            #expect(table.output.contains("Total") && table.output.contains("7.75") && table.output.contains("Income less expenses"))
            let ends = table.output.split(separator: "\n").compactMap { line in
                line.range(of: "7.75").map { line.distance(from: line.startIndex, to: $0.upperBound) }
            }
            #expect(ends.count == 3 && ends.first == ends.dropFirst().first, "\(table.output)")
            let json = try Self.json(scene.run("--json", "--group-by", "month", "--date", "this-month").output)
            let token = try scene.mika.makeToken("Reports")
            let request = WireRequest(
                "GET", "/api/v1/reports?group_by=month&date=this-month", headers: [(name: "Authorization", value: "Bearer \(token)")])
            #expect(try json == Self.json(scene.server.session().send(request).text))
            let tagged = try Self.json(scene.run("--json", "--tag", "#weekly", "--group-by", "hashtag").output)
            let total = (tagged["expenses"] as? NSDictionary)?["total"] as? NSDictionary
            #expect(total?["amount"] as? String == "4.25")
        }

        @Test func `each file is that of the page of reports, and - is the standard output`() throws {
            let scene = try Scene(), pdf = scene.data.file("a.pdf").path, journal = scene.data.file("a.journal").path
            let made = try scene.run("--pdf", pdf, "--journal", journal, "--paper", "letter")
            #expect(made.exit == .status(0) && made.output == "The report is in \(pdf).\nThe report is in \(journal).\n")
            #expect(try Data(contentsOf: URL(fileURLWithPath: pdf)).starts(with: Data("%PDF-".utf8)))
            #expect(try FileManager.default.attributesOfItem(atPath: pdf)[.posixPermissions] as? Int == 0o600)
            #expect(try String(contentsOfFile: journal, encoding: .utf8) == scene.page("/reports.journal").text)
            #expect(try scene.run("--beancount", "-").output == scene.page("/reports.beancount").text)
            let csv = try scene.run("--csv", "-", "--group-by", "week", "--date", "all", "--journal", journal, "--replace")
            #expect(try csv.exit == .status(0) && csv.output == scene.page("/reports.csv?group_by=week&view=all").text)
            #expect(try scene.run("--csv", "-", "--language", "ja").output.contains("支出"))
        }

        @Test func `a kept report is asked for by its name alone`() throws {
            let scene = try Scene()
            try scene.mika.get("/reports?date=this-year&group_by=month")
            try scene.mika.submit("/reports/kept", filling: ["name": "By month"])
            let made = try scene.run("by MONTH", "--csv", "-")
            #expect(try made.exit == .status(0) && made.output == scene.page("/reports.csv?date=this-year&group_by=month").text)
            #expect(try scene.run("Nothing", "--json").errorLine == "penny: There is no kept report Nothing. There are: By month.")
            #expect(try scene.run("By month", "--group-by", "week").exit == .status(64))
        }

        @Test func `a household's book is read by everybody in it, and no other`() throws {
            let scene = try Scene()
            try scene.mika.get("/household")
            try scene.mika.submit("/household", filling: ["name": "The Hales"])
            let shared = try scene.run("--household", "--group-by", "person")
            #expect(shared.exit == .status(0) && shared.output.hasPrefix("The Hales") && shared.output.contains("no records"))
            _ = try Run(["user", "add", "noa", "--email", "noa@example.org", "--data", scene.data.path], input: UserCommandTests.noa.password + "\n")
            let alone = try Run(["report", "--data", scene.data.path, "--user", "noa", "--household"])
            #expect(alone.exit == .status(1) && alone.errorLine == "penny: noa is in no household.")
        }

        @Test func `what cannot be done is one line that says why`() throws {
            let scene = try Scene(), file = scene.data.file("a.csv").path
            try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
            for (arguments, line) in [
                (["--account", "Vault"], "There is no account Vault. There are: "),
                (["--category", "Spaceships"], "There is no category Spaceships."),
                (["--tag", "yearly"], "There is no hashtag yearly. There are: family, "), (["--csv", file], "\(file) exists already."),
                (["--pdf", "/nonexistent/a.pdf"], "There is no directory /nonexistent."),
            ] {
                let run = try Run(["report", "--data", scene.data.path, "--user", "mika"] + arguments)
                #expect(run.exit == .status(1) && run.errorLine.contains(line) && run.output == "", "\(run.errors)")
            }
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
            let nobody = try Run(["report", "--data", scene.data.path, "--user", "nobody"])
            #expect(nobody.exit == .status(1) && nobody.errorLine == "penny: There is no user nobody.")
        }
    }
}
