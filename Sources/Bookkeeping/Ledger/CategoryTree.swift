extension Collection<Category> {
    /// The same categories, each followed by the categories below it, in their order. A category without its parent among them stands at the top.
    public var nested: [Category] {
        let all = Set(map(\.id)), below = Dictionary(grouping: filter { $0.parent.map(all.contains) ?? false }) { $0.parent }
        guard !below.isEmpty else { return Array(self) }
        return filter { !($0.parent.map(all.contains) ?? false) }.flatMap { [$0] + (below[$0.id] ?? []) }
    }

    /// Returns the name of a category after the name of its parent.
    public func fullName(of category: Category) -> String {
        guard let parent = category.parent, let above = first(where: { $0.id == parent }) else { return category.name }
        return above.name + Category.separator + category.name
    }

    /// True if another category is below this one.
    public func hasBelow(_ id: Category.ID) -> Bool { contains { $0.parent == id } }
}

extension Category {
    /// The sign between the name of a category and the name of a category below it.
    public static let separator = " › "
}

extension LedgerNames {
    /// Returns the name of a category after the name of its parent; nil if there is no such category.
    public func fullName(_ id: Category.ID) -> String? { category(id).map(categories.fullName) }

    /// The parents of the categories that have one.
    public var parents: [Category.ID: Category.ID] {
        categories.reduce(into: [:]) { parents, category in
            if let parent = category.parent, self.category(parent) != nil { parents[category.id] = parent }
        }
    }
}

extension SumsByCategory {
    /// Returns the sums, each with the sums of the categories below it added, largest first. Throws `MoneyError.overflow`.
    public func addedUp(_ parents: [Category.ID: Category.ID]) throws(MoneyError) -> SumsByCategory {
        guard !parents.isEmpty else { return self }
        var order: [Category.ID] = [], sums: [Category.ID: Money] = [:]
        for part in parts {
            let id = parents[part.category] ?? part.category
            if let sum = sums[id] {
                sums[id] = try sum.adding(part.amount)
            } else {
                order.append(id)
                sums[id] = part.amount
            }
        }
        let added = order.compactMap { id in sums[id].map { Part(category: id, amount: $0) } }
        return SumsByCategory(
            parts: added.sorted { ($1.amount.minorUnits, $0.category) < ($0.amount.minorUnits, $1.category) }, total: total, unconverted: unconverted)
    }
}

extension Report {
    /// Returns a report by category. A line adds up the categories below it, which are its parts; its own records are a part with its own key.
    /// Lines with a sum of zero are left out, after their records are counted. Throws `MoneyError.overflow`.
    public func addedUp(_ parents: [Category.ID: Category.ID]) throws(MoneyError) -> Report {
        guard query.grouping == .category, !parents.isEmpty else { return self }
        return Report(query: query, expenses: try expenses.addedUp(parents), income: try income.addedUp(parents))
    }
}

extension Report.Section {
    fileprivate func addedUp(_ parents: [Category.ID: Category.ID]) throws(MoneyError) -> Report.Section {
        var order: [Report.Key] = [], groups: [Report.Key: [Report.Line]] = [:]
        for line in lines {
            let key = line.key.above(parents)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(line)
        }
        var added: [Report.Line] = []
        for key in order { if let line = try Report.Line(key, of: groups[key] ?? []), !line.sum.isZero { added.append(line) } }
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        added.sort { one, other in
            (other.sum.amount.minorUnits, other.sum.before.minorUnits, places[one.key] ?? 0)
                < (one.sum.amount.minorUnits, one.sum.before.minorUnits, places[other.key] ?? 0)
        }
        return Report.Section(lines: added, total: total, steps: steps, unconverted: unconverted, unconvertedBefore: unconvertedBefore)
    }
}

extension Report.Line {
    /// Adds up the lines of a category; nil without any. A line of the category alone stays as it is.
    fileprivate init?(_ key: Report.Key, of lines: [Report.Line]) throws(MoneyError) {
        guard var whole = lines.first else { return nil }
        guard lines.count > 1 || whole.key != key else {
            self = whole
            return
        }
        for line in lines.dropFirst() { whole = try whole.adding(line) }
        let shown = lines.filter { !$0.sum.isZero }
        self.init(
            key: key, sum: whole.sum, steps: whole.steps, recordCount: whole.recordCount, parts: shown.map(\.key) == [key] ? [] : shown)
    }

    private func adding(_ other: Report.Line) throws(MoneyError) -> Report.Line {
        var sums: [Report.Sum] = []
        for (own, others) in zip(steps, other.steps) { sums.append(try own.adding(others)) }
        let count = recordCount.flatMap { own in other.recordCount.map { own &+ $0 } }
        return Report.Line(key: key, sum: try sum.adding(other.sum), steps: sums, recordCount: count)
    }
}

extension Report.Key {
    /// Returns the key of the parent of a line's category; the same key for all other lines.
    public func above(_ parents: [Category.ID: Category.ID]) -> Report.Key {
        if case .category(let id) = self { .category(parents[id] ?? id) } else { self }
    }
}
