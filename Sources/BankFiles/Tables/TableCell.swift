import Bookkeeping

/// A value of a table, by its look.
enum TableCell {
    /// True for an empty text, and for signs that stand for nothing: a dash or a stroke.
    static func isEmpty(_ text: String) -> Bool { text.utf8.count <= 3 && ["", "-", "--", "—", "–", "/"].contains(text) }

    static func isDate(_ text: String) -> Bool {
        guard 6...60 ~= text.utf8.count else { return false }
        return DateOrder.allCases.contains { DateText.parse(text, order: $0).map { 1900...2200 ~= $0.0.year } ?? false }
    }

    /// True for a time of day, also of six digits.
    static func isTime(_ text: String) -> Bool {
        // `01.02.26` is a day as well.
        if DateText.time(text) != nil { return text.count { $0 == "." } < 2 || !isDate(text) }
        guard text.utf8.count == 6, text.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(text) else { return false }
        return number / 10_000 < 24 && number / 100 % 100 < 60 && number % 100 < 60
    }

    static func isAmount(_ text: String) -> Bool { AmountText.isAmount(text) }
}

extension TableCell {
    /// True for numbers of accounts or transactions: longer than amounts are, or with zeros in front.
    static func areNumbers(_ values: [String]) -> Bool {
        let numbers = values.count { text in
            let digits = text.utf8.count { 48...57 ~= $0 }
            return digits > 1 && digits == text.utf8.count && (digits > 12 || (text.hasPrefix("0") && digits > 2))
        }
        return numbers * 2 > values.count
    }

    /// True for a number with nothing beside it but signs of currencies and directions: no code such as `TX1234`.
    static func isFigure(_ text: String) -> Bool {
        guard AmountText.isAmount(text),
            AmountText.figure(text, mark: nil) != nil || AmountText.figure(text, mark: .point) != nil
                || AmountText.figure(text, mark: .comma) != nil
        else { return false }
        let words = text.split { !$0.isLetter && !$0.isCurrencySymbol }
        if let amount = WrittenAmount(text), amount.isOfCurrencyWord { return true }
        return words.allSatisfy {
            TableWords.currencySign(in: String($0)) != nil || TableWords.isOut(String($0)) != nil || HistoricCurrency(code: $0) != nil
        }
    }

    /// True for digits alone that are more than a day has.
    static func isLongNumber(_ text: String) -> Bool { text.utf8.count > 8 && text.utf8.allSatisfy { 48...57 ~= $0 } }

    /// True for numbers without a sign or decimals that all have the same number of digits, as codes and references have.
    static func areCodes(_ values: [String]) -> Bool {
        guard values.count > 1, let length = values.first?.utf8.count, length > 2 else { return false }
        return values.allSatisfy { $0.utf8.count == length && $0.utf8.allSatisfy { 48...57 ~= $0 } }
    }

    /// True for the same small number in all rows, such as the count of payments by instalments.
    static func areCounts(_ values: [String]) -> Bool {
        guard values.count > 1, let first = values.first, values.allSatisfy({ $0 == first }) else { return false }
        return (AmountText.figure(first, mark: nil)?.units ?? 0) < 100 * 10_000 && first.allSatisfy(\.isNumber)
    }
}
