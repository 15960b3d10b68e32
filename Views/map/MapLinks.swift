import Atlas
import Bookkeeping
import Validation

/// Addresses of maps beside the one that is shown: the same records elsewhere, or others here.
struct MapLinks {
    let filter: MapFilter
    let view: MapView
    let zooms: ClosedRange<Int>

    /// Names and values of the address that say where the map is.
    var position: [(name: String, value: String)] {
        var filter = unchosen
        (filter.center, filter.zoom) = (view.place, view.zoom)
        return filter.position
    }

    /// The map with a marker chosen.
    func choosing(_ place: Place?) -> String {
        var filter = filter
        filter.chosen = place
        return url(filter, at: view)
    }

    /// The map moved by a part of itself.
    func moved(x: Int, y: Int) -> String { url(filter, at: view.moved(x: x, y: y)) }

    /// One step closer or further away; nil where there is none.
    func zoomed(by step: Int) -> String? {
        zooms.contains(view.zoom + step) ? url(filter, at: view.zoomed(to: view.zoom + step)) : nil
    }

    /// As close as all records of a group can be seen.
    func closer(_ group: MapGroup) -> String {
        let middle = group.middle, zoom = min(view.zoom + group.closerBy, zooms.upperBound)
        return url(
            unchosen,
            at: MapView(center: view.point(x: middle.x, y: middle.y), zoom: zoom, width: view.width, height: view.height))
    }

    /// A map around a point.
    func around(_ point: GeoPoint, zoom: Int) -> String {
        url(
            unchosen,
            at: MapView(
                center: point, zoom: min(max(zoom, zooms.lowerBound), zooms.upperBound), width: view.width, height: view.height))
    }

    /// The map of all records of the filter.
    var all: String { Self.url(filter.filters) }

    /// The same map of other records.
    func filtered(_ change: (inout MapFilter) -> Void) -> String {
        var filter = unchosen
        change(&filter)
        return url(filter, at: view)
    }

    /// The list of the records of a place, as far as they are those of the filter.
    func records(named name: String) -> String {
        var list = RecordFilter(period: filter.period)
        (list.kind, list.category, list.text) = (filter.kind, filter.category, name)
        return RecordIndexPage.url(list)
    }

    private var unchosen: MapFilter {
        var filter = filter
        filter.chosen = nil
        return filter
    }

    private func url(_ filter: MapFilter, at view: MapView) -> String {
        var filter = filter
        (filter.center, filter.zoom) = (view.place, view.zoom)
        return Self.url(filter.parameters)
    }

    static func url(_ parameters: [(name: String, value: String)]) -> String {
        parameters.isEmpty ? "/map" : "/map?" + parameters.map { $0.name + "=" + $0.value.urlQueryEncoded }.joined(separator: "&")
    }
}
