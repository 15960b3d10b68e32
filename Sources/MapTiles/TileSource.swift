import Fetching

/// The tile server that the operator chose, and its attribution.
public struct TileSource: Sendable {
    /// The URL template of a tile, with `{z}`, `{x}` and `{y}`.
    public let template: String
    /// The attribution that the map has to show.
    public let attribution: TileAttribution

    /// Returns nil unless the template is an `http` or `https` URL that contains each of `{z}`, `{x}` and `{y}` once and no other
    /// braces.
    public init?(template: String, attribution: TileAttribution) {
        guard ["{z}", "{x}", "{y}"].allSatisfy({ template.components(of: $0) == 2 }) else { return nil }
        let example = Self.filled(template, ["0", "0", "0"])
        guard !example.contains(where: { $0 == "{" || $0 == "}" }), Fetcher.isAddress(example) else { return nil }
        self.template = template
        self.attribution = attribution
    }

    /// The host of the URL.
    var host: String {
        let rest = template.drop { $0 != "/" }.dropFirst(2)
        return String(rest.prefix { !"/:?#".contains($0) })
    }

    /// Returns the URL of a tile.
    func address(of tile: TileAddress) -> String {
        Self.filled(template, [String(tile.zoom), String(tile.x), String(tile.y)])
    }

    private static func filled(_ template: String, _ numbers: [String]) -> String {
        zip(["{z}", "{x}", "{y}"], numbers).reduce(template) { $0.replacing($1.0, with: $1.1) }
    }
}

extension String {
    /// Returns the number of parts into which a separator splits the text.
    fileprivate func components(of separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}

/// The attribution that a map's licence requires: a text, and a link if the text ends with a URL.
public struct TileAttribution: Sendable, Equatable {
    public let text: String
    /// An `http` or `https` URL.
    public let link: String?

    /// The maximum length of a text that fits below a map, in characters.
    public static let lengthLimit = 200

    /// Parses `© OpenStreetMap contributors https://www.openstreetmap.org/copyright`. Nil without a text, or with one that is too
    /// long or has control characters.
    public init?(_ line: String) {
        var words = line.split(separator: " ").map(String.init)
        var link: String?
        if let last = words.last, Fetcher.isAddress(last) { link = words.removeLast() }
        let text = words.joined(separator: " ")
        let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard 1...Self.lengthLimit ~= text.count, !hasControl else { return nil }
        self.text = text
        self.link = link
    }
}
