import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    /// The commands `penny export` and `penny import`.
    @Suite struct ExportCommandTests {
        @Test func `an export is made while the server runs, and makes the same person on another server`() throws {
            let data = try TemporaryDirectory(), other = try TemporaryDirectory()
            let file = data.file("mika.zip").path, again = data.file("again.zip").path
            let old = try PennyServer(data: data.path), new = try PennyServer(data: other.path)
            try old.signUp().addExpense("Tea for two", "3.50")
            let session = try new.signUp()
            let made = try Run(["export", "--data", data.path, "mika", file])
            #expect(made.exit == .status(0) && made.output == "All data of mika is in \(file).\n")
            #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)

            let looked = try Run(["import", "--data", other.path, "mika", file])
            #expect(
                looked.exit == .status(0) && looked.output.contains("has 1 record, 1 account and 0 attachments of mika.")
                    && looked.output.contains("With --yes"))
            #expect(try !session.get("/records").text.contains("Tea for two"))
            let imported = try Run(["import", "--data", other.path, "mika", file, "--yes"])
            #expect(imported.exit == .status(0) && imported.output.hasPrefix("mika now has 1 record, "))
            #expect(try session.get("/records").text.contains("Tea for two"))
            #expect(try Run(["export", "--data", other.path, "mika", again]).exit == .status(0))
            #expect(try Data(contentsOf: URL(fileURLWithPath: again)) == Data(contentsOf: URL(fileURLWithPath: file)))
            #expect(try Run(["check", "--data", other.path]).exit == .status(0))
        }

        @Test func `what cannot be done is one line that says why`() throws {
            let data = try TemporaryDirectory(), file = data.file("mika.zip").path
            let server = try PennyServer(data: data.path)
            _ = try server.signUp()
            try Data("hello".utf8).write(to: URL(fileURLWithPath: file))
            for (arguments, line) in [
                (["export", "nobody", file], "penny: There is no user nobody."),
                (["export", "mika", file], "penny: The file \(file) exists already. Choose another name, or replace it with --replace."),
                (["export", "mika", "/nonexistent/a.zip"], "penny: There is no directory /nonexistent."),
                (["import", "mika", "/nonexistent/a.zip"], "penny: There is no file /nonexistent/a.zip."),
                (["import", "mika", file, "--yes"], "penny: This is not a whole zip file. Choose the file as Penny has exported it, not unpacked."),
            ] {
                let run = try Run(arguments + ["--data", data.path])
                #expect(run.exit == .status(1) && run.errorLine == line)
            }
            #expect(try Run(["export", "--data", data.path]).exit == .status(64))
        }
    }
}
