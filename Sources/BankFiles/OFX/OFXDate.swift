import Bookkeeping

/// A date of OFX: `YYYYMMDDHHMMSS.XXX[offset:name]`, with only the day required (OFX 1.6 and 2.2, section 3.2.8).
///
/// The day and the time are as the bank wrote them, whatever the offset. Midnight and noon to the second are no time: banks write them where they
/// know none, noon so that the day stays the same in every zone.
struct OFXDate {
    let date: CalendarDate
    let time: TimeOfDay?

    /// Parses a date, also with hyphens as in ISO 8601; nil if it names no day.
    init?(_ text: String) {
        var digits: [Int] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57: digits.append(Int(byte) - 48)
            case UInt8(ascii: "-") where digits.count == 4 || digits.count == 6: break
            case UInt8(ascii: "T") where digits.count == 8, 32 where digits.count == 8, UInt8(ascii: ":") where digits.count >= 10: break
            default:
                guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || digits.count >= 8 else { return nil }
                digits.append(-1)
            }
            if digits.last == -1 || digits.count == 14 { break }
        }
        if digits.last == -1 { digits.removeLast() }
        func number(_ range: Range<Int>) -> Int? {
            range.upperBound <= digits.count ? digits[range].reduce(0) { $0 * 10 + $1 } : nil
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        self.date = date
        guard let hour = number(8..<10), let minute = number(10..<12), hour % 12 != 0 || minute != 0 || (number(12..<14) ?? 0) != 0
        else {
            time = nil
            return
        }
        time = TimeOfDay(hour: hour, minute: minute)
    }
}
