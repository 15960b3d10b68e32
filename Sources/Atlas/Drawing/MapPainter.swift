/// Draws the base map of one view.
struct MapPainter {
    private let view: MapView
    private let file: BaseMapFile
    private let detail: MapDetail
    private let level: BaseMapLevel
    private let window: ClipWindow
    private var grounds: [BlockName: Ground] = [:]
    private var lines: [BlockName: Lines] = [:]

    private struct BlockName: Hashable { let layer: String, cell: Int }
    private struct Ground { let block: CellBlock, edges: CountryEdges }
    private struct Lines { let block: CellBlock, lines: [(attribute: Int, points: [Int])] }

    /// The maximum size of a drawing in bytes; a larger one is drawn again with less detail.
    private let budget: Int

    /// - Parameter budget: the maximum size in bytes for 720 by 520 px; larger views may have proportionally more.
    init(_ view: MapView, _ file: BaseMapFile, budget: Int = 140_000) {
        (self.view, self.file) = (view, file)
        self.budget = max(budget, budget * (view.width * view.height) / (720 * 520))
        detail = MapDetail(zoom: view.zoom)
        level = file.levels[detail.level]
        window = ClipWindow(view)
    }

    /// Returns the base map. A drawing that is too large is repeated with coarser lines until it fits.
    mutating func drawing() throws(AtlasError) -> BaseMap {
        var tolerance = detail.tolerance
        var canvas = MapCanvas(window, tolerance: tolerance, smallest: tolerance * detail.smallest)
        while true {
            try paint(on: &canvas)
            guard canvas.size > budget, tolerance < 64 else { return canvas.map }
            tolerance *= 1.5
            canvas = MapCanvas(window, tolerance: tolerance, smallest: tolerance * detail.smallest)
        }
    }

    private mutating func paint(on canvas: inout MapCanvas) throws(AtlasError) {
        for cell in cells {
            let projection = CellProjection(cell, of: level, view)
            if let ground = try ground(detail.ground, cell) {
                canvas.ground(ground.block, ground.edges, projection, isDisputed: isDisputed)
            }
            if detail.ground == "countries", let lakes = try ground("lakes", cell) { canvas.lakes(lakes.block, projection) }
            if let rank = detail.riverRank { try draw("rivers", cell, projection, on: &canvas) { $0 <= rank ? .rivers : nil } }
            if let rank = detail.divisionRank {
                try draw("admin1", cell, projection, on: &canvas) { $0 <= rank ? .divisions : nil }
            }
            try draw("admin0", cell, projection, on: &canvas) { $0 == 1 ? .disputed : .borders }
        }
    }

    /// Draws the lines of a layer of the file on the canvas layers selected by their attributes.
    private mutating func draw(
        _ name: String, _ cell: Int, _ projection: CellProjection, on canvas: inout MapCanvas, as layer: (Int) -> MapCanvas.Layer?
    ) throws(AtlasError) {
        guard let lines = try lines(name, cell) else { return }
        for line in lines.lines {
            if let layer = layer(line.attribute) { canvas.line(lines.block, line.points, projection, to: layer) }
        }
    }

    /// The cells that overlap the clipping rectangle, on any copy of the world, row by row.
    private var cells: [Int] {
        let world = Double(view.world), rows = 180 / level.cellHeight, height = Double(level.cellHeight)
        let south = Mercator.latitude((Double(view.top) + window.bottom) / world) + 90
        let north = Mercator.latitude((Double(view.top) + window.top) / world) + 90
        let lines = min(max(Int(south / height), 0), rows - 1)...min(max(Int(north / height), 0), rows - 1)
        let side = world / Double(level.columns)
        let west = Int(((Double(view.left) + window.left) / side).rounded(.down))
        let east = min(Int(((Double(view.left) + window.right) / side).rounded(.down)), west + level.columns - 1)
        return lines.flatMap { row in
            (west...east).map { row * level.columns + ($0 % level.columns + level.columns) % level.columns }
        }
    }

    private mutating func ground(_ layer: String, _ cell: Int) throws(AtlasError) -> Ground? {
        let name = BlockName(layer: layer, cell: cell)
        if let known = grounds[name] { return known }
        guard let block = try file.block(layer, cell, of: level) else { return nil }
        let sharesBorders = layer == "countries"
        let ground = Ground(
            block: block, edges: CountryEdges(block, width: level.width, height: level.height, sharesBorders: sharesBorders))
        grounds[name] = ground
        return ground
    }

    private mutating func lines(_ layer: String, _ cell: Int) throws(AtlasError) -> Lines? {
        let name = BlockName(layer: layer, cell: cell)
        if let known = lines[name] { return known }
        guard let block = try file.block(layer, cell, of: level) else { return nil }
        let joined = Lines(block: block, lines: block.joinedLines())
        lines[name] = joined
        return joined
    }

    /// Returns true for a part without a country code: its borders are disputed.
    private func isDisputed(_ attribute: Int) -> Bool {
        file.countries.indices.contains(attribute) && file.countries[attribute].iso2.isEmpty
    }
}
