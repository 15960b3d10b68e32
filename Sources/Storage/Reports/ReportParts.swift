import Bookkeeping

/// The keys of vendors. Names that differ only in the case of letters are one vendor.
struct VendorNames {
    private var keys: [String: Report.Key] = [:]
    private var spellings: [String: Report.Key] = [:]

    mutating func key(_ name: String) -> Report.Key {
        if let known = spellings[name] { return known }
        let folded = name.folded
        let key = folded.isEmpty ? Report.Key.none : keys[folded] ?? .vendor(name)
        (keys[folded], spellings[name]) = (key, key)
        return key
    }
}

/// The parts that people have in records, which arrive in the order of records and people.
struct RecordParts {
    /// Counts only the parts of these people; empty for all.
    let people: Set<HouseholdMember.ID>
    private var record: Int64?
    private var parts: Int64 = 0, main: Int64 = 0

    init(people: Set<HouseholdMember.ID>) { self.people = people }

    /// Returns the part of somebody in a record; nil if it is not counted. The parts in the main currency add up to the whole.
    mutating func part(
        of whole: ReportSums.Entry, record: Int64, _ amount: Int64, _ person: HouseholdMember.ID?, _ share: Int64
    ) -> ReportSums.Entry? {
        guard let person else { return people.isEmpty ? whole : nil }
        if record != self.record { (self.record, parts, main) = (record, 0, 0) }
        parts &+= share
        let end = whole.main.scaled(by: parts, of: amount), before = main
        main = end
        guard people.isEmpty || people.contains(person) else { return nil }
        var part = whole
        (part.main, part.unconverted) = (end &- before, whole.unconverted == 0 ? 0 : share)
        return part
    }
}
