/// The layers of a drawing in progress.
struct MapCanvas {
    /// A layer of uniform fill or stroke.
    enum Layer: Int, CaseIterable { case land, rivers, lakes, divisions, borders, disputed, shores }

    /// The path of each layer.
    private var paths = [PathWriter](repeating: PathWriter(), count: Layer.allCases.count)
    private let window: ClipWindow
    /// The maximum error of lines, and the minimum size of shapes, in pixels.
    private let tolerance, smallest: Double

    init(_ window: ClipWindow, tolerance: Double, smallest: Double) {
        (self.window, self.tolerance, self.smallest) = (window, tolerance, smallest)
    }

    /// The size in bytes so far.
    var size: Int { paths.reduce(0) { $0 + $1.count } }

    /// The finished map.
    var map: BaseMap {
        func path(_ layer: Layer) -> String { paths[layer.rawValue].string }
        return BaseMap(
            land: path(.land), rivers: path(.rivers), lakes: path(.lakes), divisions: path(.divisions), borders: path(.borders),
            disputed: path(.disputed), shores: path(.shores))
    }

    /// Fills land, and draws its shores and borders.
    mutating func ground(_ block: CellBlock, _ edges: CountryEdges, _ projection: CellProjection, isDisputed: (Int) -> Bool) {
        for (number, part) in block.parts.enumerated() {
            guard let shape = visible(block, part.points, projection, smallest) else { continue }
            var ring: [PixelPoint] = []
            for (side, stretch) in stretches(shape.points, edges.sides[part.points]) {
                ring.append(contentsOf: stretch.dropLast())
                if side == CountryEdges.shore {
                    draw(shape.with(stretch), to: .shores)
                } else if side > number {
                    // A border belongs to two rings, and is drawn with the first.
                    let other = block.parts[Int(side)].attribute
                    draw(shape.with(stretch), to: isDisputed(part.attribute) || isDisputed(other) ? .disputed : .borders)
                }
            }
            fill(shape.with(ring), to: .land)
        }
    }

    /// Fills lakes.
    mutating func lakes(_ block: CellBlock, _ projection: CellProjection) {
        for part in block.parts {
            guard let shape = visible(block, part.points, projection, smallest) else { continue }
            fill(shape.with(LineSimplification.thinRing(shape.points, tolerance: tolerance)), to: .lakes)
        }
    }

    /// Draws a line.
    mutating func line(_ block: CellBlock, _ points: [Int], _ projection: CellProjection, to layer: Layer) {
        // Small divisions beside large ones, mostly cities, would be specks.
        guard let shape = visible(block, points, projection, layer == .divisions ? max(smallest, 10) : smallest) else { return }
        draw(shape.with(LineSimplification.thin(shape.points, tolerance: tolerance)), to: layer)
    }

    private mutating func draw(_ shape: Shape, to layer: Layer) {
        for (shift, isInside) in shape.copies {
            let points = shape.moved(shift)
            if isInside {
                paths[layer.rawValue].path(points, isClosed: false)
            } else {
                window.cut(line: points) { paths[layer.rawValue].path($0, isClosed: false) }
            }
        }
    }

    private mutating func fill(_ shape: Shape, to layer: Layer) {
        for (shift, isInside) in shape.copies {
            let points = shape.moved(shift)
            paths[layer.rawValue].path(isInside ? points : window.cut(ring: points), isClosed: true)
        }
    }

    /// Points in pixels on the first copy of the world, and the offsets of the copies on which they are visible, completely or in
    /// part.
    private struct Shape {
        let points: [PixelPoint]
        let copies: [(shift: Double, isInside: Bool)]

        func with(_ points: [PixelPoint]) -> Shape { Shape(points: points, copies: copies) }

        func moved(_ shift: Double) -> [PixelPoint] { shift == 0 ? points : points.map { PixelPoint(x: $0.x + shift, y: $0.y) } }
    }

    /// Projects a shape; returns nil if no copy of it is in the clipping rectangle, or if it is too small to be seen.
    private func visible(
        _ block: CellBlock, _ points: some RandomAccessCollection<Int>, _ projection: CellProjection, _ smallest: Double
    ) -> Shape? {
        var box = PixelBox(), projected: [PixelPoint] = []
        projected.reserveCapacity(points.count + 1)
        for point in points {
            let pixel = projection.point(block.x[point], block.y[point])
            box.add(pixel)
            projected.append(pixel)
        }
        guard box.longerSide >= smallest else { return nil }
        let copies = projection.copies.compactMap { shift in
            let position = window.position(box, movedBy: shift)
            return position == .outside ? nil : (shift: shift, isInside: position == .inside)
        }
        return copies.isEmpty ? nil : Shape(points: projected, copies: copies)
    }

    /// Splits a ring into simplified stretches between the points where its neighbour changes; each ends where the next begins.
    private func stretches(_ ring: [PixelPoint], _ sides: ArraySlice<Int32>) -> [(side: Int32, points: [PixelPoint])] {
        let sides = Array(sides), count = ring.count
        guard let start = sides.indices.first(where: { sides[$0] != sides[($0 + count - 1) % count] }) else {
            let thin = LineSimplification.thinRing(ring, tolerance: tolerance)
            return [(sides.first ?? CountryEdges.seam, thin + thin.prefix(1))]
        }
        var stretches: [(Int32, [PixelPoint])] = [], stretch = [ring[start]]
        for step in 0..<count {
            let point = (start + step) % count, next = (point + 1) % count
            let isEnd = step == count - 1 || sides[next] != sides[point]
            // On far views most points coincide with the previous one.
            if isEnd || ring[next].isFarther(than: tolerance / 2, from: stretch[stretch.count - 1]) { stretch.append(ring[next]) }
            if isEnd {
                stretches.append((sides[point], LineSimplification.thin(stretch, tolerance: tolerance)))
                stretch = [ring[next]]
            }
        }
        return stretches
    }
}
