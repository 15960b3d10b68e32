import Atlas
import Bookkeeping
import Exports
import MapTiles
import Storage

/// The dependencies of the pages, created in `Application` only.
struct Services: Sendable {
    let store: Store
    let site: Site
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let activity: Activity<Session>
    /// The sessions that could not be stored because the disk is full.
    let held: HeldSessions
    let lock: Lock
    let tokenActivity: Activity<APIToken>
    /// The open challenges for passkeys.
    let challenges: PasskeyChallenges
    let log: EventLog
    let rates: RateUpdater
    let upkeep: Upkeep
    let banners: BannerBoard
    let bannerUpdater: BannerUpdater
    /// Maps and place names; nil if their files are missing.
    let atlas: Atlas?
    /// The running exports and imports.
    let transfers: Transfers
    /// Street map tiles; nil unless the operator chose a tile server.
    let tiles: TileLayer?
    /// Returns the present state of HTTPS; nil if the server does not speak it.
    let https: @Sendable () -> HTTPSState?
    /// Erases books that were removed or replaced.
    let eraser: Eraser
    /// The ways to send messages.
    let messages: MessageSettings
}
