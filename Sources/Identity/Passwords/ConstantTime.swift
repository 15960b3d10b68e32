/// Comparison of secrets without a timing side channel.
package enum ConstantTime {
    /// Returns true if both are equal, in a time that does not depend on where they differ.
    package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
