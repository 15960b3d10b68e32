/// Places labels on a view so that they neither overlap nor extend beyond it.
struct Labelling {
    private let view: MapView
    private let language: AtlasLanguage
    private var taken: [MapBox]
    /// The boxes of roomy labels at their large size.
    private var takenLarge: [MapBox]
    private(set) var labels: [MapLabel] = []

    /// The maximum number of labels, and of places tried.
    private let limit: Int
    private static let tries = 400

    /// The minimum distances between labels, and from the edge of the view, in pixels.
    private static let gap = 5.0, edge = 4.0

    init(_ view: MapView, in language: AtlasLanguage, avoiding: [MapBox]) {
        (self.view, self.language, taken) = (view, language, avoiding)
        takenLarge = avoiding.map { $0.scaled(by: MapLabel.largeScale) }
        limit = view.zoom <= 2 ? 24 : 40
    }

    /// Adds countries that are large enough to contain their name and small enough to be seen as a whole, largest first.
    mutating func add(_ countries: [CountryLabel], named names: Regions) {
        let pixelsPerDegree = Double(view.world) / 360, bounds = view.bounds
        for country in countries {
            let side = country.side * pixelsPerDegree
            // A third of the labels is reserved for cities.
            guard side > 18, labels.count < limit * 2 / 3 else { return }
            guard side < 1_500, bounds.contains(country.point) else { continue }
            put(names.name(country.region, in: language), .country, at: country.point)
        }
    }

    /// Adds places: first those with a cartographic rank, then by population.
    mutating func add(_ places: Places) {
        let bounds = Bounds(view.bounds)
        var tried = 0
        for (place, rank) in places.ranked where !isFull && tried < Self.tries && isSeen(Int(place), places, bounds) {
            tried += 1
            put(places, Int(place), rank: Int(rank))
        }
        // On far views the ranked places suffice.
        guard !isFull, view.zoom > 4 else { return }
        let others = places.bands.places(from: bounds.south, to: bounds.north).filter {
            isSeen(Int($0), places, bounds) && !places.rankedPlaces.contains($0)
        }
        for place in others.sorted() {
            tried += 1
            put(places, Int(place), rank: 12)
            if isFull || tried >= Self.tries * 2 { return }
        }
    }

    private var isFull: Bool { labels.count >= limit }

    /// The edges of a view in the units of the gazetteer, so that each place is tested with a few integer comparisons.
    private struct Bounds {
        let south, north, west, east: Int32

        init(_ bounds: GeoBounds) {
            func thousandths(_ degrees: Double) -> Int32 { Int32((degrees * 1_000).rounded()) }
            (south, north) = (thousandths(bounds.south), thousandths(bounds.north))
            (west, east) = (thousandths(bounds.west), thousandths(bounds.east))
        }
    }

    @inline(__always)
    private func isSeen(_ place: Int, _ places: Places, _ bounds: Bounds) -> Bool {
        let latitude = places.latitudes[place]
        guard latitude >= bounds.south, latitude <= bounds.north else { return false }
        let longitude = places.longitudes[place]
        return bounds.west > bounds.east
            ? longitude >= bounds.west || longitude <= bounds.east : longitude >= bounds.west && longitude <= bounds.east
    }

    private mutating func put(_ places: Places, _ place: Int, rank: Int) {
        let population = places.population(place)
        let kind: MapLabel.Kind =
            rank <= 2 || population >= 1_000_000 ? .city : population >= 50_000 || rank <= 5 ? .town : .village
        put(places.name(place, in: language), kind, at: places.point(place))
    }

    /// Adds a label if there is room for it.
    private mutating func put(_ text: String, _ kind: MapLabel.Kind, at point: GeoPoint) {
        let (x, y) = view.position(of: point), size = Double(kind.fontSize)
        let width = LabelWidth.of(text, size: size), height = size * 1.3
        let box = MapBox(x: x - width / 2, y: y - height / 2, width: width, height: height)
        guard box.x >= Self.edge, box.y >= Self.edge, box.x + width <= Double(view.width) - Self.edge,
            box.y + height <= Double(view.height) - Self.edge
        else { return }
        let roomy = MapBox(x: box.x - Self.gap, y: box.y - Self.gap, width: width + 2 * Self.gap, height: height + 2 * Self.gap)
        guard !taken.contains(where: roomy.overlaps) else { return }
        taken.append(box)
        let large = box.scaled(by: MapLabel.largeScale), isRoomy = !takenLarge.contains(where: large.overlaps)
        if isRoomy { takenLarge.append(large) }
        labels.append(
            MapLabel(text: text, x: Int(x.rounded()), y: Int((y + size * 0.36).rounded()), kind: kind, box: box, isRoomy: isRoomy))
    }
}

/// Upper bounds of text widths, for semibold sans-serif letters with the map's letter spacing.
enum LabelWidth {
    static func of(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width($1) } * size
    }

    /// The width of a character, in ems.
    private static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case " ", ".", ",", "'", "i", "j", "l", "I", "|", "(", ")", "-", "·": 0.37
        case "f", "t", "r", "ı": 0.44
        case "m", "w", "M", "W", "@": 1.0
        case "A"..."Z": 0.77
        case "\u{0300}"..."\u{036F}": 0
        case "\u{2E80}"...: 1.06
        default: 0.66
        }
    }
}
