import Bookkeeping
import Foundation
import Language
import Mailing

/// A message as it is posted to a person's own address.
struct PostedMessage {
    let headers: [(name: String, value: String)]
    let bytes: [UInt8]

    init(_ message: OutgoingMessage, _ words: MessageWords) {
        switch message.settings.format {
        case .ntfy:
            headers = [("Content-Type", "text/plain; charset=utf-8"), ("Title", EncodedWords.of(words.title)), ("Tags", Self.tag(message.content))]
            bytes = Array(words.text.utf8)
        case .json:
            headers = [("Content-Type", "application/json")]
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let object = Object(kind: Self.kind(message.content), message: words.text, time: message.createdAt, title: words.title)
            bytes = (try? encoder.encode(object)).map(Array.init) ?? []
        }
    }

    private struct Object: Encodable {
        let kind, message: String
        /// Seconds since 1970 (UTC).
        let time: Int64
        let title: String
    }

    private static func kind(_ content: OutgoingMessage.Content) -> String {
        if case .notification(let notification) = content { notification.content.kind.rawValue } else { "test" }
    }

    /// Returns the ntfy tag (an emoji short code) shown beside the title.
    private static func tag(_ content: OutgoingMessage.Content) -> String {
        guard case .notification(let notification) = content else { return "wave" }
        return switch notification.content.kind {
        case .budget: "moneybag"
        case .recurring: "repeat"
        case .report: "bar_chart"
        case .bank: "bank"
        case .group: "busts_in_silhouette"
        case .security: "lock"
        }
    }
}
