/// Writes path data: relative, in tenths of a pixel, and without optional spaces.
struct PathWriter {
    private var bytes: [UInt8] = []
    private var lastX = 0, lastY = 0

    var count: Int { bytes.count }
    var string: String { String(decoding: bytes, as: UTF8.self) }

    init() { bytes.reserveCapacity(16_384) }

    /// Writes a path through points, in pixels; nothing if fewer than two of them differ, or three for a closed path.
    mutating func path(_ points: [PixelPoint], isClosed: Bool) {
        let mark = (bytes.count, lastX, lastY)
        var drawn = 0
        for point in points {
            let x = Int((point.x * 10).rounded()), y = Int((point.y * 10).rounded())
            if drawn == 0 {
                move(x, y)
            } else {
                if x == lastX && y == lastY { continue }
                if drawn == 1 { bytes.append(UInt8(ascii: "l")) }
                step(x, y, isFirst: drawn == 1)
            }
            drawn += 1
        }
        if drawn < (isClosed ? 3 : 2) {
            bytes.removeLast(bytes.count - mark.0)
            (lastX, lastY) = (mark.1, mark.2)
        } else if isClosed {
            bytes.append(UInt8(ascii: "z"))
        }
    }

    private mutating func move(_ x: Int, _ y: Int) {
        bytes.append(UInt8(ascii: "M"))
        let hasPoint = tenths(x, afterPoint: true, isFirst: true)
        _ = tenths(y, afterPoint: hasPoint, isFirst: false)
        (lastX, lastY, endsWithPoint) = (x, y, false)
    }

    /// True if the last number has a decimal point, so that a number without a leading digit can follow without a space.
    private var endsWithPoint = false

    private mutating func step(_ x: Int, _ y: Int, isFirst: Bool) {
        let hasPoint = tenths(x - lastX, afterPoint: endsWithPoint, isFirst: isFirst)
        endsWithPoint = tenths(y - lastY, afterPoint: hasPoint, isFirst: false)
        (lastX, lastY) = (x, y)
    }

    /// Writes a number of tenths; returns true if it has a decimal point.
    private mutating func tenths(_ value: Int, afterPoint: Bool, isFirst: Bool) -> Bool {
        let magnitude = Int(value.magnitude), whole = magnitude / 10, rest = magnitude % 10
        if value < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if !isFirst && !(afterPoint && whole == 0 && rest > 0) {
            bytes.append(UInt8(ascii: " "))
        }
        if whole > 0 || rest == 0 { digits(whole) }
        guard rest > 0 else { return false }
        bytes.append(UInt8(ascii: "."))
        bytes.append(48 + UInt8(truncatingIfNeeded: rest))
        return true
    }

    private mutating func digits(_ number: Int) {
        if number >= 10 { digits(number / 10) }
        bytes.append(48 + UInt8(truncatingIfNeeded: number % 10))
    }
}

/// A point of a drawing, in pixels.
struct PixelPoint {
    var x, y: Double

    /// Returns true if another point is farther away than a distance.
    @inline(__always)
    func isFarther(than distance: Double, from other: PixelPoint) -> Bool {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y) > distance * distance
    }
}
