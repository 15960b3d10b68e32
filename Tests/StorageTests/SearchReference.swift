import Bookkeeping
import TestSupport

/// A plain search over drafts in memory, for comparison with the one in SQL, and random searches for it.
struct SearchReference {
    /// One term: as a person types it, and whether a record has it.
    struct Term {
        let text: String
        let isExcluded: Bool
        let matches: (Transaction.Draft) -> Bool

        var typed: String { (isExcluded ? "-" : "") + text }
    }

    let names: LedgerNames

    private static let words = [
        "green", "gre", "GREE", "g", "tea", "cake", "bus", "shop", "zebra", "紅", "紅茶", "スー", "すーぱ", "超市", "旅行", "food", "trav", "Salary", "main",
        "cas", "tokyo",
        "t",
    ]
    private static let phrases = ["green tea", "tea and", "green shop", "food", "紅茶", "tea green"]
    private static let hashtags = ["lunch", "WORK", "旅行", "none"]

    /// Returns a random term.
    func term(using numbers: inout SeededRandom) -> Term {
        let isExcluded = Int.random(in: 0..<4, using: &numbers) == 0
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0..<5:
            let word = pick(Self.words)
            return Term(text: word, isExcluded: isExcluded) { self.has(word, $0) }
        case 5:
            let phrase = pick(Self.phrases)
            return Term(text: "\"\(phrase)\"", isExcluded: isExcluded) { self.hasPhrase(phrase, $0) }
        case 6:
            let name = pick(Self.hashtags)
            return Term(text: "#\(name)", isExcluded: isExcluded) { draft in
                draft.hashtags.contains { $0.lowercased() == name.lowercased() }
            }
        default: return amounts(isExcluded: isExcluded, using: &numbers)
        }
    }

    private func amounts(isExcluded: Bool, using numbers: inout SeededRandom) -> Term {
        /// A number in hundredths: amounts are 1 to 50 cents, or 1 to 50 yen.
        func number() -> (hundredths: Int64, text: String) {
            let hundredths: Int64 =
                Bool.random(using: &numbers) ? .random(in: 0...55, using: &numbers) : .random(in: 0...55, using: &numbers) * 100
            let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
            let digits = (rest < 10 ? "0" : "") + String(rest), mark = Bool.random(using: &numbers) ? "." : ","
            return (hundredths, rest == 0 && Bool.random(using: &numbers) ? String(whole) : String(whole) + mark + digits)
        }
        let (first, text) = number(), (second, other) = number()
        func term(_ text: String, _ isWithin: @escaping (Int64) -> Bool) -> Term {
            Term(text: text, isExcluded: isExcluded) { Self.hundredths($0).contains(where: isWithin) }
        }
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: return term(">\(text)") { $0 > first }
        case 1: return term("≥\(text)") { $0 >= first }
        case 2: return term("<\(text)") { $0 < first }
        case 3: return term("<= \(text)") { $0 <= first }
        case 4: return term("\(text)..") { $0 >= first }
        case 5: return term("\(text)..\(other)") { min(first, second) <= $0 && $0 <= max(first, second) }
        case 6: return term("=\(text)") { $0 == first }
        // No text has a number.
        default: return term(text) { $0 == first }
        }
    }

    /// The amounts on both sides, in hundredths of the currency.
    private static func hundredths(_ draft: Transaction.Draft) -> [Int64] {
        var sides = [draft.movement.amount]
        if case .transfer(_, _, _, let received) = draft.movement { sides.append(received) }
        return sides.map { $0.currency == .jpy ? $0.minorUnits * 100 : $0.minorUnits }
    }

    /// The texts and names of a record, each separately.
    private func texts(_ draft: Transaction.Draft) -> [[String]] {
        var ids = [draft.movement.account]
        if case .transfer(_, let to, _, _) = draft.movement { ids.append(to) }
        return [[draft.title, draft.vendor] + draft.hashtags, draft.movement.category.flatMap(names.category).map { [$0.name] } ?? []]
            + ids.compactMap(names.account).map { [$0.name] }
    }

    private func has(_ word: String, _ draft: Transaction.Draft) -> Bool {
        let word = Self.plain(word)
        return texts(draft).contains { texts in
            let text = Self.plain(texts.joined(separator: " "))
            return word.allSatisfy(\.isASCII) ? (" " + text).contains(" " + word) : text.contains(word)
        }
    }

    private func hasPhrase(_ phrase: String, _ draft: Transaction.Draft) -> Bool {
        let phrase = Self.plain(phrase)
        return texts(draft).contains { texts in
            let text = Self.plain(texts.joined(separator: " "))
            return phrase.allSatisfy(\.isASCII) ? " \(text) ".contains(" \(phrase) ") : text.contains(phrase)
        }
    }

    private static func plain(_ text: String) -> String { text.lowercased().replacing("すーぱ", with: "スーパ") }
}
