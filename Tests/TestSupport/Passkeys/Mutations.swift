extension [UInt8] {
    /// Parses hexadecimal digits with or without spaces; nil for other characters.
    public init?(hex: String) {
        let digits = hex.filter { !$0.isWhitespace }.map(\.hexDigitValue)
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        self = stride(from: 0, to: digits.count, by: 2).map { UInt8((digits[$0] ?? 0) << 4 | (digits[$0 + 1] ?? 0)) }
    }

    /// Returns a copy with a few random bytes changed, deleted, inserted or cut off.
    public func mutated(using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = self
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[place] = .random(in: 0...255, using: &random)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(.random(in: 0...255, using: &random), at: place)
            default: bytes.removeLast(bytes.count - place)
            }
        }
        return bytes
    }
}
