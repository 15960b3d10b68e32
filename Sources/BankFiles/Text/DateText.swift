import Bookkeeping

/// The order of the numbers of a date.
public enum DateOrder: String, CaseIterable, Hashable, Codable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    case yearDayMonth = "ydm"
}

/// Dates as banks and programs of all countries write them.
public enum DateText {
    /// Reads a date, which may be followed by a time of day: numbers with separators or without (`21.11.2026`, `20261121`), the name of a month
    /// in a Western language (`21 Nov 2026`), `2026年11月21日`, and ISO 8601, of which the date is taken as it is written, whatever its offset.
    ///
    /// The order is needed for numbers alone; a number of four digits in front is always the year. Years of two digits are 1970 to 2069.
    public static func parse(_ text: some StringProtocol, order: DateOrder) -> (CalendarDate, TimeOfDay?)? {
        guard text.utf8.count <= 60 else { return nil }
        var reader = DateReader(text)
        guard let date = reader.date(order) else { return nil }
        reader.skipOtherDate(order)
        if reader.isAtEnd { return (date, nil) }
        guard let time = reader.time() else { return nil }
        return (date, time)
    }

    /// Reads a time of day to the minute, with seconds, `AM` or `PM`, and the name of a zone if need be.
    public static func time(_ text: some StringProtocol) -> TimeOfDay? {
        guard text.utf8.count <= 40 else { return nil }
        var reader = DateReader(text)
        return reader.time()
    }

    /// Returns the order in which most of the dates can be read; nil if none can.
    ///
    /// If several orders do equally well, it is the one with the year in front for dates that begin with one, else the hint, else the day before the
    /// month.
    public static func order(of samples: some Sequence<String>, hint: DateOrder? = nil) -> DateOrder? {
        var counts: [DateOrder: Int] = [:], yearsInFront = 0, dates = 0
        for sample in samples {
            let orders = DateOrder.allCases.filter { parse(sample, order: $0) != nil }
            for order in orders { counts[order, default: 0] += 1 }
            guard !orders.isEmpty else { continue }
            dates += 1
            if DateReader(sample).hasYearInFront { yearsInFront += 1 }
        }
        guard let most = counts.values.max() else { return nil }
        let plain: [DateOrder] = [.dayMonthYear, .monthDayYear, .yearMonthDay, .yearDayMonth]
        let preferred = yearsInFront * 2 > dates ? [.yearMonthDay, .yearDayMonth] + plain : [hint].compactMap(\.self) + plain
        return preferred.first { counts[$0] == most }
    }
}
