/// Line simplification (Douglas and Peucker, 1973).
enum LineSimplification {
    /// Returns the first and the last of `points`, and those without which the line's error would exceed `tolerance` pixels.
    ///
    /// The result is the same from either end, so that a border is the same line for both of its countries.
    static func thin(_ points: [PixelPoint], tolerance: Double) -> [PixelPoint] {
        guard points.count > 2 else { return points }
        var keep = [Bool](repeating: false, count: points.count)
        keep[0] = true
        keep[points.count - 1] = true
        var stretches = [(0, points.count - 1)]
        while let (first, last) = stretches.popLast() {
            guard let farthest = farthest(points, first, last, tolerance * tolerance) else { continue }
            keep[farthest] = true
            stretches.append((first, farthest))
            stretches.append((farthest, last))
        }
        return points.indices.lazy.filter { keep[$0] }.map { points[$0] }
    }

    /// Simplifies a ring that does not repeat its first point; the point farthest from the first is kept too.
    static func thinRing(_ points: [PixelPoint], tolerance: Double) -> [PixelPoint] {
        guard points.count > 3 else { return points }
        var opposite = 0, widest = -1.0
        for index in points.indices {
            let dx = points[index].x - points[0].x, dy = points[index].y - points[0].y, distance = dx * dx + dy * dy
            if distance > widest { (opposite, widest) = (index, distance) }
        }
        let there = thin(Array(points[0...opposite]), tolerance: tolerance)
        let back = thin(points[opposite...] + [points[0]], tolerance: tolerance)
        return there + back.dropFirst().dropLast()
    }

    /// Returns the point farthest from the line between two others, if it is farther than the tolerance.
    private static func farthest(_ points: [PixelPoint], _ first: Int, _ last: Int, _ squaredTolerance: Double) -> Int? {
        guard last - first > 1 else { return nil }
        let start = points[first], dx = points[last].x - start.x, dy = points[last].y - start.y, length = dx * dx + dy * dy
        var found: Int?, widest = squaredTolerance
        for index in first + 1..<last {
            let px = points[index].x - start.x, py = points[index].y - start.y
            let along = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
            let ox = px - along * dx, oy = py - along * dy, distance = ox * ox + oy * oy
            if distance > widest { (found, widest) = (index, distance) }
        }
        return found
    }
}
