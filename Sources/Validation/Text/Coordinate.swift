import Bookkeeping

/// A latitude or longitude as text: signed degrees, as maps and browsers write them.
public struct Coordinate: Sendable {
    /// Degrees times 100,000.
    public let value: Int

    /// Parses degrees with `.` or `,` before the decimals, rounded to five decimals (a metre). Nil outside ±`limit` degrees.
    public init?(_ text: String, within limit: Int) {
        let sign = text.unicodeScalars.first ?? "0"
        let isNegative = sign == "-" || sign == "\u{2212}"
        let digits = isNegative || sign == "+" ? text.dropFirst() : text[...]
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard 1...2 ~= parts.count, 1...3 ~= parts[0].utf8.count, parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
            let whole = Int(parts[0])
        else { return nil }
        let decimals = (parts.count == 2 ? Array(parts[1].utf8) : []) + Array(repeating: 48, count: 6)
        let fraction = decimals.prefix(5).reduce(0) { $0 * 10 + Int($1) - 48 } + (decimals[5] >= 53 ? 1 : 0)
        let magnitude = whole * 100_000 + fraction
        guard magnitude <= limit * 100_000 else { return nil }
        value = isNegative ? -magnitude : magnitude
    }

    /// Returns the text of degrees times 100,000, for example `35.68124`.
    public static func plain(_ value: Int) -> String {
        let magnitude = value.magnitude
        let fraction = String(magnitude % 100_000)
        return (value < 0 ? "-" : "") + "\(magnitude / 100_000)." + String(repeating: "0", count: 5 - fraction.utf8.count)
            + fraction
    }
}

extension Coordinate {
    /// Returns the place at a latitude and a longitude as typed or from a URL; nil unless both are valid.
    public static func place(latitude: String, longitude: String, name: String) -> Place? {
        guard let latitude = Coordinate(latitude, within: 90), let longitude = Coordinate(longitude, within: 180) else { return nil }
        return Place(latitude: latitude.value, longitude: longitude.value, name: name)
    }
}
