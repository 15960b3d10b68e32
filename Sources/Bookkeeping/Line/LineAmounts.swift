/// The amounts that a line can hold: numbers and sums, with or without a currency's sign or name.
struct LineAmounts {
    struct Found {
        let range: Range<Int>
        /// The number or the sum, without sign in front and without currency.
        let text: String
        let isIncome: Bool
        /// The currency's sign or name as typed; nil without one.
        let mark: String?
        /// True for a number with a word attached without a space: the number may be part of the word.
        let isWeak: Bool
        /// True if the number can be another one, or a date.
        let isUnclear: Bool

        /// True if the mark is one of a currency, or there is none.
        func fits(_ currency: Currency) -> Bool { mark.map { LineCurrencies.fits($0, currency) } ?? true }

        /// The only currency that the mark can be of; nil for several or without a mark.
        var currency: Currency? { mark.flatMap(LineCurrencies.currency) }
    }

    let line: LineText
    let language: Language
    /// The signs by their first letter, the longest first.
    private let signs: [Character: [[Character]]]
    /// True if all accounts are in currencies that have names for their notes.
    let hasNotes: Bool

    init(_ line: LineText, currencies: [Currency], language: Language) {
        (self.line, self.language) = (line, language)
        hasNotes = currencies.allSatisfy { Self.currenciesOfNotes.contains($0.code) }
        signs = Set(currencies).flatMap(\.signs).reduce(into: Self.usualSigns) { signs, sign in
            let letters = Array(sign)
            guard let first = letters.first, signs[first]?.contains(letters) != true else { return }
            signs[first, default: []].append(letters)
            signs[first]?.sort { $0.count > $1.count }
        }
    }

    /// The signs and names of currencies that no account has.
    private static let usualSigns: [Character: [[Character]]] = {
        let typed = LineCurrencies.names.map(\.name) + LineCurrencies.signs + LineCurrencies.codes
        return Dictionary(grouping: Set(typed).map { Array($0) }.sorted { $0.count > $1.count }) { $0.first ?? " " }
    }()

    /// Returns all amounts in the text that is not taken, first to last.
    func found() -> [Found] {
        var found: [Found] = [], position = 0
        while position < line.typed.count {
            if let amount = note(at: position) ?? amount(at: position) {
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
        guard line.isBoundary(start), !(start > 0 && isFree(start - 1) && Self.marksBefore.contains(plain(start - 1))) else { return nil }
        if let said = said(at: start) { return said }
        var position = start
        // A minus before an amount may be money that came back.
        let isIncome = character(position) == "+", isMinus = isMinus(position)
        if isIncome || isMinus { position += 1 }
        let before = sign(at: position).flatMap { LineCurrencies.maySayBefore(String($0)) ? $0 : nil }
        if let before {
            position += before.count
            // The point of an abbreviation: `Rs.50`.
            if before.last?.isLetter == true, character(position) == "." { position += 1 }
            if character(position) == " " { position += 1 }
        } else if character(position) == ".", position > 0, plain(position - 1).isLetter {
            return nil
        }
        let first = position
        guard var end = number(from: position), !(character(end) == ":" && isDigit(end + 1)) else { return nil }
        while let next = operation(from: end) { end = next }
        var text = withoutThousands(line.text(first..<end))
        if let many = thousands(behind: first..<end) {
            (text, end) = (many.text, many.end)
        } else if isMark(end), character(end + 1).map({ "-–—".contains($0) }) == true, line.isEnd(end + 2) {
            // `129,-` is written for a whole amount.
            end += 2
        }
        let isDate = isLikeDate(first..<end)
        var mark = before.map { String($0) }, isAttached = false
        var stop = end
        let gap = character(end) == " " ? 1 : 0
        // A sign between a space and a digit belongs to the next number: `2049 $14`.
        if mark == nil, let after = sign(at: end + gap), line.isBoundary(end + gap + after.count), gap == 0 || !isDigit(end + gap + after.count) {
            mark = line.text((end + gap)..<(end + gap + after.count))
            stop = end + gap + after.count
        } else if let next = character(end), isFree(end) {
            let script = LineText.Script(next)
            guard before != nil || !LineCounters.follows(line, at: end), next != "%", script != .spaced,
                !(script == .joining && !line.isBoundary(end))
            else { return nil }
            isAttached = script == .ideographic || script == .katakana
        }
        if let name = mark?.folded, LineCurrencies.hundredths.contains(where: { $0.name == name }) {
            guard 1...2 ~= text.count, let count = Int(text.folded), gap == 0 || name != "p" else { return nil }
            text = "0.\(count < 10 ? "0" : "")\(count)"
        }
        if let change = mark.flatMap({ _ in change(at: stop, behind: text) }) {
            return Found(
                range: start..<change.end, text: change.text, isIncome: isIncome, mark: mark, isWeak: false, isUnclear: change.isUnclear || isMinus)
        }
        if mark == nil, start > 0, isFree(start - 1), LineText.Script(plain(start - 1)) == .ideographic, plain(start - 1) == "第" { isAttached = true }
        return Found(
            range: start..<stop, text: text, isIncome: isIncome, mark: mark, isWeak: isAttached || isDate,
            isUnclear: isDate || isMinus || isContinued(stop) || isQualified(start..<stop) || isBelowOne(text))
    }

    func isMinus(_ position: Int) -> Bool { character(position).map { "-−ー–".contains($0) } ?? false }

    /// Characters behind which no number begins: it would be the rest of another one.
    private static let marksBefore: Set<Character> = Set("0123456789.,:/*#%万萬億亿千百十拾佰仟块塊元毛角")

    /// In Japanese and Chinese, a comma stands between thousands and never before decimals.
    private func withoutThousands(_ text: String) -> String {
        guard language != .english, text.contains(where: { ",，".contains($0) }) else { return text }
        let parts = text.split(omittingEmptySubsequences: false) { ",，".contains($0) }
        let isGrouped = parts.dropFirst().allSatisfy { part in part.prefix { LinePlain.digit($0) != nil }.count == 3 }
        return isGrouped ? parts.joined() : text
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

    func isDigit(_ position: Int) -> Bool { character(position).map { LinePlain.digit($0) != nil } ?? false }
    private func isMark(_ position: Int) -> Bool { character(position).map { ".,'".contains($0) } ?? false }
    private func isFree(_ position: Int) -> Bool { line.typed.indices.contains(position) && !line.isTaken[position] }
    func plain(_ position: Int) -> Character { line.plain[position] }

    /// Returns the plain character at a position; nil at the end and where it is taken.
    func character(_ position: Int) -> Character? { isFree(position) ? plain(position) : nil }

    /// Returns the currency's sign or name at a position.
    func sign(at position: Int) -> [Character]? {
        guard isFree(position) else { return nil }
        let known = signs[line.lowered[position]]?.first { sign in
            line.lowered.dropFirst(position).starts(with: sign) && line.isFree(position..<(position + sign.count))
        }
        if known == ["元"], language == .japanese, let next = character(position + 1), LineText.Script(next) == .ideographic { return nil }
        return known ?? code(at: position)
    }

    /// Returns the code of a currency in capital letters at a position.
    private func code(at position: Int) -> [Character]? {
        let end = position + 3
        guard end <= line.plain.count, line.isFree(position..<end), line.isBoundary(position) else { return nil }
        let letters = line.plain[position..<end]
        guard letters.allSatisfy({ $0.isASCII && $0.isUppercase }), end == line.plain.count || !line.plain[end].isASCII || !line.plain[end].isLetter,
            Currency(code: String(letters)) != nil
        else { return nil }
        return Array(letters)
    }
}
