/// The frame that bar and line charts share: grid, axes, and the parts of a drawing in painting order.
struct Plot {
    let text: ChartText
    let axis: ValueAxis
    /// The top of the plot, its height, and the height of the whole drawing, in CSS pixels.
    let top: Double, height: Double, total: Double

    /// The distance between the labels of the axis and the plot, in CSS pixels.
    private static let labelGap = 8.0

    /// Begins the drawing with the grid and the labels of the vertical axis.
    func begin<Output: Canvas & ~Copyable>(
        on canvas: inout Output, hue: String? = nil, usesHatch: Bool = false, fade: Fade? = nil, markCount: Int
    ) {
        canvas.begin(
            ChartFrame(
                text, shape: .plot(gutter: axis.gutter), height: total, hue: hue, usesHatch: usesHatch, fade: fade,
                markCount: markCount))
        canvas.rules(axis.lines.map(\.place).filter { $0 != axis.zero }, as: .grid)
        var labels = axis.lines.filter { !$0.label.isEmpty }.map { gutterLabel($0.label, $0.place) }
        if let target = axis.target { labels.append(gutterLabel(target.label, target.place, tone: .now)) }
        canvas.texts(labels, as: .axis)
    }

    /// Draws the zero line and the target over the marks.
    func rules<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        if let zero = axis.zero { canvas.rules([zero], as: .zero) }
        if let target = axis.target { canvas.rules([target.place], as: .target) }
    }

    /// Ends the drawing with its labels and the hit areas of its marks; a plot without marks has a sentence in its middle.
    func end<Output: Canvas & ~Copyable>(
        on canvas: inout Output, isEmpty: Bool, values: [TextMark], ticks: [TextMark], hitAreas: [HitArea]
    ) {
        if isEmpty { canvas.texts([TextMark(text.empty, x: 50, baseline: top + height / 2 + 4)], as: .message) }
        canvas.texts(values, as: .value)
        canvas.texts(ticks, as: .tick)
        canvas.endPicture()
        if !hitAreas.isEmpty { canvas.hitAreas(hitAreas) }
        canvas.end()
    }

    private func gutterLabel(_ text: String, _ place: Double, tone: TextMark.Tone = .plain) -> TextMark {
        TextMark(text, offset: -Self.labelGap, baseline: place + 4, anchor: .end, tone: tone)
    }
}
