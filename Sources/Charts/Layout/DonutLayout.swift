/// The layout of a donut: its ring, percentages and centre. Its size is fixed, 212 by 184 CSS pixels.
struct DonutLayout {
    let chart: DonutChart

    /// The minimum share of a slice with a percentage beside it; two such neighbours have room for both.
    private static let labelled = 0.05
    /// The distance of a percentage from the centre of the ring: vertically, and the addition to the sides, where texts are wider
    /// than high.
    private static let labelRadius = 84.0, sideways = 6.0
    /// The width available for text in the ring, in CSS pixels.
    private static let inside = 86.0
    /// The font sizes of the total in CSS pixels, each with the width available at its height.
    private static let sizes: [(size: Double, room: Double)] = [(22, 88), (16, 92), (12, 95)]

    func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        canvas.begin(ChartFrame(chart.text, shape: .ring(width: 212), height: 184, markCount: chart.pieces.count))
        guard !chart.pieces.isEmpty else {
            canvas.emptyRing()
            canvas.texts(message, as: .message)
            canvas.endPicture()
            return canvas.end()
        }
        let sectors = sectors
        if let fit = Self.sizes.first(where: { TextWidth.of(chart.total, size: $0.size) <= $0.room }) {
            canvas.texts([text(chart.total, SectorMark.center.x, 94, size: fit.size)], as: .total)
        }
        canvas.texts([text(TextWidth.fitted(chart.caption, width: Self.inside), SectorMark.center.x, 112)], as: .caption)
        canvas.texts(sectors.compactMap(percentage), as: .share)
        canvas.endPicture()
        canvas.sectors(sectors)
        canvas.end()
    }

    private var sectors: [SectorMark] {
        var start = 0.0
        return chart.pieces.map { piece in
            defer { start += piece.share }
            let caption = MarkCaption(
                label: piece.slice.label, detail: piece.figure.map(chart.format.full), figure: DonutChart.percent(piece.share),
                link: piece.slice.link)
            return SectorMark(start: start, share: piece.share, hue: piece.slice.hue, caption: caption)
        }
    }

    private func percentage(_ sector: SectorMark) -> TextMark? {
        guard sector.share >= Self.labelled else { return nil }
        let point = SectorMark.point(sector.start + sector.share / 2, radius: Self.labelRadius)
        let side = (point.x - SectorMark.center.x) / Self.labelRadius * Self.sideways
        return text(sector.caption.figure, point.x + side, point.y + 4)
    }

    private var message: [TextMark] {
        let lines = lines(chart.text.empty), first = SectorMark.center.y + 4 - Double(lines.count - 1) * 8
        return lines.enumerated().map { line, words in text(words, SectorMark.center.x, first + Double(line) * 16) }
    }

    /// Breaks a sentence into at most three lines that fit into the ring.
    private func lines(_ sentence: String) -> [String] {
        var lines = [""]
        for word in sentence.split(separator: " ") {
            let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
            if TextWidth.of(longer) <= Self.inside || lines.count == 3 || lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { TextWidth.fitted($0, width: Self.inside) }
    }

    private func text(_ text: String, _ x: Double, _ y: Double, size: Double = TextWidth.labelSize) -> TextMark {
        TextMark(text, offset: x, baseline: y, size: size)
    }
}
