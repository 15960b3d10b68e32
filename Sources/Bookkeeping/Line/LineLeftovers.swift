/// What is left of a line after all that was understood: whatever looks like an amount, a day, a time, a currency or a part of it is asked about, since the record
/// would be another one than the line said.
struct LineLeftovers {
    private let line: LineText

    init(_ line: LineText) { self.line = line }

    /// Returns the parts of the record that may be meant by what is left.
    ///
    /// - Parameter isMarked: true if the amount has a currency, so that a small number before a word counts something else.
    func doubts(isMarked: Bool) -> Set<SpokenLine.Doubt> {
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
            if let doubt = doubt(start..<position, isMarked: isMarked) { doubts.insert(doubt) }
        }
        if has(Self.days) { doubts.insert(.date) }
        if has(Self.shares) || hasCurrency { doubts.insert(.amount) }
        return doubts
    }

    /// Words by which money comes in, or moves between accounts, which is another kind of record.
    var namesOtherKind: Bool { has(Self.incomes) || has(Self.moves) }

    private func doubt(_ range: Range<Int>, isMarked: Bool) -> SpokenLine.Doubt? {
        let text = String(line.plain[range])
        if text.contains(":") || isTime(behind: range.upperBound) { return .date }
        if text.contains("/") { return .date }
        // Part of a name, such as `A4`, or of what is counted.
        guard line.isBoundary(range.lowerBound) else { return nil }
        if isOrdinal(range.upperBound) { return nil }
        if LineCounters.follows(line, at: range.upperBound) { return text.count <= 4 && text.allSatisfy(\.isNumber) ? nil : .amount }
        if line.plain.indices.contains(range.upperBound), line.plain[range.upperBound] == "%" { return nil }
        if isMarked, text.count <= 2, text.allSatisfy(\.isNumber), isBeforeWord(range.upperBound) { return nil }
        return .amount
    }

    private func isDigit(_ position: Int) -> Bool {
        line.plain.indices.contains(position) && !line.isTaken[position] && LinePlain.digit(line.plain[position]) != nil
    }

    private func isBeforeWord(_ position: Int) -> Bool {
        position + 1 < line.plain.count && line.plain[position] == " " && line.plain[position + 1].isLetter && !line.isTaken[position + 1]
    }

    private func isTime(behind position: Int) -> Bool {
        let rest = String(line.lowered.dropFirst(position).prefix(8))
        return rest.prefixMatch(of: /\ ?(?:a\.?m\b|p\.?m\b|o.clock|uhr)/) != nil || ["時", "时", "點"].contains { rest.hasPrefix($0) }
            || rest.hasPrefix("点") && !rest.hasPrefix("点心")
    }

    private func isOrdinal(_ position: Int) -> Bool {
        ["st", "nd", "rd", "th"].contains { ending in
            line.lowered.dropFirst(position).starts(with: Array(ending)) && line.isBoundary(position + ending.count)
        }
    }

    private func has(_ words: [[Character]]) -> Bool {
        words.contains { word in line.ranges(of: word).contains { line.isFree($0) } }
    }

    /// True if a code of ISO 4217 in capital letters, or a sign of a currency, is left.
    private var hasCurrency: Bool {
        if zip(line.plain, line.isTaken).contains(where: { "€£$₩₹₽₺₫₴₱฿".contains($0) && !$1 }) { return true }
        return zip(line.typed, line.isTaken).map { $1 ? " " : $0 }.split { !$0.isLetter }.contains { word in
            word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase } && Currency(code: String(word)) != nil
        }
    }

    private static func words(_ text: String) -> [[Character]] { text.split(separator: "|").map { LineText.fold(String($0)) } }

    private static let days = words(
        """
        tomorrow|tonight|last night|last week|last month|next week|next month|this month|noon|midnight|weekend|昨夜|昨晩|ゆうべ|一昨夜|先週|先月|来週|来月|再来週|今月|昨年|去年|来年|月末|月初|午前|午後|正午|\
        昨晚|前晚|明天|后天|後天|明晚|上周|上週|上星期|上个月|上個月|上月|下周|下个月|下月|这个月|本月|月底|上午|下午|中午|凌晨|あした|明日|あさって|明後日|先々月
        """)
    private static let shares = words(
        "split|half|halves|each|per person|shared|割り勘|わりかん|割勘|ワリカン|折半|半分|一人あたり|各自|各付|各付一半|平分|均摊|均攤|分摊|一人一半|一半|aa|aa制|人均")
    private static let incomes = words(
        "received|refund|refunded|reimbursed|reimbursement|cashback|got paid|もらった|貰った|もらう|受け取った|返金|入金|収到|収入|收到|到账|到帳|退款|报销|報銷|收入|返现")
    private static let moves = words("transfer|transferred|top up|topup|lent|borrowed|owe|チャージ|振替|振り替え|貸した|借りた|返済|还款|還款|转账|轉賬|转给|充值|借给|借了|还给|提现|取现")
}
