import Bookkeeping
import Language
import Templates

// The cells of list rows are written directly into the page: a string for each would cost more than the whole template.

/// A formatted amount.
package struct MoneyText: HTMLValue, Sendable {
    private let money: Money
    private let sign: MoneyFormat.Sign
    private let format: MoneyFormat

    /// True if a phone shows it smaller than in large type, and below the name in a row.
    package var isLong: Bool { format.string(money, sign: sign).count > 11 }

    package init(_ money: Money, sign: MoneyFormat.Sign = .negative, _ format: MoneyFormat) {
        self.money = money
        self.sign = sign
        self.format = format
    }

    // Writes without escaping: currency symbols contain no character special in HTML, which a test checks for all of them.
    package func write(into out: inout HTMLWriter) {
        out.trusted(capacity: MoneyFormat.longest) { format.write(money, sign: sign, to: $0) }
    }
}

/// A time, a time with its day, or a day.
package struct WhenText: HTMLValue, Sendable {
    private let day: String
    private let time: TimeOfDay?

    init(day: String = "", time: TimeOfDay? = nil) { (self.day, self.time) = (day, time) }

    package func write(into out: inout HTMLWriter) {
        out.escaped(day)
        if let time { out.trusted(capacity: TimeOfDay.length, time.write) }
    }
}

extension NamedText: HTMLValue {
    package func write(into out: inout HTMLWriter) {
        out.escaped(before)
        out.escaped(name)
        out.escaped(after)
    }
}
