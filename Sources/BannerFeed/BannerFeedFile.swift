import Bookkeeping
import Fetching
import Foundation

/// A feed of banners in the format of <doc:Banners>: the JSON of an ad service.
public struct BannerFeedFile: Sendable, Equatable {
    /// A banner of the feed before its picture is fetched.
    public struct Entry: Sendable, Equatable {
        /// The ID assigned by the service, 1 to 100 characters.
        public let key: String
        public let content: Banner.Content
        /// The URL of its picture; nil for a banner of text only.
        public let image: String?
    }

    /// The valid and current banners, at most ``Banner/limit``. An invalid one does not affect the others.
    public let entries: [Entry]

    /// Seconds for which a banner without an end is kept after it was last in the feed.
    public static let lifetime: Int64 = 7 * 86_400

    /// Parses a feed. Nil if it is not JSON with a list of banners.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public init?(_ file: [UInt8], at now: Int64) {
        guard let feed = try? JSONDecoder().decode(Feed.self, from: Data(file)) else { return nil }
        var entries: [Entry] = [], keys: Set<String> = []
        for item in feed.banners where entries.count < Banner.limit {
            if let entry = item.value.flatMap({ Self.entry($0, at: now) }), keys.insert(entry.key).inserted { entries.append(entry) }
        }
        self.entries = entries
    }

    private static func entry(_ item: Item, at now: Int64) -> Entry? {
        guard 1...100 ~= item.id.utf8.count, let text = text(item.text), isLink(item.link) else { return nil }
        guard let starts = moment(item.starts, or: now), let ends = moment(item.ends, or: now + lifetime), now < ends, starts < ends else {
            return nil
        }
        if let image = item.image, !Fetcher.isAddress(image) { return nil }
        let content = Banner.Content(text: text, alternative: item.alt.flatMap(Self.text), link: item.link, startsAt: starts, endsAt: ends)
        return Entry(key: item.id, content: content, image: item.image)
    }

    /// Returns true if a text is a URL that a banner may link to.
    public static func isLink(_ text: String) -> Bool { text.utf8.count <= Banner.linkLimit && Fetcher.isAddress(text) }

    private static func text(_ texts: [String: String]) -> BannerText? {
        BannerText(Dictionary(texts.compactMap { tag, text in Language(tag: tag).map { ($0, text) } }) { first, _ in first })
    }

    /// Returns the time of an RFC 3339 text in seconds since 1970 (UTC); nil for any other text.
    private static func moment(_ text: String?, or absent: Int64) -> Int64? {
        guard let text else { return absent }
        return (try? Date(text, strategy: .iso8601)).flatMap { Int64(exactly: $0.timeIntervalSince1970.rounded(.down)) }
    }

    private struct Feed: Decodable {
        let banners: [Lenient]
    }

    private struct Item: Decodable {
        let id: String
        let text: [String: String]
        let link: String
        let image, starts, ends: String?
        let alt: [String: String]?
    }

    /// An item, or nil in place of an invalid one.
    private struct Lenient: Decodable {
        let value: Item?

        init(from decoder: any Decoder) { value = try? Item(from: decoder) }
    }
}
