import Foundation

/// Random numbers that depend on a seed only (SplitMix64: Steele, Lea and Flood, 2014).
public struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// Returns random numbers that are others in each run. The seed is printed, and taken from `PENNY_SEED`, so that a failure can be repeated.
    public static func ofRun(_ test: String = #function) -> SeededRandom {
        let seed = ProcessInfo.processInfo.environment["PENNY_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1 << 32)
        print("PENNY_SEED=\(seed) repeats \(test)")
        return SeededRandom(seed: seed)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
