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
        if has(Self.shares) || has(Self.parts) || has(Self.currencies) || hasSign || hasCurrency { doubts.insert(.amount) }
        return doubts
    }

    /// Words by which money comes in, or moves between accounts, which is another kind of record.
    var namesOtherKind: Bool { has(Self.incomes) || has(Self.moves) }

    private func doubt(_ range: Range<Int>, isMarked: Bool) -> SpokenLine.Doubt? {
        let text = String(line.plain[range])
        if text.contains(":") || isTime(behind: range.upperBound) { return .date }
        if text.contains("/") || text.count(where: { $0 == "." }) > 1 || isMonth(behind: range.upperBound) { return .date }
        if range.lowerBound > 0, "×*÷@".contains(line.plain[range.lowerBound - 1]) { return .amount }
        // `x3`, `3 x`, 「8折」, 「3割」, `20%`: what the amount is multiplied by.
        if range.lowerBound > 0, line.lowered[range.lowerBound - 1] == "x", line.isBoundary(range.lowerBound - 1) { return .amount }
        let behind = line.lowered.dropFirst(range.upperBound)
        if ["折", "割", "%", " x ", "x ", "成"].contains(where: { behind.starts(with: Array($0)) }) { return .amount }
        // Part of a name, such as `A4`, or of what is counted.
        guard line.isBoundary(range.lowerBound) else { return nil }
        if isOrdinal(range.upperBound) { return isBeforeName(range.upperBound + 2) ? nil : .date }
        if isName(range) { return nil }
        if isDay(range) { return .date }
        if LineCounters.follows(line, at: range.upperBound) { return text.count <= 4 && text.allSatisfy(\.isNumber) ? nil : .amount }
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
        return rest.prefixMatch(of: /\ ?(?:a\.?m\b|p\.?m\b|o.clock|uhr)/) != nil
            || ["時", "时", "點"].contains { rest.hasPrefix($0) } && !rest.hasPrefix("時間")
            || rest.hasPrefix("点") && !rest.hasPrefix("点心")
    }

    /// True if a word follows of which a number is the ordinal: `3rd round`, but not `the 25th` alone.
    private func isBeforeName(_ position: Int) -> Bool { isBeforeWord(position) && !line.lowered.dropFirst(position).starts(with: Array(" of ")) }

    /// True before 「日」 that was not read as a day: 「毎月25日」; not for a number of days, 「3日間」 and 「2泊3日」.
    private func isDay(_ range: Range<Int>) -> Bool {
        let rest = line.plain.dropFirst(range.upperBound).prefix(2)
        guard rest.first == "日" else { return false }
        let before = range.lowerBound > 0 ? line.plain[range.lowerBound - 1] : " "
        return !"泊第数".contains(before) && !(rest.count == 2 && LineDates.behindDay.contains(rest.last ?? " "))
    }

    /// True before 「月」 alone, a day of which is unknown; 「11月分」 is what is paid for.
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

    /// Folded words by their first character.
    private typealias Words = [Character: [[Character]]]

    private static func words(_ text: String) -> Words { words(text.split(separator: "|").map(String.init)) }

    private static func words(_ words: [String]) -> Words { Dictionary(grouping: words.map(LineText.fold)) { $0.first ?? " " } }

    private static let days = words(
        """
        tomorrow|tonight|last night|last week|last month|last year|next year|in january|in february|in march|in april|in may|in june|in july|in august|in september|\
        in october|in november|in december|mon|wed|sat|sun|next week|next month|midnight|weekend|昨夜|昨晩|ゆうべ|一昨夜|先週|先月|来週|来月|再来週|昨年|去年|来年|月末|月初|\
        ago|fortnight|before last|week|on christmas|on halloween|on thanksgiving|on easter|on diwali|on new years|boxing day|bank holiday|kal|parso|the day before|\
        earlier|on the first|on the second|on the third|first of|前两天|前几天|前些天|几天前|两天前|元旦|双十一|国庆节|中秋节|土日|文化の日|元日|大晦日|連休|さき|数日前|\
        昨晚|前晚|明天|后天|後天|明晚|上周|上週|上星期|上个月|上個月|上月|下周|下个月|下月|月底|凌晨|あした|明日|あさって|明後日|先々月
        """)
    /// Words that make the amount another one than its figure.
    private static let parts = words(
        """
        minus|thousand|hundred|million|lakh|crore|grand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|マイナス|负|負|税抜|税別|消費税|半額|半价|以上|以下|未満|単価|单价|ずつ|\
        每人|毎人|每位|每个|每份|每杯|每|各|apiece|per head|per|ea|twice|thrice|times|percent|pct|tax|vat|gst|tip|discount|off|dozen|k|l|cr|lacs|lakhs|crores|hazar|\
        mil|mio|bn|thousands|hundreds|dimes|pennies|nickels|quarters|fiver|fivers|tenner|tenners|cents|cent|paise|paisa|pence|euro cents|\
        打折|折扣|一折|二折|三折|四折|五折|六折|七折|八折|九折|五折|便宜|パーセント|オフ|割引|値引|一割|二割|三割|四割|五割|引き|プラス税|+税|税込み前
        """)
    /// Words of currencies that are left: they are those of the amount, which is in another one.
    private static let currencies = words(
        LineCurrencies.names.map(\.name).filter { $0.count > 1 && !LineCurrencies.words.contains($0) && $0 != "rs" } + [
            "kr", "kč", "lei", "rp", "rm", "rmb", "dirham", "dirhams", "rupiah", "ringgit", "peso", "ruble", "rubles", "shekel", "shekels", "lira",
            "dong", "dinar",
            "dinars", "crown", "krona", "kronor", "koruna", "forint", "zlotys", "reais", "ルピー", "ペソ", "クローネ", "リラ", "ルーブル", "リンギット", "外貨", "比索", "卢比",
            "法郎", "加币", "澳币", "新币", "外币",
        ])
    private static let shares = words(
        "split|half|halves|each|per person|shared|割り勘|わりかん|割勘|ワリカン|折半|半分|一人あたり|各自|各付|各付一半|平分|均摊|均攤|分摊|一人一半|一半|aa|aa制|人均")
    private static let incomes = words(
        "paid me back|chargeback|returned|cancelled|canceled|owes me|gave me|won|got back|还我|卖了|欠|请客|替我|没花|省了|返品|払い戻し|返ってきた|キャンセル|received|refund|refunded|reimbursed|reimbursement|cashback|got paid|もらった|貰った|もらう|受け取った|返金|入金|収到|収入|收到|到账|到帳|退款|报销|報銷|收入|返现"
    )
    private static let moves = words(
        "transfer|transferred|top up|topup|lent|borrowed|owe|deposit|withdraw|withdrew|withdrawal|paid back|repaid|引き出し|引出し|引き出した|下ろした|おろした|送金|返した|お釣り|おつり|立て替え|立替|売れた|売った|転売|sold|earned|中奖|转了|转出|转入|还花呗|还信用卡|还白条|取款|取钱|存款|存钱|还了|找零|退|チャージ|振替|振り替え|貸した|借りた|返済|还款|還款|转账|轉賬|转给|充值|借给|借了|还给|提现|取现"
    )
}
