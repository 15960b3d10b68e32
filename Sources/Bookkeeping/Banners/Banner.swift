/// An advertisement that the operator lets pages show.
public struct Banner: Sendable, Equatable {
    public typealias ID = Identifier<Banner>

    public let id: ID
    public let content: Content
    /// Whether it came with the feed, which then decides when it goes.
    public let isFromFeed: Bool
    /// Nil for a banner of words alone.
    public let image: ImageSize?
    /// Changes with the picture: seconds since 1970 (UTC).
    public let changedAt: Int64

    public init(id: ID, content: Content, isFromFeed: Bool, image: ImageSize?, changedAt: Int64) {
        self.id = id
        self.content = content
        self.isFromFeed = isFromFeed
        self.image = image
        self.changedAt = changedAt
    }

    /// What a banner says and where it leads.
    public struct Content: Sendable, Equatable {
        public let text: BannerText
        /// What the picture shows, in words; nil where the text says it all.
        public let alternative: BannerText?
        /// An address of `http` or `https` outside.
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

    /// Whether it is shown at a moment, in seconds since 1970 (UTC).
    public func isShown(at now: Int64) -> Bool { content.startsAt <= now && content.endsAt.map { now < $0 } ?? true }

    /// How many banners of the feed are kept, and how many of the operator's own.
    public static let limit = 20
    /// The longest link, in bytes.
    public static let linkLimit = 2_000
}

/// A short text in one language or more.
public struct BannerText: Sendable, Equatable {
    /// At least one; each 1 to ``limit`` characters.
    public let texts: [Language: String]

    /// The longest text, in characters.
    public static let limit = 120

    /// Nil without a text, or with one that is too long or has characters that cannot be seen; an empty one counts as none.
    public init?(_ texts: [Language: String]) {
        let texts = texts.filter { !$0.value.allSatisfy(\.isWhitespace) }
        guard !texts.isEmpty, texts.values.allSatisfy(Self.isFit) else { return nil }
        self.texts = texts
    }

    /// The text in a language, or else in English, or else in any.
    public func text(in language: Language) -> String {
        texts[language] ?? texts[.english] ?? Language.allCases.lazy.compactMap { texts[$0] }.first ?? ""
    }

    private static func isFit(_ text: String) -> Bool {
        text.utf16.count <= limit * 16 && text.count <= limit
            && text.unicodeScalars.allSatisfy { ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
    }
}
