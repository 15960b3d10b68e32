import Atlas
import Documents
import Foundation
import Pictures
import ReferenceRates
import SimpleFIN
import Storage
import Upkeep

extension Application {
    /// The settings of the site.
    public struct Configuration: Sendable {
        /// The path prefix under which a reverse proxy serves the site, such as `/penny`, or an empty string.
        public var base: String
        /// Allowed host names, in addition to addresses, `localhost`, `.local` and this machine's own name.
        public var hosts: [String]
        /// The version of Penny, shown to the operator.
        public var version: Version
        /// Returns the memory and disk use of the process, shown to the operator.
        public var machine: @Sendable (Store) -> MachineFigures
        /// Returns the present in milliseconds since 1970 (UTC).
        public var clock: @Sendable () -> Int64
        /// True in tests, which hash passwords at a low cost; false for full cost.
        public var hashesCheaply: Bool
        /// The source of exchange rates, used once fetching is switched on.
        public var rates: ReferenceRatesSource
        /// The bridges to banks that may be contacted, once fetching from banks is switched on.
        public var bridges: BridgeReach
        /// Maps and place names; nil for a site without a base map.
        public var atlas: Atlas?
        /// The source and cache of street map tiles; nil for none.
        public var tiles: TileSettings?
        /// Returns the present state of HTTPS; nil if the server does not speak it.
        public var https: @Sendable () -> HTTPSState?
        /// True to send HSTS over HTTPS; it applies to all programs of the host.
        public var keepsToHTTPS: Bool
        /// The ways to send messages.
        public var messages: MessageSettings
        /// Makes the documents of reports.
        public var documents: DocumentRenderer
        /// Reads the pictures that people send.
        public var pictures: PictureMaker
        /// Returns how long the longest-stalled server thread has made no progress; about zero when all are healthy.
        public var stall: @Sendable () -> Duration
        /// The time in milliseconds for which a page waits for the reading or writing of files of banks, before it shows how far that is.
        public var importPatience: Int

        public init(
            base: String = "", hosts: [String] = [], version: Version = Version(),
            machine: @escaping @Sendable (Store) -> MachineFigures = MachineFigures.current,
            hashesCheaply: Bool = false, rates: ReferenceRatesSource = .europeanCentralBank, bridges: BridgeReach = .publicInternet,
            atlas: Atlas? = nil, tiles: TileSettings? = nil, https: @escaping @Sendable () -> HTTPSState? = { nil }, keepsToHTTPS: Bool = true,
            messages: MessageSettings = MessageSettings(), documents: DocumentRenderer = DocumentRenderer(), pictures: PictureMaker = PictureMaker(),
            stall: @escaping @Sendable () -> Duration = { .zero }, importPatience: Int = 2_000,
            clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }
        ) {
            self.base = base
            self.hosts = hosts
            self.version = version
            self.machine = machine
            self.clock = clock
            self.hashesCheaply = hashesCheaply
            self.rates = rates
            self.bridges = bridges
            self.atlas = atlas
            self.tiles = tiles
            self.https = https
            self.keepsToHTTPS = keepsToHTTPS
            self.messages = messages
            self.documents = documents
            self.pictures = pictures
            self.stall = stall
            self.importPatience = importPatience
        }
    }
}
