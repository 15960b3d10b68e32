extension Meter {
    /// An `<svg>` element with the classes `meter`, `meter-track`, `meter-coming`, `meter-value` and `meter-pace`.
    public func draw() -> String {
        var svg = SVGWriter(capacity: 320)
        svg.raw("<svg class=\"meter\" aria-hidden=\"true\"><rect class=\"meter-track\" width=\"100%\" height=\"10\" rx=\"5\"/>")
        // Under the used part: the round end of that part lies over it.
        if committed > used {
            svg.raw("<rect class=\"meter-coming\"")
            svg.percent("width", committed * 100)
            svg.raw(" height=\"10\" rx=\"5\"/>")
        }
        if used > 0 {
            svg.raw("<rect class=\"meter-value\"")
            svg.percent("width", used * 100)
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
}
