extension KeyEntry {
    /// An `<svg>` element 14 pixels high and 14 or, for lines, 22 wide, hidden from assistive technology. It may use a pattern of its chart and so has to
    /// be on the same page.
    public var swatch: String {
        var svg = SVGWriter(capacity: 192)
        svg.raw("<svg class=\"swatch")
        if case .line(_, let hue?) = sample {
            svg.raw(" h-")
            svg.escaped(hue)
        }
        svg.raw("\"")
        if case .line = sample { svg.raw(" width=\"22\"") } else { svg.raw(" width=\"14\"") }
        svg.raw(" height=\"14\" aria-hidden=\"true\">")
        switch sample {
        case .bar(let fill):
            svg.raw("<g")
            svg.fill(fill, id: id)
            svg.raw("><rect width=\"14\" height=\"14\" rx=\"3\"/></g></svg>")
        case .target: svg.raw("<line class=\"target\" y1=\"7\" x2=\"14\" y2=\"7\"/></svg>")
        case .line(let stroke, _):
            svg.raw("<line")
            svg.stroke(stroke)
            svg.raw(" x1=\"1\" y1=\"7\" x2=\"21\" y2=\"7\"/></svg>")
        }
        return svg.string
    }
}
