import Bookkeeping
import Foundation
import Mailing
import OperatorLog
import Storage
import Synchronization
import TestSupport
import Testing
import Upkeep

@testable import Web

/// The household, a service that receives messages, a mail program, and the courier between them with a manual timer.
struct CourierScene {
    let household: Household
    let service: Service
    let directory: TemporaryDirectory
    let timer = ManualTimer()
    let courier: Courier

    /// - Parameter reaches: whether the service, which is on this machine, may be contacted.
    init(reaches: Bool = true, service: Service? = nil) throws {
        household = try Household()
        // The site's own courier would send messages too.
        household.site.application.courier.stop()
        self.service = try service ?? Service()
        directory = try TemporaryDirectory("penny-courier")
        let program = try MailProgram.make(in: directory, "cat >> mail")
        var settings = MessageSettings(
            mail: .init(program: program, from: try #require(MailAddress("penny@home.example"))), feedbackTo: MailAddress("operator@home.example"))
        if reaches { settings.reach = .anywhere }
        courier = Courier(
            store: household.site.store, settings: settings, log: EventLog { [events = household.site.events] in events.add($0) },
            timer: { [timer] in timer.set($0, $1) }, clock: { [clock = household.site.clock] in clock.milliseconds / 1000 })
    }

    func user(_ name: String = "ada") throws -> User { try #require(try household.site.store.read { try $0.users.find(login: name) }?.user) }

    func choose(
        _ channels: [NotificationChannel], address: String? = nil, format: MessageFormat = .ntfy, amounts: Bool = false, of name: String = "ada"
    ) throws {
        let settings = NotificationSettings(
            chosen: Dictionary(uniqueKeysWithValues: channels.map { ($0, [.budget, .bank, .security]) }), address: address ?? service.address,
            format: format,
            showsAmounts: amounts)
        let user = try user(name)
        try household.site.store.write { try $0.notificationChannels.set(settings, of: user.id, at: now) }
    }

    func tell(_ event: SecurityEvent = .tokenMade, _ name: String = "ada") throws {
        let user = try user(name)
        try household.site.store.write { try $0.notify(user.id, event, at: now) }
    }

    var now: Int64 { household.site.clock.milliseconds / 1000 }

    /// Makes the courier check the outbox, and waits until it is idle.
    func look() {
        courier.look()
        courier.waitUntilIdle()
    }

    /// Advances the clock until the timer rings, and waits for the work that it starts; returns the number of seconds.
    @discardableResult func sleep() -> Int64? {
        guard let seconds = timer.seconds else { return nil }
        household.site.clock.advance(seconds: seconds)
        timer.ring()
        courier.waitUntilIdle()
        return seconds
    }

    func state(_ channel: NotificationChannel, _ name: String = "ada") throws -> NotificationChannelState {
        let user = try user(name)
        return try household.site.store.read { try $0.notificationChannels.state(of: channel, for: user.id) }
    }

    /// The mail that the mail program has received.
    var mail: String { (try? String(contentsOf: directory.file("mail"), encoding: .utf8)) ?? "" }

    /// The text of the mail, decoded.
    var mailText: String {
        guard let body = mail.split(separator: "\n\n", maxSplits: 1).last else { return "" }
        return Data(base64Encoded: String(body), options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) } ?? String(body)
    }
}

enum MailProgram {
    /// Creates a substitute for the host's mail program.
    static func make(in directory: TemporaryDirectory, _ script: String) throws -> Sendmail {
        Sendmail(
            path: try directory.script("sendmail", "cd '\(directory.path)'\nprintf '%s\\n' \"$@\" > arguments\n\(script)").path)
    }
}

/// Receives messages like ntfy, and answers as configured.
final class Service: Sendable {
    private final class Book: Sendable {
        let requests = Mutex<[WireRequest]>([]), answer = Mutex(WireResponse(status: 200)), whenAsked = Mutex<(@Sendable () -> Void)?>(nil)
    }

    private let book: Book
    private let server: LoopbackServer

    init() throws {
        let book = Book()
        self.book = book
        server = try LoopbackServer { request -> WireResponse in
            book.requests.withLock { $0.append(request) }
            book.whenAsked.withLock { $0 }?()
            return book.answer.withLock { $0 }
        }
    }

    var address: String { server.origin + "/my-topic" }
    var requests: [WireRequest] { book.requests.withLock { $0 } }
    var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }

    func answer(_ answer: WireResponse) { book.answer.withLock { $0 = answer } }
    func whenAsked(_ work: @escaping @Sendable () -> Void) { book.whenAsked.withLock { $0 = work } }
}
