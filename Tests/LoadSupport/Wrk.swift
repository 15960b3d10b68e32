import Foundation
import TestSupport

/// The load generator wrk, run as a separate program.
public struct Wrk: Sendable {
    public var seconds: Int
    public var connections: Int
    public var threads = 1

    public init(seconds: Int, connections: Int) {
        self.seconds = seconds
        self.connections = connections
    }

    /// Requests one URL repeatedly, or posts as the Lua script says.
    public func run(_ address: String, headers: [(name: String, value: String)] = [], script: String? = nil) throws -> WrkReport {
        let folder = try TemporaryDirectory("penny-wrk")
        defer { withExtendedLifetime(folder) {} }
        var arguments = ["--latency", "-t\(threads)", "-c\(connections)", "-d\(seconds)s", "--timeout", "10s"]
        for header in headers { arguments += ["-H", "\(header.name): \(header.value)"] }
        if let script {
            try Data(script.utf8).write(to: folder.file("post.lua"))
            arguments += ["-s", folder.file("post.lua").path]
        }
        let program = try RunningProgram("/usr/bin/wrk", arguments + [address])
        let exit = try program.waitForExit(seconds: Double(seconds) + 60)
        guard exit == .status(0), let report = WrkReport(parsing: program.standardOutput) else {
            throw PennyServer.Failure(description: "wrk failed: \(program.standardOutput)\(program.standardError)")
        }
        return report
    }

    /// Returns a script that posts the form with a new UUID each time and counts the answers with 303.
    public static func postScript(_ form: PreparedForm, changes: [String: String], origin: String, cookie: String?) -> String {
        let mark = "00000000-0000-0000-0000-000000000000"
        let parts = form.body(changes.merging(["id": mark]) { $1 }).components(separatedBy: mark)
        let run = TimeOrderedUUID.make().prefix(18)
        return """
            local threads = {}
            function setup(thread)
              table.insert(threads, thread)
              thread:set("number", #threads)
            end
            function init() sent, accepted = 0, 0 end
            function request()
              sent = sent + 1
              local id = string.format("\(run)-8%03x-%012x", number, sent)
              local headers = { ["Content-Type"] = "application/x-www-form-urlencoded", ["Origin"] = \(quoted(origin)) }
              \(cookie.map { "headers[\"Cookie\"] = \(quoted($0))" } ?? "")
              return wrk.format("POST", nil, headers, \(parts.map(quoted).joined(separator: " .. id .. ")))
            end
            function response(status) if status == 303 then accepted = accepted + 1 end end
            function done()
              local sum = 0
              for _, thread in ipairs(threads) do sum = sum + thread:get("accepted") end
              io.write(string.format("accepted %d\\n", sum))
            end

            """
    }

    /// Returns a script that requests one target after the other, over and over.
    public static func cycleScript(_ targets: [String]) -> String {
        """
        local targets, sent = { \(targets.map(quoted).joined(separator: ", ")) }, 0
        function request()
          sent = sent + 1
          return wrk.format("GET", targets[(sent - 1) % #targets + 1])
        end

        """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
