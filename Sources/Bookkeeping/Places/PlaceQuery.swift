/// The filter for the records with a place that a map shows.
public struct PlaceQuery: Sendable, Equatable {
    /// The areas, which do not overlap.
    public var areas: [MapArea]
    /// The days; nil for all.
    public var dates: ClosedRange<CalendarDate>?
    public var kind: Transaction.Kind?
    public var category: Category.ID?

    public init(
        areas: [MapArea] = [.world], dates: ClosedRange<CalendarDate>? = nil, kind: Transaction.Kind? = nil,
        category: Category.ID? = nil
    ) {
        self.areas = areas
        self.dates = dates
        self.kind = kind
        self.category = category
    }
}
