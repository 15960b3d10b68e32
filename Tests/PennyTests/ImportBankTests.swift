import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    /// The command `penny import-bank`.
    @Suite struct ImportBankTests {
        /// A running server with one person, whose only account is in US dollars.
        private struct Scene {
            let data: TemporaryDirectory
            let server: PennyServer
            let mika: WebSession

            init() throws {
                data = try TemporaryDirectory()
                server = try PennyServer(data: data.path)
                mika = try server.signUp()
            }

            func file(_ name: String, _ lines: String...) throws -> String {
                let file = data.file(name)
                try Data(lines.joined(separator: "\n").utf8).write(to: file)
                return file.path
            }

            func coffees() throws -> String {
                try file(
                    "march.csv", "Date,Payee,Amount,Currency,Balance", "2026-03-30,Café Blau,-3.50,USD,96.50", "2026-03-30,Café Blau,-3.50,USD,93.00",
                    "2026-03-31,Employer,100.00,USD,193.00", "2026-02-31,Nobody,-1.00,USD,192.00")
            }

            func run(_ arguments: [String]) throws -> Run { try Run(["import-bank", "--user", "mika", "--data", data.path] + arguments) }

            func json(_ arguments: String...) throws -> [String: Any] {
                let run = try run(arguments + ["--json"])
                #expect(run.exit == .status(0) && run.errors == "", "\(run.errors)")
                return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            }

            func count(_ state: String, _ report: [String: Any]) -> Int? { (report["counts"] as? [String: Int])?[state] }
        }

        @Test func `a dry run says what would be done and leaves nothing behind`() throws {
            let scene = try Scene(), file = try scene.coffees()
            let run = try scene.run([file])
            #expect(run.exit == .status(0) && run.errors == "", "\(run.errors)")
            #expect(run.output.contains("march.csv (CSV) into ") && run.output.contains("2026-03-30 to 2026-03-31"), "\(run.output)")
            #expect(run.output.contains("“2026-02-31” is no date. Row 5 of the file."))
            #expect(run.output.hasSuffix("Nothing was changed. With --apply, 3 records are added.\n"))
            let report = try scene.json(file)
            #expect(report["applied"] as? Bool == false && report["id"] is NSNull && report["records"] as? Int == 3)
            #expect(scene.count("new", report) == 3 && scene.count("wrong", report) == 1)
            let doubtful = try #require(report["doubtful"] as? [[String: Any]])
            #expect(doubtful.compactMap { $0["state"] as? String } == ["wrong"])
            let balances = try #require(report["balances"] as? [[String: Any]])
            #expect(balances.first?["bank"] as? String == "193.00" && balances.first?["difference"] as? String == "-100.00", "\(balances)")
            #expect(try scene.run(["--list", "--json"]).output == "[]\n")
            #expect(try !scene.mika.get("/records").text.contains("Café Blau") && !scene.mika.get("/import").text.contains("march.csv"))
        }

        @Test func `an import while the server runs adds what is new, once, and is taken back as a whole`() throws {
            let scene = try Scene(), file = try scene.coffees()
            let made = try scene.json(file, "--apply"), id = try #require(made["id"] as? String)
            #expect(made["applied"] as? Bool == true && made["records"] as? Int == 3)
            #expect(try scene.mika.get("/records?view=all").text.contains("Café Blau"))
            let later = try scene.file(
                "april.csv", "Date,Payee,Amount,Currency,Balance", "2026-03-31,Employer,100.00,USD,193.00", "2026-04-01,Kiosk,-2.00,USD,191.00")
            let again = try scene.json(file, later, "--apply")
            #expect(scene.count("present", again) == 4 && scene.count("new", again) == 1 && again["records"] as? Int == 1, "\(again)")
            let list = try scene.run(["--list"])
            #expect(list.output.contains(id) && list.output.contains("march.csv, april.csv"))
            let told = try scene.run(["--take-back", id]).output.split(separator: "\n")
            #expect(told.first == "3 records were taken back." && told.count == 2, "\(told)")
            #expect(told.last?.hasPrefix("The balance of ") == true && told.last?.hasSuffix("USD.") == true, "\(told)")
            #expect(try !scene.mika.get("/records?view=all").text.contains("Café Blau"))
            #expect(try scene.run(["--list"]).output.contains("taken back"))
            #expect(scene.count("new", try scene.json(file)) == 3)
            #expect(try Run(["check", "--data", scene.data.path]).exit == .status(0))
        }

        @Test(arguments: ["card", "as_written"])
        func `a table that leaves the direction open is refused with the option that answers it`(sign: String) throws {
            let scene = try Scene(), file = try scene.file("card.csv", "Date,Description,Amount", "2026-03-30,Grocer Xa,12.34")
            let asked = try scene.run([file, "--apply"])
            #expect(asked.exit == .status(1) && asked.errors.contains("--sign card"), "\(asked.errors)")
            #expect(try scene.run([file, "--sign", "other"]).exit == .status(64))
            #expect(try scene.json(file, "--sign", sign, "--apply")["records"] as? Int == 1)
            let page = try scene.mika.get("/records?view=all").text
            #expect(page.contains("Grocer Xa") && page.contains("−$12.34") == (sign == "card"))
        }

        @Test func `categories that the book lacks are named, and made with the import if that is said`() throws {
            let scene = try Scene()
            let file = try scene.file("old.csv", "Date,Payee,Amount,Currency,Category", "2026-03-30,Vet,-3.50,USD,Pets")
            let sentence = "The book lacks categories that the files name: Pets (expense, 1 row)."
            #expect(try scene.run([file, "--make-categories"]).output.contains("\(sentence) With --make-categories and --apply they are made;"))
            #expect(try !scene.mika.get("/categories").text.contains("Pets"))
            let done = try scene.run([file, "--apply", "--make-categories"])
            #expect(done.exit == .status(0) && !done.output.contains("lacks") && done.output.contains("Added 1 record."), "\(done.output)")
            #expect(try scene.mika.get("/categories").text.contains("Pets"))
            #expect(try scene.run(["--list", "--make-categories"]).exit == .status(64))
        }

        @Test func `a record of about the same day and amount is named`() throws {
            let scene = try Scene()
            try scene.mika.addExpense("Tea for two", "3.50")
            let today = Date().formatted(.iso8601.year().month().day())
            let report = try scene.json(try scene.file("a.csv", "Date,Payee,Amount", "\(today),Somewhere,-3.50"))
            let row = try #require((report["doubtful"] as? [[String: Any]])?.first)
            #expect(row["state"] as? String == "alike" && row["decision"] as? String == "add")
            #expect((row["sentence"] as? String)?.contains("Tea for two") == true, "\(row)")
        }

        @Test func `what cannot be done is one line that says what to do`() throws {
            let scene = try Scene()
            let euros = try scene.file("euro.csv", "Date,Payee,Amount,Currency", "2026-03-30,Café Blau,-3.50,EUR")
            let order = try scene.file("order.csv", "Datum,Name,Betrag", "03/04/2026,Café Blau,-3.50")
            let columns = try scene.file("columns.csv", "a,b", "x,y"), pdf = try scene.file("a.pdf", "%PDF-1.7")
            for (arguments, sentence) in [
                ([euros], "Say which with --account. The accounts are: "), ([order], "Say which with --dates"),
                ([columns], "import it in the browser once"), ([pdf], "a.pdf: This is a PDF"), (["/nowhere.csv"], "There is no file /nowhere.csv"),
                ([euros, "--account", "Nothing"], "There is no account Nothing. The accounts are: "),
                (["--take-back", "x"], "There is no import x."),
                ([euros, "--household"], "mika is in no household."),
            ] {
                let run = try scene.run(arguments)
                #expect(run.exit == .status(1) && run.errorLine.contains(sentence), "\(run.errors)")
                #expect(run.output == "")
            }
            let report = try scene.json(order, "--dates", "mdy")
            #expect(report["from"] as? String == "2026-03-04")
            #expect(try Run(["import-bank", euros, "--user", "nobody", "--data", scene.data.path]).errorLine == "penny: There is no user nobody.")
        }
    }
}
