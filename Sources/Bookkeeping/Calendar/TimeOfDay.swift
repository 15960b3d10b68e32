/// A time of day to the minute, without date and time zone.
public struct TimeOfDay: Hashable, Sendable {
    /// Minutes since midnight, 0 to 1,439.
    public let minutes: Int

    /// Creates a time from 0 to 23 hours and 0 to 59 minutes; nil outside.
    public init?(hour: Int, minute: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        minutes = hour * 60 + minute
    }

    /// Parses `HH:MM`, or `HH:MM:SS` as some browsers send it (seconds are dropped); nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), parts.count == 2 || Int(parts[2]).map({ $0 < 60 }) == true
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}

extension TimeOfDay: Comparable {
    public static func < (one: Self, other: Self) -> Bool { one.minutes < other.minutes }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time as `HH:MM`, 24 hours.
    public var description: String {
        String(unsafeUninitializedCapacity: Self.length, initializingUTF8With: write)
    }

    /// The length of the description, in bytes.
    public static let length = 5

    /// Writes the description in ASCII to the start of `bytes`, which must have room for ``length``, and returns the number of
    /// bytes.
    public func write(to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let (hour, minute) = (minutes / 60, minutes % 60)
        bytes[0] = UInt8(truncatingIfNeeded: 48 + hour / 10)
        bytes[1] = UInt8(truncatingIfNeeded: 48 + hour % 10)
        bytes[2] = UInt8(ascii: ":")
        bytes[3] = UInt8(truncatingIfNeeded: 48 + minute / 10)
        bytes[4] = UInt8(truncatingIfNeeded: 48 + minute % 10)
        return Self.length
    }
}
