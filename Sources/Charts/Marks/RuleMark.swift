/// A level line across the plot.
struct RuleMark {
    /// CSS pixels from the top, on half a pixel so that a line of one pixel is sharp.
    let place: Double
    let name: StaticString

    func write(into svg: inout SVGWriter) {
        svg.raw("<line x2=\"100%\"")
        svg.attribute("y1", place)
        svg.attribute("y2", place)
        svg.classes([name])
        svg.raw("/>")
    }
}
