/// The rest of a line after all that was understood: whatever looks like an amount, a day, a time, a currency or a part of it is asked about, since the record
/// would be another one than the line said.
struct LineLeftovers {
    let line: LineText
    /// The amount that was taken; nil if there is none.
    private let amount: LineAmounts.Found?

    init(_ line: LineText, amount: LineAmounts.Found?) { (self.line, self.amount) = (line, amount) }

    /// Returns the parts of the record that the rest of the line may mean.
    func doubts() -> Set<SpokenLine.Doubt> {
        var doubts: Set<SpokenLine.Doubt> = []
        var position = 0
        while position < line.plain.count {
            guard isDigit(position), !line.isTaken[position] else {
                position += 1
                continue
            }
            let start = position
            while isDigit(position) || position + 1 < line.plain.count && ".,:/".contains(line.plain[position]) && isDigit(position + 1) {
                position += 1
            }
            if let doubt = doubt(start..<position) { doubts.insert(doubt) }
        }
        if has(Self.days) || hasHoliday { doubts.insert(.date) }
        if hasHour { doubts.insert(.time) }
        if has(Self.repeats) { doubts.insert(.repetition) }
        if has(Self.shares) || has(Self.parts) || has(Self.oneWay) && has(Self.bothWays) || has(Self.currencies) || hasSign || hasCurrency {
            doubts.insert(.amount)
        }
        return doubts
    }

    /// True for words that say that money comes in, or moves between accounts: another kind of record.
    var namesOtherKind: Bool { has(Self.incomes) || has(Self.moves) || has(Self.back) && (has(Self.giving) || isBehindAmount(" back")) }

    /// True for words that say that no money came in.
    var deniesIncome: Bool { has(Self.denials) }

    private func isBehindAmount(_ word: String) -> Bool {
        amount.map { line.lowered.dropFirst($0.range.upperBound).starts(with: Array(word)) } ?? false
    }

    /// True for an hour in characters that stands alone, 「八点」; 「一点」 is a little.
    private var hasHour: Bool {
        line.plain.indices.contains { start in
            guard line.isStart(start), !line.isTaken[start] else { return false }
            var reader = LineReader(line, start)
            guard LinePlain.digit(line.plain[start]) == nil, let hour = reader.smallNumber(), 2...24 ~= hour, reader.mark("点點时時") != nil else {
                return false
            }
            _ = reader.mark("半整钟鐘")
            return line.isEnd(reader.position)
        }
    }

    /// True for the price of one of several: 「500円のワインを3本」, 「20块的票两张」.
    var isPriceOfOne: Bool {
        guard let range = amount?.range, range.upperBound < line.plain.count, "の的".contains(line.plain[range.upperBound]) else { return false }
        return line.plain.indices.dropFirst(range.upperBound).contains { position in
            !line.isTaken[position] && (isDigit(position) || SaidDigit.isOne(line.plain[position])) && LineCounters.follows(line, at: position + 1)
        }
    }

    private func doubt(_ range: Range<Int>) -> SpokenLine.Doubt? {
        let text = String(line.plain[range])
        if text.contains(":") || isTime(behind: range.upperBound) { return .date }
        if text.contains("/") || text.count(where: { $0 == "." }) > 1 || isMonth(behind: range.upperBound) { return .date }
        if range.lowerBound > 0, "×*÷@".contains(line.plain[range.lowerBound - 1]) { return .amount }
        // `x3`, `3 x`, 「8折」, 「3割」, `20%`: what the amount is multiplied by.
        if range.lowerBound > 0, line.lowered[range.lowerBound - 1] == "x", line.isBoundary(range.lowerBound - 1) { return .amount }
        let behind = line.lowered.dropFirst(range.upperBound)
        if ["折", "割", "%", " x ", "x ", "成"].contains(where: { behind.starts(with: Array($0)) }) { return .amount }
        // Part of a name, such as `A4`, or of a counted thing.
        guard line.isBoundary(range.lowerBound) else { return nil }
        if isOrdinal(range.upperBound) { return isBeforeName(range.upperBound + 2) && !isBehindDay(range.lowerBound) ? nil : .date }
        if isName(range) { return nil }
        if isDay(range) { return .date }
        if LineCounters.follows(line, at: range.upperBound) { return text.count <= 4 && text.allSatisfy(\.isNumber) ? nil : .amount }
        // `5 pound 60`
        if let amount, range.lowerBound == amount.range.upperBound + 1 { return .amount }
        if amount?.mark != nil, text.count <= 2, text.allSatisfy(\.isNumber), isBeforeWord(range.upperBound) { return nil }
        return .amount
    }

