/// An advertisement that the operator shows on pages.
public struct Banner: Sendable, Equatable {
    public typealias ID = Identifier<Banner>

    public let id: ID
    public let content: Content
    /// True if it came with the feed, which then also removes it.
    public let isFromFeed: Bool
    /// The size of the picture; nil for a banner of text only.
    public let image: ImageSize?
    /// The time of the last change of the picture, in seconds since 1970 (UTC).
    public let changedAt: Int64

    public init(id: ID, content: Content, isFromFeed: Bool, image: ImageSize?, changedAt: Int64) {
        self.id = id
        self.content = content
        self.isFromFeed = isFromFeed
        self.image = image
        self.changedAt = changedAt
    }

    /// The text, link and time span of a banner.
    public struct Content: Sendable, Equatable {
        public let text: BannerText
        /// A description of the picture; nil if the text says everything.
        public let alternative: BannerText?
        /// An absolute `http` or `https` URL.
        public let link: String
        /// Seconds since 1970 (UTC).
        public let startsAt: Int64
        /// Seconds since 1970 (UTC); nil for one that stays.
        public let endsAt: Int64?

        public init(text: BannerText, alternative: BannerText?, link: String, startsAt: Int64, endsAt: Int64?) {
            self.text = text
            self.alternative = alternative
            self.link = link
            self.startsAt = startsAt
            self.endsAt = endsAt
        }
    }

    /// Width and height of a picture in pixels.
    public struct ImageSize: Sendable, Equatable {
        public let width, height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Returns true if it is shown at a moment, in seconds since 1970 (UTC).
    public func isShown(at now: Int64) -> Bool { content.startsAt <= now && content.endsAt.map { now < $0 } ?? true }

    /// The maximum number of banners from the feed, and as many of the operator's own.
    public static let limit = 20
    /// The maximum length of a link, in bytes.
    public static let linkLimit = 2_000
}

/// A short text in at least one language.
public struct BannerText: Sendable, Equatable {
    /// At least one text of 1 to ``limit`` characters.
    public let texts: [Language: String]

    /// The maximum length of a text, in characters.
    public static let limit = 120

    /// Returns nil without a text, or with one that is too long or contains invisible characters; empty texts are dropped.
    public init?(_ texts: [Language: String]) {
        let texts = texts.filter { !$0.value.allSatisfy(\.isWhitespace) }
        guard !texts.isEmpty, texts.values.allSatisfy(Self.isFit) else { return nil }
        self.texts = texts
    }

    /// Returns the text in a language, or else in English, or else in any language.
    public func text(in language: Language) -> String {
        texts[language] ?? texts[.english] ?? Language.allCases.lazy.compactMap { texts[$0] }.first ?? ""
    }

    private static func isFit(_ text: String) -> Bool {
        text.utf16.count <= limit * 16 && text.count <= limit
            && text.unicodeScalars.allSatisfy { ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
    }
}
