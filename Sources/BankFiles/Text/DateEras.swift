import Bookkeeping

/// A calendar with years that count from a day of its own.
struct DateEra {
    /// The year before the first one.
    let start: Int
    let days: ClosedRange<CalendarDate>

    private init?(_ start: Int, from first: String, to last: String) {
        guard let first = CalendarDate(first), let last = CalendarDate(last), first <= last else { return nil }
        (self.start, days) = (start, first...last)
    }

    private static let reiwa = DateEra(2018, from: "2019-05-01", to: "9999-12-31")
    private static let heisei = DateEra(1988, from: "1989-01-08", to: "2019-04-30")
    private static let showa = DateEra(1925, from: "1926-12-25", to: "1989-01-07")
    private static let taisho = DateEra(1911, from: "1912-07-30", to: "1926-12-24")
    /// The calendar of the Republic of China.
    private static let republic = DateEra(1911, from: "1912-01-01", to: "9999-12-31")

    /// By the letters before the year, in lower case.
    static let named: [String: DateEra] = [
        "令和": reiwa, "令": reiwa, "r": reiwa, "㋿": reiwa, "平成": heisei, "平": heisei, "h": heisei, "㍻": heisei, "昭和": showa, "昭": showa, "s": showa,
        "㍼": showa, "大正": taisho, "大": taisho, "t": taisho, "㍽": taisho, "民國": republic, "民国": republic, "中華民國": republic, "中华民国": republic,
    ].compactMapValues { $0 }
}

extension DateReader {
    /// Reads the name of an era, if a year follows: `令和8年`, `R8.11.13`, `H31/4/30`, `㋿8`.
    mutating func era() -> DateEra? {
        var ahead = self
        var name = ""
        if let sign = ahead.rest.first, 0x337B...0x337E ~= sign.value || sign.value == 0x32FF {
            name = String(sign)
            ahead.rest.removeFirst()
        } else if ahead.startsWithLetter {
            // The first year has a letter in place of its number.
            while let first = ahead.rest.first, first != "元", first.properties.isAlphabetic, name.utf8.count < 24 {
                var letter = DateReader(String(first))
                name += letter.letters()
                ahead.rest.removeFirst()
            }
        }
        guard let era = DateEra.named[name] else { return nil }
        ahead.skip(".\u{FF0E}")
        ahead.skipSpace()
        guard let next = ahead.rest.first, next == "元" || 0x30...0x39 ~= next.value || 0xFF10...0xFF19 ~= next.value else { return nil }
        self = ahead
        return era
    }

    /// Reads the year of an era, the month and the day: with signs between them, or as six digits. Days outside the era are none.
    mutating func date(of era: DateEra) -> CalendarDate? {
        var year = 1, month = 0, day = 0
        if skip("元") {
            guard separator() else { return nil }
        } else {
            guard let first = number() else { return nil }
            if first.digits == 6 || first.digits == 7 {
                (year, month, day) = (first.value / 10_000, first.value / 100 % 100, first.value % 100)
            } else {
                guard first.digits <= 3, separator() else { return nil }
                year = first.value
            }
        }
        if month == 0 {
            guard let second = number(), second.digits <= 2, separator(), let third = number(), third.digits <= 2 else { return nil }
            (month, day) = (second.value, third.value)
        }
        guard year > 0, let date = CalendarDate(year: era.start + year, month: month, day: day), era.days.contains(date) else { return nil }
        return date
    }
}
