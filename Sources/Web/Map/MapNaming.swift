import Atlas
import Bookkeeping
import Foundation
import Language
import Views

/// Gives markers their names.
enum MapNaming {
    /// Names each marker after its place, or after the one with the most money of several.
    static func name(_ groups: inout [MapGroup], after places: [MapGroup], _ t: Texts) {
        var largest: [Int: MapGroup] = [:], counts: [Int: Int] = [:]
        for place in places {
            let near = groups.indices.min { distance(groups[$0], place) < distance(groups[$1], place) }
            guard let near, distance(groups[near], place) < 2 * MapGrouping.distance * MapGrouping.distance else { continue }
            if largest[near] == nil { largest[near] = place }
            counts[near, default: 0] += 1
        }
        for (index, place) in largest {
            let name = place.name.isEmpty ? t.map.unnamed : place.name, count = counts[index] ?? 1
            groups[index].placeCount = count
            groups[index].name = count > 1 ? t.map.morePlaces(name, count - 1) : name
        }
    }

    /// Names markers after nearby towns, when there are too many places to list by name.
    static func name(_ groups: inout [MapGroup], on view: MapView, _ t: Texts, town: (GeoPoint) -> String) {
        for index in groups.indices {
            let name = town(view.point(x: groups[index].x, y: groups[index].y))
            groups[index].placeCount = groups[index].count
            groups[index].name = name.isEmpty ? "" : t.map.near(name)
        }
    }

    /// The squared distance in pixels.
    private static func distance(_ one: MapGroup, _ other: MapGroup) -> Double {
        (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)
    }
}
