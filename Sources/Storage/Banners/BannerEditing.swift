import Bookkeeping

/// A banner of the feed, to be stored.
public struct FeedBanner: Sendable {
    /// The key of the banner in the feed.
    public let key: String
    public let content: Banner.Content
    /// The URL of its picture; empty if it has none.
    public let imageAddress: String
    /// The picture; nil to keep the stored one.
    public let image: BannerImage?

    public init(key: String, content: Banner.Content, imageAddress: String, image: BannerImage?) {
        self.key = key
        self.content = content
        self.imageAddress = imageAddress
        self.image = image
    }
}

extension Banners<Writing> {
    /// Adds a banner written by the operator.
    ///
    /// Throws `.conflict(.invalid)` if there are already ``Banner/limit`` of them.
    public func add(_ id: Banner.ID, _ content: Banner.Content, image: BannerImage?, at now: Int64) throws {
        guard try connection.count("SELECT count(*) FROM banner WHERE feed_key IS NULL") < Banner.limit else {
            throw StoreError.conflict(.invalid)
        }
        try save(id, key: nil, content, imageAddress: "", at: now)
        if let image { try save(image, of: id) }
    }

    /// Deletes a banner. Throws `.notFound` if there is none.
    public func delete(_ id: Banner.ID) throws {
        guard try connection.run("DELETE FROM banner WHERE id = ?", id) == 1 else { throw StoreError.notFound }
    }

    /// Replaces the banners of the feed by its present ones, at most ``Banner/limit``. Known banners keep their IDs; the others
    /// are deleted.
    ///
    /// - Parameter new: makes an ID.
    public func replaceFeed(_ banners: [FeedBanner], new: () -> Banner.ID, at now: Int64) throws {
        var kept: Set<String> = []
        for banner in banners.prefix(Banner.limit) {
            kept.insert(banner.key)
            let known: Banner.ID? = try connection.first("SELECT id FROM banner WHERE feed_key = ?", banner.key) { try $0.id(0) }
            let id = known ?? new()
            try save(id, key: banner.key, banner.content, imageAddress: banner.imageAddress, at: now)
            if let image = banner.image {
                try save(image, of: id)
            } else if banner.imageAddress.isEmpty {
                try connection.run("DELETE FROM banner_image WHERE banner = ?", id)
            }
        }
        for key in try connection.rows("SELECT feed_key FROM banner WHERE feed_key IS NOT NULL", map: { $0.text(0) }) where !kept.contains(key) {
            try connection.run("DELETE FROM banner WHERE feed_key = ?", key)
        }
    }

    /// Switches the place for banners on or off and sets the feed's URL, which then is fetched again. Changing the URL deletes
    /// the banners of the previous feed.
    public func setSlot(isOn: Bool, address: String) throws {
        let isOther = try slot().address != address
        if isOther { try connection.run("DELETE FROM banner WHERE feed_key IS NOT NULL") }
        try connection.run(
            """
            UPDATE banner_slot SET is_on = ?1, address = ?2, attempted_at = NULL, problem = NULL, succeeded_at = iif(?3, NULL, succeeded_at)
            WHERE number = 1
            """, isOn, address, isOther)
    }

    /// Does the same on behalf of `actor`, and adds an entry to the audit log if it switched the place on or off.
    public func setSlot(isOn: Bool, address: String, by actor: AuditActor, at now: Int64) throws {
        let wasOn = try slot().isOn
        try setSlot(isOn: isOn, address: address)
        if isOn != wasOn { try site.audit.record(isOn ? .bannersOn : .bannersOff, by: actor, at: now) }
    }

    /// Stores the result of an attempt to fetch the feed. At most 200 characters of a problem are kept; nil means success.
    public func noteFeed(at now: Int64, problem: String?) throws {
        try connection.run(
            "UPDATE banner_slot SET attempted_at = ?1, problem = ?2, succeeded_at = iif(?2 IS NULL, ?1, succeeded_at) WHERE number = 1",
            now, problem?.cut(to: 200))
    }

    /// Inserts or updates a banner. `changed_at` stays while the picture's URL does, so that browsers keep the picture.
    private func save(_ id: Banner.ID, key: String?, _ content: Banner.Content, imageAddress: String, at now: Int64) throws {
        let text = content.text.texts, alternative = content.alternative?.texts ?? [:]
        try connection.run(
            """
            INSERT INTO banner (id, feed_key, text_en, text_ja, text_zh, alternative_en, alternative_ja, alternative_zh, link, image_address,
                starts_at, ends_at, changed_at)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
            ON CONFLICT (id) DO UPDATE SET text_en = ?3, text_ja = ?4, text_zh = ?5, alternative_en = ?6, alternative_ja = ?7,
                alternative_zh = ?8, link = ?9, starts_at = ?11, ends_at = ?12, changed_at = iif(image_address = ?10, changed_at, ?13),
                image_address = ?10
            """, id, key, text[.english] ?? "", text[.japanese] ?? "", text[.simplifiedChinese] ?? "", alternative[.english] ?? "",
            alternative[.japanese] ?? "", alternative[.simplifiedChinese] ?? "", content.link, imageAddress, content.startsAt, content.endsAt,
            now)
    }

    private func save(_ image: BannerImage, of banner: Banner.ID) throws {
        try connection.run(
            """
            INSERT INTO banner_image (banner, type, width, height, bytes) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (banner) DO UPDATE SET type = ?2, width = ?3, height = ?4, bytes = ?5
            """, banner, image.format.rawValue, image.size.width, image.size.height, image.bytes)
    }
}
