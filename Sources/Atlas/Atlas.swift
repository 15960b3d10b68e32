import Synchronization

/// Maps and place names from files, without a network.
///
/// An atlas opens nothing until the first question, and then only what that question needs. It can be asked from any thread.
public final class Atlas: Sendable {
    private let directory: String
    private let baseMap: Mutex<BaseMapFile?> = Mutex(nil)
    private let gazetteer: Mutex<Gazetteer?> = Mutex(nil)
    private let places: Mutex<PlaceSearch?> = Mutex(nil)
    private let countryLabels: Mutex<[CountryLabel]?> = Mutex(nil)
    private let drawings = Mutex(DrawingCache(limit: 4 << 20))

    /// An atlas on a directory with `basemap.vmp`, `places.tsv`, `admin1.tsv` and `countries.tsv`.
    public init(directory: String) { self.directory = directory }

    /// The base map of a view.
    public func drawing(_ view: MapView) throws(AtlasError) -> BaseMap {
        if let known = drawings.withLock({ $0.drawing(view) }) { return known }
        var painter = MapPainter(view, try openBaseMap())
        let map = try painter.drawing()
        drawings.withLock { $0.keep(map, of: view) }
        return map
    }

    /// Names on a view, at most about 40: they do not overlap each other or the boxes of `avoiding`, and lie inside the view.
    public func labels(_ view: MapView, in language: AtlasLanguage, avoiding: [MapBox] = []) throws(AtlasError) -> [MapLabel] {
        let gazetteer = try openGazetteer()
        var labelling = Labelling(view, in: language, avoiding: avoiding)
        labelling.add(try openCountryLabels(), named: gazetteer.countries)
        labelling.add(gazetteer.places)
        return labelling.labels
    }

    /// Places whose name, in any language known, begins with the text or has a word that does; the best first.
    ///
    /// Case, accents and width are ignored. After a comma may come the division or country: "Paris, Texas".
    public func search(_ text: String, in language: AtlasLanguage, limit: Int = 10) throws(AtlasError) -> [FoundPlace] {
        try openSearch().search(text, in: language, limit: limit)
    }

    /// The place nearest to a point; nil when there is none within 100 km.
    public func nearest(to point: GeoPoint, in language: AtlasLanguage) throws(AtlasError) -> NearestPlace? {
        try openGazetteer().nearest(to: point, in: language)
    }

    private func openBaseMap() throws(AtlasError) -> BaseMapFile {
        try Self.open(baseMap) { () throws(AtlasError) in try BaseMapFile(path: "\(directory)/basemap.vmp") }
    }

    private func openGazetteer() throws(AtlasError) -> Gazetteer {
        try Self.open(gazetteer) { () throws(AtlasError) in try Gazetteer(directory: directory) }
    }

    private func openCountryLabels() throws(AtlasError) -> [CountryLabel] {
        let (countries, names) = (try openBaseMap().countries, try openGazetteer().countries)
        return try Self.open(countryLabels) { () throws(AtlasError) in CountryLabel.all(of: countries, named: names) }
    }

    private func openSearch() throws(AtlasError) -> PlaceSearch {
        let gazetteer = try openGazetteer()
        return try Self.open(places) { () throws(AtlasError) in PlaceSearch(gazetteer) }
    }

    /// What is there, or else what `make` makes; others wait meanwhile. After an error the next question tries again.
    private static func open<Part: Sendable>(
        _ part: borrowing Mutex<Part?>, _ make: () throws(AtlasError) -> Part
    ) throws(AtlasError) -> Part {
        try part.withLock { (open: inout Part?) throws(AtlasError) in
            if let open { return open }
            let made = try make()
            open = made
            return made
        }
    }
}
