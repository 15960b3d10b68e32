import Bookkeeping

/// The contents and view of a map of records, from the query of a URL. It never fails: invalid values fall back to defaults.
public struct MapFilter: Sendable, Equatable {
    public static let latitude = FormField("lat", .text)
    public static let longitude = FormField("lon", .text)
    public static let zoom = FormField("zoom", .text)
    public static let chosen = FormField("at", .text)
    public static let text = FormField("q", .search, max: 100)

    /// The days to show; nil for all.
    public var period: Period?
    public var kind: Transaction.Kind?
    public var category: Category.ID?
    /// The name of a place to search for; empty for none.
    public var text: String
    /// The centre of the map, without a name; nil for a map of all records.
    public var center: Place?
    public var zoom: Int?
    /// The position of the selected marker.
    public var chosen: Place?

    /// Parses the query of a URL, with the parameters of a list of records for periods, kinds and categories. Without `view` and
    /// `date` it shows all days.
    public init(_ input: FormInput, today: CalendarDate, calendar: CivilCalendar, categories: [Category]) {
        let words = PeriodWords(input, today: today, fallsBackToAll: true)
        period = words.period(today: today, calendar: calendar)
        kind = Transaction.Kind(rawValue: input[RecordFilter.kind])
        let category = Category.ID(input[RecordFilter.category])
        self.category = categories.first { $0.id == category }?.id
        text = (try? CleanText(String(input[Self.text].prefix(100)), for: Self.text).text) ?? ""
        center = Coordinate.place(latitude: input[Self.latitude], longitude: input[Self.longitude], name: "")
        zoom = Int(input[Self.zoom])
        let parts = input[Self.chosen].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        chosen = parts.count == 2 ? Coordinate.place(latitude: parts[0], longitude: parts[1], name: "") : nil
    }

    /// Creates a filter for all records on a map around a place.
    public init(around place: Place, zoom: Int) {
        (center, self.zoom, chosen, text) = (place, zoom, place, "")
    }

    /// The query parameters that show the same, in a fixed order, without defaults.
    public var parameters: [(name: String, value: String)] { filters + position }

    /// The query parameters that select the records.
    public var filters: [(name: String, value: String)] {
        var list = period.map(PeriodWords.parameters) ?? []
        if let kind { list.append((RecordFilter.kind.name, kind.rawValue)) }
        if let category { list.append((RecordFilter.category.name, category.description)) }
        return list
    }

    /// The query parameters that give the view of the map.
    public var position: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        if let center {
            list.append((Self.latitude.name, Coordinate.plain(center.latitude)))
            list.append((Self.longitude.name, Coordinate.plain(center.longitude)))
        }
        if let zoom { list.append((Self.zoom.name, String(zoom))) }
        if let chosen {
            list.append((Self.chosen.name, Coordinate.plain(chosen.latitude) + "," + Coordinate.plain(chosen.longitude)))
        }
        return list
    }
}
