extension BeatChart {
    /// An `<svg>` element with the class `beats`, and `missing` and `new` for its bars.
    public func draw() -> String {
        var svg = SVGWriter(capacity: 128 + 80 * beats.count)
        svg.raw("<svg class=\"beats\" aria-hidden=\"true\">")
        let step = 100 / Double(max(beats.count, Self.room))
        for (index, beat) in beats.enumerated() {
            svg.raw(beat.value == nil ? "<rect class=\"missing\"" : beat.isNew ? "<rect class=\"new\"" : "<rect")
            svg.percent("x", Double(index) * step)
            svg.percent("width", step * 0.62)
            let height = height(of: beat.value)
            svg.attribute("y", Double(Self.height + 2 - height))
            svg.attribute("height", Double(height))
            svg.raw(" rx=\"2\"/>")
        }
        svg.raw("</svg>")
        return svg.string
    }
}
