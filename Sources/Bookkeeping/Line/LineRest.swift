import Foundation

/// The rest of a line, for the title.
extension LineText {
    /// The text that is not taken: its pieces without commas around them, with a space between them, and without the particles that bound the taken
    /// text.
    var rest: String {
        var pieces: [String] = [], start: Int?
        for position in 0...typed.count {
            let isFree = position < typed.count && !isTaken[position]
            if isFree, start == nil { start = position }
            guard !isFree, let first = start else { continue }
            pieces.append(piece(first..<position))
            start = nil
        }
        return pieces.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func piece(_ range: Range<Int>) -> String {
        var bare = range
        func drop(_ isMark: (Int) -> Bool) {
            while let first = bare.first, isMark(first) { bare = bare.dropFirst().startIndex..<bare.upperBound }
            while let last = bare.last, isMark(last) { bare = bare.lowerBound..<last }
        }
        func isMark(_ position: Int) -> Bool { typed[position].unicodeScalars.allSatisfy(Self.marks.contains) }
        drop(isMark)
        let isBehindTaken = bare.lowerBound == range.lowerBound && range.lowerBound > 0
        if isBehindTaken, let first = bare.first, isParticleBehindTaken(first, end: bare.upperBound) { bare = (first + 1)..<bare.upperBound }
        if range.upperBound < typed.count, let last = bare.last, isParticleBeforeTaken(last, start: bare.lowerBound) { bare = bare.lowerBound..<last }
        drop(isMark)
        return text(bare)
    }

    /// True for the の of 「昨日のランチ」 and the 的 of 「昨天的午饭」, when what they follow is taken; not for the の of 「昨日のり弁」.
    private func isParticleBehindTaken(_ position: Int, end: Int) -> Bool {
        let next = position + 1 < end ? typed[position + 1] : " "
        if typed[position] == "的" { return next != "士" }
        return "のにはでをがも".contains(typed[position]) && !Self.isHiragana(next)
    }

    /// True for the で of 「スーパーで500円」; not for the に of 「かに500円」.
    private func isParticleBeforeTaken(_ position: Int, start: Int) -> Bool {
        position > start && "でにをはがと".contains(typed[position]) && !Self.isHiragana(typed[position - 1]) && typed[position - 1] != " "
    }

    private static func isHiragana(_ character: Character) -> Bool { "ぁ"..."ゖ" ~= character }

    private static let marks = CharacterSet(charactersIn: " ,，、。;；:：・")
}
