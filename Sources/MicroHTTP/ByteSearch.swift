import CMicroHTTPD
import Glibc

/// Searches bytes with functions of the C library, in linear time.
enum ByteSearch {
    /// Returns the index of the first occurrence of a byte; nil if there is none.
    static func first(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let hit = memchr(base, Int32(byte), buffer.count) else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(hit) - base)
        }
    }

    /// Returns the index of the first occurrence of a non-empty byte sequence; nil if there is none.
    static func first(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            wanted.withUnsafeBytes { wanted in
                guard let base = buffer.baseAddress, let hit = shim_find(base, buffer.count, wanted.baseAddress, wanted.count) else { return nil }
                return bytes.startIndex + (hit - base)
            }
        }
    }
}

/// Truncation of overlong texts before they are decoded.
enum TextCut {
    /// The maximum number of bytes of a cut text beyond its limit.
    static let slack = 4

    /// Returns at most `limit` + ``slack`` bytes: an overlong text is cut after the code point that exceeds `limit`, so that it stays
    /// overlong.
    static func beginning(of bytes: ArraySlice<UInt8>, beyond limit: Int) -> ArraySlice<UInt8> {
        guard bytes.count > limit else { return bytes }
        var end = bytes.startIndex + limit + 1
        while end < bytes.endIndex, end - bytes.startIndex < limit + slack, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return bytes[bytes.startIndex..<end]
    }
}
