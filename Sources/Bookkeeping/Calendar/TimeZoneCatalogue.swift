/// The time zones that a person chooses from, each once, with the name of its city in three languages.
///
/// The IANA database has several names for some zones, such as `Asia/Kolkata` and `Asia/Calcutta`; the catalogue has the present one of each.
public enum TimeZoneCatalogue {
    /// A zone with the names of its city.
    public struct Entry: Sendable {
        public let zone: CivilTimeZone
        fileprivate let cities: [String]
        /// Former and other IANA names of the zone.
        fileprivate let aliases: [String]

        /// Returns the name of the city in a language, for example `東京`.
        public func city(in language: Language) -> String { cities[language.column] }
    }

    /// All entries, by their IANA names; UTC is the first.
    public static let all: [Entry] = timeZoneTable.split(separator: "\n").compactMap { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 5, let zone = CivilTimeZone(cells[0]) else { return nil }
        return Entry(zone: zone, cities: Array(cells[1...3]), aliases: cells[4].split(separator: ",").map(String.init))
    }

    /// Returns the entry of a zone, also by another name of it; nil for a zone without a city, such as `Etc/GMT+5`.
    public static func entry(of zone: CivilTimeZone) -> Entry? { byName[zone.name] }

    /// Finds the zone that a person has typed: an IANA name, or a city in any of the three languages, with or without an offset in parentheses
    /// behind it, for example `Tokyo (UTC+9)`. Ignores case and accents in names of cities. Nil for an unknown one.
    public static func zone(typed text: String) -> CivilTimeZone? {
        guard text.utf8.count <= 200 else { return nil }
        let name = text.prefix { $0 != "(" && $0 != "（" }.searchable
        return CivilTimeZone(text) ?? byCity[name]?.zone ?? CivilTimeZone(String(text.prefix { $0 != " " }))
    }

    private static let byName = Dictionary(
        all.flatMap { entry in ([entry.zone.name] + entry.aliases).map { ($0, entry) } }, uniquingKeysWith: { first, _ in first })

    /// The entries by city: the names in three languages come before the names of the IANA database.
    private static let byCity: [String: Entry] = {
        let shown = all.flatMap { entry in entry.cities.map { ($0.searchable, entry) } }
        let others = all.flatMap { entry in ([entry.zone.name] + entry.aliases).map { (city($0).searchable, entry) } }
        return Dictionary(shown + others, uniquingKeysWith: { first, _ in first })
    }()

    /// Returns the last part of an IANA name with spaces: `Ho Chi Minh` of `Asia/Ho_Chi_Minh`.
    private static func city(_ name: String) -> String {
        String(name.split(separator: "/").last ?? "").replacing("_", with: " ")
    }
}

extension CivilTimeZone {
    /// Returns the name of the zone's city in a language, or the IANA name of a zone that has none.
    public func city(in language: Language) -> String { TimeZoneCatalogue.entry(of: self)?.city(in: language) ?? name }
}
