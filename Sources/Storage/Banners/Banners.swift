import Bookkeeping

/// The banners, with the place for them and the feed that fills it.
public struct Banners<Access>: SitePart {
    let site: SiteData<Access>
}

extension Banners {
    /// Returns all banners, latest first, including scheduled and expired ones.
    public func all() throws -> [Banner] {
        try connection.rows("SELECT \(Self.columns) ORDER BY b.changed_at DESC, b.id DESC", map: Self.banner)
    }

    /// Returns the picture of a banner; nil if there is no such banner or it has none.
    public func image(of id: Banner.ID) throws -> BannerImage? {
        try connection.first("SELECT bytes FROM banner_image WHERE banner = ?", id) { BannerImage($0.bytes(0)) } ?? nil
    }

    /// Returns the settings and state of the place for banners and of the feed that fills it.
    public func slot() throws -> BannerSlot {
        let found = try connection.first("SELECT is_on, address, attempted_at, succeeded_at, problem FROM banner_slot WHERE number = 1") {
            BannerSlot(
                isOn: $0.bool(0), address: $0.text(1), attemptedAt: $0.isNull(2) ? nil : $0.int64(2),
                succeededAt: $0.isNull(3) ? nil : $0.int64(3), problem: $0.isNull(4) ? nil : $0.text(4))
        }
        return found ?? BannerSlot(isOn: false, address: "", attemptedAt: nil, succeededAt: nil, problem: nil)
    }

    /// Returns the URLs of the stored pictures of the feed's banners, by their keys in the feed.
    public func imageAddresses() throws -> [String: String] {
        let rows = try connection.rows(
            "SELECT b.feed_key, b.image_address FROM banner b JOIN banner_image i ON i.banner = b.id WHERE b.feed_key IS NOT NULL"
        ) { ($0.text(0), $0.text(1)) }
        return Dictionary(rows) { first, _ in first }
    }

    private static var columns: String {
        """
        b.id, b.feed_key IS NOT NULL, b.text_en, b.text_ja, b.text_zh, b.alternative_en, b.alternative_ja, b.alternative_zh, b.link,
            b.starts_at, b.ends_at, b.changed_at, i.width, i.height FROM banner b LEFT JOIN banner_image i ON i.banner = b.id
        """
    }

    private static func banner(_ cells: Cells) throws -> Banner {
        guard let text = text(cells, from: 2) else { throw StoreError.damaged("a banner has no text") }
        let content = Banner.Content(
            text: text, alternative: self.text(cells, from: 5), link: cells.text(8), startsAt: cells.int64(9),
            endsAt: cells.isNull(10) ? nil : cells.int64(10))
        return Banner(
            id: try cells.id(0), content: content, isFromFeed: cells.bool(1),
            image: cells.isNull(12) ? nil : Banner.ImageSize(width: cells.int(12), height: cells.int(13)), changedAt: cells.int64(11))
    }

    private static func text(_ cells: Cells, from column: Int32) -> BannerText? {
        BannerText([.english: cells.text(column), .japanese: cells.text(column + 1), .simplifiedChinese: cells.text(column + 2)])
    }
}
