/// The figures of a line's highest and last point, if they touch neither the line nor each other. A line with a continuation has the figures of the
/// expected lowest point, the end and the last known point instead.
struct LineLabels {
    private let layout: LineLayout
    /// The last point, preceded by the highest or the lowest one if it stands out.
    let notable: [Notable]

    /// All parts of the line, the expected ones included.
    private let lines: [[PlotPoint]]

    /// The maximum distance of a label from its point, in CSS pixels.
    private static let farthest = 32.0

    struct Notable {
        let point: PlotPoint
        let text: String
    }

    init(_ layout: LineLayout) {
        self.layout = layout
        notable = Self.notable(layout)
        lines = layout.segments + layout.continued.map(\.points)
    }

    private static func notable(_ layout: LineLayout) -> [Notable] {
        let known = layout.buckets.indices.filter { layout.points[$0] != nil }
        guard let last = known.last else { return [] }
        if let line = layout.continued.last { return notable(line, after: last, layout) }
        let figure = { layout.buckets[$0].figure ?? 0 }
        let highest = known.max { (figure($0), $1) < (figure($1), $0) } ?? last
        let standsOut = highest != last && figure(highest) > (known.map(figure).min() ?? 0)
        return (standsOut ? [highest, last] : [last]).compactMap { index in
            layout.points[index].map { Notable(point: $0, text: text(figure(index), layout.chart.format)) }
        }
    }

    private static func notable(
        _ line: (stroke: LineStroke, points: [PlotPoint], figures: [Int64]), after known: Int, _ layout: LineLayout
    ) -> [Notable] {
        let figures = [layout.buckets[known].figure ?? 0] + line.figures, marks = Array(zip(line.points, figures))
        guard let first = marks.first, let last = marks.last, let lowest = marks.min(by: { $0.1 < $1.1 }) else { return [] }
        let standsOut = lowest.1 < first.1 && lowest.1 < last.1
        return ((standsOut ? [lowest] : []) + [last, first]).map { Notable(point: $0.0, text: text($0.1, layout.chart.format)) }
    }

    var texts: [TextMark] {
        TextMark.inTiers { tier in labels(notable, width: tier.plotWidth(gutter: layout.plot.axis.gutter)) }
    }

    private static func text(_ figure: Int64, _ format: FigureFormat) -> String {
        let full = format.full(figure)
        return TextWidth.of(full) > 76 ? TextWidth.whole(format.axis(figure), width: ValueAxis.widest) : full
    }

    private func labels(_ notable: [Notable], width: Double) -> [TextMark] {
        var placed: [TextMark] = []
        for named in notable where !named.text.isEmpty {
            let others = placed.map { $0.box(plotWidth: width) }
            let free = candidates(named, width).first { label in
                let box = label.box(plotWidth: width)
                return isInside(box, width) && !others.contains { $0.overlaps(box) }
                    && isClear(box, of: notable, except: named, width)
            }
            if let free { placed.append(free) }
        }
        return placed
    }

    /// Returns the possible positions in order of preference: above, right, below and left of the point, then above or below the
    /// line around it; shifted inwards at the ends.
    private func candidates(_ named: Notable, _ width: Double) -> [TextMark] {
        let half = TextWidth.of(named.text) / 2, across = named.point.x / 10, x = across / 100 * width
        let anchor: Anchor = x + half > width + Tier.overhang ? .end : x - half < 0 ? .start : .middle
        let label = { (anchor: Anchor, baseline: Double, offset: Double) in
            TextMark(named.text, x: across, offset: offset, baseline: baseline.rounded(), anchor: anchor)
        }
        let end = anchor == .end ? Tier.overhang : 0, above = label(anchor, named.point.y - 10, end)
        let box = above.box(plotWidth: width)
        let around = lines.compactMap { reach(of: $0, from: box.left - 2, to: box.right + 2, width) }
        let near = { (place: Double?) in place.flatMap { abs($0 - named.point.y) <= Self.farthest ? $0 : nil } }
        let floating = [near(around.map(\.top).min()).map { $0 - 6 }, near(around.map(\.bottom).max()).map { $0 + 15 }].compactMap { $0 }
        return [
            above, label(.start, named.point.y + 4, 9), label(anchor, named.point.y + 19, end),
            label(.end, named.point.y + 4, -9),
        ]
            + floating.map { label(anchor, $0, end) }
    }

    private func isInside(_ box: Box, _ width: Double) -> Bool {
        box.left >= -4 && box.right <= width + Tier.overhang && box.top >= 0
            && box.bottom <= layout.plot.top + layout.plot.height
    }

    /// Returns true if the line stays above or below a box along its whole width, and the box contains no other dot.
    private func isClear(_ box: Box, of notable: [Notable], except named: Notable, _ width: Double) -> Bool {
        for other in notable where other.point != named.point {
            let x = other.point.x / LineMark.width * width
            if Box(left: x - 6, right: x + 6, top: other.point.y - 6, bottom: other.point.y + 6).overlaps(box) { return false }
        }
        return lines.allSatisfy { segment in
            guard let reach = reach(of: segment, from: box.left - 2, to: box.right + 2, width) else { return true }
            return box.bottom + 2 <= reach.top || box.top - 2 >= reach.bottom
        }
    }

    /// Returns the vertical extent of a segment within a horizontal range; nil if it does not reach into the range.
    private func reach(of segment: [PlotPoint], from left: Double, to right: Double, _ width: Double) -> (
        top: Double, bottom: Double
    )? {
        let (left, right) = (left / width * LineMark.width, right / width * LineMark.width)
        guard let first = segment.firstIndex(where: { $0.x >= left }) else { return nil }
        var reach: (top: Double, bottom: Double)?
        func take(_ y: Double) { reach = (min(reach?.top ?? y, y), max(reach?.bottom ?? y, y)) }
        for index in first..<segment.endIndex {
            let here = segment[index]
            if index > 0, case let before = segment[index - 1] {
                for edge in [left, right] where before.x < edge && edge < here.x {
                    take(before.y + (here.y - before.y) * (edge - before.x) / (here.x - before.x))
                }
            }
            guard here.x <= right else { break }
            take(here.y)
        }
        return reach
    }
}
