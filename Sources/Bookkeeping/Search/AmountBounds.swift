import Foundation

/// The amounts that a search looks for, independent of the currency: `12.50`, `>100`, `10..20`, 「>12块5」.
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
    /// True for a number alone, and for a range such as `40-60`, which may also be words.
    public private(set) var isNumber = false
    private let writing: NumberWriting

    /// Returns true if a word is a comparison that lacks its number.
    static func isComparison(_ word: some StringProtocol) -> Bool { comparisons.contains(plain(word)) }

    /// Returns true if a word asks for amounts, although they cannot be read: `>12x`, 「>1万2」, `1..2..3`.
    static func isUnread(_ word: some StringProtocol, _ writing: NumberWriting) -> Bool {
        let text = plain(word)
        func hasNumber(_ text: some StringProtocol) -> Bool { text.contains { "0"..."9" ~= $0 || SaidNumber.isPart($0) } }
        if let comparison = comparisons.first(where: text.hasPrefix) { return hasNumber(text.dropFirst(comparison.count)) }
        if let first = text.first, "0"..."9" ~= first, let (_, last) = ends(of: text) { return hasNumber(last) }
        let all = Array(text), said = SaidNumber(all[...], language: writing.language)
        return said.map { $0.hasDigits && $0.isUnclear && $0.length == all.count } ?? false
    }

    /// Parses one term of a search; nil if it is not about amounts.
    init?(_ word: some StringProtocol, _ writing: NumberWriting) {
        self.writing = writing
        let text = Self.plain(word)
        let comparison = Self.comparisons.first(where: text.hasPrefix)
        guard text.unicodeScalars.contains(where: { "0"..."9" ~= $0 }) || text.count > 1 && text.contains(where: SaidNumber.isPart)
        else { return nil }
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
        } else if let (first, last) = Self.dashed(text), let one = number(first), let other = number(last), one < other {
            lower = Bound(number: one, isIncluded: true)
            upper = Bound(number: other, isIncluded: true)
            isNumber = true
        } else {
            guard let number = number(text[...]) else { return nil }
            lower = Bound(number: number, isIncluded: true)
            upper = lower
            isNumber = true
        }
    }

    /// Returns the amounts in minor units of a currency; nil if it has none of them. The ends of a range may be in either order.
    public func minorUnits(in currency: Currency) -> ClosedRange<Int64>? {
        if let sign, !LineCurrencies.fits(sign, currency) { return nil }
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

    /// Returns the two numbers of `40-60`; nil for anything that may be a date, such as `11-03`.
    private static func dashed(_ text: String) -> (Substring, Substring)? {
        let parts = text.split(omittingEmptySubsequences: false) { "-–—ー".contains($0) }
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("0") }) else { return nil }
        return (parts[0], parts[1])
    }

    /// Parses a number with the symbol or code of a currency before or after it, and keeps that.
    private mutating func number(_ text: Substring) -> SearchedNumber? {
        let isDigit: (Character) -> Bool = { "0"..."9" ~= $0 }
        var text = text
        if let sign = text.first, sign == "+" || sign == "\u{2212}" { text = text.dropFirst() }
        if let said = said(text) { return said }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
        let before = text[..<first], after = text[text.index(after: last)...]
        guard let number = SearchedNumber(text[first...last], writing) else { return nil }
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

    /// Parses a number as it is said in Japanese and Chinese, 「1.5万」, with the symbol or code of a currency before or after it, or with parts of a unit behind that,
    /// 「12块5」; nil for one that can be said for two.
    private mutating func said(_ text: Substring) -> SearchedNumber? {
        if let change = change(text) { return change }
        guard text.contains(where: SaidNumber.isPart), let first = text.firstIndex(where: { $0.isNumber || SaidNumber.isPart($0) }) else {
            return nil
        }
        let before = text[..<first], rest = Array(text[first...])
        guard let number = SaidNumber(rest[...], language: writing.language), !number.isUnclear else { return nil }
        let after = String(rest.dropFirst(number.length)), sign = (before + after).folded
        guard before.isEmpty || after.isEmpty, sign.isEmpty || Self.isCurrency(sign), let value = SearchedNumber(number.text, .unknown) else {
            return nil
        }
        if !sign.isEmpty { self.sign = sign }
        return value
    }

    /// Parses 「12块5」, 「25元5角」 and 「5毛」.
    private mutating func change(_ text: Substring) -> SearchedNumber? {
        let all = Array(text)
        if let coins = SaidChange(all[...], isAlone: true), coins.length == all.count {
            sign = "元"
            return SearchedNumber("0.\(coins.decimals)", .unknown)
        }
        guard let unit = all.firstIndex(where: SaidChange.units.contains), let change = SaidChange(all[(unit + 1)...]),
            unit + 1 + change.length == all.count
        else { return nil }
        let said = SaidNumber(all[..<unit], language: writing.language)
        let whole = said.map { $0.length == unit && !$0.isUnclear ? $0.text : "" } ?? String(all[..<unit].filter { $0 != "," })
        guard !whole.isEmpty, whole.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
        sign = String(all[unit])
        return SearchedNumber("\(whole).\(change.decimals)", .unknown)
    }

    private static func isCurrency(_ sign: String) -> Bool {
        sign.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol } || ["円", "元", "원", "rmb"].contains(sign)
            || LineCurrencies.names.contains { $0.name == sign && !LineCurrencies.hundredths.map(\.name).contains(sign) }
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
