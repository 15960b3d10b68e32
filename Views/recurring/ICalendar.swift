import Bookkeeping

/// A calendar of whole days as an iCalendar object (RFC 5545), the format that calendar programs subscribe to.
///
/// Each day is an event of its own, without a time zone, an alarm or a recurrence rule: a weekend rule, a skipped day and a changed one have
/// no form in `RRULE`.
package struct ICalendar: Sendable {
    package struct Event: Sendable {
        /// The same at each request, so that a program replaces the event that it has.
        package let id: String
        /// The date in the basic format of ISO 8601, such as `20260131`.
        package let day: String
        package let summary: String
        package let detail: String?
        /// True for an event that is only expected.
        package let isTentative: Bool
    }

    package let name: String
    package let events: [Event]

    /// Returns the object in UTF-8.
    ///
    /// - Parameter now: the time of creation, in seconds since 1970 (UTC).
    package func bytes(at now: Int64) -> [UInt8] {
        var out: [UInt8] = []
        let stamp = CivilTime(seconds: now, in: .utc), time = stamp.time.description.filter { $0 != ":" }
        func line(_ name: String, _ value: String) { Self.append(name + ":" + value, to: &out) }
        line("BEGIN", "VCALENDAR")
        line("VERSION", "2.0")
        line("PRODID", "-//Penny//Recurring records//EN")
        line("CALSCALE", "GREGORIAN")
        // RFC 7986, and its forerunners that programs know: how the calendar is called, and how often to look.
        line("NAME", Self.escaped(name))
        line("X-WR-CALNAME", Self.escaped(name))
        line("REFRESH-INTERVAL;VALUE=DURATION", "PT6H")
        line("X-PUBLISHED-TTL", "PT6H")
        for event in events {
            line("BEGIN", "VEVENT")
            line("UID", Self.escaped(event.id))
            line("DTSTAMP", Self.digits(stamp.date) + "T" + time + "00Z")
            line("DTSTART;VALUE=DATE", event.day)
            line("SUMMARY", Self.escaped(event.summary))
            if let detail = event.detail { line("DESCRIPTION", Self.escaped(detail)) }
            line("STATUS", event.isTentative ? "TENTATIVE" : "CONFIRMED")
            line("TRANSP", "TRANSPARENT")
            line("END", "VEVENT")
        }
        line("END", "VCALENDAR")
        return out
    }

    /// Returns a date in the basic format of ISO 8601.
    static func digits(_ date: CalendarDate) -> String { date.description.filter { $0 != "-" } }

    /// Returns a value of the type `TEXT`. Control characters, which it cannot have, are left out.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
            case "\n": result.append(contentsOf: ["\\", "n"])
            case "\t": result.append(scalar)
            case "\u{0}"..<" ", "\u{7F}": break
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Appends a content line, folded so that no line is longer than 75 octets and no character is divided.
    private static func append(_ line: String, to out: inout [UInt8]) {
        var length = 0
        for scalar in line.unicodeScalars {
            let octets = UTF8.width(scalar)
            if length + octets > 75 {
                out += [13, 10, 32]
                length = 1
            }
            out += UTF8.encode(scalar).map(Array.init) ?? []
            length += octets
        }
        out += [13, 10]
    }
}
