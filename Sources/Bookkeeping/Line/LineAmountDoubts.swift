/// The reasons why a number in a line may be another amount than its figure, or none.
extension LineAmounts {
    /// True if what stands beside an amount makes it another one or a name: a unit price as in 「12元/斤」 and 「120円 3個」, 「300円引き」, 「千円札」, `C$20`, `(20)`.
    func isQualified(_ range: Range<Int>) -> Bool {
        let rest = line.plain[range.upperBound...], next = rest.first ?? " "
        if range.lowerBound > 0, isRoughened(range.lowerBound) { return true }
        if "/@×*)".contains(next) && (next != ")" || range.lowerBound > 0 && line.plain[range.lowerBound - 1] == "(") { return true }
        if Self.behindPrices.contains(where: { rest.starts(with: $0) }) { return true }
        if range.lowerBound > 0, "$€£¥".contains(plain(range.lowerBound)), LineText.Script(plain(range.lowerBound - 1)) == .spaced { return true }
        // 「18块一杯」 is the price of one.
        if next == "一", rest.dropFirst().first.map(LineCounters.isCounter) == true { return true }
        let count = rest.drop { " をが".contains($0) }, digits = count.prefix { LinePlain.digit($0) != nil || SaidDigit.isOne($0) }
        return 1...3 ~= digits.count && (count.dropFirst(digits.count).first.map { "個个枚本冊册つ斤份盒瓶杯袋箱缶".contains($0) } ?? false)
    }

    /// True if what stands before a number makes it a rough one, or a part of another: 「数百円」, 「二、三百円」, 「十二点五元」, `four 50`.
    private func isRoughened(_ start: Int) -> Bool {
        let before = line.plain[..<start]
        if let last = before.last, "数几幾点點".contains(last) { return true }
        if let last = before.last, "~≈約约近".contains(last) { return true }
        // 「1個150円」 is the price of one.
        if before.last.map(LineCounters.isCounter) == true, let count = before.dropLast().last, "1１一".contains(count) { return true }
        if before.last == "、", SaidDigit.isOne(before.dropLast().last) { return true }
        let word = String(before.reversed().drop { $0 == " " }.prefix { $0.isLetter && $0.isASCII || $0 == "-" }.reversed()).lowercased()
        return before.last == " " && (Self.numberWords.contains(word) || Self.roughWords.contains(word))
    }

    private static let numberWords: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "another", "wait",
    ]

    private static let roughWords: Set = [
        "about", "around", "roughly", "approximately", "approx", "circa", "nearly", "almost", "over", "under", "like", "than", "least", "most",
        "maybe",
        "between",
    ]

    private static let behindPrices = [
        "くらい", "ぐらい", "ほど", "程度", "前後", "ちょっと", "余り", "あまり", "多", "来块", "来元", "左右", "上下", "出头", "ish", "-ish", "+", " or so", "-odd", " odd",
        "ショップ", "カット", "玉", "札", "券", "分", "均一", "寿司", "引", "オフ", "off", "弱", "強", "割",
    ].map { Array($0) }

    /// True for a quotient below one, which no amount is: `20/25`.
    func isBelowOne(_ text: String) -> Bool {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let one = Int(parts[0]), let other = Int(parts[1]) else { return false }
        return one < other
    }

    /// True if a unit or a further part of a number follows, which was not read as part of one.
    func isContinued(_ position: Int) -> Bool {
        guard let next = character(position) else { return false }
        return SaidNumber.isUnit(next) || LinePlain.digit(next) != nil || ".,:/".contains(next) && isDigit(position + 1)
    }

    /// True for `12/25` and `25-11`, which may be days, a size or a score.
    func isLikeDate(_ range: Range<Int>) -> Bool {
        let whole = String(line.plain[range]).split(omittingEmptySubsequences: false) { "/-".contains($0) }
        if whole.count > 1, whole.allSatisfy({ 1...4 ~= $0.count && Int($0) != nil }), whole.count > 2 || line.plain[range].contains("-") {
            return true
        }
        if whole.count == 2, whole[0] == whole[1] { return true }
        let parts = String(line.plain[range]).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let one = Int(parts[0]), let other = Int(parts[1]) else { return false }
        return 1...31 ~= one && 1...31 ~= other && min(one, other) <= 12
    }
}
