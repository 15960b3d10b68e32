import Crypto

/// Random bytes that an authenticator signs, so that its response can be used once only.
public struct Challenge: Sendable, Hashable {
    /// 32 bytes.
    public let bytes: [UInt8]

    /// Creates 256 random bits.
    public init() { bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) } }

    /// Creates a challenge from its bytes; nil unless there are 32.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }
}
