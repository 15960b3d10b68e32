/// The figures of a line's highest and last point, where they touch neither the line nor each other.
struct LineLabels {
    private let drawing: LineDrawing
    /// The last point, and before it the highest one where it stands out.
    let notable: [Notable]

    /// How far a label may stand from the place it names.
    private static let farthest = 32.0

    struct Notable {
        let place: Place
        let text: String
    }

    init(_ drawing: LineDrawing) {
        self.drawing = drawing
        notable = Self.notable(drawing)
    }

    private static func notable(_ drawing: LineDrawing) -> [Notable] {
        let known = drawing.buckets.indices.filter { drawing.places[$0] != nil }
        guard let last = known.last else { return [] }
        let figure = { drawing.buckets[$0].figure ?? 0 }
        let highest = known.max { (figure($0), $1) < (figure($1), $0) } ?? last
        let standsOut = highest != last && figure(highest) > (known.map(figure).min() ?? 0)
        return (standsOut ? [highest, last] : [last]).compactMap { index in
            drawing.places[index].map { Notable(place: $0, text: text(index, drawing)) }
        }
    }

    var set: LabelSet {
        LabelSet { tier in labels(notable, width: tier.plotWidth(gutter: drawing.plot.axis.gutter)) }
    }

    private static func text(_ index: Int, _ drawing: LineDrawing) -> String {
        let full = drawing.rows[index].figures[0].text
        guard TextWidth.of(full) > 76, let figure = drawing.buckets[index].figure else { return full }
        return TextWidth.whole(drawing.chart.format.axis(figure), width: ValueAxis.widest)
    }

    private func labels(_ notable: [Notable], width: Double) -> [Label] {
        var placed: [Label] = []
        for point in notable where !point.text.isEmpty {
            let others = placed.map { $0.box(plotWidth: width) }
            let free = candidates(point, width).first { label in
                let box = label.box(plotWidth: width)
                return isInside(box, width) && !others.contains { $0.overlaps(box) }
                    && isClear(box, of: notable, except: point, width)
            }
            if let free { placed.append(free) }
        }
        return placed
    }

    /// Above the point, to its right, below it, to its left, then above or below the line around it; turned inwards at the ends.
    private func candidates(_ point: Notable, _ width: Double) -> [Label] {
        let half = TextWidth.of(point.text) / 2, across = point.place.x / 10, x = across / 100 * width
        let anchor: Anchor = x + half > width + Tier.overhang ? .end : x - half < 0 ? .start : .middle
        let label = { (anchor: Anchor, baseline: Double, offset: Double) in
            Label(text: point.text, x: across, baseline: baseline.rounded(), anchor: anchor, offset: offset)
        }
        let end = anchor == .end ? Tier.overhang : 0, above = label(anchor, point.place.y - 10, end)
        let box = above.box(plotWidth: width)
        let around = drawing.segments.compactMap { reach(of: $0, from: box.left - 2, to: box.right + 2, width) }
        let near = { (place: Double?) in place.flatMap { abs($0 - point.place.y) <= Self.farthest ? $0 : nil } }
        let floating = [near(around.map(\.top).min()).map { $0 - 6 }, near(around.map(\.bottom).max()).map { $0 + 15 }].compactMap
        { $0 }
        return [
            above, label(.start, point.place.y + 4, 9), label(anchor, point.place.y + 19, end),
            label(.end, point.place.y + 4, -9),
        ]
            + floating.map { label(anchor, $0, end) }
    }

    private func isInside(_ box: Box, _ width: Double) -> Bool {
        box.left >= -4 && box.right <= width + Tier.overhang && box.top >= 0
            && box.bottom <= drawing.plot.top + drawing.plot.height
    }

    /// Whether the line stays above or below a box all along it, and no other dot is in it.
    private func isClear(_ box: Box, of notable: [Notable], except point: Notable, _ width: Double) -> Bool {
        for other in notable where other.place != point.place {
            let x = other.place.x / LineMark.width * width
            if Box(left: x - 6, right: x + 6, top: other.place.y - 6, bottom: other.place.y + 6).overlaps(box) { return false }
        }
        return drawing.segments.allSatisfy { segment in
            guard let reach = reach(of: segment, from: box.left - 2, to: box.right + 2, width) else { return true }
            return box.bottom + 2 <= reach.top || box.top - 2 >= reach.bottom
        }
    }

    /// How far up and down a segment goes within a range, from where it enters to where it leaves it; nil where it is not.
    private func reach(of segment: [Place], from left: Double, to right: Double, _ width: Double) -> (
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
