/// Comparing what somebody guesses with what they must not learn.
enum ConstantTime {
    /// Whether both are the same; takes the same time wherever they differ.
    static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
