import Foundation
import NewFiles
import TestSupport
import Testing

struct NewFileTests {
    private let folder: TemporaryDirectory
    /// A directory with a database, beside others.
    private let data: String

    init() throws {
        folder = try TemporaryDirectory()
        data = folder.file("data").path
        for directory in ["data/tls", "data/backups", "elsewhere"] {
            try FileManager.default.createDirectory(at: folder.file(directory), withIntermediateDirectories: true)
        }
        for name in ["penny.sqlite", "penny.sqlite-wal", "penny.lock", "tls/server.pem"] { try text("kept", data + "/" + name) }
    }

    private func text(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
    private func path(_ name: String) -> String { folder.file(name).path }

    private func make(_ path: String, replacing: Bool = false, _ content: String = "new") throws {
        try NewFile(path, replacing: replacing, data: [DataDirectory(data)]).make { try text(content, $0) }
    }

    @Test func `a file is made whole, for its owner alone, and nothing else is left`() throws {
        try make(path("elsewhere/new"))
        #expect(text(path("elsewhere/new")) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["new"])
        let made = try NewFile(path("elsewhere/other"), data: [])
        var mode: Int?, meanwhile: String? = ""
        #expect(throws: CancellationError.self) {
            try made.make { temporary in
                mode = try FileManager.default.attributesOfItem(atPath: temporary)[.posixPermissions] as? Int
                meanwhile = text(path("elsewhere/other"))
                throw CancellationError()
            }
        }
        #expect(mode == 0o600 && meanwhile == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["new"])
    }

    @Test func `a file that is there is replaced only when that was asked for`() throws {
        let file = path("elsewhere/file")
        try make(file, "old")
        #expect(throws: NewFileProblem.exists(file)) { try make(file) }
        #expect(text(file) == "old")
        try make(file, replacing: true)
        #expect(text(file) == "new")
    }

    @Test func `a file that comes to be there while another is written is not replaced`() throws {
        let file = path("elsewhere/file"), made = try NewFile(path("elsewhere/file"), data: [])
        #expect(throws: NewFileProblem.exists(file)) {
            try made.make { temporary in
                try text("mine", temporary)
                try text("theirs", file)
            }
        }
        #expect(text(file) == "theirs")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["file"])
    }

    @Test(arguments: [
        "penny.sqlite", "penny.sqlite-wal", "penny.sqlite-shm", "penny.sqlite-journal", "penny.lock", "penny.sqlite.before-7",
        "penny.sqlite.restoring",
        "PENNY.SQLITE", "Penny.Lock", "penny.loc\u{212A}", "penny.\u{17F}qlite-wal", "penny.lock.", "penny.lock ", "pen\u{200B}ny.lock",
        "tls/server.pem",
        "tls/new.pem", "backups/mine.sqlite", "tls", "backups",
    ])
    func `what a data directory has, or would have, is never written`(name: String) throws {
        for other in ["real", "link"] { try? FileManager.default.createSymbolicLink(atPath: path(other), withDestinationPath: data) }
        for file in ["\(data)/\(name)", path("link/\(name)"), "\(data)//./tls/../\(name)"] {
            for replaces in [false, true] {
                // Also without known data directories: this one is recognized by its lock.
                for known in [[DataDirectory(data)], []] {
                    #expect { try NewFile(file, replacing: replaces, data: known) } throws: {
                        if case NewFileProblem.belongsToData(file, _) = $0 { true } else { false }
                    }
                }
            }
        }
        #expect(text(data + "/penny.sqlite") == "kept" && text(data + "/tls/server.pem") == "kept")
    }

    @Test func `a file of a data directory is known by every other name of it`() throws {
        #expect(link(data + "/penny.sqlite", path("elsewhere/hard")) == 0)
        for (name, target) in [
            ("soft", "penny.sqlite"), ("dangling", "penny.sqlite-journal"), ("tls", "tls"), ("unknown", "../elsewhere/nothing"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: path("elsewhere/\(name)"), withDestinationPath: data + "/" + target)
        }
        for name in ["hard", "soft", "tls/new.pem"] {
            #expect(throws: NewFileProblem.belongsToData(path("elsewhere/\(name)"), directory: try real(data))) {
                try make(path("elsewhere/\(name)"), replacing: true)
            }
        }
        for name in ["dangling", "unknown"] {
            #expect(throws: NewFileProblem.isNoFile(path("elsewhere/\(name)"))) { try make(path("elsewhere/\(name)"), replacing: true) }
        }
        #expect(text(data + "/penny.sqlite") == "kept")
    }

    private func real(_ path: String) throws -> String {
        let found = try #require(realpath(path, nil))
        defer { free(found) }
        return String(cString: found)
    }

    @Test func `a data directory's name elsewhere, and another name in it, are anybody's`() throws {
        for name in ["elsewhere/penny.sqlite", "data/copy.sqlite"] {
            try make(path(name))
            #expect(text(path(name)) == "new")
        }
    }

    @Test func `a database in use is not replaced, and nothing is written that would be read as its log`() throws {
        let file = path("elsewhere/other.sqlite"), log = file + "-wal"
        try text("kept", file)
        #expect(throws: NewFileProblem.isLog(log, of: file)) { try make(log) }
        try text("kept", log)
        #expect(throws: NewFileProblem.hasLog(file, log: log)) { try make(file, replacing: true) }
        #expect(text(file) == "kept" && text(log) == "kept")
    }

    @Test func `a directory, a device and a directory that is not there are no files to write`() throws {
        for name in [folder.path, folder.path + "/", ".", "..", "", "/"] { #expect(throws: NewFileProblem.isDirectory(name)) { try make(name) } }
        #expect(throws: NewFileProblem.isNoFile("/dev/null")) { try make("/dev/null", replacing: true) }
        #expect(throws: NewFileProblem.noDirectory("/nonexistent")) { try make("/nonexistent/file") }
    }

    @Test func `a server does not begin within what another keeps`() throws {
        for name in ["data/tls", "data/tls/", "data/backups/new", "data/tiles", "data/tiles/a/b"] {
            #expect(throws: NewFileProblem.self, "\(name)") { try NewFile.requireOutside(directory: path(name)) }
        }
        for name in ["data", "elsewhere", "elsewhere/new/one", "nothing"] { try NewFile.requireOutside(directory: path(name)) }
    }

    @Test func `every problem is one line that names the file`() {
        for problem: NewFileProblem in [
            .belongsToData("/a/b", directory: "/a"), .exists("/a/b"), .isDirectory("/a/b"), .isNoFile("/a/b"), .noDirectory("/a/b"),
            .hasLog("/a/b", log: "/a/b-wal"), .isLog("/a/b", of: "/a/c"), .unwritable("/a/b", "No space left on device"),
        ] {
            #expect(!problem.description.contains("\n") && problem.description.contains("/a/b") && problem.description.hasSuffix("."))
        }
    }
}
