/// Path data parsed as a browser would draw it.
struct PathData {
    private(set) var lines: [[(x: Double, y: Double)]] = []
    private(set) var isWellFormed = true

    init(_ text: String) {
        let utf8 = Array(text.utf8)
        var place = 0, isRelative = false, numbers: [Double] = [], here = (x: 0.0, y: 0.0)
        func number() -> Double? {
            let start = place, isNegative = utf8[place] == UInt8(ascii: "-")
            var value = 0, divisor = 0
            if isNegative { place += 1 }
            while place < utf8.endIndex {
                if utf8[place] == UInt8(ascii: "."), divisor == 0 {
                    divisor = 1
                } else if (48...57).contains(utf8[place]) {
                    (value, divisor) = (value * 10 + Int(utf8[place]) - 48, divisor * 10)
                } else {
                    break
                }
                place += 1
            }
            guard place > start + (isNegative ? 1 : 0) else { return nil }
            return (isNegative ? -1 : 1) * Double(value) / Double(max(divisor, 1))
        }
        while place < utf8.endIndex {
            switch utf8[place] {
            case UInt8(ascii: "M"):
                lines.append([])
                (isRelative, numbers) = (false, [])
                place += 1
            case UInt8(ascii: "l"):
                isRelative = true
                place += 1
            case UInt8(ascii: "z"), UInt8(ascii: " "):
                place += 1
            default:
                guard let number = number(), !lines.isEmpty else {
                    isWellFormed = false
                    return
                }
                numbers.append(number)
                guard numbers.count == 2 else { continue }
                here = isRelative ? (here.x + numbers[0], here.y + numbers[1]) : (numbers[0], numbers[1])
                lines[lines.count - 1].append(here)
                numbers = []
            }
        }
        isWellFormed = numbers.isEmpty
    }

    /// Returns true if a point is filled, by the even-odd rule.
    func fills(_ x: Double, _ y: Double) -> Bool {
        var isFilled = false
        for ring in lines {
            guard var before = ring.last else { continue }
            for point in ring {
                if (point.y > y) != (before.y > y), x < (before.x - point.x) * (y - point.y) / (before.y - point.y) + point.x {
                    isFilled.toggle()
                }
                before = point
            }
        }
        return isFilled
    }
}
