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
            let people = People(connection: Connection(database: database)), editor = PeopleEditor(people: people)
            try editor.setNotificationSettings(all, of: sample.user, at: Sample.now)
            try editor.notify(sample.user, .exported, at: Sample.now)
            _ = try editor.postTest(to: sample.user, by: .email, at: Sample.now)
            _ = try editor.addFeedback(
                Feedback(id: Sample.id(7), user: sample.user, subject: "a", content: "b", createdAt: Sample.now), isMailed: true)
            while let message = try people.dueMessage(at: Sample.now) {
                try editor.noteFailed(message, problem: "refused", next: Sample.now + 60, at: Sample.now)
            }
            if let message = try people.dueMessage(at: .max) { try editor.noteSent(message, at: Sample.now) }
            _ = try (people.nextMessageDue(), people.hasStaleMessages(at: Sample.now), people.state(of: .email, for: sample.user))
            _ = try (people.feedback(), people.feedback(after: Sample.id(7)), people.feedbackCount(of: sample.user, at: Sample.now))
            try editor.tidyOutbox(at: Sample.now)
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
