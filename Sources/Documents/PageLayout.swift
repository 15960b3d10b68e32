/// Distributes blocks over pages.
struct PageLayout {
    /// A block at its place.
    struct Placed {
        let block: any PageBlock
        let top: Double
    }

    /// The blocks of each page.
    var pages: [[Placed]] { full + [current] }
    private var full: [[Placed]] = []
    private var current: [Placed] = []
    private var y = Paper.top
    private let paper: Paper, type: Typesetter, limit: Int

    private var bottom: Double { paper.height - Paper.bottom }

    /// The maximum number of blocks to keep together on a page.
    private static let ahead = 8

    init(_ blocks: [any PageBlock], paper: Paper, limit: Int, _ type: Typesetter) throws(DocumentProblem) {
        (self.paper, self.type, self.limit) = (paper, type, limit)
        var last: PrintedRow?
        for (index, block) in blocks.enumerated() {
            if !fits(blocks.dropFirst(index)) { try breakPage(after: last, before: block) }
            place(block)
            last = block.row
        }
    }

    /// Returns true if a block fits on the page together with the blocks to keep with it, and with the running total of its table.
    private func fits(_ blocks: ArraySlice<any PageBlock>) -> Bool {
        guard !current.isEmpty else { return true }
        var end = y
        for block in blocks.prefix(Self.ahead) {
            end += block.gap + block.height
            guard block.keepsWithNext else {
                let carried = block.row.flatMap { $0.look == .total ? nil : $0.carried(type)?.height } ?? 0
                return end + carried <= bottom
            }
        }
        return end <= bottom
    }

    private mutating func place(_ block: any PageBlock) {
        let top = current.isEmpty ? y : y + block.gap
        current.append(Placed(block: block, top: top))
        y = top + block.height
    }

    /// Begins a page. Within a table, the page before ends with the running total, and the new one begins with the head and the heading of
    /// the group.
    private mutating func breakPage(after last: PrintedRow?, before block: any PageBlock) throws(DocumentProblem) {
        let next = block.row, isWithin = last != nil && last?.layout === next?.layout
        if isWithin, let carried = last?.carried(type) { place(carried) }
        guard full.count + 1 < limit else { throw .tooManyPages(limit: limit) }
        full.append(current)
        current = []
        y = Paper.topBelowHead
        guard isWithin, let next else { return }
        if let head = PrintedRow.head(next.layout, type) { place(head) }
        if let continued = next.continued(type) { place(continued) }
    }
}
