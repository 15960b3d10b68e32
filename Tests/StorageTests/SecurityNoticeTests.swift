import Bookkeeping
import Testing

@testable import Storage

struct SecurityNoticeTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private static let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    private static let newerFirefox = firefox.replacing("140", with: "141")
    private static let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"

    private func signIn(_ number: Int, _ userAgent: String, at now: Int64 = Sample.now) throws {
        let session = Session(
            id: Sample.id(number), user: sample.user, createdAt: now, lastSeenAt: now, userAgent: userAgent, address: "192.168.1.20")
        try sample.store.write { try $0.sessions.add(session, tokenHash: [UInt8](repeating: UInt8(number), count: 32), provedBy: Sample.proof) }
    }

    private var notices: [SecurityNotice] {
        get throws {
            try sample.store.read { try $0.notifications.page(of: sample.user).notifications }.reversed().compactMap { notification in
                if case .security(let notice) = notification.content { notice } else { nil }
            }
        }
    }

    @Test(arguments: SecurityEvent.allCases) func `every event is kept and comes back with its device`(_ event: SecurityEvent) throws {
        let device = SecurityDevice(userAgent: "Mozilla \"5\"", address: "fe80::1")
        try sample.store.write { editor throws in
            try editor.notify(sample.user, event, at: Sample.now)
            try editor.notify(sample.user, event, from: device, at: Sample.now + 1)
        }
        #expect(try notices == [SecurityNotice(event), SecurityNotice(event, from: device)])
        #expect(try sample.store.read { try $0.notifications.unreadCount(of: sample.user) } == 2)
    }

    @Test func `a notice is of one person, and of nobody who is not there`() throws {
        let other = try sample.neighbour()
        try sample.store.write { try $0.notify(sample.user, .tokenMade, at: Sample.now) }
        #expect(try sample.store.read { try $0.notifications.page(of: other.person).notifications }.isEmpty)
        #expect(throws: StoreError.notFound) {
            try sample.store.write { try $0.notify(Sample.id(999), .tokenMade, at: Sample.now) }
        }
    }

    @Test func `the first device is known without a word, and every new kind of device is told of once`() throws {
        try signIn(1, Self.firefox)
        #expect(try notices.isEmpty)
        try signIn(2, Self.phone, at: Sample.now + 1)
        try signIn(3, Self.phone, at: Sample.now + 2)
        try signIn(4, Self.newerFirefox, at: Sample.now + 3)
        let device = SecurityDevice(userAgent: Self.phone, address: "192.168.1.20")
        #expect(try notices == [SecurityNotice(.newSignIn, from: device)])
    }

    @Test func `a device is known after it was signed out, and forgotten when it was not used for 400 days`() throws {
        try signIn(1, Self.firefox)
        try signIn(2, Self.phone)
        try sample.store.write { _ = try $0.sessions.end([UInt8](repeating: 2, count: 32)) }
        try signIn(3, Self.phone, at: Sample.now + 5)
        #expect(try notices.count == 1)
        let later = Sample.now + 401 * 86_400
        try signIn(4, Self.firefox, at: later)
        try sample.store.write { _ = try $0.purgeExpired(at: later) }
        try signIn(5, Self.phone, at: later + 1)
        #expect(try notices.count == 1)
    }
}
