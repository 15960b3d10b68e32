#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A growing buffer of UTF-8 bytes for a page.
///
/// A writer is moved, never copied. Read the contents with ``bytes``, which copies them once, or in place with ``withBytes(_:)``;
/// ``clear()`` keeps the memory for the next page.
public struct HTMLWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int
    /// The beginning of relative addresses in the present page, for values that write such; empty for none.
    public var addressPrefix: StaticString = ""

    /// Creates an empty writer with room for `capacity` bytes; it grows by doubling.
    public init(capacity: Int = 64 * 1024) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The number of bytes written.
    @inlinable public var count: Int { used }

    /// The contents, copied once into an array of their exact length.
    public var bytes: [UInt8] { withBytes { [UInt8]($0) } }

    /// Transfers ownership of the memory with the contents to the caller, who has to deallocate it.
    public consuming func release() -> UnsafeMutableBufferPointer<UInt8> {
        let memory = UnsafeMutableBufferPointer(start: base, count: used)
        discard self
        return memory
    }

    /// The contents as a string.
    public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls `body` with the contents, in place; the pointer is valid during the call only.
    @inlinable public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: base, count: used))
    }

    /// Removes the contents and keeps the memory.
    @inlinable public mutating func clear() { used = 0 }

    /// Writes static HTML: the constant parts of a template.
    @inlinable public mutating func text(_ html: StaticString) {
        html.withUTF8Buffer { append($0) }
    }

    /// Writes HTML unchanged.
    @inlinable public mutating func trusted(_ html: TrustedHTML) {
        if html.text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
            var native = html.text
            native.withUTF8 { append($0) }
        }
    }

    /// Writes text with `&`, `<`, `>`, `"` and `'` as character references, so that it is safe between tags and in a quoted
    /// attribute value.
    @inlinable public mutating func escaped(_ text: some StringProtocol) {
        if text.isEmpty { return }
        if text.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
            var native = String(text)
            native.withUTF8 { escape($0) }
        }
    }

    /// Writes unescaped HTML through `body`, which fills the start of a buffer of `capacity` bytes and returns the number of
    /// bytes, at most `capacity`. It must contain nothing that a person has typed.
    @inlinable public mutating func trusted(capacity: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        reserve(capacity)
        let count = body(UnsafeMutableBufferPointer(start: base + used, count: capacity))
        precondition(0...capacity ~= count, "more was written than there was room for")
        used += count
    }

    /// Writes an integer in decimal digits, with `-` before a negative one.
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

    // Inlined, so that a few instructions store a static part of a template without a call: the length of the part is known at compile time.
    @inlinable @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + used).initialize(from: start, count: bytes.count)
        used += bytes.count
    }

    @usableFromInline mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>) {
        // The longest reference has six bytes, and each is stored as a word of eight.
        reserve(bytes.count * 6 + 8)
        if !copyShort(bytes) { escapeByWords(bytes) }
    }

    /// Copies a text of 4 to 16 bytes without special ones, which most texts are; returns false for any other. Its two halves may
    /// overlap.
    @inline(__always) private mutating func copyShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let from = UnsafeRawPointer(bytes.baseAddress) else { return true }
        let to = UnsafeMutableRawPointer(base + used), count = bytes.count
        switch count {
        case 8...16:
            let head = from.loadUnaligned(as: UInt64.self), tail = from.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            if Self.hasSpecial(head) || Self.hasSpecial(tail) { return false }
            to.storeBytes(of: head, as: UInt64.self)
            to.storeBytes(of: tail, toByteOffset: count - 8, as: UInt64.self)
        case 4...7:
            let head = from.loadUnaligned(as: UInt32.self), tail = from.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            if Self.hasSpecial(UInt64(head) << 32 | UInt64(tail)) { return false }
            to.storeBytes(of: head, as: UInt32.self)
            to.storeBytes(of: tail, toByteOffset: count - 4, as: UInt32.self)
        default: return false
        }
        used += count
        return true
    }

    /// Writes escaped text; copies eight bytes at a time if none of them is special.
    private mutating func escapeByWords(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        let from = UnsafeRawPointer(start), to = UnsafeMutableRawPointer(base)
        var read = 0, written = used
        while read < bytes.count {
            let rest = bytes.count - read
            // The last word overlaps bytes that were copied already, if there are enough of them.
            let back = rest < 8 && read >= 8 ? 8 - rest : 0
            if rest + back >= 8 {
                let word = from.loadUnaligned(fromByteOffset: read - back, as: UInt64.self)
                if !Self.hasSpecial(word) {
                    to.storeBytes(of: word, toByteOffset: written - back, as: UInt64.self)
                    read += 8 - back
                    written += 8 - back
                    continue
                }
            }
            let byte = start[read]
            read += 1
            if Self.isSpecial(byte) {
                let reference = Self.reference(byte)
                to.storeBytes(of: reference.word, toByteOffset: written, as: UInt64.self)
                written += reference.count
            } else {
                to.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
                written += 1
            }
        }
        used = written
    }

    /// Returns the character reference of a special byte, in the first bytes of a word.
    @inline(__always) static func reference(_ byte: UInt8) -> (word: UInt64, count: Int) {
        switch byte {
        case UInt8(ascii: "&"): (word("&amp;"), 5)
        case UInt8(ascii: "<"): (word("&lt;"), 4)
        case UInt8(ascii: ">"): (word("&gt;"), 4)
        case UInt8(ascii: "\""): (word("&quot;"), 6)
        default: (word("&#39;"), 5)
        }
    }

    /// Returns up to eight ASCII bytes as a word in memory order.
    @inline(__always) static func word(_ text: StaticString) -> UInt64 {
        text.withUTF8Buffer { UInt64(littleEndian: $0.reversed().reduce(0) { $0 << 8 | UInt64($1) }) }
    }

    /// Returns true if any of eight bytes is special: `&` and `'` differ in one bit, and so do `<` and `>`. A byte of a word is
    /// zero if subtracting one borrows (H. S. Warren, "Hacker's Delight", 6-1).
    @inline(__always) static func hasSpecial(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101, tops: UInt64 = 0x8080_8080_8080_8080
        let ampersands = (word | ones) ^ (ones &* 0x27)
        let brackets = (word | ones &* 2) ^ (ones &* 0x3E)
        let quotes = word ^ (ones &* 0x22)
        let zeros = ((ampersands &- ones) & ~ampersands) | ((brackets &- ones) & ~brackets) | ((quotes &- ones) & ~quotes)
        return zeros & tops != 0
    }

    /// The five special bytes are below 64, so a bit set of 64 bits contains them.
    @inline(__always) static func isSpecial(_ byte: UInt8) -> Bool {
        let bits: UInt64 = 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62
        return byte < 64 && bits &>> UInt64(byte) & 1 == 1
    }
}
