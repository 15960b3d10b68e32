import Atlas
import Bookkeeping
import Exports
import MapTiles
import Storage

/// What the pages use: the one place where they get it from is `Application`.
struct Services: Sendable {
    let store: Store
    let site: Site
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let activity: Activity<Session>
    /// Sessions that a full disk does not take.
    let held: HeldSessions
    let lock: Lock
    let tokenActivity: Activity<APIToken>
    /// Challenges for passkeys.
    let challenges: PasskeyChallenges
    let log: EventLog
    let rates: RateUpdater
    let upkeep: Upkeep
    let banners: BannerBoard
    let bannerUpdater: BannerUpdater
    /// Maps and place names; nil when their files are not there.
    let atlas: Atlas?
    /// Exports on their way out, and those that come in.
    let transfers: Transfers
    /// Pictures of streets; nil unless the operator chose a tile server.
    let tiles: TileLayer?
    /// How the server speaks HTTPS at the moment; nil when it does not.
    let https: @Sendable () -> HTTPSState?
    /// Erases what was removed or replaced.
    let eraser: Eraser
    /// How messages leave the house.
    let messages: MessageSettings
}
