import Bookkeeping
import Fetching
import Foundation
import Language
import Mailing

/// Sends one message, within limits of time and size; blocks the calling thread.
struct Delivery: Sendable {
    let settings: MessageSettings
    let isWanted: @Sendable () -> Bool

    /// The reason why a message was not sent.
    enum Failure: Error, Equatable {
        case post(FetchFailure)
        case mail(MailFailure)
        /// No channel: mail is no longer configured, or the person has no address.
        case noWay

        /// A word for the failure, for storage and for the log.
        var word: String {
            switch self {
            case .post(let failure): failure.word
            case .mail(.notStarted): "mail-not-started"
            case .mail(.refused(let status, _)): "mail-status-\(status)"
            case .mail(.timedOut): "mail-timed-out"
            case .mail(.tooLong): "mail-too-long"
            case .mail(.cancelled): "cancelled"
            case .noWay: "no-way"
            }
        }
    }

    func send(_ message: OutgoingMessage) throws(Failure) {
        let user = message.user, t = Texts.of(user.preferences.language)
        let today = CivilTime(seconds: message.createdAt, in: message.timeZone).date
        let words = MessageWords(message.content, from: user, showsAmounts: message.settings.showsAmounts, today: today, t: t)
        switch message.channel {
        case .email: try mail(message, words)
        case .address: try post(message, words)
        }
    }

    private func mail(_ message: OutgoingMessage, _ words: MessageWords) throws(Failure) {
        guard let mail = settings.mail, let person = MailAddress(message.recipient ?? message.user.email) else { throw .noWay }
        var to = person, replyTo: MailAddress?
        if case .feedback = message.content {
            guard let reader = settings.feedbackTo else { throw .noWay }
            (to, replyTo) = (reader, person)
        }
        let text = MailMessage(
            from: mail.from, to: to, replyTo: replyTo, subject: "Penny: " + words.title, text: words.mail, date: message.createdAt,
            id: "\(message.createdAt)-\(message.number)")
        do {
            try mail.program.send(text, isWanted: isWanted)
        } catch {
            throw .mail(error)
        }
    }

    private func post(_ message: OutgoingMessage, _ words: MessageWords) throws(Failure) {
        guard !message.settings.address.isEmpty else { throw .noWay }
        let body = PostedMessage(message, words)
        do {
            try settings.fetcher(for: message.user).post(message.settings.address, body.bytes, headers: body.headers, isWanted: isWanted)
        } catch {
            throw .post(error)
        }
    }
}
