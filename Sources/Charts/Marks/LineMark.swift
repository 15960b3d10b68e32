/// A place on a stretched drawing: thousandths of its width across, CSS pixels down.
struct Place: Equatable {
    var x: Double, y: Double
}

/// A line through places; one place alone has none.
struct LineMark {
    let places: [Place]

    /// The width that lines are drawn on and stretched from.
    static let width = 1_000.0

    /// Writes the path's commands.
    func write(into svg: inout SVGWriter) {
        guard let first = places.first else { return }
        svg.raw("M")
        svg.tenths(Self.tenths(first.x))
        svg.tenths(Self.tenths(first.y))
        steps(into: &svg)
    }

    /// The steps from place to place, each from the rounded one before it, so that roundings do not add up.
    func steps(into svg: inout SVGWriter) {
        guard var last = places.first, places.count > 1 else { return }
        svg.raw("l")
        var isFirst = true
        for place in places.dropFirst() {
            svg.tenths(Self.tenths(place.x) - Self.tenths(last.x), isFirst: isFirst)
            svg.tenths(Self.tenths(place.y) - Self.tenths(last.y))
            (last, isFirst) = (place, false)
        }
    }

    static func tenths(_ value: Double) -> Int {
        Int((min(max(value.isNaN ? 0 : value, -1_000_000), 1_000_000) * 10).rounded())
    }
}

/// The area between a line and the zero line.
struct AreaMark {
    let places: [Place]
    let zero: Double

    /// Writes the path's commands.
    func write(into svg: inout SVGWriter) {
        guard let first = places.first, places.count > 1 else { return }
        svg.raw("M")
        svg.tenths(LineMark.tenths(first.x))
        svg.tenths(LineMark.tenths(zero))
        svg.raw("V")
        svg.tenths(LineMark.tenths(first.y), isFirst: true)
        LineMark(places: places).steps(into: &svg)
        svg.raw("V")
        svg.tenths(LineMark.tenths(zero), isFirst: true)
        svg.raw("z")
    }
}

/// A dot on a line.
struct PointMark {
    let place: Place
    let radius: Double

    func write(into svg: inout SVGWriter) {
        svg.raw("<circle")
        svg.percent("cx", place.x / 10)
        svg.attribute("cy", (place.y * 10).rounded() / 10)
        svg.attribute("r", radius)
        svg.raw("/>")
    }
}
