/// A column over a mark that shows its figure to a pointer that rests on it and leads to its records.
///
/// The columns lie over the picture, not in it, and are left out of the tab order and of assistive technology:
/// the table beside a chart has the same links for keyboards and screen readers, without sixty stops on the way past a drawing.
struct HitArea {
    /// Across, in percent of the plot.
    let x: Double, width: Double
    /// What the mark stands for, its series where there are several, and its figure.
    let label: String, series: String?, figure: String
    let link: String?

    static func write(_ areas: [HitArea], into svg: inout SVGWriter) {
        guard !areas.isEmpty else { return }
        svg.raw("<g class=\"hits\" aria-hidden=\"true\">")
        for area in areas { area.write(into: &svg) }
        svg.raw("</g>")
    }

    private func write(into svg: inout SVGWriter) {
        svg.openLink(link, title: label, series, figure)
        svg.raw("<rect x=\"")
        svg.number(x)
        svg.raw("%\" width=\"")
        svg.number(width)
        svg.raw("%\"/>")
        svg.closeLink(link)
    }
}

extension SVGWriter {
    /// Opens a link, or a group where there is none, with words that show while a pointer rests on it.
    mutating func openLink(_ link: String?, title first: String, _ second: String?, _ third: String) {
        if let link {
            raw("<a tabindex=\"-1\" href=\"")
            escaped(link)
            raw("\"><title>")
        } else {
            raw("<g><title>")
        }
        escaped(first)
        if let second {
            raw(" · ")
            escaped(second)
        }
        raw(" · ")
        escaped(third)
        raw("</title>")
    }

    mutating func closeLink(_ link: String?) { raw(link == nil ? "</g>" : "</a>") }
}
