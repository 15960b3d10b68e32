/// A least recently used cache of drawings, limited by bytes.
struct DrawingCache {
    private var drawings: [MapView: (map: BaseMap, used: Int)] = [:]
    private var clock = 0
    private var size = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Returns a cached drawing.
    mutating func drawing(_ view: MapView) -> BaseMap? {
        guard let known = drawings[view] else { return nil }
        clock += 1
        drawings[view] = (known.map, clock)
        return known.map
    }

    /// Adds a drawing, and evicts others beyond the limit.
    mutating func keep(_ map: BaseMap, of view: MapView) {
        if let before = drawings[view] { size -= before.map.size }
        clock += 1
        size += map.size
        drawings[view] = (map, clock)
        while size > limit, let oldest = drawings.min(by: { $0.value.used < $1.value.used }) {
            size -= oldest.value.map.size
            drawings[oldest.key] = nil
        }
    }
}
