import Fetching

/// The tile server that the operator chose, and what has to be said about it.
public struct TileSource: Sendable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}` in it.
    public let template: String
    /// Whom the map has to name.
    public let attribution: TileAttribution

    /// Nil unless the template is an address of `http` or `https` in which each of `{z}`, `{x}` and `{y}` stands once and nothing
    /// else stands in braces.
    public init?(template: String, attribution: TileAttribution) {
        guard ["{z}", "{x}", "{y}"].allSatisfy({ template.components(of: $0) == 2 }) else { return nil }
        let example = Self.filled(template, ["0", "0", "0"])
        guard !example.contains(where: { $0 == "{" || $0 == "}" }), Fetcher.isAddress(example) else { return nil }
        self.template = template
        self.attribution = attribution
    }

    /// The name of the machine that the address leads to.
    var host: String {
        let rest = template.drop { $0 != "/" }.dropFirst(2)
        return String(rest.prefix { !"/:?#".contains($0) })
    }

    /// Where a tile is fetched from.
    func address(of tile: TileAddress) -> String {
        Self.filled(template, [String(tile.zoom), String(tile.x), String(tile.y)])
    }

    private static func filled(_ template: String, _ numbers: [String]) -> String {
        zip(["{z}", "{x}", "{y}"], numbers).reduce(template) { $0.replacing($1.0, with: $1.1) }
    }
}

extension String {
    /// How many parts a separator cuts the text into.
    fileprivate func components(of separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}

/// Who made a map, as its licence wants it to be said: a text, and a link where the text ends with an address.
public struct TileAttribution: Sendable, Equatable {
    public let text: String
    /// An address of `http` or `https`.
    public let link: String?

    /// The longest text that fits under a map.
    public static let lengthLimit = 200

    /// Reads `© OpenStreetMap contributors https://www.openstreetmap.org/copyright`. Nil without a text, or with one that is too long
    /// or has control characters.
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
