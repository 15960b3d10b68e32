/// Amounts that are said with characters of numbers or units: 「1万2千円」, 「三百块」, 「8块5」, 「5毛」.
extension LineAmounts {
    /// Particles and verbs behind an amount without its currency: 「1.2万买电脑」, 「8万で」.
    private static let behindAmounts: Set<Character> = Set("买買付花交吃换換修租订訂でをに")

    /// Returns a number that is said with characters of numbers or units.
    func said(at start: Int) -> Found? {
        var position = start
        let isIncome = character(position) == "+", isMinus = isMinus(position)
        if isIncome || isMinus { position += 1 }
        let before = sign(at: position).flatMap { LineCurrencies.maySayBefore(String($0)) ? $0 : nil }
        if let before { position += before.count + (character(position + before.count) == " " ? 1 : 0) }
        let open = open(from: position)
        if let coins = coins(at: position, open) {
            // 「块八毛」 is one and eight tenths.
            let lacksUnits = before.map { ["块", "塊"].contains(String($0)) } ?? false
            return Found(
                range: start..<coins.end, text: coins.text, isIncome: isIncome, mark: coins.mark, isWeak: false, isUnclear: isMinus || lacksUnits)
        }
        guard let number = SaidNumber(open, language: language) else { return nil }
        var stop = position + number.length, mark = before.map { String($0) }, isUnclear = number.isUnclear || isMinus || isContinued(stop)
        if mark == nil {
            let gap = number.hasDigits && character(stop) == " " ? 1 : 0
            if let after = sign(at: stop + gap) {
                mark = line.text((stop + gap)..<(stop + gap + after.count))
                stop += gap + after.count
            }
        }
        var text = number.text
        if let change = mark.flatMap({ _ in change(at: stop, behind: text) }) {
            (text, stop) = (change.text, change.end)
            isUnclear = isUnclear || change.isUnclear
        }
        isUnclear = isUnclear || isQualified(start..<stop)
        // Words have characters of numbers too: 「一番」, 「三明治」, 「千葉」. Those alone are an amount if a currency says so, or a guess at the end.
        let isCounted = mark == nil && LineCounters.follows(line, at: stop)
        let isPaid = number.length > 1 && start > 0 && "了共付花".contains(line.plain[start - 1])
        guard mark != nil || number.hasDigits || line.isEnd(stop) && (line.isStart(start) || isPaid), !isCounted else { return nil }
        let isAttached = mark == nil && !line.isEnd(stop) && !(number.hasDigits && Self.behindAmounts.contains(plain(stop)))
        // 「三千二百」 as a word of its own is a number; a single character may be a name.
        let isName = mark == nil && !number.hasDigits && number.length < 2
        return Found(range: start..<stop, text: text, isIncome: isIncome, mark: mark, isWeak: isAttached || isName, isUnclear: isUnclear)
    }

    /// Returns parts of a unit alone: 「5毛」, 「一毛钱」.
    private func coins(at position: Int, _ open: ArraySlice<Character>) -> (text: String, mark: String, end: Int)? {
        guard let unit = open.dropFirst().first, "毛角".contains(unit), let change = SaidChange(open, isAlone: true) else { return nil }
        return ("0.\(change.decimals)", "元", position + change.length)
    }

    /// Returns an amount with the parts of a unit that follow its name, such as the 5 in 「8块5」.
    func change(at stop: Int, behind text: String) -> (text: String, end: Int, isUnclear: Bool)? {
        guard stop > 0, let name = character(stop - 1), SaidChange.units.contains(name), line.plain.indices.contains(stop) else { return nil }
        let open = open(from: stop)
        guard let change = SaidChange(open) else {
            // A digit that may be parts of the unit, or begin a word.
            return SaidDigit.isOne(open.first) ? (text, stop, true) : nil
        }
        let isWhole = text.allSatisfy { $0.isNumber || $0 == "," }
        return ("\(text).\(change.decimals)", stop + change.length, !isWhole)
    }

    /// Returns the characters from a position up to the next one that is taken.
    private func open(from position: Int) -> ArraySlice<Character> {
        line.plain.dropFirst(position).prefix(line.isTaken.dropFirst(position).prefix { !$0 }.count)
    }
}
