/// The key of a chart: one entry for each pattern or line that has a name.
enum ChartKey {
    static func entries(for chart: BarChart) -> [KeyEntry] {
        let named = chart.series.count > 1 ? chart.series : []
        return named.map { bar($0.style, $0.name, id: chart.text.id) } + target(chart.target)
    }

    static func target(_ target: Target?) -> [KeyEntry] {
        guard let target else { return [] }
        var svg = opened()
        svg.raw("<line class=\"target\" y1=\"7\" x2=\"14\" y2=\"7\"/></svg>")
        return [KeyEntry(swatch: svg.string, label: target.name)]
    }

    private static func bar(_ style: MarkStyle, _ name: String, id: String) -> KeyEntry {
        var svg = opened()
        svg.raw("<g")
        svg.barStyle(style, isDown: false, id: id)
        svg.raw("><rect width=\"14\" height=\"14\" rx=\"3\"/></g></svg>")
        return KeyEntry(swatch: svg.string, label: name)
    }

    private static func opened() -> SVGWriter {
        var svg = SVGWriter(capacity: 192)
        svg.raw("<svg class=\"swatch\" width=\"14\" height=\"14\" aria-hidden=\"true\">")
        return svg
    }
}

extension SVGWriter {
    /// The hatch of losses: their colour with stripes of the paper's.
    mutating func hatch(id: String) {
        raw("<defs><pattern id=\"")
        escaped(id)
        raw("-h\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">")
        raw("<rect class=\"loss\" width=\"6\" height=\"6\"/><rect class=\"stripe\" width=\"1.6\" height=\"6\"/></pattern></defs>")
    }

    /// The attributes of a group of bars.
    mutating func barStyle(_ style: MarkStyle, isDown: Bool, id: String) {
        switch style {
        case .gain: raw(" class=\"gain\"")
        case .bySign where !isDown: raw(" class=\"gain\"")
        case .loss, .bySign:
            raw(" fill=\"url(#")
            escaped(id)
            raw("-h)\"")
        case .hue(let name):
            raw(" class=\"hue h-")
            escaped(name)
            raw("\"")
        }
    }
}
