import Foundation
import LoadSupport
import TestSupport
import Testing

/// The program from its operator's point of view: options, files, signals, failing disks. Tests run serially, each with its own
/// data.
@Suite(.serialized) struct PennyTests {
    static let member = Credentials(login: "mika", password: "tussock lantern 42 ferry")
}

/// The result of `penny` with some arguments.
struct Run {
    let exit: RunningProgram.Exit
    let output: String
    let errors: String

    init(_ arguments: [String], environment: [String: String] = [:], input: String = "") throws {
        let program = try RunningProgram("penny", arguments, environment: environment, input: input)
        exit = try program.waitForExit(seconds: 60)
        output = program.standardOutput
        errors = program.standardError
    }

    /// The only line on standard error, or all of it if there are several.
    var errorLine: String {
        errors.hasSuffix("\n") && errors.dropLast().allSatisfy { !$0.isNewline } ? String(errors.dropLast()) : "not one line: \(errors)"
    }
}

extension PennyServer {
    /// Signs up a new member and returns the session.
    func signUp(_ user: Credentials = PennyTests.member) throws -> WebSession {
        let session = session()
        try session.signUp(user)
        return session
    }

    /// Returns a session of the same person on this server, after the other server has ended.
    func session(continuing other: WebSession) -> WebSession {
        let session = session()
        session.cookies = other.cookies
        return session
    }
}
