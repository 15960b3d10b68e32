import Atlas
import Bookkeeping
import Views

/// Clusters the squares of a map into markers that do not overlap.
///
/// Squares are taken by descending number of records; each joins the nearest marker that is closer than a marker is wide, or
/// starts a new one. Each marker then moves to the centre of its records. So equal views have equal markers, and a view that was
/// panned has mostly the same.
struct MapGrouping {
    /// The minimum distance of markers in pixels when they are created; it may shrink to `leastDistance` after they have moved.
    static let distance = 60.0
    private static let leastDistance = 46.0

    private(set) var groups: [MapGroup] = []
    private let view: MapView
    /// The initial positions of the groups, for the distances of further squares.
    private var anchors: [(x: Double, y: Double)] = []
    /// The indices of the groups in each square of side `distance`.
    private var grid: [[Int]]
    private let columns, rows: Int

    init(_ sums: [PlaceSum], on view: MapView, currency: Currency) throws(MoneyError) {
        self.view = view
        // Squares just outside the view count too, so that markers at the edge stay when the map is panned.
        (columns, rows) = (Int(Double(view.width) / Self.distance) + 4, Int(Double(view.height) / Self.distance) + 4)
        grid = Array(repeating: [], count: columns * rows)
        // Sorts indices, because sums are large and contain text.
        for index in sums.indices.sorted(by: { (sums[$1].count, sums[$0].cell) < (sums[$0].count, sums[$1].cell) }) {
            let sum = sums[index]
            guard let (x, y) = view.position(of: sum), isNear(x, y, margin: Self.distance) else { continue }
            if let near = nearest(x, y) {
                try groups[near].add(sum, x: x, y: y)
            } else {
                grid[slot(x, y)].append(groups.count)
                anchors.append((x, y))
                groups.append(try MapGroup(sum, x: x, y: y, currency: currency))
            }
        }
        try merge()
        groups = groups.filter { isNear($0.x, $0.y, margin: 24) }
    }

    private func isNear(_ x: Double, _ y: Double, margin: Double) -> Bool {
        x >= -margin && y >= -margin && x <= Double(view.width) + margin && y <= Double(view.height) + margin
    }

    private func slot(_ x: Double, _ y: Double) -> Int {
        let column = min(max(Int(x / Self.distance) + 2, 0), columns - 1), row = min(max(Int(y / Self.distance) + 2, 0), rows - 1)
        return row * columns + column
    }

    private func nearest(_ x: Double, _ y: Double) -> Int? {
        let middle = slot(x, y)
        var found: Int?, least = Self.distance * Self.distance
        for row in [-1, 0, 1] {
            for column in [-1, 0, 1] {
                let index = middle + row * columns + column
                guard grid.indices.contains(index) else { continue }
                for group in grid[index] {
                    let (across, down) = (anchors[group].x - x, anchors[group].y - y)
                    let square = across * across + down * down
                    if square < least { (found, least) = (group, square) }
                }
            }
        }
        return found
    }

    /// Merges groups that have come closer than `leastDistance`.
    private mutating func merge() throws(MoneyError) {
        var isChanged = true
        while isChanged {
            isChanged = false
            var kept: [MapGroup] = []
            for group in groups {
                let near = kept.firstIndex { other in
                    let (across, down) = (other.x - group.x, other.y - group.y)
                    return across * across + down * down < Self.leastDistance * Self.leastDistance
                }
                if let near {
                    try kept[near].add(group)
                    isChanged = true
                } else {
                    kept.append(group)
                }
            }
            groups = kept
        }
    }
}

extension MapView {
    /// Returns the position of a square's records. Records closer to a pole than the map reaches are placed at its edge, fully
    /// visible.
    func position(of sum: PlaceSum) -> (x: Double, y: Double)? {
        GeoPoint(latitude: sum.latitude, longitude: sum.longitude).map { position(of: $0, inset: 20) }
    }

    /// The areas to query: the view, and a margin around it as wide as markers reach.
    var areas: [MapArea] {
        let margin = Int(MapGrouping.distance)
        let (northWest, southEast) = (
            point(x: Double(-margin), y: Double(-margin)), point(x: Double(width + margin), y: Double(height + margin))
        )
        guard width + 2 * margin < 256 << zoom else {
            return MapArea.areas(south: southEast.latitude, west: -180, north: northWest.latitude, east: 180)
        }
        return MapArea.areas(
            south: southEast.latitude, west: northWest.longitude, north: northWest.latitude, east: southEast.longitude)
    }
}
