/// The best matches so far: names that begin with the query before those with a later word that does, then by population.
///
/// A match of the whole name counts ten times its population, so that Bath precedes Bathinda, while Tokyo still precedes Tok.
struct Ranking {
    /// A matched place, country or division, by its index.
    enum What: Hashable {
        case place(Int), country(Int), division(Int)
    }

    private let limit: Int
    private(set) var found: [(what: What, isStart: Bool, score: Double)] = []

    init(limit: Int) { self.limit = limit }

    /// Adds a match; of two matches of the same thing the better one is kept.
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
