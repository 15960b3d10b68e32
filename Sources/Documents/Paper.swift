/// The size and the direction of pages. Lengths are points, 1/72 inch.
public struct Paper: Sendable, Hashable, Codable {
    /// A size of paper.
    public enum Size: String, Sendable, Hashable, Codable, CaseIterable {
        /// 210 by 297 mm (ISO 216).
        case a4
        /// 8.5 by 11 inches.
        case letter
    }

    /// The size.
    public var size: Size
    /// True for pages that are wider than high.
    public var isLandscape: Bool

    /// Creates a paper.
    public init(_ size: Size, isLandscape: Bool = false) { (self.size, self.isLandscape) = (size, isLandscape) }

    /// The width of a page.
    var width: Double { isLandscape ? sides.long : sides.short }
    /// The height of a page.
    var height: Double { isLandscape ? sides.short : sides.long }

    private var sides: (short: Double, long: Double) {
        switch size {
        case .a4: (210 / 25.4 * 72, 297 / 25.4 * 72)
        case .letter: (612, 792)
        }
    }

    /// The distance of the contents from the left and the right edge.
    static let margin = 48.0
    /// The distance of the contents from the upper edge, on the first page and on those with a running head.
    static let top = 46.0, topBelowHead = 68.0
    /// The distance of the contents from the lower edge, where the foot is.
    static let bottom = 62.0

    /// The width of the contents.
    var contentWidth: Double { width - 2 * Self.margin }
}
