/// A small line without axes, for a row or a card whose text says the same: it is hidden from assistive technology.
public struct Sparkline: Sendable {
    let figures: [Int64?]
    let hue: String?

    /// A line over figures at even distances; nil is a gap. `hue` names its colour.
    public init(_ figures: [Int64?], hue: String? = nil) { (self.figures, self.hue) = (figures, hue) }

    /// An `<svg>` element 28 CSS pixels high that fills the width it is given; zero is in its range.
    public func draw() -> String {
        let known = figures.compactMap { $0 }
        let scale = LinearScale(domain: min(known.min() ?? 0, 0)...max(known.max() ?? 0, 0), start: 26, end: 2)
        let step = LineMark.width / Double(max(figures.count - 1, 1))
        let places = figures.enumerated().map { index, figure in
            figure.map { Place(x: Double(index) * step, y: scale.position($0)) }
        }
        var svg = SVGWriter(capacity: 256 + figures.count * 12)
        svg.raw("<svg class=\"spark")
        if let hue {
            svg.raw(" h-")
            svg.escaped(hue)
        }
        svg.raw(
            "\" height=\"28\" viewBox=\"0 0 1000 28\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><path class=\"line\" d=\""
        )
        for segment in places.split(separator: nil) { LineMark(places: segment.compactMap { $0 }).write(into: &svg) }
        svg.raw("\"/></svg>")
        return svg.string
    }
}
