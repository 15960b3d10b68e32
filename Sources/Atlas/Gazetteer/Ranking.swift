/// The best matches so far: names that begin with the text before those with a later word that does, then by people.
///
/// A name that is the whole text counts ten times its people, so that Bath comes before Bathinda, but Tokyo stays before Tok.
struct Ranking {
    /// What matched: the number of a place, country or division.
    enum What: Hashable {
        case place(Int), country(Int), division(Int)
    }

    private let limit: Int
    private(set) var found: [(what: What, isStart: Bool, score: Double)] = []

    init(limit: Int) { self.limit = limit }

    /// Counts a match in; the same thing matched twice keeps the better one.
    mutating func add(_ what: What, isStart: Bool, isWhole: Bool, weight: Double) {
        let score = isWhole ? weight * 10 + 1 : weight
        func isBetter(_ other: (what: What, isStart: Bool, score: Double)) -> Bool {
            isStart != other.isStart ? isStart : score > other.score
        }
        if found.count == limit, let last = found.last, !isBetter(last) { return }
        if let same = found.firstIndex(where: { $0.what == what }) {
            guard isBetter(found[same]) else { return }
            found.remove(at: same)
        }
        found.insert((what, isStart, score), at: found.firstIndex(where: isBetter) ?? found.count)
        if found.count > limit { found.removeLast() }
    }
}
