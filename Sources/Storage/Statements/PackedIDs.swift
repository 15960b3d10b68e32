import Bookkeeping

/// A list of IDs as two values of a statement that asks for all of them: a blob of the IDs one after the other, and a JSON list of the places where
/// they begin, for `substr`.
struct PackedIDs {
    let blob: [UInt8]
    let positions: String

    init<Entity>(_ ids: [Identifier<Entity>]) {
        blob = ids.flatMap { $0.withUnsafeBytes(Array.init) }
        positions = "[" + ids.indices.map { "\($0 * 16 + 1)" }.joined(separator: ",") + "]"
    }
}
