extension KeyEntry {
    /// An `<svg>` element of 14 by 14 pixels, hidden from assistive technology. It may use a pattern of its chart and so has to
    /// be on the same page.
    public var swatch: String {
        var svg = SVGWriter(capacity: 192)
        svg.raw("<svg class=\"swatch\" width=\"14\" height=\"14\" aria-hidden=\"true\">")
        switch sample {
        case .bar(let fill):
            svg.raw("<g")
            svg.fill(fill, id: id)
            svg.raw("><rect width=\"14\" height=\"14\" rx=\"3\"/></g></svg>")
        case .target: svg.raw("<line class=\"target\" y1=\"7\" x2=\"14\" y2=\"7\"/></svg>")
        }
        return svg.string
    }
}
