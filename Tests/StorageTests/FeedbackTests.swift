import Bookkeeping
import Testing

@testable import Storage

struct FeedbackTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private func feedback(_ number: Int, at now: Int64 = Sample.now) -> Feedback {
        Feedback(id: Sample.id(number), user: sample.user, subject: "Subject \(number)", content: "Text \"\(number)\"", createdAt: now)
    }

    @Test func `feedback comes back page by page, the latest first`() throws {
        let all = (1...9).map { feedback($0, at: Sample.now + Int64($0 / 3)) }
        try sample.store.write { editor throws in for one in all { #expect(try editor.feedback.add(one, isMailed: false) == .added) } }
        var found: [Feedback] = [], last: Feedback.ID?
        repeat {
            let page = try sample.store.read { try $0.feedback.page(after: last, limit: 4) }
            #expect(page.entries.allSatisfy { $0.username == "ada" })
            found += page.entries.map(\.feedback)
            last = page.next
        } while last != nil
        #expect(found == all.sorted { ($1.createdAt, $1.id) < ($0.createdAt, $0.id) })
        #expect(try sample.store.read { try $0.outbox.nextDue() } == nil)
    }

    @Test func `a form sent twice makes one, and another person's identity is refused`() throws {
        let mine = feedback(1)
        #expect(try sample.store.write { try $0.feedback.add(mine, isMailed: true) } == .added)
        #expect(try sample.store.write { try $0.feedback.add(mine, isMailed: true) } == .alreadySaved)
        #expect(try sample.store.read { try $0.outbox.due(at: Sample.now)?.content } == .feedback(mine))
        let other = Feedback(id: mine.id, user: Sample.id(77), subject: "x", content: "y", createdAt: Sample.now)
        #expect(throws: StoreError.conflict(.identifierTaken)) { try sample.store.write { try $0.feedback.add(other, isMailed: false) } }
    }

    @Test func `a mail of feedback says nothing about the person's own channel`() throws {
        _ = try sample.store.write { try $0.feedback.add(feedback(1), isMailed: true) }
        let message = try #require(try sample.store.read { try $0.outbox.due(at: Sample.now) })
        try sample.store.write { try $0.outbox.noteFailed(message, problem: "x", next: Sample.now + 60, at: Sample.now) }
        #expect(try sample.store.read { try $0.notificationChannels.state(of: .email, for: sample.user) } == NotificationChannelState())
        try sample.store.write { try $0.outbox.noteSent(message, at: Sample.now) }
        #expect(try sample.store.read { try $0.outbox.nextDue() } == nil)
    }

    @Test func `feedback is counted by day, deleted once, and goes after 400 days`() throws {
        for number in 1...3 { _ = try sample.store.write { try $0.feedback.add(feedback(number, at: Sample.now + Int64(number)), isMailed: false) } }
        #expect(try sample.store.read { try $0.feedback.count(of: sample.user, at: Sample.now + 3) } == 3)
        #expect(try sample.store.read { try $0.feedback.count(of: sample.user, at: Sample.now + 86_402) } == 1)
        try sample.store.write { try $0.feedback.delete(Sample.id(1)) }
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.feedback.delete(Sample.id(1)) } }
        #expect(try sample.store.write { try $0.purgeExpired(at: Sample.now + 401 * 86_400) } == 2)
    }
}
