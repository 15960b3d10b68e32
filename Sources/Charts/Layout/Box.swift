/// The rectangle of a label or a mark, in CSS pixels.
struct Box: Equatable {
    var left: Double, right: Double, top: Double, bottom: Double

    func overlaps(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Creates the box of a label with a given baseline.
    init(text: String, x: Double, anchor: Anchor, baseline: Double, size: Double = TextWidth.labelSize) {
        let width = TextWidth.of(text, size: size)
        left = x - width * anchor.shareBefore
        right = left + width
        (top, bottom) = (baseline - size * 0.8, baseline + size * 0.25)
    }

    init(left: Double, right: Double, top: Double, bottom: Double) {
        (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    }
}
