#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A growing buffer of UTF-8 bytes that a page is written into.
///
/// A writer is moved, never copied. Take what was written with ``bytes``, which copies it once, or read it in place
/// with ``withBytes(_:)``; ``clear()`` keeps the memory for the next page.
public struct HTMLWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int

    /// An empty writer with room for `capacity` bytes; it grows by doubling.
    public init(capacity: Int = 64 * 1024) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The number of bytes written.
    @inlinable public var count: Int { used }

    /// What was written, copied once into an array of its exact length.
    public var bytes: [UInt8] { withBytes { [UInt8]($0) } }

    /// What was written, as a string.
    public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls `body` with what was written, in place; the pointer is valid during the call only.
    @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: base, count: used))
    }

    /// Forgets what was written and keeps the memory.
    @inlinable public mutating func clear() { used = 0 }

    /// Writes text that is HTML already: the static parts of a template.
    @inlinable public mutating func text(_ html: StaticString) {
        html.withUTF8Buffer { append($0) }
    }

    /// Writes HTML as it is.
    @inlinable public mutating func trusted(_ html: TrustedHTML) {
        if html.text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
            var native = html.text
            native.withUTF8 { append($0) }
        }
    }

    /// Writes text with `&`, `<`, `>`, `"` and `'` as character references, so that it is safe both between tags and
    /// in a quoted attribute value.
    @inlinable public mutating func escaped(_ text: some StringProtocol) {
        if text.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
            var native = String(text)
            native.withUTF8 { escape($0) }
        }
    }

    /// Writes a number in decimal digits, with `-` before a negative one.
    public mutating func decimal(_ value: Int64) {
        reserve(20)
        var length = value < 0 ? 1 : 0
        var rest = value.magnitude
        repeat {
            length += 1
            rest /= 10
        } while rest != 0
        rest = value.magnitude
        var to = base + used + length
        repeat {
            to -= 1
            to.pointee = 48 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest != 0
        if value < 0 { base[used] = UInt8(ascii: "-") }
        used += length
    }

    @inlinable mutating func reserve(_ more: Int) {
        if capacity - used < more { grow(more) }
    }

    @usableFromInline @inline(never) mutating func grow(_ more: Int) {
        let larger = max(capacity * 2, used + more)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: used)
        base.deallocate()
        base = new
        capacity = larger
    }

    @usableFromInline mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return }
        reserve(bytes.count)
        memcpy(base + used, start, bytes.count)
        used += bytes.count
    }

    /// Copies the stretches between special bytes whole.
    @usableFromInline mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>) {
        var run = 0
        var index = Self.firstSpecial(in: bytes, from: 0)
        while index < bytes.count {
            append(UnsafeBufferPointer(rebasing: bytes[run..<index]))
            run = index + 1
            switch bytes[index] {
            case UInt8(ascii: "&"): text("&amp;")
            case UInt8(ascii: "<"): text("&lt;")
            case UInt8(ascii: ">"): text("&gt;")
            case UInt8(ascii: "\""): text("&quot;")
            default: text("&#39;")
            }
            index = Self.firstSpecial(in: bytes, from: run)
        }
        append(UnsafeBufferPointer(rebasing: bytes[run...]))
    }

    /// The place of the first byte at or after `start` that has to be escaped; `bytes.count` if there is none. Looks at eight bytes at a time.
    @inline(__always) static func firstSpecial(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        if let base = bytes.baseAddress {
            let memory = UnsafeRawPointer(base)
            while bytes.count - index >= 8, !hasSpecial(memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
        }
        while index < bytes.count, !isSpecial(bytes[index]) { index += 1 }
        return index
    }

    /// Whether one of eight bytes is special: `&` and `'` differ in one bit, and so do `<` and `>`. A byte of a word is zero where
    /// subtracting one borrows (H. S. Warren, "Hacker's Delight", 6-1).
    @inline(__always) static func hasSpecial(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101, tops: UInt64 = 0x8080_8080_8080_8080
        let ampersands = (word | ones) ^ (ones &* 0x27)
        let brackets = (word | ones &* 2) ^ (ones &* 0x3E)
        let quotes = word ^ (ones &* 0x22)
        let zeros = ((ampersands &- ones) & ~ampersands) | ((brackets &- ones) & ~brackets) | ((quotes &- ones) & ~quotes)
        return zeros & tops != 0
    }

    /// The five special bytes are below 64: one bit each.
    @inline(__always) static func isSpecial(_ byte: UInt8) -> Bool {
        let bits: UInt64 = 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62
        return byte < 64 && bits &>> UInt64(byte) & 1 == 1
    }
}
