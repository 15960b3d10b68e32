/// The people for whom a household's record is, each with a part of its amount.
public struct Sharing: Sendable, Equatable, Codable {
    /// The way of dividing an amount, with the word that forms and storage use.
    public enum Way: String, CaseIterable, Sendable, Codable {
        /// Among all people of the household by their weights.
        case everybody
        /// Among the people who are named, by their weights.
        case some
        /// By shares that are given for the record.
        case shares
        /// As it is given, to the minor unit.
        case amounts
    }

    /// A person's part.
    public struct Part: Sendable, Equatable, Codable {
        public let person: HouseholdMember.ID
        /// The weight or the shares that the part was computed from; nil for an exact amount.
        public let weight: Int64?
        /// Minor units of the record's currency, zero or more.
        public let amount: Int64

        public init(person: HouseholdMember.ID, weight: Int64?, amount: Int64) { (self.person, self.weight, self.amount) = (person, weight, amount) }
    }

    public let way: Way
    /// In the order of the people's IDs; they add up to the record's amount.
    public let parts: [Part]

    public init(_ way: Way, _ parts: [Part]) {
        self.way = way
        self.parts = parts.sorted { $0.person < $1.person }
    }

    /// Divides an amount by weights. People without a weight get nothing.
    ///
    /// The parts are whole minor units, each less than one away from the exact part. The units left over go to the people who lost most by rounding
    /// down. Among people who lost the same, they go in the order of the IDs, beginning at a place that the record's ID gives: it is random, so that
    /// nobody is favoured over many records, and the same again for the same record.
    ///
    /// - Parameters:
    ///   - amount: minor units, zero or more.
    ///   - weights: 0 to ``weightLimit`` for each of at most ``Household/peopleLimit`` people; at least one is above zero.
    /// - Returns: nil if there is nobody with a weight, or a value is out of range.
    public init?(_ way: Way, of amount: Int64, by weights: [(person: HouseholdMember.ID, weight: Int64)], in record: Transaction.ID) {
        let people = weights.filter { $0.weight > 0 }.sorted { $0.person < $1.person }
        let total = people.reduce(0) { $0 &+ $1.weight }
        guard amount >= 0, total > 0, people.count <= Household.peopleLimit, people.allSatisfy({ $0.weight <= Self.weightLimit }) else { return nil }
        // amount · weight / total, without an overflow: the quotient and the remainder of amount / total apart.
        let (quotient, remainder) = amount.quotientAndRemainder(dividingBy: total)
        let exact = people.map { (remainder &* $0.weight).quotientAndRemainder(dividingBy: total) }
        var amounts = zip(people, exact).map { quotient &* $0.weight &+ $1.quotient }
        let left = Int(amount &- amounts.reduce(0, &+)), first = Int(record.randomBits % UInt64(people.count))
        // The sort is stable, so that equal remainders stay in the order that the record gives.
        let turns = (0..<people.count).map { ($0 + first) % people.count }.sorted { exact[$0].remainder > exact[$1].remainder }
        for place in turns.prefix(left) { amounts[place] &+= 1 }
        let divided = zip(people, amounts).map { Part(person: $0.person, weight: $0.weight, amount: $1) }
        let without = weights.filter { $0.weight == 0 }.map { Part(person: $0.person, weight: 0, amount: 0) }
        self.init(way, divided + without)
    }

    /// Returns the part of a person; 0 for somebody without a part.
    public func amount(of person: HouseholdMember.ID) -> Int64 { parts.first { $0.person == person }?.amount ?? 0 }

    /// The greatest weight of a person, and the greatest number of shares.
    public static let weightLimit: Int64 = 1_000

    /// A choice of people and parts, before an amount is divided.
    public struct Choice: Sendable, Equatable {
        public let way: Way
        /// Shares, or minor units; a value above zero for each person of ``Way/some``; empty for ``Way/everybody``.
        public let values: [HouseholdMember.ID: Int64]

        public init(_ way: Way, _ values: [HouseholdMember.ID: Int64] = [:]) { (self.way, self.values) = (way, values) }
    }

    /// The choice that makes this.
    public var choice: Choice {
        guard way != .everybody else { return Choice(.everybody) }
        let values = parts.compactMap { part in
            let value = way == .amounts ? part.amount : part.weight ?? 0
            return value > 0 ? (part.person, value) : nil
        }
        return Choice(way, Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
}
