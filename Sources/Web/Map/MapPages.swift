import Atlas
import Bookkeeping
import Foundation
import Language
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The map of records; the query parameters select its contents and view.
struct MapPages: Sendable {
    /// The maximum number of places that a map distinguishes by name; with more, it lists markers.
    private static let named = 400
    /// The maximum number of records listed for a selected marker.
    private static let listed = 20

    private let store: Store
    private let atlas: AtlasAnswers
    private let areas = AreaNames()

    init(store: Store, atlas: AtlasAnswers) {
        self.store = store
        self.atlas = atlas
    }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = visit.query, calendar = person.calendar
        let (filter, content) = try store.read(person.book) { ledger in
            let names = try ledger.names()
            let filter = MapFilter(input, today: person.today, calendar: calendar, categories: names.categories)
            return (filter, try self.content(ledger, filter, names: names, t: visit.t))
        }
        let page = MapPage(content, filter: filter, today: person.today, calendar: calendar, t: visit.t)
        return visit.page { Template.mapPage(page, app: $0, into: &$1) }
    }

    /// The zoom levels: up to the one that separates markers, even where the base map has no further detail.
    private var zooms: ClosedRange<Int> { atlas.zooms.lowerBound...max(17, atlas.zooms.upperBound) }

    private func content(_ ledger: Ledger, _ filter: MapFilter, names: LedgerNames, t: Texts) throws -> MapPage.Content {
        let found = filter.text.isEmpty ? [] : atlas.search(filter.text, t.language, near: present(filter), limit: 8)
        var query = PlaceQuery(dates: filter.period?.dates, kind: filter.kind, category: filter.category)
        let view = try view(filter, ledger, query, found)
        query.areas = view.areas
        let currency = try ledger.mainCurrency(), sums = try ledger.placeSums(query, zoom: view.zoom)
        var groups = try MapGrouping(sums.sums, on: view, currency: currency).groups
        // Each square contains at least one place.
        let named = sums.sums.count > Self.named ? nil : try ledger.namedPlaceSums(query, limit: Self.named)
        var places = try named.map { try PlaceList($0.sums, on: view, currency: currency).groups } ?? []
        if named != nil {
            MapNaming.name(&groups, after: places, t)
        } else {
            MapNaming.name(&groups, on: view, t) { areas.name(of: $0, t.language) { atlas.name(of: $0, t.language) } }
            places = groups.sorted { ($1.weight, $0.x) < ($0.weight, $1.x) }
        }
        let records = try ledger.locatedRecords((groups + places.prefix(MapPage.listed)).compactMap(\.key))
        func withRecord(_ group: MapGroup) -> MapGroup {
            var group = group
            group.record = group.key.flatMap { records[$0] }
            return group
        }
        groups = groups.map(withRecord)
        places = places.map(withRecord)
        let chosen = try chosen(
            filter, view, places: named == nil ? [] : places, groups: groups, ledger, query, level: sums.level,
            namedLevel: named?.level)
        let picture = atlas.picture(
            view, avoiding: MapPicture.furniture + groups.map { MapBox(x: $0.x - 24, y: $0.y - 24, width: 48, height: 62) }, t: t)
        return MapPage.Content(
            names: names, categories: try ledger.categoriesWithPlaces(), hasPlaces: try !groups.isEmpty || ledger.hasPlaces(),
            view: view, picture: picture, zooms: zooms, groups: groups,
            places: places, chosen: chosen, found: found)
    }

    /// Returns the view that the query parameters give; nil without a position.
    private func present(_ filter: MapFilter) -> MapView? {
        guard let center = filter.center, let point = GeoPoint(latitude: center.latitude, longitude: center.longitude) else { return nil }
        return MapView(center: point, zoom: min(max(filter.zoom ?? 15, zooms.lowerBound), zooms.upperBound))
    }

    /// Returns the view: the best search result, else the position in the query parameters, else all records.
    private func view(_ filter: MapFilter, _ ledger: Ledger, _ query: PlaceQuery, _ found: [FoundPlace]) throws -> MapView {
        func bounded(_ zoom: Int) -> Int { min(max(zoom, zooms.lowerBound), zooms.upperBound) }
        if let place = found.first { return MapView(center: place.point, zoom: bounded(place.zoom)) }
        if let view = present(filter) { return view }
        let points = try ledger.placePoints(query).compactMap { GeoPoint(latitude: $0.latitude, longitude: $0.longitude) }
        let view = MapView(fitting: points, margin: 100)
        return zooms.contains(view.zoom) ? view : view.zoomed(to: bounded(view.zoom))
    }

    private func chosen(
        _ filter: MapFilter, _ view: MapView, places: [MapGroup], groups: [MapGroup], _ ledger: Ledger, _ query: PlaceQuery,
        level: Int,
        namedLevel: Int?
    ) throws -> MapPage.Chosen? {
        guard let place = filter.chosen, let point = view.position(of: place) else { return nil }
        func distance(_ group: MapGroup) -> Double { hypot(group.x - point.x, group.y - point.y) }
        func records(_ group: MapGroup, _ level: Int) throws -> MapPage.Chosen {
            let records =
                try group.record.map { [$0] } ?? ledger.locatedRecords(query, in: group.squares, level: level, limit: Self.listed)
            return MapPage.Chosen(group: group, records: records ?? [])
        }
        if let namedLevel, let exact = places.first(where: { view.place(x: $0.x, y: $0.y) == place }),
            !groups.contains(where: { view.place(x: $0.x, y: $0.y) == place })
        {
            return try records(exact, namedLevel)
        }
        guard let nearest = groups.min(by: { distance($0) < distance($1) }), distance(nearest) < MapGrouping.distance else {
            return nil
        }
        return try records(nearest, level)
    }
}
