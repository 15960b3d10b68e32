/// The vertical axis of a plot: its scale, its grid and its labels.
struct ValueAxis {
    /// Maps figures to positions in CSS pixels, growing upwards.
    let scale: LinearScale
    /// The grid lines from bottom to top with their labels; a label is empty where the target's label is.
    let lines: [(figure: Int64, place: Double, label: String)]
    /// The position of the zero line; nil if zero is outside the plot.
    let zero: Double?
    /// The position and the label of the target.
    let target: (place: Double, label: String)?
    /// The width reserved for labels in steps of 8 px, 24 to 96.
    let gutter: Double

    /// The maximum width of a label.
    static let widest = 84.0

    init(low: Int64, high: Int64, includesZero: Bool, target: Target?, format: FigureFormat, top: Double, height: Double) {
        let level = target?.figure
        let zeroed = includesZero || low == high
        let domain = min(low, level ?? low, zeroed ? 0 : low)...max(high, level ?? high, zeroed ? 0 : high)
        let (ticks, labels) = Self.distinct(domain, format)
        let scale = LinearScale(domain: ticks.nice(domain), start: top + height, end: top)
        let place = { (figure: Int64) in scale.position(figure).rounded() + 0.5 }
        let mark = level.map { (place: place($0), label: TextWidth.whole(format.axis($0), width: Self.widest)) }
        let lines = zip(ticks.values, labels).map { tick, label in
            let isCovered = mark.map { abs($0.place - place(tick)) < TextWidth.labelSize + 2 } ?? false
            return (figure: tick, place: place(tick), label: isCovered ? "" : label)
        }
        self.scale = scale
        self.lines = lines
        self.target = mark
        zero = scale.domain.contains(0) ? place(0) : nil
        let widest = (lines.map(\.label) + [mark?.label ?? ""]).map { TextWidth.of($0) }.max() ?? 0
        gutter = min(max(((widest + 8) / 8).rounded(.up) * 8, 24), 96)
    }

    /// Returns ticks with different labels. A short form may give two close ticks the same label; then fewer ticks are used.
    private static func distinct(_ domain: ClosedRange<Int64>, _ format: FigureFormat) -> (Ticks, [String]) {
        var count = 5
        while true {
            let ticks = Ticks(around: domain, count: count)
            let labels = ticks.values.map { TextWidth.whole(format.axis($0), width: widest) }
            let shown = labels.filter { !$0.isEmpty }
            if Set(shown).count == shown.count { return (ticks, labels) }
            if count == 1 { return (ticks, labels.enumerated().map { labels.firstIndex(of: $1) == $0 ? $1 : "" }) }
            count -= 1
        }
    }
}
