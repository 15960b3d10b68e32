import Bookkeeping
import Templates

// What lists show in every row is written straight into the page: a string for each would cost more than all of the template.

/// An amount as people read it.
package struct MoneyText: HTMLValue, Sendable {
    private let money: Money
    private let sign: MoneyFormat.Sign
    private let format: MoneyFormat

    /// Whether a phone has room for it in large type only when that is made smaller.
    package var isLong: Bool { format.string(money, sign: sign).count > 13 }

    package init(_ money: Money, sign: MoneyFormat.Sign = .negative, _ format: MoneyFormat) {
        self.money = money
        self.sign = sign
        self.format = format
    }

    // Symbols of currencies have no character that HTML gives a meaning; a test looks at all of them.
    package func write(into out: inout HTMLWriter) {
        out.trusted(capacity: MoneyFormat.longest) { format.write(money, sign: sign, to: $0) }
    }
}

/// A time of day, a day before it, or a day alone.
package struct WhenText: HTMLValue, Sendable {
    private let day: String
    private let time: TimeOfDay?

    init(day: String = "", time: TimeOfDay? = nil) { (self.day, self.time) = (day, time) }

    package func write(into out: inout HTMLWriter) {
        out.escaped(day)
        if let time { out.trusted(capacity: TimeOfDay.length, time.write) }
    }
}

/// A sentence with a name in it.
package struct NamedText: HTMLValue, Sendable {
    private let before, name, after: String

    init(_ before: String, _ name: String, _ after: String) { (self.before, self.name, self.after) = (before, name, after) }

    package func write(into out: inout HTMLWriter) {
        out.escaped(before)
        out.escaped(name)
        out.escaped(after)
    }
}

extension Identifier: HTMLValue {
    /// Writes the 36 characters of the UUID.
    public func write(into out: inout HTMLWriter) {
        out.trusted(capacity: Self.length) {
            write(to: UnsafeMutableRawBufferPointer($0))
            return Self.length
        }
    }
}
