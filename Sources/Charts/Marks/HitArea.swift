/// A column over a mark that shows its figure to a pointer that rests on it and leads to its records.
///
/// The columns lie over the picture, not in it, and are left out of the tab order and of assistive technology:
/// the table beside a chart has the same links for keyboards and screen readers, without sixty stops on the way past a drawing.
struct HitArea {
    /// Across, in percent of the plot.
    let x: Double, width: Double
    let text: String
    let link: String?

    static func write(_ areas: [HitArea], into svg: inout SVGWriter) {
        guard !areas.isEmpty else { return }
        svg.raw("<g class=\"hits\" aria-hidden=\"true\">")
        for area in areas { area.write(into: &svg) }
        svg.raw("</g>")
    }

    private func write(into svg: inout SVGWriter) {
        svg.openLink(link, title: text)
        svg.raw("<rect")
        svg.percent("x", x)
        svg.percent("width", width)
        svg.raw(" height=\"100%\"/>")
        svg.closeLink(link)
    }
}

extension SVGWriter {
    /// Opens a link, or a group where there is none, with a text that shows while a pointer rests on it.
    mutating func openLink(_ link: String?, title: String) {
        if let link {
            raw("<a tabindex=\"-1\"")
            attribute("href", text: link)
            raw(">")
        } else {
            raw("<g>")
        }
        raw("<title>")
        escaped(title)
        raw("</title>")
    }

    mutating func closeLink(_ link: String?) { raw(link == nil ? "</g>" : "</a>") }
}
