/// The small words around taken text: `on friday`, `paid 60 for`.
extension LineText {
    /// Returns a range, extended to one of some English words behind it.
    func withWord(_ words: [String], behind range: Range<Int>) -> Range<Int> {
        for word in words {
            let end = range.upperBound + word.count + 1
            guard end <= typed.count, isFree(range.upperBound..<end), isBoundary(end), text(range.upperBound..<end).lowercased() == " " + word else {
                continue
            }
            return range.lowerBound..<end
        }
        return range
    }

    /// Returns a range, extended to one of some English words before it.
    func withWord(_ words: [String], before range: Range<Int>) -> Range<Int> {
        for word in words {
            let start = range.lowerBound - word.count - 1
            guard start >= 0, isFree(start..<range.lowerBound), isBoundary(start), text(start..<range.lowerBound).lowercased() == word + " " else {
                continue
            }
            return start..<range.upperBound
        }
        return range
    }
}
