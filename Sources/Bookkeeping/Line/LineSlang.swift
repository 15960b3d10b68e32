/// Amounts that are said with a word for many of them, or for a note: `5k`, `2 grand`, `a fiver`.
extension LineAmounts {
    /// Returns the end of a word for a thousand behind a number, and the number as a whole one; nil if there is none.
    ///
    /// `5k run`, `4k tv` and `2 grand hotel` are something else.
    func thousands(behind range: Range<Int>) -> (text: String, end: Int)? {
        var reader = LineReader(line, range.upperBound)
        guard reader.word(Self.thousand) != nil, line.isFree(range.upperBound..<reader.position), line.isBoundary(reader.position),
            let text = thousandfold(line.text(range))
        else { return nil }
        var next = reader
        next.skipSpace()
        let isShort = reader.position == range.upperBound + 1
        if isShort, next.word(Self.behindSizes) != nil { return nil }
        let end = reader.position, rest = String(line.lowered.dropFirst(end + 1).prefix(4))
        if !isShort,
            !line.isEnd(end) || line.isFree(end..<(end + 2)) && end + 1 < line.plain.count && !["for ", "on "].contains(where: rest.hasPrefix)
        {
            return nil
        }
        return (text, end)
    }

    private static let thousand = LineReader.words([("k", 0), (" grand", 0)])
    /// The things that are measured in thousands, or named so.
    private static let behindSizes = LineReader.words(
        ["run", "race", "walk", "steps", "tv", "monitor", "screen", "display", "camera", "video", "projector", "gold", "ultra", "blu", "fun run"].map
        {
            ($0, 0)
        })

    /// Returns a thousand times a number with at most three decimals; nil for anything else.
    private func thousandfold(_ text: String) -> String? {
        let parts = text.map(LinePlain.character).split(omittingEmptySubsequences: false) { ".,".contains($0) }
        guard let whole = parts.first, parts.count < 3, 1...4 ~= whole.count, parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }) else {
            return nil
        }
        let decimals = parts.count == 2 ? parts[1] : []
        guard parts.count == 1 || 1...2 ~= decimals.count, let number = Int(String(whole + decimals + repeatElement("0", count: 3 - decimals.count)))
        else { return nil }
        return String(number)
    }

    /// Returns the amount of a note that is said by its name: `a fiver`; of the currency of the account.
    func note(at start: Int) -> Found? {
        guard hasNotes, language == .english, line.isBoundary(start) else { return nil }
        var reader = LineReader(line, start)
        guard let value = reader.word(Self.notes), line.isFree(start..<reader.position), line.isBoundary(reader.position) else { return nil }
        return Found(
            range: start..<reader.position, text: String(value), isIncome: false, mark: nil, isWeak: false,
            isUnclear: isQualified(start..<reader.position))
    }

    private static let notes = LineReader.words([("a fiver", 5), ("a tenner", 10), ("a grand", 1_000)])
    /// The currencies with a note of five called a fiver and a note of ten called a tenner.
    static let currenciesOfNotes: Set<String> = ["GBP", "EUR", "USD", "AUD", "CAD", "NZD"]
}
