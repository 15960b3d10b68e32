import Atlas
import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Records with a place: on a map, and next to it as a list of places.
package struct MapPage: PageModel {
    /// The data of the page.
    package struct Content: Sendable {
        package let names: LedgerNames
        /// The categories of records with a place.
        package let categories: Set<Category.ID>
        /// True if any record of the book has a place.
        package let hasPlaces: Bool
        package let view: MapView
        package let picture: MapPicture
        package let zooms: ClosedRange<Int>
        /// The markers.
        package let groups: [MapGroup]
        /// The places of the list, those with the largest sums first.
        package let places: [MapGroup]
        package let chosen: Chosen?
        package let found: [FoundPlace]

        package init(
            names: LedgerNames, categories: Set<Category.ID>, hasPlaces: Bool, view: MapView, picture: MapPicture,
            zooms: ClosedRange<Int>, groups: [MapGroup],
            places: [MapGroup], chosen: Chosen?, found: [FoundPlace]
        ) {
            self.categories = categories
            (self.names, self.hasPlaces, self.view, self.picture, self.zooms) = (names, hasPlaces, view, picture, zooms)
            (self.groups, self.places, self.chosen, self.found) = (groups, places, chosen, found)
        }
    }

    /// The chosen marker or place, with its latest records.
    package struct Chosen: Sendable {
        package let group: MapGroup
        package let records: [LocatedRecord]

        package init(group: MapGroup, records: [LocatedRecord]) {
            self.group = group
            self.records = records
        }
    }

    package struct Chip: Sendable {
        package let url: Link
        package let label, hue, icon: String
        package let isCurrent: Bool
    }

    package let title, text, shown, latitude, longitude: String
    package let zoom, leastZoom, mostZoom: Int
    package var tab: Tab { .map }
    package var help: Link? { Paths.guide(.map) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.map, .mapMoves] }
    package let isEmpty: Bool
    package let views: [Segment]
    package let period: RecordIndexPage.PeriodView?
    package let chips: [Chip]
    /// The parameters of the URL that the search keeps.
    package let kept: [RecordIndexPage.Kept]
    package let picture: MapPicture
    package let pictureLabel: String
    package let lacksGround: Bool
    package let markers: [MapMarker]
    package let call: MapCall?
    package let tools: MapTools
    package let found: [FoundRow]
    package var hasFound: Bool { !found.isEmpty }
    package let foundNothing: Bool
    package let chosen: MapChosen?
    package let rows: [MapPlaceRow]
    package let others: String?
    package var hasRows: Bool { !rows.isEmpty }
    package var isBare: Bool { rows.isEmpty && chosen == nil }
    package let allURL: Link

    /// A place found by the search.
    package struct FoundRow: Sendable {
        package let url: Link
        package let name: String
        package let hint: String?
    }

    package init(_ content: Content, filter: MapFilter, today: CalendarDate, calendar: CivilCalendar, t: Texts) {
        let links = MapLinks(filter: filter, view: content.view, zooms: content.zooms), names = content.names
        title = t.map.title
        text = filter.text
        isEmpty = !content.hasPlaces
        let middle = content.view.place
        (latitude, longitude) = (Coordinate.plain(middle?.latitude ?? 0), Coordinate.plain(middle?.longitude ?? 0))
        (zoom, leastZoom, mostZoom) = (content.view.zoom, content.zooms.lowerBound, content.zooms.upperBound)
        views = Self.views(filter, links, today: today, calendar, t)
        period = filter.period.map { Self.period($0, links, today: today, t) }
        chips = Self.chips(filter, content, links, t)
        kept = (filter.filters + links.position).map { .init(name: $0.name, value: $0.value) }
        picture = content.picture
        lacksGround = content.picture.ground == nil
        shown = t.map.shown(content.groups.reduce(0) { $0 + $1.count })
        pictureLabel = [t.map.map, t.map.markers(content.groups.count), shown].joined(separator: t.frame.listSeparator)
        markers = content.groups.map { group in
            MapMarker(group, url: Self.url(group, links), names: names, t: t)
        }
        call = content.chosen.map { MapCall($0.group, names: names, t: t) }
        tools = MapTools(links)
        found =
            content.found.count < 2
            ? []
            : content.found.map { place in
                let hint = [place.division, place.country].compactMap(\.self).joined(separator: ", ")
                return FoundRow(
                    url: links.around(place.point, zoom: place.zoom), name: place.name, hint: hint.isEmpty ? nil : hint)
            }
        foundNothing = !filter.text.isEmpty && content.found.isEmpty
        chosen = content.chosen.map { MapChosen($0, links, names: names, today: today, t: t) }
        let listed = content.places.prefix(Self.listed), rest = content.places.dropFirst(Self.listed)
        let isChosen = { (group: MapGroup) in filter.chosen != nil && content.view.place(x: group.x, y: group.y) == filter.chosen
        }
        rows = listed.map { MapPlaceRow($0, url: Self.url($0, links), isChosen: isChosen($0), names: names, today: today, t: t) }
        others = rest.isEmpty ? nil : t.map.others(rest.count, rest.reduce(0) { $0 + $1.count })
        allURL = links.all
    }

    /// The number of places in the list.
    package static let listed = 50

    /// Returns the URL that chooses a single place, or zooms in on several.
    private static func url(_ group: MapGroup, _ links: MapLinks) -> Link {
        let isSpot =
            group.record != nil || group.placeCount == 1 && Set(group.squares).count == 1
            || links.view.zoom == links.zooms.upperBound
        return isSpot ? links.choosing(group) : links.closer(group)
    }

    private static func views(
        _ filter: MapFilter, _ links: MapLinks, today: CalendarDate, _ calendar: CivilCalendar, _ t: Texts
    ) -> [Segment] {
        let date = filter.period.map { $0.contains(today) ? today : $0.first } ?? today
        let lengths: [(Period.Length, String)] = [
            (.yearly, t.map.yearly), (.monthly, t.records.monthly), (.weekly, t.records.weekly),
        ]
        return [Segment(url: links.filtered { $0.period = nil }, label: t.records.all, isCurrent: filter.period == nil)]
            + lengths.map { length, label in
                Segment(
                    url: links.filtered { $0.period = calendar.period(length, containing: date) }, label: label,
                    isCurrent: filter.period?.length == length)
            }
    }

    private static func period(_ period: Period, _ links: MapLinks, today: CalendarDate, _ t: Texts) -> RecordIndexPage.PeriodView {
        func url(_ period: Period) -> Link { links.filtered { $0.period = period } }
        let next = period.next, name = t.dates.period(next, today: today), isOpen = next.first <= today
        return RecordIndexPage.PeriodView(
            name: t.dates.period(period, today: today), previousURL: url(period.previous),
            previousName: t.dates.period(period.previous, today: today), nextName: isOpen ? name : t.records.notStarted(name),
            nextURL: isOpen ? url(next) : nil)
    }

    private static func chips(_ filter: MapFilter, _ content: Content, _ links: MapLinks, _ t: Texts) -> [Chip] {
        func chip(_ label: String, hue: String, icon: String, kind: Transaction.Kind?, category: Category?) -> Chip {
            Chip(
                url: links.filtered { ($0.kind, $0.category) = (kind, category?.id) }, label: label, hue: hue, icon: icon,
                isCurrent: filter.category == category?.id && filter.kind == kind)
        }
        return [
            chip(t.records.anyKind, hue: "copper", icon: "map", kind: nil, category: nil),
            chip(t.records.expenses, hue: "brick", icon: "out", kind: .expense, category: nil),
            chip(t.records.income, hue: "olive", icon: "in", kind: .income, category: nil),
        ]
            + content.names.categories.filter { content.categories.contains($0.id) || $0.id == filter.category }.map {
                chip($0.name, hue: $0.hue.rawValue, icon: $0.icon.rawValue, kind: nil, category: $0)
            }
    }
}

/// The links that move the map.
package struct MapTools: ViewModel, Sendable {
    package let closer, further: Link?
    package let all, north, south, west, east: Link

    init(_ links: MapLinks) {
        (closer, further, all) = (links.zoomed(by: 1), links.zoomed(by: -1), links.all)
        let (across, down) = (links.view.width / 3, links.view.height / 3)
        (north, south) = (links.moved(x: 0, y: -down), links.moved(x: 0, y: down))
        (west, east) = (links.moved(x: -across, y: 0), links.moved(x: across, y: 0))
    }
}
