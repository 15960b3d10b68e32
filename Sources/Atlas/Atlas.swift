import Synchronization

/// Offline maps and place names from files.
///
/// An atlas opens its files lazily, and only the files that a query needs. It can be used from any thread.
public final class Atlas: Sendable {
    private let directory: String
    private let baseMap: Mutex<BaseMapFile?> = Mutex(nil)
    private let gazetteer: Mutex<Gazetteer?> = Mutex(nil)
    private let places: Mutex<PlaceSearch?> = Mutex(nil)
    private let countryLabels: Mutex<[CountryLabel]?> = Mutex(nil)
    private let drawings = Mutex(DrawingCache(limit: 4 << 20))

    /// Creates an atlas for a directory with `basemap.vmp`, `places.tsv`, `admin1.tsv` and `countries.tsv`.
    public init(directory: String) { self.directory = directory }

    /// Returns the base map of a view.
    public func drawing(_ view: MapView) throws(AtlasError) -> BaseMap {
        if let known = drawings.withLock({ $0.drawing(view) }) { return known }
        var painter = MapPainter(view, try openBaseMap())
        let map = try painter.drawing()
        drawings.withLock { $0.keep(map, of: view) }
        return map
    }

    /// Returns the labels of a view, at most about 40: they overlap neither each other nor the boxes of `avoiding`, and are
    /// inside the view.
    public func labels(_ view: MapView, in language: AtlasLanguage, avoiding: [MapBox] = []) throws(AtlasError) -> [MapLabel] {
        let gazetteer = try openGazetteer()
        var labelling = Labelling(view, in: language, avoiding: avoiding)
        labelling.add(try openCountryLabels(), named: gazetteer.countries)
        labelling.add(gazetteer.places)
        return labelling.labels
    }

    /// Returns places with a name in any known language that begins with the text or has a word that does, best matches first.
    ///
    /// Ignores case, accents and width. A division or country may follow after a comma: "Paris, Texas". Large places precede small ones, and
    /// those near `view` precede distant ones of up to a hundred times their population.
    public func search(_ text: String, in language: AtlasLanguage, near view: MapView? = nil, limit: Int = 10) throws(AtlasError) -> [FoundPlace] {
        try openSearch().search(text, in: language, near: view, limit: limit)
    }

    /// Returns the place nearest to a point; nil if there is none within 100 km.
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

    /// Returns the open part, or opens it with `make` while other threads wait. After an error the next query tries again.
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
