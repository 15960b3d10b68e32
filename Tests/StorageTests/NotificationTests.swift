import Bookkeeping
import Testing

@testable import Storage

struct NotificationTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private func alert(_ number: Int) -> BudgetAlert {
        BudgetAlert(
            budget: Sample.id(number), name: "食費 \"\(number)\"", isDaily: number % 2 == 0,
            period: Period(.monthly, containing: .day("2026-03-10"), monthStart: 25), level: .nearing, alertPercent: 90,
            available: Money(minorUnits: -5, .jpy), spent: Money(minorUnits: .max, .jpy))
    }

    private func notify(_ numbers: Range<Int>, at now: Int64 = Sample.now, _ book: BookAccess? = nil) throws -> [Bookkeeping
        .Notification]
    {
        try sample.store.write(book ?? sample.book) { editor in
            for number in numbers { try editor.notify(.budget(alert(number)), at: now + Int64(number / 2)) }
            return editor.raised
        }
    }

    @Test func `notifications come back page by page, the latest first, with everything they say`() throws {
        let other = try sample.neighbour()
        let made = try notify(0..<25)
        _ = try notify(0..<3, other)
        var found: [Bookkeeping.Notification] = [], cursor: String?
        repeat {
            let page = try sample.store.read { try $0.notifications.page(of: sample.user, after: cursor, limit: 4) }
            found += page.notifications
            cursor = page.next
        } while cursor != nil
        #expect(found == made.sorted { ($1.createdAt, $1.id) < ($0.createdAt, $0.id) })
        let all = try sample.store.read { try $0.notifications.page(of: sample.user, after: "nonsense") }
        #expect(all.notifications == found && all.next == nil)
        #expect(try sample.store.read { try $0.notifications.find(found[0].id, of: other.person) } == nil)
    }

    @Test func `what is unread is counted, one by one and all at once`() throws {
        let made = try notify(0..<5)
        func unread(upTo limit: Int = 100) throws -> Int {
            try sample.store.read { try $0.notifications.unreadCount(of: sample.user, upTo: limit) }
        }
        #expect(try unread() == 5 && unread(upTo: 3) == 3)
        try sample.store.write { editor throws in
            try editor.notifications.markRead(made[2].id, of: sample.user, at: 7)
            try editor.notifications.markRead(made[2].id, of: sample.user, at: 8)
            try editor.notifications.markRead(Sample.id(5), of: sample.user, at: 8)
        }
        #expect(try unread() == 4)
        #expect(try sample.store.read { try $0.notifications.find(made[2].id, of: sample.user)?.readAt } == 7)
        let other = try sample.neighbour()
        try sample.store.write { editor throws in
            try editor.notifications.markRead(made[0].id, of: other.person, at: 9)
            try editor.notifications.markAllRead(of: other.person, at: 9)
        }
        #expect(try unread() == 4)
        try sample.store.write { try $0.notifications.markAllRead(of: sample.user, at: 9) }
        #expect(try unread() == 0)
        #expect(try sample.store.read { try $0.notifications.page(of: sample.user).notifications.filter { $0.readAt == 9 }.count } == 4)
    }

    @Test func `notifications go after 400 days`() throws {
        _ = try notify(0..<2)
        let day: Int64 = 86_400
        #expect(try sample.store.read { try $0.hasExpired(at: Sample.now + 400 * day) } == false)
        #expect(try sample.store.write { try $0.purgeExpired(at: Sample.now + 401 * day) } == 2)
        #expect(try sample.store.read { try $0.notifications.page(of: sample.user).notifications }.isEmpty)
    }
}
