import Synchronization

/// A cache of the last drawings, each with all that it was drawn from: equal figures in equal words are not drawn again.
final class DrawingsCache<Source: Equatable & Sendable, Drawing: Sendable>: Sendable {
    private let limit: Int
    private let kept = Mutex<[(source: Source, drawing: Drawing)]>([])

    /// - Parameter limit: the number of drawings kept.
    init(_ limit: Int) { self.limit = limit }

    func drawn(_ source: Source, draw: () -> Drawing) -> Drawing {
        if let drawing = kept.withLock({ kept in kept.first { $0.source == source }?.drawing }) { return drawing }
        // Drawn without the lock: two visits at once may draw the same.
        let drawing = draw()
        let outdated = kept.withLock { kept in
            kept.append((source, drawing))
            return kept.count > limit ? kept.removeFirst() : nil
        }
        // Released without the lock.
        withExtendedLifetime(outdated) {}
        return drawing
    }
}
