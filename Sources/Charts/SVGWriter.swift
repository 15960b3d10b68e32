/// Markup as UTF-8 bytes. Text that a person may have typed goes through ``escaped(_:)``, numbers are written with few decimals and without a locale.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// What was written.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Markup of this module.
    mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Text of the caller, safe between tags and in a quoted attribute value.
    mutating func escaped(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "'"): raw("&#39;")
            default: bytes.append(byte)
            }
        }
    }

    /// A whole number.
    mutating func whole(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(number.magnitude)
    }

    /// A number with at most two decimals, without trailing zeros; what is not a number, or beyond a million, is brought inside.
    mutating func number(_ value: Double) {
        let bounded = value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
        let hundredths = Int((bounded * 100).rounded())
        if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (units, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        digits(units)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(48 + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(48 + UInt8(rest % 10)) }
    }

    /// A coordinate of a path in tenths, with a space before it unless it is the first or its sign parts it from the one before.
    mutating func tenths(_ value: Int, isFirst: Bool = false) {
        if value < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if !isFirst {
            bytes.append(UInt8(ascii: " "))
        }
        digits(value.magnitude / 10)
        let rest = value.magnitude % 10
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(48 + UInt8(rest))
    }

    /// ` name="value"`.
    mutating func attribute(_ name: StaticString, _ value: Double) {
        open(name)
        number(value)
        raw("\"")
    }

    /// ` name="value%"`.
    mutating func percent(_ name: StaticString, _ value: Double) {
        open(name)
        number(value)
        raw("%\"")
    }

    /// ` name="text"`, escaped.
    mutating func attribute(_ name: StaticString, text: String) {
        open(name)
        escaped(text)
        raw("\"")
    }

    /// ` class="one two"`, without those that are empty; nothing when all are.
    mutating func classes(_ names: [StaticString?]) {
        var isFirst = true
        for case let name? in names where name.utf8CodeUnitCount > 0 {
            raw(isFirst ? " class=\"" : " ")
            raw(name)
            isFirst = false
        }
        if !isFirst { raw("\"") }
    }

    private mutating func open(_ name: StaticString) {
        raw(" ")
        raw(name)
        raw("=\"")
    }

    private mutating func digits(_ number: UInt) {
        var divisor: UInt = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(48 + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
