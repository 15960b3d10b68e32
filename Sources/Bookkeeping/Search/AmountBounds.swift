import Foundation

/// The amounts that a search looks for, independent of the currency: `12.50`, `>100`, `10..20`.
public struct AmountBounds: Sendable, Equatable {
    private struct Bound: Sendable, Equatable {
        let number: SearchedNumber
        let isIncluded: Bool
    }

    private static let comparisons = [">=", "<=", ">", "<", "="]
    private static let gaps = ["...", "..", "~", "〜"]

    private var lower, upper: Bound?
    /// The folded symbol or code of the currency; nil for any.
    private var sign: String?
    /// True for a number alone, which may also be a word.
    public private(set) var isNumber = false

    /// Returns true if a word is a comparison that lacks its number.
    static func isComparison(_ word: some StringProtocol) -> Bool { comparisons.contains(plain(word)) }

    /// Parses one term of a search; nil if it is not about amounts.
    init?(_ word: some StringProtocol) {
        let text = Self.plain(word)
        let comparison = Self.comparisons.first(where: text.hasPrefix)
        guard text.unicodeScalars.contains(where: { "0"..."9" ~= $0 }) || comparison != nil && text.contains(where: SaidNumber.isPart) else {
            return nil
        }
        if let comparison {
            guard let number = number(text.dropFirst(comparison.count)) else { return nil }
            let bound = Bound(number: number, isIncluded: comparison.hasSuffix("="))
            if !comparison.hasPrefix("<") { lower = bound }
            if !comparison.hasPrefix(">") { upper = bound }
        } else if let (first, last) = Self.ends(of: text) {
            guard !first.isEmpty || !last.isEmpty else { return nil }
            for (end, path) in [(first, \Self.lower), (last, \Self.upper)] where !end.isEmpty {
                guard let number = number(end) else { return nil }
                self[keyPath: path] = Bound(number: number, isIncluded: true)
            }
        } else {
            guard let number = number(text[...]) else { return nil }
            lower = Bound(number: number, isIncluded: true)
            upper = lower
            isNumber = true
        }
    }

    /// Returns the amounts in minor units of a currency; nil if it has none of them. The ends of a range may be in either order.
    public func minorUnits(in currency: Currency) -> ClosedRange<Int64>? {
        if let sign, !currency.signs.contains(sign) { return nil }
        func units(_ bound: Bound) -> (down: Int128, up: Int128) { bound.number.units(places: currency.minorUnits) }
        var (low, high) = (lower, upper)
        if let one = low, let other = high, units(one).down > units(other).down { (low, high) = (other, one) }
        let least = low.map { $0.isIncluded ? units($0).up : units($0).down + 1 },
            most = high.map { $0.isIncluded ? units($0).down : units($0).up - 1 }
        let (first, last) = (max(least ?? 1, 1), min(most ?? Int128(Int64.max), Int128(Int64.max)))
        return first <= last ? Int64(first)...Int64(last) : nil
    }

    /// Returns the two ends of a range, each perhaps empty; nil without the sign of a range.
    private static func ends(of text: String) -> (Substring, Substring)? {
        for gap in gaps {
            if let range = text.range(of: gap) { return (text[..<range.lowerBound], text[range.upperBound...]) }
        }
        return nil
    }

    /// Parses a number with the symbol or code of a currency before or after it, and keeps that.
    private mutating func number(_ text: Substring) -> SearchedNumber? {
        let isDigit: (Character) -> Bool = { "0"..."9" ~= $0 }
        var text = text
        if let sign = text.first, sign == "+" || sign == "\u{2212}" { text = text.dropFirst() }
        if let said = said(text) { return said }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
        let before = text[..<first], after = text[text.index(after: last)...]
        guard let number = SearchedNumber(text[first...last]) else { return nil }
        switch (before.isEmpty, after.isEmpty) {
        case (true, true): return number
        case (false, true), (true, false):
            let sign = (before + after).folded
            guard Self.isCurrency(sign) else { return nil }
            self.sign = sign
            return number
        case (false, false): return nil
        }
    }

    /// Parses a number as it is said in Japanese and Chinese, 「1.5万」, with the symbol or code of a currency before or after it; nil for one that can be said for two.
    private mutating func said(_ text: Substring) -> SearchedNumber? {
        guard text.contains(where: SaidNumber.isPart), let first = text.firstIndex(where: { $0.isNumber || SaidNumber.isPart($0) }) else {
            return nil
        }
        let before = text[..<first], rest = Array(text[first...])
        guard let number = SaidNumber(rest[...], language: .english), !number.isUnclear else { return nil }
        let after = String(rest.dropFirst(number.length)), sign = (before + after).folded
        guard before.isEmpty || after.isEmpty, sign.isEmpty || Self.isCurrency(sign), let value = SearchedNumber(number.text) else { return nil }
        if !sign.isEmpty { self.sign = sign }
        return value
    }

    private static func isCurrency(_ sign: String) -> Bool {
        sign.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol } || ["円", "元", "块", "块钱", "원", "rmb"].contains(sign)
            || Currency(code: sign) != nil
    }

    /// Returns the word with compatibility forms made one, such as full-width digits.
    private static func plain(_ word: some StringProtocol) -> String {
        // ASCII has one form; looking at all others takes longer than the rest of a search.
        guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return String(word) }
        return String(word).precomposedStringWithCompatibilityMapping.replacing("≥", with: ">=").replacing("≤", with: "<=")
            .replacing("≧", with: ">=").replacing("≦", with: "<=")
    }
}
