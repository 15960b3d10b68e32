import Bookkeeping

/// Field 25: `bank code/number`, `BIC/IBAN` or a number, perhaps with the currency at its end.
enum MT940Account {
    static func account(_ lines: [String], currency: Currency?) -> BankAccount {
        var account = BankAccount(currency: currency)
        let parts = (lines.first ?? "").withoutSpaces.split(separator: "/")
        account.number = String(parts.last ?? "")
        account.bank = parts.count > 1 ? String(parts[0]) : ""
        // The BIC of field 25P.
        if lines.count > 1, account.bank.isEmpty { account.bank = lines[1].withoutSpaces }
        let suffix = account.number.suffix(3), number = account.number.dropLast(3)
        if suffix.utf8.allSatisfy({ 65...90 ~= $0 }), number.last?.isNumber == true, let known = Currency(code: suffix) {
            (account.number, account.currency) = (String(number), known)
        }
        return account
    }
}

/// Fields 60 and 62: the mark, the day, the currency and the amount, such as `C261121EUR1234,56`.
enum MT940Balance {
    static func balance(_ text: String) -> BankBalance? {
        var rest = text.withoutSpaces[...]
        let isDebit = rest.first == "D"
        guard isDebit || rest.first == "C" else { return nil }
        rest.removeFirst()
        let date = MT940Date.date(rest.prefix(6))
        guard let currency = Currency(code: rest.dropFirst(6).prefix(3)),
            let amount = try? MT940Amount.parse(rest.dropFirst(9), currency).get(), let signed = try? isDebit ? amount.negated() : amount
        else { return nil }
        return BankBalance(signed, on: date)
    }
}

extension MT940Balance {
    /// Returns the code of a balance in an unknown currency, such as a country's before the euro.
    static func unknownCode(_ text: String) -> String? {
        let rest = text.withoutSpaces.dropFirst(7).prefix(3)
        return Currency(code: rest) == nil ? code(rest) : nil
    }

    /// Returns three capital letters; nil for anything else.
    static func code(_ text: some StringProtocol) -> String? {
        text.utf8.count == 3 && text.utf8.allSatisfy { 65...90 ~= $0 } ? String(text) : nil
    }
}

/// A day as `YYMMDD`.
enum MT940Date {
    static func date(_ text: Substring) -> CalendarDate? {
        guard let (year, month, day) = parts(text) else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Returns the day of `MMDD` that is nearest to another one.
    static func date(_ text: Substring, near other: CalendarDate) -> CalendarDate? {
        guard let month = number(text.prefix(2)), let day = number(text.dropFirst(2)) else { return nil }
        let days = (other.year - 1...other.year + 1).compactMap { CalendarDate(year: $0, month: month, day: day) }
        return days.min { abs($0.daysSince1970 - other.daysSince1970) < abs($1.daysSince1970 - other.daysSince1970) }
    }

    /// Returns the first day of the month of `YYMMDD`, for days that the calendar does not have: some banks value on the 30th of February.
    static func month(_ text: Substring) -> CalendarDate? {
        guard let (year, month, _) = parts(text) else { return nil }
        return CalendarDate(year: year, month: month, day: 1)
    }

    private static func parts(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
        guard text.utf8.count == 6, let year = number(text.prefix(2)), let month = number(text.dropFirst(2).prefix(2)),
            let day = number(text.dropFirst(4))
        else { return nil }
        return (year > 79 ? 1900 + year : 2000 + year, month, day)
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.count == 2 && text.utf8.allSatisfy { 48...57 ~= $0 } ? Int(text) : nil
    }
}

/// An amount with a decimal comma, which is there for whole amounts, too. Some banks write a point, which may group three digits behind it.
enum MT940Amount {
    static func parse(_ text: Substring, _ currency: Currency) -> Result<Money, BankRowProblem.Reason> {
        let mark: DecimalMark = text.contains(",") ? .comma : .point
        guard mark == .comma || currency.minorUnits > 2 || AmountText.openMark(of: text) == nil else { return .failure(.badAmount(text.cut(to: 80))) }
        let number = text.last == "," || text.last == "." ? text.dropLast() : text
        return AmountText.parse(number, mark: mark, currency: currency)
    }
}
