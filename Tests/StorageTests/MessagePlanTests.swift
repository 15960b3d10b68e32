import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// The query plans of statements after every form, and of the courier: none scans a whole table.
struct MessagePlanTests {
    @Test func `messages, choices and feedback are read and changed by index`() throws {
        let sample = try Sample()
        let all = NotificationSettings(chosen: [.email: [.security], .address: [.security]], address: "https://x.example")
        try sample.store.pool.write { database in
            let seen = Seen()
            database.trace { seen.statements.append("\($0)") }
            let editor = SiteData<Writing>(connection: Connection(database: database))
            try editor.notificationChannels.set(all, of: sample.user, at: Sample.now)
            try editor.notify(sample.user, .exported, at: Sample.now)
            _ = try editor.outbox.postTest(to: sample.user, by: .email, at: Sample.now)
            _ = try editor.feedback.add(
                Feedback(id: Sample.id(7), user: sample.user, subject: "a", content: "b", createdAt: Sample.now), isMailed: true)
            while let message = try editor.outbox.due(at: Sample.now) {
                try editor.outbox.noteFailed(message, problem: "refused", next: Sample.now + 60, at: Sample.now)
            }
            if let message = try editor.outbox.due(at: .max) { try editor.outbox.noteSent(message, at: Sample.now) }
            _ = try (editor.outbox.nextDue(), editor.outbox.hasStale(at: Sample.now), editor.notificationChannels.state(of: .email, for: sample.user))
            _ = try (editor.feedback.page(), editor.feedback.page(after: Sample.id(7)), editor.feedback.count(of: sample.user, at: Sample.now))
            try editor.outbox.tidy(at: Sample.now)
            database.trace(nil)
            let steps = try seen.statements.filter { $0.contains("outbox") || $0.contains("feedback") || $0.contains("notification_") }.flatMap {
                sql in
                try Connection(database: database).rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }
            }
            #expect(steps.count > 15)
            // A scan along an index ends at the first matching row.
            #expect(steps.filter { $0.hasPrefix("SCAN") && !$0.contains("USING") || $0.contains("TEMP B-TREE") } == [])
        }
    }

    private final class Seen: @unchecked Sendable { var statements: [String] = [] }
}
