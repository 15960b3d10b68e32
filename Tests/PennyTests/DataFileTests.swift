import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite struct DataFileTests {
        @Test func `the data belongs to its owner alone`() throws {
            let folder = try TemporaryDirectory()
            let data = folder.file("penny-data").path
            let server = try PennyServer(data: data)
            _ = try server.signUp()
            #expect(try Self.mode(data) == 0o700)
            let names = try FileManager.default.contentsOfDirectory(atPath: data)
            #expect(Set(names).isSuperset(of: ["penny.sqlite", "penny.sqlite-wal", "penny.lock"]))
            for name in names { #expect(try Self.mode(data + "/" + name) == 0o600, "\(name)") }
        }

        @Test func `a server that is only read from writes nothing`() throws {
            let data = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let session = try server.signUp()
            try session.addExpense("Tea", "3")
            let before = try Self.written(in: data)
            for target in ["/", "/records", "/records?q=tea", "/transactions/new", "/accounts", "/settings", "/penny.css", "/healthz", "/nowhere"] {
                try session.get(target)
            }
            #expect(try Self.written(in: data) == before)
        }

        @Test func `a stopped server leaves everything in one file`() throws {
            let data = try TemporaryDirectory(), copy = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let session = try server.signUp()
            try session.addExpense("Tea", "3")
            try server.program.terminate()
            try FileManager.default.copyItem(at: data.file("penny.sqlite"), to: copy.file("penny.sqlite"))
            let elsewhere = try PennyServer(data: copy.path)
            #expect(try elsewhere.session(continuing: session).get("/records").text.contains("Tea"))
        }

        @Test func `a backup is made while the server runs, and is restored once it has stopped`() throws {
            let data = try TemporaryDirectory()
            let backup = data.file("backup.sqlite").path
            let server = try PennyServer(data: data.path)
            let session = try server.signUp()
            try session.addExpense("Before the backup", "3")
            let made = try Run(["backup", "--data", data.path, backup])
            #expect(made.exit == .status(0), "\(made.errors)")
            #expect(try Self.mode(backup) == 0o600)
            try session.addExpense("After the backup", "4")

            let refused = try Run(["restore", "--data", data.path, backup])
            #expect(refused.exit == .status(1))
            #expect(refused.errorLine.contains("Another Penny process is using this database"))
            #expect(try session.get("/records").text.contains("After the backup"))

            try server.program.terminate()
            let restored = try Run(["restore", "--data", data.path, backup])
            #expect(restored.exit == .status(0), "\(restored.errors)")
            let check = try Run(["check", "--json", "--data", data.path])
            #expect(check.exit == .status(0))
            #expect(check.output == "{\"ok\":true,\"problems\":[]}\n")
            let next = try PennyServer(data: data.path)
            let records = try next.session(continuing: session).get("/records").text
            #expect(records.contains("Before the backup"))
            #expect(!records.contains("After the backup"))
        }

        @Test func `a backup that is no database is refused and changes nothing`() throws {
            let data = try TemporaryDirectory()
            try PennyServer(data: data.path).program.terminate()
            let before = try Data(contentsOf: data.file("penny.sqlite"))
            try Data("not a database, but quite long enough to be read as one".utf8).write(to: data.file("letter"))
            let run = try Run(["restore", "--data", data.path, data.file("letter").path])
            #expect(run.exit == .status(1))
            #expect(run.errorLine.hasPrefix("penny: \(data.file("letter").path) is not an intact backup of Penny"))
            #expect(try Data(contentsOf: data.file("penny.sqlite")) == before)
            let nowhere = try Run(["backup", "--data", data.path, "/nonexistent/copy.sqlite"])
            #expect(nowhere.exit == .status(1) && nowhere.errorLine == "penny: There is no directory /nonexistent.")
        }

        @Test(arguments: ["serve", "check", "backup"])
        func `a damaged or newer database is one line and status 1`(command: String) throws {
            let data = try TemporaryDirectory()
            let file = data.file("penny.sqlite")
            try PennyServer(data: data.path).program.terminate()
            let good = try Data(contentsOf: file)
            // Bytes 60 to 63 of an SQLite file are its user version (SQLite file format, 1.3).
            var newer = good
            newer.replaceSubrange(60..<64, with: [0, 0, 3, 231])
            let cases: [(String, Data, String)] = [
                ("a text", Data(String(repeating: "Dear diary. ", count: 999).utf8), "Restore a backup"),
                ("half a file", good.prefix(good.count / 2), "Restore a backup"), ("a header alone", good.prefix(100), "Restore a backup"),
                ("a newer schema", newer, "newer Penny (schema 999"),
            ]
            for (what, bytes, expected) in cases {
                try bytes.write(to: file)
                var arguments = [command, "--data", data.path]
                if command == "serve" { arguments += ["--listen", "127.0.0.1:0"] }
                if command == "backup" { arguments += [data.file("copy").path] }
                let run = try Run(arguments)
                #expect(run.exit == .status(1), "\(what): \(run.errors)")
                #expect(run.errorLine.contains(expected), "\(what)")
                #expect(!FileManager.default.fileExists(atPath: data.file("copy").path))
            }
        }

        @Test func `damage inside the file is found by a check and does not end the server`() throws {
            let data = try TemporaryDirectory()
            let file = data.file("penny.sqlite")
            var server = try PennyServer(data: data.path)
            let session = try server.signUp()
            try session.addExpense("Zanzibar cloves", "3")
            try server.program.terminate()
            try Self.wreckPages(of: file, containing: "Zanzibar cloves")

            let check = try Run(["check", "--json", "--data", data.path])
            #expect(check.exit == .status(1))
            #expect(check.output.hasPrefix("{\"ok\":false,\"problems\":[\""), "\(check.output)\(check.errors)")
            server = try PennyServer(data: data.path)
            let later = server.session(continuing: session)
            #expect(try later.get("/records").status == 500)
            #expect(try later.get("/settings").status == 200)
            #expect(try later.get("/healthz").status == 200)
            #expect(try server.program.terminate() == .status(0))
        }

        /// Overwrites the head of each page of 4,096 bytes that contains a text.
        private static func wreckPages(of file: URL, containing text: String) throws {
            var bytes = try Data(contentsOf: file)
            var found = bytes.range(of: Data(text.utf8))
            try #require(found != nil)
            while let range = found {
                let page = range.lowerBound / 4096 * 4096
                bytes.replaceSubrange(page..<page + 64, with: [UInt8](repeating: 0xA5, count: 64))
                found = bytes.range(of: Data(text.utf8), in: page + 4096..<bytes.count)
            }
            try bytes.write(to: file)
        }

        private static func mode(_ path: String) throws -> Int {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
        }

        /// Returns sizes and times of the files that SQLite writes to; `-shm` is memory that readers share.
        private static func written(in data: TemporaryDirectory) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: data.path).filter { !$0.hasSuffix("-shm") }.sorted().map { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: data.file(name).path)
                let date = attributes[.modificationDate] as? Date
                return "\(name) \(attributes[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
            }
        }
    }
}
