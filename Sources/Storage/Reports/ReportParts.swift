import Bookkeeping

/// The keys of vendors, whose names are the same in any case of letters.
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
    /// Those whose parts are counted; empty for all.
    let people: Set<HouseholdPerson.ID>
    private var record: Int64?
    private var parts: Int64 = 0, main: Int64 = 0

    init(people: Set<HouseholdPerson.ID>) { self.people = people }

    /// Returns the part of somebody in a record; nil if it is not counted. The parts in the main currency add up to the whole.
    mutating func part(
        of whole: ReportSums.Entry, record: Int64, _ amount: Int64, _ person: HouseholdPerson.ID?, _ share: Int64
    ) -> ReportSums.Entry? {
        guard let person else { return people.isEmpty ? whole : nil }
        if record != self.record { (self.record, parts, main) = (record, 0, 0) }
        parts &+= share
        let end = Self.scaled(whole.main, parts, of: amount), before = main
        main = end
        guard people.isEmpty || people.contains(person) else { return nil }
        var part = whole
        (part.main, part.unconverted) = (end &- before, whole.unconverted == 0 ? 0 : share)
        return part
    }

    /// Returns `whole` · `part` ÷ `all`, rounded to the nearest.
    private static func scaled(_ whole: Int64, _ part: Int64, of all: Int64) -> Int64 {
        guard all > 0, 0...all ~= part, whole >= 0 else { return 0 }
        let product = UInt64(whole).multipliedFullWidth(by: UInt64(part)), divisor = UInt64(all)
        let (quotient, rest) = divisor.dividingFullWidth(product)
        return Int64(clamping: quotient + (rest >= divisor - rest ? 1 : 0))
    }
}
