import Bookkeeping
import Fetching
import IPAddresses
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The settings of notifications: the kinds that are sent, and their channels.
struct NotificationSettingsPages: Sendable {
    let store: Store
    let messages: MessageSettings
    private static let channel = FormField.hidden("channel")
    /// True if a test message was just sent.
    private static let tested = FormField.hidden("tested")
    private var hasEmail: Bool { messages.mail != nil }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let settings = try store.read { try $0.notificationChannels.settings(of: person.user.id) }
        return try page(visit, person, FormState(NotificationSettingsForm(settings)))
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            try store.write { editor in
                let settings = try NotificationSettingsForm(input).draft(
                    current: try editor.notificationChannels.settings(of: person.user.id), hasEmail: hasEmail,
                    checkingAddress: messages.fetcher(for: person.user).check)
                try editor.notificationChannels.set(settings, of: person.user.id, at: visit.now)
            }
            return visit.redirect(Paths.notificationSettings, .said(.settingsSaved))
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Sends a test message through a channel that is in use.
    func test(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let channel = NotificationChannel(rawValue: try visit.form[Self.channel]), isOffered(channel) else { throw Failure.badRequest }
        let posting = try store.write { editor in
            guard try editor.notificationChannels.settings(of: person.user.id).uses(channel) else { throw Failure.badRequest }
            return try editor.outbox.postTest(to: person.user.id, by: channel, at: visit.now)
        }
        return visit.redirect(Paths.notificationSettings.query("tested=\(channel.rawValue)"), .said(ActionResult.Sentence(posting)))
    }

    private func isOffered(_ channel: NotificationChannel) -> Bool { channel == .address || hasEmail }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let t = visit.t
        func moment(_ seconds: Int64) -> String {
            let time = person.civil(at: seconds)
            return "\(t.dates.brief(time.date, today: person.today)) \(time.time)"
        }
        let standings = try store.read { site in
            let settings = try site.notificationChannels.settings(of: person.user.id)
            return try NotificationChannel.allCases.filter { isOffered($0) && settings.uses($0) }.map { channel in
                let state = try site.notificationChannels.state(of: channel, for: person.user.id)
                return ChannelStanding(channel, state, obstacle: state.failure.map { MessageObstacle(word: $0.word) }, moment: moment, t: t)
            }
        }
        let page = NotificationSettingsPage(email: hasEmail ? person.user.email : nil, form: form, standings: standings, t: t)
        var response = visit.page(status) { Template.notificationSettings(page, app: $0, into: &$1) }
        // Refreshes the page until the test message has been sent or has failed.
        if visit.query.has(Self.tested), status == .ok, standings.contains(where: \.isWaiting) { response.headers.add("Refresh", "2") }
        return response
    }
}

extension Fetcher {
    /// Refuses a text that is not a web address, and an IP address that this may not contact. Host names are checked when a
    /// message is sent.
    fileprivate func check(_ address: String) throws(Problem) {
        guard Self.isAddress(address) else { throw .notAWebAddress }
        if let number = Self.number(in: address), !reach.admits(number) { throw .unreachable(isPrivate: number.isOfPrivateNetwork) }
    }
}

extension ActionResult.Sentence {
    fileprivate init(_ posting: TestPosting) {
        self =
            switch posting {
            case .posted: .testMessagePosted
            case .tooSoon: .testMessageTooSoon
            case .tooMany: .tooManyMessages
            }
    }
}

extension MessageObstacle {
    /// Creates the problem from a word of ``Delivery/Failure``.
    init(word: String) {
        if word.hasPrefix("mail-") {
            self = .mailer
            return
        }
        switch FetchFailure(word: word) {
        case .notResolvable: self = .unknownName
        case .refused, .brokenOff, .cancelled: self = .noAnswer
        case .timedOut: self = .tooSlow
        case .notSecure: self = .notSecure
        case .status(let code): self = .status(code)
        case .tooManyRedirects, .badRedirect: self = .leadsElsewhere
        case .forbiddenAddress: self = .forbidden
        case .badAddress, .badHeader, .tooLarge: self = .wrongAddress
        case nil: self = .noWay
        }
    }
}
