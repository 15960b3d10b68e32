import Foundation
import TestSupport

/// Runs `penny serve` on a data directory and a free local port; it ends with this value.
public final class PennyServer: Sendable {
    public let port: UInt16
    public let program: RunningProgram
    /// The time from the start of the process to the first page answered with 200.
    public let startTime: Duration

    /// - Parameters:
    ///   - path: the path of the program; a name without a slash is beside this program.
    ///   - arguments: the arguments after `serve --listen … --data …`.
    ///   - basePath: the path prefix of the site, if `arguments` set one.
    public init(
        _ path: String = "penny", data: String, port: UInt16? = nil, arguments: [String] = [], environment: [String: String] = [:],
        basePath: String = ""
    ) throws {
        let port = try port ?? FreePort.find()
        self.port = port
        let begin = ContinuousClock.now
        let words = ["serve", "--listen", "127.0.0.1:\(port)", "--data", data] + arguments
        let program = try RunningProgram(path, words, environment: environment)
        self.program = program
        try Deadline(seconds: 60).wait(for: "the first page", every: 500) { () -> Void? in
            if let exit = program.exitNow { throw Failure(description: "penny serve ended (\(exit)): \(program.standardError)") }
            let answer = try? SocketTransport(port: port, timeout: 5).send(WireRequest("GET", basePath + "/sign-in"))
            return answer?.status == 200 ? () : nil
        }
        startTime = .now - begin
    }

    public struct Failure: Error, CustomStringConvertible {
        public var description: String

        public init(description: String) { self.description = description }
    }

    /// Returns the number of open files and connections.
    public func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.processID)/fd").count }

    public func session() -> WebSession { WebSession(port: port) }

    /// Runs `penny check` on a data directory; returns its exit status and output.
    public static func check(_ path: String = "penny", data: String) throws -> (exit: RunningProgram.Exit, text: String) {
        let program = try RunningProgram(path, ["check", "--data", data])
        let exit = try program.waitForExit(seconds: 600)
        return (exit, program.standardOutput + program.standardError)
    }
}