    /// True for the ordinal of `friday the 20th` if the weekday is taken.
    private func isBehindDay(_ position: Int) -> Bool {
        let words = Array(" the "), start = position - words.count
        return start > 0 && line.isTaken[start - 1] && line.lowered[start..<position].elementsEqual(words)
    }

    private func isDigit(_ position: Int) -> Bool {
        line.plain.indices.contains(position) && !line.isTaken[position] && LinePlain.digit(line.plain[position]) != nil
    }

    private func isBeforeWord(_ position: Int) -> Bool {
        position + 1 < line.plain.count && line.plain[position] == " " && line.plain[position + 1].isLetter && !line.isTaken[position + 1]
    }

    private func isTime(behind position: Int) -> Bool {
        let rest = String(line.lowered.dropFirst(position).prefix(8))
        return rest.prefixMatch(of: /\ ?(?:a\.?m\b|p\.?m\b|o.clock|uhr)/) != nil
            || ["時", "时", "點"].contains { rest.hasPrefix($0) } && !rest.hasPrefix("時間")
            || rest.hasPrefix("点") && !rest.hasPrefix("点心")
    }

    /// True if a word follows that the ordinal belongs to: `3rd round`, but not `the 25th` alone.
    private func isBeforeName(_ position: Int) -> Bool { isBeforeWord(position) && !line.lowered.dropFirst(position).starts(with: Array(" of ")) }

    /// True before 「日」 that was not read as a day: 「毎月25日」; not for a number of days, 「3日間」 and 「2泊3日」.
    private func isDay(_ range: Range<Int>) -> Bool {
        let rest = line.plain.dropFirst(range.upperBound).prefix(2)
        guard rest.first == "日" else { return false }
        let before = range.lowerBound > 0 ? line.plain[range.lowerBound - 1] : " "
        return !"泊第数".contains(before) && !(rest.count == 2 && LineDates.behindDay.contains(rest.last ?? " "))
    }

    /// True before 「月」 alone: its day is unknown. 「11月分」 says which month is paid for.
    private func isMonth(behind position: Int) -> Bool {
        let rest = line.lowered.dropFirst(position).prefix(2)
        return rest.first == "月" && rest.last != "分" && rest.last != "額" && rest.last != "额"
    }

    /// True if a sign is left that may turn the amount round, or bracket or multiply it.
    private var hasSign: Bool {
        zip(line.plain, line.isTaken).enumerated().contains { position, mark in
            guard !mark.1 else { return false }
            if "▲△▼−±×÷*@".contains(mark.0) { return true }
            // A hyphen alone, or at the amount; not within a word.
            let isBeside = [position - 1, position + 1].contains { line.plain.indices.contains($0) && line.isTaken[$0] && line.plain[$0] != " " }
            return mark.0 == "-" && (isBeside || line.isEnd(position + 1) && line.isStart(position))
        }
    }

    private func isOrdinal(_ position: Int) -> Bool {
        ["st", "nd", "rd", "th"].contains { ending in
            line.lowered.dropFirst(position).starts(with: Array(ending)) && line.isBoundary(position + ending.count)
        }
    }

    /// True for a decade, `80s`, and for a number with a hyphen between it and a word, `7-Eleven`.
    private func isName(_ range: Range<Int>) -> Bool {
        let rest = line.lowered.dropFirst(range.upperBound)
        if rest.first == "s", line.isBoundary(range.upperBound + 1), line.plain[range.upperBound - 1] == "0" { return true }
        return rest.first == "-" && rest.dropFirst().first.map { $0.isLetter } == true
    }

    private func has(_ words: Words) -> Bool {
        line.occurring.contains { letter in words[letter]?.contains { word in line.ranges(of: word).contains { line.isFree($0) } } == true }
    }

    /// True if a code of ISO 4217 in capital letters, or a sign of a currency, is left.
    private var hasCurrency: Bool {
        if zip(line.plain, line.isTaken).contains(where: { "€£$₩₹₽₺₫₴₱฿".contains($0) && !$1 }) { return true }
        return zip(line.typed, line.isTaken).map { $1 ? " " : $0 }.split { !$0.isLetter }.contains { word in
            word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase } && Currency(code: String(word)) != nil
        }
    }
}
