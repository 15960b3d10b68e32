import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    /// Schemathesis compares the server's behaviour with the API description.
    @Suite struct SchemathesisTests {
        /// The path where the README's test command installs it, unless `PENNY_SCHEMATHESIS` gives another.
        static let program =
            ProcessInfo.processInfo.environment["PENNY_SCHEMATHESIS"]
            ?? URL(fileURLWithPath: #filePath).appending(path: "../../../.build/schemathesis/bin/schemathesis").standardized.path

        @Test func `the server does what its description says, with all checks of schemathesis`() throws {
            try #require(
                FileManager.default.isExecutableFile(atPath: Self.program),
                "There is no schemathesis at \(Self.program). Install it as the README's test command does, or name it in PENNY_SCHEMATHESIS.")
            let data = try TemporaryDirectory(), notes = try TemporaryDirectory()
            let server = try PennyServer(data: data.path)
            let token = try server.signUp().makeToken("Schemathesis")
            // It leaves its notes in its working directory.
            let run = try RunningProgram(
                "/usr/bin/env",
                [
                    "--chdir", notes.path, Self.program, "run", "http://127.0.0.1:\(server.port)/api/v1/openapi.json", "--header",
                    "Authorization: Bearer \(token)", "--checks", "all",
                    "--seed", "20261121", "--max-examples", "12", "--max-time", "50", "--no-color",
                ])
            let exit = try run.waitForExit(seconds: 180)
            #expect(exit == .status(0), "\(run.standardOutput)\(run.standardError)")
            #expect(run.standardOutput.contains("25 selected / 25 total"))
            #expect(try server.program.terminate() == .status(0))
            #expect(try PennyServer.check(data: data.path).exit == .status(0))
        }
    }
}

extension WebSession {
    /// Creates an API token for reading and writing, through the page.
    fileprivate func makeToken(_ name: String) throws -> String {
        try get("/settings/tokens/new")
        let page = try submit("/settings/tokens", filling: ["name": .text(name), "scope": "write"])
        guard let token = page.document.element(id: "token")?["value"] else {
            throw PennyServer.Failure(description: "No token was shown: \(page.document.text)")
        }
        return token
    }
}
