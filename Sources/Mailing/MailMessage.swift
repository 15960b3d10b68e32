import Foundation

/// A plain text message to one person.
public struct MailMessage: Sendable, Equatable {
    public var from: MailAddress
    public var to: MailAddress
    /// The address for replies, if it is not the sender's.
    public var replyTo: MailAddress?
    public var subject: String
    /// Lines end with `\n`.
    public var text: String
    /// Seconds since 1970 (UTC).
    public var date: Int64
    /// The unique part of its `Message-ID`: letters, digits and dashes.
    public var id: String

    public init(from: MailAddress, to: MailAddress, replyTo: MailAddress? = nil, subject: String, text: String, date: Int64, id: String) {
        self.from = from
        self.to = to
        self.replyTo = replyTo
        self.subject = subject
        self.text = text
        self.date = date
        self.id = id
    }

    /// The message in the format of programs such as `sendmail` (RFC 5322, 2045): lines end with `\n`, and have at most 998 bytes.
    public var bytes: [UInt8] {
        let isPlain =
            text.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x0a } && text.utf8.split(separator: 0x0a).allSatisfy { $0.count <= 76 }
        var lines = [
            "From: Penny <\(from)>", "To: <\(to)>", "Subject: " + EncodedWords.of(subject, separator: "\n "), "Date: " + Self.text(of: date),
            "Message-ID: <\(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })@\(from.domain)>",
            // Suppresses out-of-office replies (RFC 3834).
            "Auto-Submitted: auto-generated", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: " + (isPlain ? "7bit" : "base64"),
        ]
        if let replyTo { lines.insert("Reply-To: <\(replyTo)>", at: 2) }
        let body =
            isPlain ? text : Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
        return Array((lines.joined(separator: "\n") + "\n\n" + body + "\n").utf8)
    }

    /// Returns a date for a header in UTC: `Sat, 21 Nov 2026 23:05:05 +0000`.
    static func text(of seconds: Int64) -> String {
        var moment = time_t(seconds), parts = tm()
        gmtime_r(&moment, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = days[Int(parts.tm_wday) % days.count], month = months[Int(parts.tm_mon) % months.count]
        return "\(day), \(parts.tm_mday) \(month) \(1900 + Int(parts.tm_year)) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) +0000"
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
