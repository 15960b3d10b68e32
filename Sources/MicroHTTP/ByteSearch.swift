import CMicroHTTPD
import Glibc

/// Finds bytes in bytes with the C library, in time that grows with their number and no faster.
enum ByteSearch {
    /// Where a byte occurs first; nil if it does not.
    static func first(_ byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let hit = memchr(base, Int32(byte), buffer.count) else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(hit) - base)
        }
    }

    /// Where other bytes, of which there is one at least, occur first; nil if they do not.
    static func first(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            wanted.withUnsafeBytes { wanted in
                guard let base = buffer.baseAddress, let hit = shim_find(base, buffer.count, wanted.baseAddress, wanted.count) else { return nil }
                return bytes.startIndex + (hit - base)
            }
        }
    }
}

/// The beginnings of texts that are longer than anybody reads.
enum TextCut {
    /// The bytes, or the first of them: more than `limit`, up to the end of a code point, which is four bytes later at most.
    static func beginning(of bytes: ArraySlice<UInt8>, beyond limit: Int) -> ArraySlice<UInt8> {
        guard bytes.count > limit else { return bytes }
        var end = bytes.startIndex + limit + 1
        while end < bytes.endIndex, end - bytes.startIndex < limit + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return bytes[bytes.startIndex..<end]
    }
}
