import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite struct ReplacedDatabaseTests {
        @Test func `a server whose database is replaced refuses at once, in words and in the log, and goes on with the one that it opened`() throws {
            let data = try TemporaryDirectory(), file = data.file("penny.sqlite"), aside = data.file("aside")
            let server = try PennyServer(data: data.path), session = try server.signUp()
            try session.addExpense("Before", "3")
            let form = try session.transactionForm(), files = FileManager.default
            func post() throws -> WireResponse { try session.send(form.request(["id": TimeOrderedUUID.make(), "title": "Lost", "amount": "1"])) }
            try files.moveItem(at: file, to: aside)
            try files.copyItem(at: aside, to: file)
            let refused = try post()
            #expect(refused.status == 503)
            #expect(refused.document.title == "The database was moved or replaced · Penny")
            #expect(refused.text.contains("restart Penny with the file that is there"))
            #expect(try session.get("/records").status == 503)
            #expect(try session.get("/healthz").status == 503)
            #expect(
                server.program.standardError.split(separator: "\n").count { $0.contains("error the database was replaced while it was open: ") } == 1)

            try files.removeItem(at: file)
            try files.moveItem(at: aside, to: file)
            #expect(try session.get("/healthz").status == 200)
            try session.addExpense("After", "4")
            let records = try session.get("/records").text
            #expect(records.contains("Before") && records.contains("After") && !records.contains("Lost"))
            #expect(try server.program.terminate() == .status(0))
            #expect(try Run(["check", "--data", data.path]).exit == .status(0))
        }

        @Test func `what a replaced database held is kept when the server ends`() throws {
            let data = try TemporaryDirectory(), server = try PennyServer(data: data.path), session = try server.signUp()
            try session.addExpense("Acknowledged", "3")
            try FileManager.default.removeItem(at: data.file("penny.sqlite"))
            #expect(try session.get("/records").status == 503)
            #expect(try server.program.terminate() == .status(0))
            let rescued = data.file("penny.sqlite.rescued").path
            #expect(server.program.standardError.contains("all its data is saved in \(rescued)"))
            #expect(try Run(["restore", "--data", data.path, rescued]).exit == .status(0))
            let next = try PennyServer(data: data.path)
            #expect(try next.session(continuing: session).get("/records").text.contains("Acknowledged"))
        }

        @Test func `a backup is refused onto what is there and onto the data, and is checked to the bit`() throws {
            let data = try TemporaryDirectory(), elsewhere = try TemporaryDirectory(), backup = elsewhere.file("backup.sqlite").path
            let server = try PennyServer(data: data.path)
            try server.signUp().addExpense("Tea", "3")
            func run(_ words: String...) throws -> Run { try Run(words + ["--data", data.path]) }
            for name in ["penny.sqlite", "penny.sqlite-wal", "penny.lock", "penny.sqlite-journal"] {
                let refused = try run("backup", data.file(name).path, "--replace")
                #expect(refused.exit == .status(1))
                #expect(refused.errorLine.hasPrefix("penny: \(data.file(name).path) belongs to the data directory "))
            }
            #expect(try run("backup", backup).exit == .status(0))
            #expect(
                try run("backup", backup).errorLine == "penny: The file \(backup) exists already. Choose another name, or replace it with --replace.")
            #expect(try run("backup", backup, "--replace").exit == .status(0))
            #expect(try run("backup", "").exit == .status(64))
            #expect(try Run(["check", backup]).output == "\(backup) is intact: its checksum matches.\n")
            #expect(try Run(["check", "--json", backup]).output == "{\"ok\":true,\"problems\":[],\"checksum\":true}\n")

            try server.program.terminate()
            var bytes = try Data(contentsOf: URL(fileURLWithPath: backup))
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: URL(fileURLWithPath: backup))
            let checked = try Run(["check", backup]), restored = try run("restore", backup)
            #expect(checked.exit == .status(1) && checked.output.contains("SHA-256"))
            #expect(
                restored.exit == .status(1)
                    && restored.errorLine.contains("is not an intact backup of Penny (its SHA-256 checksum does not match). Nothing has changed."))
            try bytes.dropLast(118).write(to: URL(fileURLWithPath: backup))
            bytes[bytes.count / 2] ^= 1
            try bytes.dropLast(118).write(to: URL(fileURLWithPath: backup))
            #expect(try run("restore", backup).output.contains("has no checksum"))
        }

        @Test func `a demo begins nowhere in a data directory, and removes nothing of others`() throws {
            let data = try TemporaryDirectory()
            try PennyServer(data: data.path).program.terminate()
            let refused = try Run(["demo", "--listen", "127.0.0.1:0", "--data", data.file("backups/demo").path])
            #expect(refused.exit == .status(1) && refused.errorLine.contains("belongs to the data directory"))
        }
    }
}
