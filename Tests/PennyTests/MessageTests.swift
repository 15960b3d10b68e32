import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite struct MessageTests {
        @Test func `a notification goes by the host's mail program, which gets nothing else of the server`() throws {
            let data = try TemporaryDirectory()
            let program = try data.script(
                "sendmail", "cd '\(data.path)'\nls /proc/$$/fd > files\nenv > environment\ncat > mail.new\nmv mail.new mail")
            let server = try PennyServer(data: data.file("data").path, arguments: ["--sendmail", program.path, "--mail-from", "penny@home.example"])
            let session = try server.signUp()
            try session.get("/settings/notifications")
            try session.post("/settings/notifications", [("csrf", try Self.token(session)), ("by_email", "security")])
            try session.post("/settings/notifications/test", [("csrf", try Self.token(session)), ("channel", "email")])
            let mail = try Deadline(seconds: 30).wait(for: "the mail") { try? String(contentsOf: data.file("mail"), encoding: .utf8) }
            #expect(mail.hasPrefix("From: Penny <penny@home.example>\n") && mail.contains("Subject: Penny: A test message\n"))
            let files = try String(contentsOf: data.file("files"), encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
            #expect(files.filter { (3...9).contains($0) } == [])
            #expect(try !String(contentsOf: data.file("environment"), encoding: .utf8).contains("PENNY_"))
            #expect(try server.program.terminate() == .status(0))
        }

        @Test func `a message on its way keeps the server neither from its visitors nor from stopping`() throws {
            let data = try TemporaryDirectory(), program = try data.script("sendmail", "exec sleep 1000")
            let server = try PennyServer(data: data.file("data").path, arguments: ["--sendmail", program.path, "--mail-from", "penny@home.example"])
            let session = try server.signUp()
            try session.get("/settings/notifications")
            try session.post("/settings/notifications", [("csrf", try Self.token(session)), ("by_email", "security")])
            try session.post("/settings/notifications/test", [("csrf", try Self.token(session)), ("channel", "email")])
            #expect(try session.get("/settings/notifications").text.contains("A message is on its way."))
            try session.addExpense("Meanwhile", "3")
            let begin = ContinuousClock.now
            #expect(try server.program.terminate() == .status(0))
            #expect(begin.duration(to: .now) < .seconds(10))
        }

        private static func token(_ session: WebSession) throws -> String {
            let page = try session.get("/settings/feedback")
            return try #require(page.document.forms.first { $0.action.hasSuffix("/settings/feedback") }?.value(of: "csrf"))
        }
    }
}
