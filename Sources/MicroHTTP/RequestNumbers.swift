import Synchronization

/// Generates short request numbers that are unique, also across restarts (with high probability).
struct RequestNumbers: ~Copyable {
    private let next = Atomic<UInt64>(UInt64.random(in: 0...UInt64.max))
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// Returns eight digits of Crockford's base 32; every 40-bit number occurs once before one repeats.
    func take() -> String {
        // An odd increment keeps consecutive numbers apart, so that a misread digit does not match another request.
        let number = next.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        return String(unsafeUninitializedCapacity: 8) { buffer in
            for index in 0..<8 { buffer[index] = Self.digits[Int((number >> UInt64(5 * index)) & 31)] }
            return 8
        }
    }
}
