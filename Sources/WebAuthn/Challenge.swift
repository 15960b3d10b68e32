import Crypto

/// Random bytes that an authenticator signs, so that its answer is of use once.
public struct Challenge: Sendable, Hashable {
    /// 32 bytes.
    public let bytes: [UInt8]

    /// 256 random bits.
    public init() { bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) } }

    /// The challenge with these bytes; nil for another number than 32.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }
}
