import Atlas
import Bookkeeping
import Synchronization

/// A cache of the names of towns near markers, which every map page looks up: several thousand spots of about a kilometre.
final class AreaNames: Sendable {
    private struct Spot: Hashable {
        let latitude, longitude: Int
        let language: Language
    }

    private static let limit = 4_000
    private let names = Mutex<[Spot: String]>([:])

    func name(of point: GeoPoint, _ language: Language, otherwise find: (GeoPoint) -> String) -> String {
        let spot = Spot(
            latitude: Int((point.latitude * 100).rounded()), longitude: Int((point.longitude * 100).rounded()), language: language
        )
        if let known = names.withLock({ $0[spot] }) { return known }
        let name = find(point)
        names.withLock { names in
            if names.count >= Self.limit { names.removeAll(keepingCapacity: true) }
            names[spot] = name
        }
        return name
    }
}
