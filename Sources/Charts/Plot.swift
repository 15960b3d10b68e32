/// The frame that bars and lines share: grid, axes, and the parts of a drawing in their order.
struct Plot {
    let text: ChartText
    let axis: ValueAxis
    /// The top of the plot, its height, and the height of the whole drawing, in CSS pixels.
    let top: Double, height: Double, total: Double

    /// Opens the drawing and names it. Places across are percentages of the plot, which charts.css sets beside the gutter.
    func open(_ svg: inout SVGWriter, hue: String? = nil) {
        svg.raw("<svg class=\"plot g")
        svg.whole(Int(axis.gutter / 8))
        if let hue {
            svg.raw(" h-")
            svg.escaped(hue)
        }
        svg.raw("\"")
        svg.attribute("height", total)
        svg.raw(">")
    }

    /// Opens the picture, which is one image to assistive technology.
    func openPicture(_ svg: inout SVGWriter) {
        svg.openPicture(text)
        svg.raw("<g class=\"grid\">")
        for line in axis.lines where line.place != axis.zero {
            rule(line.place, &svg)
        }
        svg.raw("</g>")
        svg.raw("<g class=\"ys\">")
        for line in axis.lines where !line.label.isEmpty {
            gutterLabel(line.label, line.place, "", &svg)
        }
        if let target = axis.target { gutterLabel(target.label, target.place, "now", &svg) }
        svg.raw("</g>")
    }

    /// The zero line and the target, over the marks.
    func rules(_ svg: inout SVGWriter) {
        if let zero = axis.zero { RuleMark(place: zero, name: "zero").write(into: &svg) }
        if let target = axis.target { RuleMark(place: target.place, name: "target").write(into: &svg) }
    }

    /// A sentence in the middle of an empty frame.
    func message(_ text: String, _ svg: inout SVGWriter) {
        svg.raw("<text class=\"none\" x=\"50%\"")
        svg.attribute("y", top + height / 2 + 4)
        svg.raw(">")
        svg.escaped(text)
        svg.raw("</text>")
    }

    private func rule(_ place: Double, _ svg: inout SVGWriter) { RuleMark(place: place, name: "").write(into: &svg) }

    private func gutterLabel(_ text: String, _ place: Double, _ name: StaticString, _ svg: inout SVGWriter) {
        svg.raw("<text x=\"-8\"")
        svg.attribute("y", place + 4)
        svg.classes([name])
        svg.raw(">")
        svg.escaped(text)
        svg.raw("</text>")
    }
}

extension SVGWriter {
    /// Opens a group that is one image to assistive technology, with a name and a description; links over it stay outside of it.
    mutating func openPicture(_ text: ChartText) {
        raw("<g role=\"img\" aria-labelledby=\"")
        escaped(text.id)
        raw("-t\" aria-describedby=\"")
        escaped(text.id)
        raw("-d\"><title id=\"")
        escaped(text.id)
        raw("-t\">")
        escaped(text.title)
        raw("</title><desc id=\"")
        escaped(text.id)
        raw("-d\">")
        escaped(text.summary)
        raw("</desc>")
    }
}
