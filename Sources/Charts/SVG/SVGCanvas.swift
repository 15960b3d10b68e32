/// Writes a chart as an `<svg>` element. Colours, fonts and the width of the gutter are classes of `charts.css`; the classes of rings are in
/// `statistics.css`.
struct SVGCanvas: ~Copyable {
    var svg = SVGWriter(capacity: 4_096)
    /// The ID, height and layout of the current drawing.
    private var id = "", height = 0.0, isRing = false
}

extension SVGCanvas: Canvas {
    mutating func begin(_ frame: ChartFrame) {
        svg.reserve(2_048 + frame.markCount * 256)
        (id, height) = (frame.text.id, frame.height)
        switch frame.shape {
        case .plot(let gutter):
            svg.raw("<svg class=\"plot g")
            svg.whole(Int(gutter / 8))
            if let hue = frame.hue {
                svg.raw(" h-")
                svg.escaped(hue)
            }
            svg.raw("\"")
        case .ring(let width):
            isRing = true
            svg.raw("<svg class=\"ring\"")
            svg.attribute("width", width)
        }
        svg.attribute("height", height)
        svg.raw(">")
        if frame.usesHatch { svg.hatch(id: id) }
        if let fade = frame.fade { svg.gradient(fade, id: id) }
        svg.openPicture(frame.text)
    }

    mutating func highlight(x: Double, width: Double) {
        svg.raw("<rect class=\"today\" rx=\"6\"")
        svg.percent("x", x)
        svg.percent("width", width)
        svg.attribute("height", height)
        svg.raw("/>")
    }

    mutating func rules(_ places: [Double], as role: RuleRole) {
        if role == .grid { svg.raw("<g class=\"grid\">") }
        for place in places {
            svg.raw("<line x2=\"100%\"")
            svg.attribute("y1", place)
            svg.attribute("y2", place)
            switch role {
            case .grid: svg.raw("/>")
            case .zero: svg.raw(" class=\"zero\"/>")
            case .target: svg.raw(" class=\"target\"/>")
            }
        }
        if role == .grid { svg.raw("</g>") }
    }

    /// Writes bars into a nested `<svg>` that begins or ends at the zero line, which clips the rounded corners on that side.
    mutating func bars(_ bars: [BarMark], fill: BarFill) {
        guard let first = bars.first else { return }
        svg.raw("<svg")
        if first.isDown { svg.attribute("y", first.zero) }
        svg.attribute("height", first.isDown ? height - first.zero : first.zero)
        svg.raw("><g")
        svg.fill(fill, id: id)
        svg.raw(">")
        for bar in bars {
            let beyond = BarMark.cornerRadius * 2
            svg.raw("<rect")
            svg.percent("x", bar.x)
            svg.percent("width", bar.width)
            svg.attribute("y", bar.isDown ? -beyond : bar.tip)
            svg.attribute("height", abs(bar.tip - bar.zero) + beyond)
            svg.raw("/>")
        }
        svg.raw("</g></svg>")
    }

    /// Writes a line in a coordinate system 1,000 units wide, which is stretched to the width of the plot.
    mutating func line(_ line: LineMark) {
        svg.raw("<svg")
        svg.attribute("height", height)
        svg.raw(" viewBox=\"0 0 1000 ")
        svg.number(height)
        svg.raw("\" preserveAspectRatio=\"none\">")
        if let fade = line.fade {
            svg.raw("<path fill=\"url(#")
            svg.escaped(id)
            svg.raw("-f)\" d=\"")
            for points in line.segments { svg.area(points, zero: fade.zero) }
            svg.raw("\"/>")
        }
        svg.raw("<path")
        svg.stroke(line.stroke)
        svg.raw(" d=\"")
        for points in line.segments { svg.line(points) }
        svg.raw("\"/></svg>")
    }

    mutating func points(_ points: [PointMark]) {
        svg.raw("<g class=\"dot\">")
        for mark in points {
            svg.raw("<circle")
            svg.percent("cx", mark.point.x / 10)
            svg.attribute("cy", (mark.point.y * 10).rounded() / 10)
            svg.attribute("r", mark.radius)
            svg.raw("/>")
        }
        svg.raw("</g>")
    }

    mutating func emptyRing() { svg.ring() }

    mutating func texts(_ texts: [TextMark], as role: TextRole) {
        switch role {
        case .axis: svg.raw("<g class=\"ys\">")
        case .value: svg.raw("<g class=\"vs\">")
        case .tick: svg.raw("<g>")
        case .message, .share, .total, .caption: break
        }
        for text in texts { svg.text(text, role, isStretched: !isRing && role != .axis) }
        switch role {
        case .axis, .value, .tick: svg.raw("</g>")
        case .message, .share, .total, .caption: break
        }
    }

    mutating func endPicture() { svg.raw("</g>") }

    mutating func hitAreas(_ areas: [HitArea]) {
        svg.raw("<g class=\"hits\" aria-hidden=\"true\">")
        for area in areas {
            svg.openLink(area.caption)
            svg.raw("<rect x=\"")
            svg.number(area.x)
            svg.raw("%\" width=\"")
            svg.number(area.width)
            svg.raw("%\"/>")
            svg.closeLink(area.caption)
        }
        svg.raw("</g>")
    }

    mutating func sectors(_ sectors: [SectorMark]) {
        svg.raw("<g class=\"sectors\" aria-hidden=\"true\">")
        for sector in sectors {
            svg.raw("<g class=\"h-")
            svg.escaped(sector.hue)
            svg.raw("\">")
            svg.openLink(sector.caption)
            svg.sector(sector)
            svg.closeLink(sector.caption)
            svg.raw("</g>")
        }
        svg.raw("</g>")
    }

    mutating func end() { svg.raw("</svg>") }
}
