/// How much of a limit is used, as a bar that fills the width it is given, with an optional mark where an even pace would be.
/// The text beside it says the same: it is hidden from assistive technology.
public struct Meter: Sendable {
    let used: Double
    let pace: Double?

    /// A meter of `value` against `limit`, which is full above it and empty at or below zero. `pace` is elapsed over all, such as days of a month.
    public init(_ value: Int64, of limit: Int64, pace: (elapsed: Int, all: Int)? = nil) {
        used = Self.share(Double(value), of: Double(limit))
        self.pace = pace.map { Self.share(Double($0.elapsed), of: Double($0.all)) }
    }

    /// An `<svg>` element with the classes `meter`, `meter-track`, `meter-value` and `meter-pace`.
    public func draw() -> String {
        var svg = SVGWriter(capacity: 320)
        svg.raw("<svg class=\"meter\" aria-hidden=\"true\"><rect class=\"meter-track\" width=\"100%\" height=\"10\" rx=\"5\"/>")
        if used > 0 {
            svg.raw("<rect class=\"meter-value\"")
            svg.percent("width", max(used * 100, 0.5))
            svg.raw(" height=\"10\" rx=\"5\"/>")
        }
        if let pace {
            svg.raw("<line class=\"meter-pace\"")
            svg.percent("x1", pace * 100)
            svg.percent("x2", pace * 100)
            svg.raw(" y1=\"-2\" y2=\"12\"/>")
        }
        svg.raw("</svg>")
        return svg.string
    }

    private static func share(_ part: Double, of whole: Double) -> Double {
        whole > 0 ? min(max(part / whole, 0), 1) : part > 0 ? 1 : 0
    }
}
