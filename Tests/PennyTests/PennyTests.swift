import Foundation
import LoadSupport
import TestSupport
import Testing

/// The program as its operator meets it: flags, files, signals, broken disks. One test after the other, each with its own data.
@Suite(.serialized) struct PennyTests {
    static let member = Credentials(login: "mika", password: "tussock lantern 42 ferry")
}

/// `penny` with some arguments, run to its end.
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

    /// The one line on standard error, or all of it when it is not one line.
    var errorLine: String {
        errors.hasSuffix("\n") && errors.dropLast().allSatisfy { !$0.isNewline } ? String(errors.dropLast()) : "not one line: \(errors)"
    }
}

extension PennyServer {
    /// A session with a new member who is signed in.
    func signUp(_ user: Credentials = PennyTests.member) throws -> WebSession {
        let session = session()
        try session.signUp(user)
        return session
    }

    /// The same person on this server after the other one has ended.
    func session(continuing other: WebSession) -> WebSession {
        let session = session()
        session.cookies = other.cookies
        return session
    }
}
