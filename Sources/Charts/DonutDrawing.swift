/// The ring of a donut, its percentages and what is in its middle. It has one size: 212 by 184 CSS pixels.
struct DonutDrawing {
    let chart: DonutChart

    /// From this share on a piece has its percentage beside it; two such neighbours have room for both.
    private static let labelled = 0.05
    /// The middle of a percentage, from the middle of the ring: upwards, and to the sides, where words are wider than high.
    private static let labelRadius = 84.0, sideways = 6.0
    /// The room for words in the ring.
    private static let inside = 86.0
    /// The sizes of the total in CSS pixels (charts.css), each with the room there is at its height.
    private static let sizes: [(size: Double, room: Double, name: StaticString)] = [
        (22, 88, "total"), (16, 92, "total mid"), (12, 95, "total low"),
    ]

    var markup: [UInt8] {
        var svg = SVGWriter(capacity: 1_024 + chart.pieces.count * 320)
        svg.raw("<svg class=\"ring\" width=\"212\" height=\"184\">")
        svg.openPicture(chart.text)
        if chart.pieces.isEmpty { SectorMark(start: 0, share: 1).write(into: &svg) }
        middle(&svg)
        var start = 0.0
        for piece in chart.pieces {
            if piece.share >= Self.labelled { percentage(piece, start, &svg) }
            start += piece.share
        }
        svg.raw("</g>")
        sectors(&svg)
        svg.raw("</svg>")
        return svg.bytes
    }

    private func sectors(_ svg: inout SVGWriter) {
        guard !chart.pieces.isEmpty else { return }
        svg.raw("<g class=\"sectors\" aria-hidden=\"true\">")
        var start = 0.0
        for piece in chart.pieces {
            svg.raw("<g class=\"h-")
            svg.escaped(piece.slice.hue)
            svg.raw("\">")
            svg.openLink(
                piece.slice.link, title: piece.slice.label, piece.figure.map(chart.format.full), DonutChart.percent(piece.share))
            SectorMark(start: start, share: piece.share).write(into: &svg)
            svg.closeLink(piece.slice.link)
            svg.raw("</g>")
            start += piece.share
        }
        svg.raw("</g>")
    }

    private func percentage(_ piece: DonutChart.Piece, _ start: Double, _ svg: inout SVGWriter) {
        let place = SectorMark.place(start + piece.share / 2, radius: Self.labelRadius)
        let side = (place.x - SectorMark.center.x) / Self.labelRadius * Self.sideways
        text(DonutChart.percent(piece.share), place.x + side, place.y + 4, "", &svg)
    }

    private func middle(_ svg: inout SVGWriter) {
        guard !chart.pieces.isEmpty else {
            let lines = lines(chart.text.empty), first = SectorMark.center.y + 4 - Double(lines.count - 1) * 8
            for (line, words) in lines.enumerated() { text(words, SectorMark.center.x, first + Double(line) * 16, "", &svg) }
            return
        }
        if let fit = Self.sizes.first(where: { TextWidth.of(chart.total, size: $0.size) <= $0.room }) {
            text(chart.total, SectorMark.center.x, 94, fit.name, &svg)
        }
        text(TextWidth.fitted(chart.caption, width: Self.inside), SectorMark.center.x, 112, "", &svg)
    }

    /// A sentence in at most three lines that fit into the ring.
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

    private func text(_ text: String, _ x: Double, _ y: Double, _ name: StaticString, _ svg: inout SVGWriter) {
        svg.raw("<text")
        svg.attribute("x", x)
        svg.attribute("y", y)
        svg.classes([name])
        svg.raw(">")
        svg.escaped(text)
        svg.raw("</text>")
    }
}
