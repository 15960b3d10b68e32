import Atlas
import Foundation
import ReferenceRates
import Storage

extension Application {
    /// What the site is set up with.
    public struct Configuration: Sendable {
        /// The path under which a reverse proxy shows the site, such as `/penny`, or nothing.
        public var base: String
        /// Host names that are allowed beside addresses, `localhost`, `.local` and this machine's own.
        public var hosts: [String]
        /// Which Penny this is, for the operator.
        public var version: Version
        /// What the process and its disk take, for the operator.
        public var machine: @Sendable (Store) -> MachineFigures
        /// Milliseconds since 1970 (UTC).
        public var clock: @Sendable () -> Int64
        /// Whether passwords are hashed at full cost; tests of other things use little.
        public var hashesCheaply: Bool
        /// Where exchange rates come from once that is switched on.
        public var rates: ReferenceRatesSource
        /// Maps and place names; nil for a site without a base map.
        public var atlas: Atlas?
        /// Where pictures of streets come from; nil for none.
        public var tiles: TileSettings?
        /// How the server speaks HTTPS at the moment; nil when it does not.
        public var https: @Sendable () -> HTTPSState?
        /// Whether browsers that came over HTTPS are told to come so always, which holds for all programs of this host.
        public var keepsToHTTPS: Bool
        /// How messages leave the house.
        public var messages: MessageSettings
        /// How long a thread that serves visitors has not moved on; zero, or close to it, when all do.
        public var stall: @Sendable () -> Duration

        public init(
            base: String = "", hosts: [String] = [], version: Version = Version(), machine: @escaping @Sendable (Store) -> MachineFigures = MachineFigures.current,
            hashesCheaply: Bool = false, rates: ReferenceRatesSource = .europeanCentralBank,
            atlas: Atlas? = nil, tiles: TileSettings? = nil, https: @escaping @Sendable () -> HTTPSState? = { nil }, keepsToHTTPS: Bool = true,
            messages: MessageSettings = MessageSettings(), stall: @escaping @Sendable () -> Duration = { .zero },
            clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }
        ) {
            self.base = base
            self.hosts = hosts
            self.version = version
            self.machine = machine
            self.clock = clock
            self.hashesCheaply = hashesCheaply
            self.rates = rates
            self.atlas = atlas
            self.tiles = tiles
            self.https = https
            self.keepsToHTTPS = keepsToHTTPS
            self.messages = messages
            self.stall = stall
        }
    }
}
