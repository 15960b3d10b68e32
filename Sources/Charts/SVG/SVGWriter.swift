/// Markup as UTF-8 bytes. Text that a person may have typed goes through ``escaped(_:)``; numbers are written with few decimals
/// and independently of the locale. A writer is moved, never copied.
struct SVGWriter: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var used = 0
    private var capacity: Int

    /// Creates an empty writer with room for `capacity` bytes; it grows by doubling.
    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The bytes written so far.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: used)) }

    /// The bytes written so far, as a string.
    var string: String { String(decoding: UnsafeBufferPointer(start: base, count: used), as: UTF8.self) }

    /// Writes markup of this module.
    @inline(__always) mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { append($0) }
    }

    /// Writes text of the caller, escaped for use between tags and in a quoted attribute value.
    mutating func escaped(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ escape($0) }) == nil {
            var native = text
            native.withUTF8 { escape($0) }
        }
    }

    /// Writes escaped text; copies runs without special bytes as a whole.
    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var run = 0
        for index in text.indices where text[index] < 64 {
            guard let reference = Self.reference(text[index]) else { continue }
            append(UnsafeBufferPointer(rebasing: text[run..<index]))
            raw(reference)
            run = index + 1
        }
        append(UnsafeBufferPointer(rebasing: text[run...]))
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress, text.count > 0 else { return }
        reserve(text.count)
        (base + used).update(from: start, count: text.count)
        used += text.count
    }

    private mutating func append(_ byte: UInt8) {
        reserve(1)
        base[used] = byte
        used += 1
    }

    /// Reserves room for `more` bytes.
    mutating func reserve(_ more: Int) {
        if capacity - used < more { grow(more) }
    }

    @inline(never) private mutating func grow(_ more: Int) {
        let larger = max(capacity * 2, used + more), new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: used)
        base.deallocate()
        (base, capacity) = (new, larger)
    }

    /// Returns the character reference for a byte; nil if it needs none. All bytes with one are below 64.
    private static func reference(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    /// Writes a whole number.
    mutating func whole(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        digits(number.magnitude)
    }

    /// Writes a number with at most two decimals, without trailing zeros; NaN becomes 0, and values beyond a million are clamped.
    mutating func number(_ value: Double) {
        let bounded = value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
        let hundredths = Int((bounded * 100).rounded())
        if hundredths < 0 { append(UInt8(ascii: "-")) }
        digits(hundredths.magnitude / 100)
        let rest = hundredths.magnitude % 100
        guard rest > 0 else { return }
        append(UInt8(ascii: "."))
        append(48 + UInt8(rest / 10))
        if rest % 10 > 0 { append(48 + UInt8(rest % 10)) }
    }

    /// Writes a coordinate of a path in tenths, preceded by a space unless it is the first or its sign separates it from the one
    /// before.
    mutating func tenths(_ value: Int, isFirst: Bool = false) {
        if value < 0 {
            append(UInt8(ascii: "-"))
        } else if !isFirst {
            append(UInt8(ascii: " "))
        }
        digits(value.magnitude / 10)
        let rest = value.magnitude % 10
        guard rest > 0 else { return }
        append(UInt8(ascii: "."))
        append(48 + UInt8(rest))
    }

    /// ` name="value"`.
    @inline(__always) mutating func attribute(_ name: StaticString, _ value: Double) {
        open(name)
        number(value)
        raw("\"")
    }

    /// ` name="value%"`.
    @inline(__always) mutating func percent(_ name: StaticString, _ value: Double) {
        open(name)
        number(value)
        raw("%\"")
    }

    @inline(__always) private mutating func open(_ name: StaticString) {
        append(UInt8(ascii: " "))
        raw(name)
        raw("=\"")
    }

    private mutating func digits(_ number: UInt) {
        var count = 1, rest = number / 10
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        reserve(count)
        used += count
        (rest, count) = (number, 0)
        repeat {
            count += 1
            base[used - count] = 48 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
    }
}
