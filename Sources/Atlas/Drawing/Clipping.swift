/// The clipping rectangle: the view and a margin around it.
struct ClipWindow {
    let left, top, right, bottom: Double

    init(_ view: MapView) {
        let margin = Double(BaseMap.margin)
        (left, top, right, bottom) = (-margin, -margin, Double(view.width) + margin, Double(view.height) + margin)
    }

    /// The relation of a box to the rectangle.
    enum Position { case inside, across, outside }

    /// Returns the relation of a box, moved to the right, to the rectangle.
    func position(_ box: PixelBox, movedBy shift: Double) -> Position {
        let (west, east) = (box.left + shift, box.right + shift)
        if east < left || west > right || box.bottom < top || box.top > bottom { return .outside }
        return west >= left && east <= right && box.top >= top && box.bottom <= bottom ? .inside : .across
    }

    /// Clips a ring (Sutherland and Hodgman, 1974). The result may run along an edge of the rectangle, which the margin hides.
    func cut(ring: [PixelPoint]) -> [PixelPoint] {
        let upright = Self.cut(
            Self.cut(ring, at: left, isAcross: true, keepsGreater: true), at: right, isAcross: true, keepsGreater: false)
        return Self.cut(
            Self.cut(upright, at: top, isAcross: false, keepsGreater: true), at: bottom, isAcross: false, keepsGreater: false)
    }

    @inline(__always)
    private static func cut(_ ring: [PixelPoint], at edge: Double, isAcross: Bool, keepsGreater: Bool) -> [PixelPoint] {
        guard var before = ring.last else { return [] }
        func isInside(_ point: PixelPoint) -> Bool {
            let place = isAcross ? point.x : point.y
            return keepsGreater ? place >= edge : place <= edge
        }
        var kept: [PixelPoint] = []
        kept.reserveCapacity(ring.count + 8)
        var wasInside = isInside(before)
        for point in ring {
            let isInside = isInside(point)
            if isInside != wasInside {
                let share = isAcross ? (edge - before.x) / (point.x - before.x) : (edge - before.y) / (point.y - before.y)
                let x = isAcross ? edge : before.x + share * (point.x - before.x),
                    y = isAcross ? before.y + share * (point.y - before.y) : edge
                kept.append(PixelPoint(x: x, y: y))
            }
            if isInside { kept.append(point) }
            (before, wasInside) = (point, isInside)
        }
        return kept
    }

    /// Calls `body` with the parts of a line inside the rectangle, in order.
    func cut(line: [PixelPoint], _ body: ([PixelPoint]) -> Void) {
        var stretch: [PixelPoint] = []
        for (start, end) in zip(line, line.dropFirst()) {
            guard let (from, to) = shares(start, end) else {
                if !stretch.isEmpty { body(stretch) }
                stretch = []
                continue
            }
            if from > 0 && !stretch.isEmpty {
                body(stretch)
                stretch = []
            }
            if stretch.isEmpty { stretch.append(Self.between(start, end, from)) }
            stretch.append(Self.between(start, end, to))
            if to < 1 {
                body(stretch)
                stretch = []
            }
        }
        if !stretch.isEmpty { body(stretch) }
    }

    /// Returns the fractions of a segment between which it is inside (Liang and Barsky, 1984); nil if it is outside.
    private func shares(_ start: PixelPoint, _ end: PixelPoint) -> (Double, Double)? {
        var from = 0.0, to = 1.0
        let dx = end.x - start.x, dy = end.y - start.y
        for (step, room) in [(-dx, start.x - left), (dx, right - start.x), (-dy, start.y - top), (dy, bottom - start.y)] {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                from = max(from, room / step)
            } else {
                to = min(to, room / step)
            }
        }
        return from <= to ? (from, to) : nil
    }

    private static func between(_ start: PixelPoint, _ end: PixelPoint, _ share: Double) -> PixelPoint {
        share == 0
            ? start
            : share == 1 ? end : PixelPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    }
}

/// The bounding box of points, in pixels.
struct PixelBox {
    private(set) var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity

    @inline(__always)
    mutating func add(_ point: PixelPoint) {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
    }

    var longerSide: Double { max(right - left, bottom - top) }
}
