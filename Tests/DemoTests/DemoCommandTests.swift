import Foundation
import Testing
import TestSupport

struct DemoCommandTests {
    @Test func `help names the options and ends with status 0`() throws {
        let program = try RunningProgram("penny", ["demo", "--help"])
        #expect(try program.waitForExit() == .status(0))
        for option in ["--listen", "--language", "--data", "--keep"] { #expect(program.standardOutput.contains(option)) }
    }

    @Test(arguments: [["--language", "tlh"], ["--nonsense"], ["--threads", "99"], ["extra"], ["--listen"]])
    func `wrong usage ends with status 64`(arguments: [String]) throws {
        let program = try RunningProgram("penny", ["demo"] + arguments)
        #expect(try program.waitForExit() == .status(64))
        #expect(!program.standardError.isEmpty)
    }

    @Test func `a directory that is not empty is refused and left alone`() throws {
        let directory = try TemporaryDirectory()
        try Data("mine".utf8).write(to: directory.file("notes"))
        let program = try RunningProgram("penny", ["demo", "--data", directory.path])
        #expect(try program.waitForExit() == .status(1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["notes"])
    }

    @Test(arguments: [(["--keep"], true), ([], false)])
    func `the person that is printed can sign in, and the data goes unless it is kept`(arguments: [String], isKept: Bool) throws {
        let directory = try TemporaryDirectory(), data = directory.file("demo").path
        let port = try FreePort.find()
        let program = try RunningProgram(
            "penny", ["demo", "--quiet", "--language", "ja", "--listen", "127.0.0.1:\(port)", "--data", data] + arguments)
        func printed(_ name: String) throws -> String {
            let line = try program.waitForLine(containing: name)
            return String(line.drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " })
        }
        let session = WebSession(port: port)
        let login = try printed("User name"), password = try printed("Password")
        try session.get("/sign-in")
        let home = try session.submit("/sign-in", filling: ["login": .text(login), "password": .text(password)])
        #expect(home.status == 200)
        #expect(home.text.contains("佐藤"))
        #expect(try program.terminate() == .status(0))
        #expect(FileManager.default.fileExists(atPath: data) == isKept)
    }
}
