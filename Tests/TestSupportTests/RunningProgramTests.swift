import Foundation
import Testing

@testable import TestSupport

@Suite struct RunningProgramTests {
    @Test func `output, errors, environment and status are kept`() throws {
        let program = try RunningProgram(
            "/bin/sh", ["-c", "read line; echo out $line $WORD; echo bad >&2; exit 3"], environment: ["WORD": "w"], input: "in\n")
        #expect(try program.waitForExit() == .status(3))
        #expect(program.standardOutput == "out in w\n")
        #expect(program.standardError == "bad\n")
    }

    @Test func `a line is waited for, and a signal ends the program`() throws {
        let program = try RunningProgram("/bin/sh", ["-c", "echo ready; exec sleep 600"])
        #expect(try program.waitForLine(containing: "ready") == "ready")
        #expect(program.exitNow == nil)
        #expect(try program.terminate() == .signal(SIGTERM))
    }

    @Test func `waiting for a line of a program that has ended is an error`() throws {
        let program = try RunningProgram("/bin/sh", ["-c", "echo wrong flag >&2; exit 64"])
        #expect(throws: RunningProgram.Failure.self) { try program.waitForLine(containing: "ready") }
    }

    @Test func `what the program started ends with it`() throws {
        let program = try RunningProgram("/bin/sh", ["-c", "sleep 600 & echo child $!; wait"])
        let line = try program.waitForLine(containing: "child")
        let child = try #require(line.split(separator: " ").last.flatMap { pid_t($0) })
        try program.killGroup()
        _ = try Deadline(seconds: 10).wait(for: "the child's end") {
            let status = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
            return status.isEmpty || status.contains(") Z") ? true : nil
        }
    }

    @Test func `a temporary directory goes with its last reference`() throws {
        var directory: TemporaryDirectory? = try TemporaryDirectory()
        let path = try #require(directory?.path)
        #expect(FileManager.default.fileExists(atPath: path))
        directory = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
