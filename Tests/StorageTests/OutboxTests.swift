import Bookkeeping
import Testing

@testable import Storage

struct OutboxTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private static let everything = NotificationSettings(
        chosen: [.email: [.security, .budget], .address: [.security]], address: "https://ntfy.example.org/x", format: .json, showsAmounts: true)

    private func choose(_ settings: NotificationSettings, at now: Int64 = Sample.now) throws {
        try sample.store.write { try $0.notificationChannels.set(settings, of: sample.user, at: now) }
    }

    private func tell(_ event: SecurityEvent = .tokenMade, at now: Int64 = Sample.now) throws {
        try sample.store.write { try $0.notify(sample.user, event, at: now) }
    }

    private func due(at now: Int64 = Sample.now) throws -> OutgoingMessage? { try sample.store.read { try $0.outbox.due(at: now) } }

    private var waiting: [NotificationChannel: Int] {
        get throws {
            try sample.store.read { site in
                let counts = try NotificationChannel.allCases.map { ($0, try site.notificationChannels.state(of: $0, for: sample.user).waiting) }
                return Dictionary(uniqueKeysWithValues: counts)
            }
        }
    }

    @Test func `choices are kept as they are made`() throws {
        #expect(try sample.store.read { try $0.notificationChannels.settings(of: sample.user) } == NotificationSettings())
        for settings in [
            Self.everything, NotificationSettings(chosen: [.address: [.group, .recurring]], address: "http://x"), NotificationSettings(),
            NotificationSettings(chosen: [.email: Set(NotificationKind.allCases)]),
        ] {
            try choose(settings)
            #expect(try sample.store.read { try $0.notificationChannels.settings(of: sample.user) } == settings)
        }
    }

    @Test func `what nobody chose is not sent`() throws {
        try tell()
        try choose(NotificationSettings(chosen: [.email: [.budget]]))
        try tell()
        #expect(try due(at: .max) == nil)
        #expect(try sample.store.read { try $0.outbox.nextDue() } == nil)
    }

    @Test func `what is chosen waits for each channel, with what it is about and what was chosen`() throws {
        try choose(Self.everything)
        try tell(.exported)
        #expect(try due(at: Sample.now - 1) == nil)
        let first = try #require(try due())
        #expect(first.channel == .address || first.channel == .email)
        #expect(first.user.id == sample.user && first.settings == Self.everything && first.tries == 0 && first.createdAt == Sample.now)
        guard case .notification(let notification) = first.content, case .security(let notice) = notification.content else {
            Issue.record("it is about something else")
            return
        }
        #expect(notice.event == .exported)
        try sample.store.write { try $0.outbox.noteSent(first, at: Sample.now + 7) }
        let second = try #require(try due())
        #expect(second.channel != first.channel && second.number != first.number)
        let state = try sample.store.read { try $0.notificationChannels.state(of: first.channel, for: sample.user) }
        #expect(state == NotificationChannelState(sentAt: Sample.now + 7))
    }

    @Test func `a budget's alert is sent in the write that raises it`() throws {
        try choose(NotificationSettings(chosen: [.email: [.budget]]))
        let alert = BudgetAlert(
            budget: Sample.id(1), name: "Food", isDaily: false, period: Period(.monthly, containing: .day("2026-03-10"), monthStart: 1),
            level: .nearing,
            alertPercent: 90, available: Money(minorUnits: 100, .eur), spent: Money(minorUnits: 95, .eur))
        struct Changed: Error {}
        #expect(throws: Changed.self) {
            try sample.store.write(sample.book) { editor throws in
                try editor.notify(.budget(alert), at: Sample.now)
                throw Changed()
            }
        }
        #expect(try due() == nil)
        try sample.store.write(sample.book) { try $0.notify(.budget(alert), at: Sample.now) }
        #expect(try waiting == [.email: 1, .address: 0])
    }

    @Test func `a failure puts all of the person's messages by that channel off, and says why`() throws {
        try choose(NotificationSettings(chosen: [.email: [.security]]))
        try tell()
        try tell(at: Sample.now + 1)
        let message = try #require(try due())
        try sample.store.write { try $0.outbox.noteFailed(message, problem: "refused", next: Sample.now + 60, at: Sample.now + 2) }
        #expect(try due(at: Sample.now + 59) == nil)
        #expect(try due(at: Sample.now + 60)?.tries == 1)
        #expect(try sample.store.read { try $0.outbox.nextDue() } == Sample.now + 60)
        let state = try sample.store.read { try $0.notificationChannels.state(of: .email, for: sample.user) }
        #expect(state == NotificationChannelState(failure: .init(at: Sample.now + 2, word: "refused"), waiting: 2))
        try sample.store.write { try $0.outbox.noteFailed(message, problem: "status-404", next: nil, at: Sample.now + 3) }
        #expect(try waiting[.email] == 1)
        try sample.store.write { try $0.outbox.noteSent(try #require(try $0.outbox.due(at: .max)), at: Sample.now + 4) }
        let later = try sample.store.read { try $0.notificationChannels.state(of: .email, for: sample.user) }
        #expect(later == NotificationChannelState(sentAt: Sample.now + 4))
    }

    @Test func `a day has a limit, and the next day begins anew`() throws {
        try choose(NotificationSettings(chosen: [.email: [.security]]))
        for _ in 0..<OutgoingMessage.dailyLimit + 5 { try tell() }
        #expect(try waiting[.email] == OutgoingMessage.dailyLimit)
        #expect(try sample.store.write { try $0.outbox.postTest(to: sample.user, by: .email, at: Sample.now) } == .tooMany)
        try tell(at: Sample.now + 86_400)
        #expect(try waiting[.email] == OutgoingMessage.dailyLimit + 1)
    }

    @Test func `one test waits at a time`() throws {
        let times: [(Int64, TestPosting)] = [
            (0, .posted), (0, .tooSoon), (29, .tooSoon), (30, .posted), (59, .tooSoon), (60, .posted), (-10_000, .posted),
        ]
        for (seconds, posting) in times {
            #expect(try sample.store.write { try $0.outbox.postTest(to: sample.user, by: .address, at: Sample.now + seconds) } == posting)
        }
        #expect(try waiting[.address] == 1)
        #expect(try due(at: .max)?.content == .test)
    }

    @Test func `what is switched off is not sent late, and a new address is tried at once`() throws {
        try choose(Self.everything)
        try tell()
        for channel in NotificationChannel.allCases {
            let message = try #require(try sample.store.read { try $0.outbox.due(at: Sample.now) })
            try sample.store.write { try $0.outbox.noteFailed(message, problem: "refused", next: Sample.now + 7_200, at: Sample.now) }
            _ = channel
        }
        var settings = Self.everything
        settings.chosen[.email] = nil
        settings.address = "https://ntfy.example.org/y"
        try choose(settings, at: Sample.now + 10)
        #expect(try waiting == [.email: 0, .address: 1])
        #expect(try due(at: Sample.now + 10)?.settings.address == "https://ntfy.example.org/y")
        #expect(try sample.store.read { try $0.notificationChannels.state(of: .address, for: sample.user) } == NotificationChannelState(waiting: 1))
    }

    @Test func `a message that nobody needs any more goes, and one from the future is due`() throws {
        try choose(NotificationSettings(chosen: [.email: [.security]]))
        try tell(at: Sample.now - 86_401)
        try tell(at: Sample.now + 1_000_000)
        #expect(try sample.store.read { try $0.outbox.hasStale(at: Sample.now) })
        try sample.store.write { try $0.outbox.tidy(at: Sample.now) }
        #expect(try waiting[.email] == 1 && due()?.createdAt == Sample.now)
        #expect(try sample.store.read { try $0.outbox.hasStale(at: Sample.now) } == false)
    }

    @Test func `messages and choices go with their person`() throws {
        try choose(Self.everything)
        try tell()
        try sample.store.write { editor throws in
            _ = try editor.feedback.add(
                Feedback(id: Sample.id(3), user: sample.user, subject: "a", content: "b", createdAt: Sample.now), isMailed: true)
            try editor.users.delete(sample.user, at: Sample.now)
        }
        #expect(try due(at: .max) == nil)
        #expect(try sample.store.read { try $0.feedback.page() }.entries.isEmpty)
    }
}
