extension SVGWriter {
    /// Defines the hatch of losses: stripes in the background colour.
    mutating func hatch(id: String) {
        raw("<defs><pattern id=\"")
        escaped(id)
        raw("-h\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">")
        raw("<rect class=\"loss\" width=\"6\" height=\"6\"/><rect class=\"stripe\" width=\"1.6\" height=\"6\"/></pattern></defs>")
    }

    /// Defines the gradient of an area, reflected at the zero line.
    mutating func gradient(_ fade: Fade, id: String) {
        raw("<defs><linearGradient id=\"")
        escaped(id)
        raw("-f\" gradientUnits=\"userSpaceOnUse\" x2=\"0\" spreadMethod=\"reflect\"")
        attribute("y1", fade.zero)
        attribute("y2", fade.zero - fade.reach)
        raw("><stop class=\"faint\"/><stop class=\"soft\" offset=\"1\"/></linearGradient></defs>")
    }

    /// Writes the attributes of a line.
    mutating func stroke(_ stroke: LineStroke) {
        switch stroke {
        case .known: raw(" class=\"line\"")
        case .expected: raw(" class=\"line guess\"")
        case .assumed: raw(" class=\"line guess dotted\"")
        }
    }

    /// Writes the attributes of a group of bars.
    mutating func fill(_ fill: BarFill, id: String) {
        switch fill {
        case .gain: raw(" class=\"gain\"")
        case .loss:
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
