/// The amounts that a line can hold: numbers and sums, with or without a currency's sign or name.
struct LineAmounts {
    struct Found {
        let range: Range<Int>
        /// The number or the sum, without sign in front and without currency.
        let text: String
        let isIncome: Bool
        /// The currency's sign or name as typed; nil without one.
        let mark: String?
        /// True for a number to which a word is attached without a space, as in 「3個」: it may count something else.
        let isWeak: Bool

        /// True if the mark is one of a currency, or there is none.
        func fits(_ currency: Currency) -> Bool {
            guard let mark = mark?.folded else { return true }
            return currency.signs.contains(mark) || LineAmounts.names.contains { $0.name == mark && $0.codes.contains(currency.code) }
        }
    }

    private let line: LineText
    /// The signs by their first letter, the longest first.
    private let signs: [Character: [[Character]]]

    init(_ line: LineText, currencies: [Currency]) {
        self.line = line
        let typed = Set(currencies).flatMap(\.signs) + Self.names.map(\.name) + ["$", "€", "£", "¥", "₩", "円", "元", "원"]
        signs = Dictionary(grouping: Set(typed).map { Array($0) }.sorted { $0.count > $1.count }) { $0.first ?? " " }
    }

    /// The names of currencies that are not their signs.
    static let names: [(name: String, codes: Set<String>)] = [
        ("euro", ["EUR"]), ("euros", ["EUR"]), ("yen", ["JPY"]), ("圓", ["JPY", "TWD", "HKD"]), ("块钱", ["CNY"]), ("块", ["CNY"]), ("塊", ["TWD"]),
        ("元", ["CNY", "TWD", "HKD"]), ("yuan", ["CNY"]), ("won", ["KRW"]), ("pounds", ["GBP"]), ("pound", ["GBP"]), ("quid", ["GBP"]),
        ("ユーロ", ["EUR"]), ("欧元", ["EUR"]), ("日元", ["JPY"]), ("美元", ["USD"]), ("英镑", ["GBP"]), ("人民币", ["CNY"]), ("ドル", dollars),
        ("ポンド", ["GBP"]), ("dollars", dollars), ("dollar", dollars), ("bucks", dollars), ("francs", ["CHF"]), ("franc", ["CHF"]),
    ]
    private static let dollars: Set<String> = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD"]

    /// Returns all amounts in what is not taken, first to last.
    func found() -> [Found] {
        var found: [Found] = [], position = 0
        while position < line.typed.count {
            if let amount = amount(at: position) {
                found.append(amount)
                position = amount.range.upperBound
            } else {
                position += 1
            }
        }
        return found
    }

    private func amount(at start: Int) -> Found? {
        // A number does not begin within a word or a longer number.
        guard line.isBoundary(start), !(start > 0 && isFree(start - 1) && "0123456789.,/*#%".contains(plain(start - 1))) else { return nil }
        var position = start
        let isIncome = character(position) == "+", hasSign = isIncome || character(position) == "-"
        if hasSign { position += 1 }
        let before = sign(at: position)
        if let before { position += before.count + (character(position + before.count) == " " ? 1 : 0) }
        let first = position
        guard var end = number(from: position) else { return nil }
        while let next = operation(from: end) { end = next }
        let text = line.text(first..<end)
        var mark = before.map { String($0) }, isAttached = false
        var stop = end
        let gap = character(end) == " " ? 1 : 0
        if mark == nil, let after = sign(at: end + gap), line.isBoundary(end + gap + after.count) {
            mark = line.text((end + gap)..<(end + gap + after.count))
            stop = end + gap + after.count
        } else if let next = character(end), isFree(end) {
            let script = LineText.Script(next)
            guard next != "%", script != .spaced, !(script == .joining && !line.isBoundary(end)) else { return nil }
            isAttached = script == .ideographic || script == .katakana
        }
        if mark == nil, start > 0, isFree(start - 1), LineText.Script(plain(start - 1)) == .ideographic, plain(start - 1) == "第" { isAttached = true }
        return Found(range: start..<stop, text: text, isIncome: isIncome, mark: mark, isWeak: isAttached)
    }

    /// Returns the end of a number of digits with marks between them.
    private func number(from start: Int) -> Int? {
        var position = start
        if character(position) == ".", isDigit(position + 1) { position += 1 }
        guard isDigit(position) else { return nil }
        while isDigit(position) || (isMark(position) && isDigit(position + 1)) { position += 1 }
        return position
    }

    /// Returns the end of an operator and the number after it, both with a space before them or none.
    private func operation(from start: Int) -> Int? {
        let gap = character(start) == " " ? 1 : 0
        guard let mark = character(start + gap), "+-*/x×÷".contains(mark) else { return nil }
        let after = start + gap + 1
        // `lunch 12 -5` is no sum, and `2 x coffee` no product.
        guard (character(after) == " ") == (gap == 1) else { return nil }
        return number(from: after + gap)
    }

    private func isDigit(_ position: Int) -> Bool { character(position).map { LinePlain.digit($0) != nil } ?? false }
    private func isMark(_ position: Int) -> Bool { character(position).map { ".,'".contains($0) } ?? false }
    private func isFree(_ position: Int) -> Bool { line.typed.indices.contains(position) && !line.isTaken[position] }
    private func plain(_ position: Int) -> Character { line.plain[position] }

    /// Returns the plain character at a position; nil at the end and where it is taken.
    private func character(_ position: Int) -> Character? { isFree(position) ? plain(position) : nil }

    /// Returns the currency's sign or name at a position.
    private func sign(at position: Int) -> [Character]? {
        guard isFree(position) else { return nil }
        return signs[line.lowered[position]]?.first { sign in
            line.lowered.dropFirst(position).starts(with: sign) && line.isFree(position..<(position + sign.count))
        }
    }
}
