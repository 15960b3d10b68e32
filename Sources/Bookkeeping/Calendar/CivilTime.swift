import Foundation

/// The date and time of day of an instant in a time zone.
public struct CivilTime: Hashable, Sendable {
    public let date: CalendarDate
    public let time: TimeOfDay

    public init(date: CalendarDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// Converts `seconds` since 1970 (UTC) to a time zone.
    public init(seconds: Int64, in zone: CivilTimeZone) {
        let local = seconds &+ Int64(zone.secondsFromGMT(at: seconds))
        let (days, remainder) = local.quotientAndRemainder(dividingBy: 86_400)
        let secondOfDay = remainder < 0 ? remainder + 86_400 : remainder
        date = CalendarDate(daysSince1970: Int(remainder < 0 ? days - 1 : days))
        time = TimeOfDay(hour: Int(secondOfDay) / 3_600, minute: Int(secondOfDay) / 60 % 60) ?? .midnight
    }
}

extension TimeOfDay {
    /// 00:00.
    public static let midnight = TimeOfDay(hour: 0, minute: 0) ?? { preconditionFailure("00:00 is a time of day") }()
}

/// A time zone of the IANA database.
public struct CivilTimeZone: Hashable, Sendable {
    /// The IANA name, for example `Asia/Tokyo`.
    public let name: String
    private let zone: TimeZone

    public static let utc = CivilTimeZone(name: "UTC", zone: .gmt)

    private init(name: String, zone: TimeZone) {
        self.name = name
        self.zone = zone
    }

    /// Finds the zone with an IANA name; nil for an unknown name.
    public init?(_ name: String) {
        guard name.utf8.count <= 64, name == "UTC" || name.contains("/"), let zone = TimeZone(identifier: name) else { return nil }
        self.init(name: name, zone: zone)
    }

    /// Returns the offset from UTC in minutes at an instant, in seconds since 1970; positive to the east.
    public func minutesFromUTC(at seconds: Int64) -> Int { secondsFromGMT(at: seconds) / 60 }

    func secondsFromGMT(at seconds: Int64) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
}
