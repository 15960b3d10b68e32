import Atlas
import Bookkeeping
import SitePaths
import Validation

/// The URLs of related maps: of the same records elsewhere, or of others here.
struct MapLinks {
    let filter: MapFilter
    let view: MapView
    let zooms: ClosedRange<Int>

    /// The names and values of the query that give the position of the map.
    var position: [(name: String, value: String)] {
        var filter = unchosen
        (filter.center, filter.zoom) = (view.place, view.zoom)
        return filter.position
    }

    /// Returns the map with a marker chosen.
    func choosing(_ place: Place?) -> Link {
        var filter = filter
        filter.chosen = place
        return url(filter, at: view)
    }

    /// The zoom level that shows the streets around a chosen place, unless the map is closer already.
    private static let zoomOfChosen = 14

    /// Returns the map around a marker that is chosen, closer if it is still seen from far.
    func choosing(_ group: MapGroup) -> Link {
        var filter = filter
        filter.chosen = view.place(x: group.x, y: group.y)
        let zoom = min(Self.zoomOfChosen, zooms.upperBound)
        guard view.zoom < zoom else { return url(filter, at: view) }
        return url(filter, at: MapView(center: view.point(x: group.x, y: group.y), zoom: zoom, width: view.width, height: view.height))
    }

    /// Returns the map moved by a fraction of itself.
    func moved(x: Int, y: Int) -> Link { url(filter, at: view.moved(x: x, y: y)) }

    /// Returns the map zoomed in or out by one step; nil at the limit.
    func zoomed(by step: Int) -> Link? {
        zooms.contains(view.zoom + step) ? url(filter, at: view.zoomed(to: view.zoom + step)) : nil
    }

    /// Returns the map at the highest zoom that shows all records of a group.
    func closer(_ group: MapGroup) -> Link {
        let middle = group.middle, zoom = min(view.zoom + group.closerBy, zooms.upperBound)
        return url(
            unchosen,
            at: MapView(center: view.point(x: middle.x, y: middle.y), zoom: zoom, width: view.width, height: view.height))
    }

    /// Returns a map around a point.
    func around(_ point: GeoPoint, zoom: Int) -> Link {
        url(
            unchosen,
            at: MapView(
                center: point, zoom: min(max(zoom, zooms.lowerBound), zooms.upperBound), width: view.width, height: view.height))
    }

    /// The map of all records matching the filter.
    var all: Link { Self.url(filter.filters) }

    /// Returns the same map with other records.
    func filtered(_ change: (inout MapFilter) -> Void) -> Link {
        var filter = unchosen
        change(&filter)
        return url(filter, at: view)
    }

    /// Returns the list of the records at a place that match the filter.
    func records(named name: String) -> Link {
        var list = RecordFilter(period: filter.period)
        (list.kind, list.category, list.text) = (filter.kind, filter.category, name)
        return RecordIndexPage.url(list)
    }

    private var unchosen: MapFilter {
        var filter = filter
        filter.chosen = nil
        return filter
    }

    private func url(_ filter: MapFilter, at view: MapView) -> Link {
        var filter = filter
        (filter.center, filter.zoom) = (view.place, view.zoom)
        return Self.url(filter.parameters)
    }

    static func url(_ parameters: [(name: String, value: String)]) -> Link {
        Paths.map.query(parameters)
    }
}
