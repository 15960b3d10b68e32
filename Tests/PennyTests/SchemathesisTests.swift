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
            let session = try server.signUp()
            try session.makeHousehold()
            let token = try session.makeToken("Schemathesis")
            // An entity tag that it makes up is none of the versions.
            let settings = """
                [checks.positive_data_acceptance]
                expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "412", "429", "5xx"]

                """
            try Data(settings.utf8).write(to: notes.file("schemathesis.toml"))
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
            let operations = try session.numberOfOperations()
            #expect(operations > 0)
            #expect(run.standardOutput.contains("\(operations) selected / \(operations) total"))
            #expect(try server.program.terminate() == .status(0))
            #expect(try PennyServer.check(data: data.path).exit == .status(0))
        }
    }
}

extension WebSession {
    /// Makes a household, so that its operations have something to answer, through the page.
    fileprivate func makeHousehold() throws {
        try get("/household")
        let page = try submit("/household", filling: ["name": "Schemathesis"])
        guard page.status == 200, page.redirects.first?.status == 303 else {
            throw PennyServer.Failure(description: "No household was made: \(page.document.text)")
        }
    }

    /// The number of operations in the API description.
    fileprivate func numberOfOperations() throws -> Int {
        struct Description: Decodable {
            struct Path: Decodable {
                let get: Operation?, post: Operation?, put: Operation?, patch: Operation?, delete: Operation?
            }
            struct Operation: Decodable {}
            let paths: [String: Path]
        }
        let description = try JSONDecoder().decode(Description.self, from: Data(get("/api/v1/openapi.json").response.body))
        return description.paths.values.reduce(0) { $0 + [$1.get, $1.post, $1.put, $1.patch, $1.delete].compactMap(\.self).count }
    }
}
