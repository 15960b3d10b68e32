import Bookkeeping
import Testing

@testable import Storage

@Suite struct ExportedNotificationTests {
    private static let now: Int64 = 1_795_000_000, day: Int64 = 86_400

    private static func notice(_ number: Int, at createdAt: Int64 = now) throws -> ExportedNotification {
        let content = NotificationContent(.security(SecurityNotice(.tokenMade)))
        return ExportedNotification(
            id: Sample.id(number), kind: content.kind.rawValue, content: try content.json, createdAt: createdAt, readAt: nil)
    }

    @Test func `notifications that have expired are left out, and those of the future are dated to the import`() throws {
        let limit = Self.now - 400 * Self.day
        let copied = try ExportedNotifications(
            [Self.notice(1, at: limit - 1), Self.notice(2, at: limit), Self.notice(3, at: Self.now + 50 * 365 * Self.day)], at: Self.now)
        #expect(copied.aboutSigningIn.map(\.createdAt) == [limit, Self.now])
        #expect(copied.aboutTheBook.isEmpty)
    }

    @Test func `one ID twice and content that cannot be read are refused`() throws {
        #expect(throws: StoreError.conflict(.identifierTaken)) { try ExportedNotifications([Self.notice(1), Self.notice(1, at: 5)], at: Self.now) }
        let unknown = ExportedNotification(id: Sample.id(1), kind: "security", content: "{}", createdAt: Self.now, readAt: nil)
        #expect(throws: StoreError.conflict(.invalid)) { try ExportedNotifications([unknown], at: Self.now) }
    }
}
