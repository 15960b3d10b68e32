extension SVGWriter {
    /// Writes the commands of a path through points.
    mutating func line(_ points: [PlotPoint]) {
        guard let first = points.first else { return }
        raw("M")
        tenths(Self.tenths(first.x))
        tenths(Self.tenths(first.y))
        steps(points)
    }

    /// Writes the commands of a closed path around the area between points and the zero line.
    mutating func area(_ points: [PlotPoint], zero: Double) {
        guard let first = points.first, points.count > 1 else { return }
        raw("M")
        tenths(Self.tenths(first.x))
        tenths(Self.tenths(zero))
        raw("V")
        tenths(Self.tenths(first.y), isFirst: true)
        steps(points)
        raw("V")
        tenths(Self.tenths(zero), isFirst: true)
        raw("z")
    }

    /// Writes relative steps from point to point, each from the rounded previous one, so that rounding errors do not accumulate.
    private mutating func steps(_ points: [PlotPoint]) {
        guard var last = points.first, points.count > 1 else { return }
        raw("l")
        var isFirst = true
        for point in points.dropFirst() {
            tenths(Self.tenths(point.x) - Self.tenths(last.x), isFirst: isFirst)
            tenths(Self.tenths(point.y) - Self.tenths(last.y))
            (last, isFirst) = (point, false)
        }
    }

    private static func tenths(_ value: Double) -> Int {
        Int((min(max(value.isNaN ? 0 : value, -1_000_000), 1_000_000) * 10).rounded())
    }

    /// Writes the full circle of a ring as a thick stroke.
    mutating func ring() {
        raw("<circle")
        attribute("cx", SectorMark.center.x)
        attribute("cy", SectorMark.center.y)
        attribute("r", SectorMark.radius)
        raw("/>")
    }

    /// Writes a slice of a ring as a thick stroke.
    mutating func sector(_ sector: SectorMark) {
        guard let arc = sector.arc else { return ring() }
        raw("<path d=\"M")
        arcEnd(SectorMark.point(arc.start))
        raw("A60 60 0 ")
        raw(arc.length > 0.5 ? "1 1" : "0 1")
        arcEnd(SectorMark.point(arc.start + arc.length))
        raw("\"/>")
    }

    private mutating func arcEnd(_ point: PlotPoint) {
        raw(" ")
        number(point.x)
        raw(" ")
        number(point.y)
    }
}
