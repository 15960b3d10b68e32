#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A piece of a ring, clockwise from the top.
struct SectorMark {
    /// Where it begins and how far it goes, in shares of the whole (0 to 1).
    let start: Double, share: Double

    /// The ring's middle and radius in CSS pixels.
    static let center = Place(x: 106, y: 92)
    static let radius = 60.0
    /// The gap between two pieces, and the least that is left of a piece.
    static let gap = 0.007, least = 0.004

    /// A place at some distance from the ring's middle, in the direction of a share.
    static func place(_ share: Double, radius: Double) -> Place {
        let angle = share * 2 * Double.pi
        return Place(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// Writes the arc, drawn with a thick stroke.
    func write(into svg: inout SVGWriter) {
        guard share < 1 - Self.gap else {
            svg.raw("<circle")
            svg.attribute("cx", Self.center.x)
            svg.attribute("cy", Self.center.y)
            svg.attribute("r", Self.radius)
            svg.raw("/>")
            return
        }
        let length = max(share - Self.gap, Self.least), from = start + (share - length) / 2
        svg.raw("<path d=\"M")
        write(Self.place(from, radius: Self.radius), &svg)
        svg.raw("A60 60 0 ")
        svg.raw(length > 0.5 ? "1 1" : "0 1")
        write(Self.place(from + length, radius: Self.radius), &svg)
        svg.raw("\"/>")
    }

    private func write(_ place: Place, _ svg: inout SVGWriter) {
        svg.raw(" ")
        svg.number(place.x)
        svg.raw(" ")
        svg.number(place.y)
    }
}
