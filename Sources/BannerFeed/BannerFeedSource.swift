import Bookkeeping
import Fetching

/// Where banners come from. Nothing of anybody who uses the server is sent there: the server asks by itself, and so rarely that it says
/// nothing of who is at home.
public struct BannerFeedSource: Sendable {
    /// A feed that can be fetched from: `http` or `https`.
    public let address: String
    /// How long a file may take, from finding the name to the last byte.
    var timeLimit: Duration = .seconds(20)

    /// Nil for an address that cannot be fetched from.
    public init?(_ address: String) {
        guard Fetcher.isAddress(address) else { return nil }
        self.address = address
    }

    /// Fetches and reads the feed, which blocks the thread.
    ///
    /// - Parameter isWanted: asked about once a second; the first `false` ends it.
    public func feed(at now: Int64, isWanted: @escaping @Sendable () -> Bool) throws(BannerFeedFailure) -> BannerFeedFile {
        // The operator chose this address and no other: it may lie in their network, and does not lead on.
        let body = try get(address, reach: .anywhere, sizeLimit: 256 * 1024, isWanted)
        guard let file = BannerFeedFile(body, at: now) else { throw .notAFeed }
        return file
    }

    /// Fetches the picture of a banner, which blocks the thread.
    public func image(_ address: String, isWanted: @escaping @Sendable () -> Bool) throws(BannerFeedFailure) -> BannerImage {
        // What the service names may lie beside the feed or in the public internet: it must not look around in the operator's network.
        let reach: Fetcher.Reach = Self.origin(address) == Self.origin(self.address) ? .anywhere : .publicInternet
        let body = try get(address, reach: reach, sizeLimit: BannerImage.sizeLimit, isWanted)
        guard let image = BannerImage(body) else { throw .notAnImage }
        return image
    }

    private func get(
        _ address: String, reach: Fetcher.Reach, sizeLimit: Int, _ isWanted: @escaping @Sendable () -> Bool
    ) throws(BannerFeedFailure) -> [UInt8] {
        var fetcher = Fetcher()
        fetcher.timeLimit = timeLimit
        fetcher.sizeLimit = sizeLimit
        fetcher.redirectLimit = reach == .anywhere ? 0 : 3
        fetcher.reach = reach
        do {
            return try fetcher.get(address, isWanted: isWanted).body
        } catch {
            throw .notFetched(error)
        }
    }

    /// Scheme, host and port of an address.
    private static func origin(_ address: String) -> Substring {
        let scheme = address.prefix { $0 != "/" }, rest = address.dropFirst(scheme.count).drop { $0 == "/" }
        return address[..<(rest.firstIndex { "/?#".contains($0) } ?? address.endIndex)]
    }
}

/// Why there is no feed or no picture.
public enum BannerFeedFailure: Error, Hashable, Sendable {
    case notFetched(FetchFailure)
    /// It is not JSON with a list of banners.
    case notAFeed
    /// It is none of the pictures that ``BannerImage`` knows.
    case notAnImage

    /// A word for the failure, for logs and to be stored.
    public var word: String {
        switch self {
        case .notFetched(let failure): failure.word
        case .notAFeed: "not-a-feed"
        case .notAnImage: "not-an-image"
        }
    }
}
