/// A parsed search text: a name, and the regions after commas that must contain the place.
struct NameQuery {
    /// The name, folded.
    private(set) var name: [UInt16]
    /// For each part after a comma, the countries and divisions that it may refer to.
    private var regions: [(countries: Set<Int>, divisions: Set<Int>)] = []

    /// Spellings of countries that are neither names nor codes.
    private static let aliases = ["uk": "gb"]

    /// Returns nil if the text contains no name. Reads at most the first 100 characters and three commas.
    init?(_ text: String, _ gazetteer: Gazetteer) {
        let parts = text.prefix(100).split(maxSplits: 3, omittingEmptySubsequences: false) { ",，、﹐".contains($0) }
            .map { NameFolding.folded(String($0)) }.filter { !$0.isEmpty }
        guard let first = parts.first else { return nil }
        name = first
        for part in parts.dropFirst() {
            let written = String(decoding: part, as: UTF16.self), part = Array((Self.aliases[written] ?? written).utf16)
            regions.append(
                (
                    Set(Self.matches(part, in: gazetteer.countries).map(\.region)),
                    Set(Self.matches(part, in: gazetteer.divisions).map(\.region))
                ))
        }
    }

    /// The query without a final character for the kind of place (city, town, prefecture …); nil if it has none.
    var withoutKind: NameQuery? {
        guard name.count > 2, let last = name.last, Self.kinds.contains(last) else { return nil }
        var query = self
        query.name.removeLast()
        return query
    }

    private static let kinds = Set("市区區町村都府県县縣省州镇鎮".utf16)

    /// True if there was a comma.
    var isNarrowed: Bool { !regions.isEmpty }

    /// Returns true if a place is in all regions.
    func admits(_ place: Int, _ gazetteer: Gazetteer) -> Bool {
        regions.allSatisfy { region in
            let places = gazetteer.places
            if !region.countries.isEmpty, let country = gazetteer.countries.number(places.countryKey(place)),
                region.countries.contains(country)
            {
                return true
            }
            guard !region.divisions.isEmpty, let division = gazetteer.divisions.number(places.divisionKey(place)) else {
                return false
            }
            return region.divisions.contains(division)
        }
    }

    /// Returns true if a division is in all regions, which have to be countries.
    func admits(division: Int, _ gazetteer: Gazetteer) -> Bool {
        guard isNarrowed else { return true }
        let code = Array(gazetteer.divisions.code(division).utf8.prefix(2)).withUnsafeBytes { $0.hash() }
        guard let country = gazetteer.countries.number(code) else { return false }
        return regions.allSatisfy { $0.countries.contains(country) }
    }

    /// Returns the regions with a name that has a word with this beginning, or with exactly this code.
    static func matches(_ units: [UInt16], in regions: Regions) -> [(region: Int, match: (isStart: Bool, isWhole: Bool))] {
        units.withUnsafeBufferPointer { units in
            (0..<regions.count).compactMap { region in
                if isCode(units, of: region, in: regions) { return (region, (true, true)) }
                var best: (isStart: Bool, isWhole: Bool)?
                for name in regions.names(region) {
                    guard let match = match(units, name) else { continue }
                    best = ((best?.isStart ?? false) || match.isStart, (best?.isWhole ?? false) || match.isWhole)
                }
                return best.map { (region, $0) }
            }
        }
    }

    private static func isCode(_ units: UnsafeBufferPointer<UInt16>, of region: Int, in regions: Regions) -> Bool {
        if regions.columns.codes.contains(where: { FoldedName.match(units, regions.file.field($0, of: region))?.isWhole == true }) {
            return true
        }
        // Accepts TX for US.TX; numeric codes are not known to people.
        guard regions.columns.codes.isEmpty, units.count == 2, units.allSatisfy({ $0 > 0x60 }) else { return false }
        let code = regions.file.field(0, of: region)
        return code.count == 5 && FoldedName.match(units, UnsafeRawBufferPointer(rebasing: code[3...]))?.isWhole == true
    }

    /// Returns the kind of match if a name or one of its words begins with the given units.
    private static func match(_ units: UnsafeBufferPointer<UInt16>, _ name: UnsafeRawBufferPointer) -> (
        isStart: Bool, isWhole: Bool
    )? {
        if let (isWhole, _) = FoldedName.match(units, name) { return (true, isWhole) }
        var words = FoldedName(name)
        while let unit = words.next() {
            if unit == NameFolding.space, FoldedName.match(units, name, from: words.place) != nil { return (false, false) }
        }
        return nil
    }
}
