/// A person among whom a household's records are divided.
public struct Sharer: Sendable, Equatable {
    public let id: HouseholdMember.ID
    public let weight: Int64
    /// False for somebody who has left.
    public let isPresent: Bool

    public init(id: HouseholdMember.ID, weight: Int64, isPresent: Bool) { (self.id, self.weight, self.isPresent) = (id, weight, isPresent) }
}

/// The division of a record among the people of a household, also people who have left.
public struct ShareDivision: Sendable {
    public let sharers: [Sharer]

    public init(among sharers: [Sharer]) { self.sharers = sharers }

    /// Divides an amount as chosen. Those among whom it was divided before keep the weights that they had; a record that is for everybody stays for those
    /// who were there. Parts of the same amount by the same weights stay as they are, so that a change of a record's words moves no unit from one to another.
    ///
    /// - Parameters:
    ///   - amount: minor units, zero or more.
    ///   - saved: the parts that the record has; nil for a new one.
    /// - Returns: nil for people of other households, for parts that do not add up, and for parts that nobody has.
    public func divide(_ amount: Int64, _ choice: Sharing.Choice, saved: Sharing?, in record: Transaction.ID) -> Sharing? {
        let known = Dictionary(saved?.parts.map { ($0.person, $0.weight) } ?? [], uniquingKeysWith: { first, _ in first })
        let weights = Dictionary(sharers.map { ($0.id, $0.weight) }, uniquingKeysWith: { first, _ in first })
        guard choice.values.allSatisfy({ weights[$0.key] != nil && $0.value >= 0 }) else { return nil }
        func sharing(_ weights: [(person: HouseholdMember.ID, weight: Int64)]) -> Sharing? {
            guard let sharing = Sharing(choice.way, of: amount, by: weights, in: record) else { return nil }
            return saved.flatMap { $0.divides(amount, as: sharing) ? $0 : nil } ?? sharing
        }
        switch choice.way {
        case .everybody:
            if let saved, saved.way == .everybody { return sharing(saved.parts.map { ($0.person, $0.weight ?? 0) }) }
            let present = sharers.filter(\.isPresent)
            return sharing(present.map { ($0.id, $0.weight) }) ?? sharing(present.map { ($0.id, 1) })
        case .some:
            // A person who is named has a part, also one without a part in records for everybody.
            return sharing(
                choice.values.keys.map { person in
                    let before = saved?.way == .some ? known[person] ?? nil : nil
                    return (person, max(before ?? weights[person] ?? 1, 1))
                })
        case .shares: return sharing(choice.values.map { ($0.key, $0.value) })
        case .amounts:
            var rest = amount
            for value in choice.values.values {
                let (next, overflow) = rest.subtractingReportingOverflow(value)
                guard !overflow, next >= 0 else { return nil }
                rest = next
            }
            guard rest == 0, !choice.values.isEmpty else { return nil }
            return Sharing(.amounts, choice.values.map { Sharing.Part(person: $0.key, weight: nil, amount: $0.value) })
        }
    }
}

extension Sharing {
    /// True if this divides an amount in the same way and by the same weights as another.
    fileprivate func divides(_ amount: Int64, as other: Sharing) -> Bool {
        guard way == other.way, parts.map(\.person) == other.parts.map(\.person), parts.map(\.weight) == other.parts.map(\.weight) else {
            return false
        }
        var rest = amount
        for part in parts {
            let (next, overflow) = rest.subtractingReportingOverflow(part.amount)
            guard !overflow else { return false }
            rest = next
        }
        return rest == 0
    }
}
