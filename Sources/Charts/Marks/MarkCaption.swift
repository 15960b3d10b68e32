/// The words that a pointer resting on a mark shows, and the address that the mark leads to.
///
/// The table beside a chart has the same words and links for keyboards, screen readers and paper.
public struct MarkCaption: Sendable, Equatable {
    /// Slot, days or share that the mark stands for.
    public let label: String
    /// The series where there are several, or the figure of a share; nil where there is nothing to add.
    public let detail: String?
    /// The figure in full, or the percentage of a share.
    public let figure: String
    /// The address of the records behind it, not escaped; nil for none.
    public let link: String?

    /// Label, detail and figure with middle dots between them.
    public var text: String { [label, detail, figure].compactMap { $0 }.joined(separator: " · ") }
}
