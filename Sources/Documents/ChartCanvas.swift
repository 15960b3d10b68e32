import CPango
import Charts

/// Draws the marks of a chart on a page, with the shapes, patterns and colours of the screen. A CSS pixel is 0.75 points.
struct ChartCanvas: Canvas {
    let sheet: Sheet
    /// The left edge and the top of the drawing relative to the page, in points, and the width in CSS pixels.
    let left: Double, top: Double, content: Double
    private var frame: ChartFrame?

    static let scale = 0.75

    init(sheet: Sheet, left: Double, top: Double, content: Double) {
        (self.sheet, self.left, self.top, self.content) = (sheet, left, top, content)
    }

    private var cairo: OpaquePointer { sheet.cairo }
    private var gutter: Double { if case .plot(let gutter) = frame?.shape { gutter } else { 0 } }
    private var width: Double { frame?.plotWidth(content: content) ?? 0 }
    private var height: Double { frame?.height ?? 0 }
    private var hue: Ink { .hue(frame?.hue) }

    /// Begins a coordinate system in CSS pixels, with its origin at the upper left corner of the plot or the ring.
    mutating func begin(_ frame: ChartFrame) {
        self.frame = frame
        cairo_save(cairo)
        cairo_translate(cairo, left, top)
        cairo_scale(cairo, Self.scale, Self.scale)
        cairo_translate(cairo, gutter, 0)
    }

    mutating func highlight(x: Double, width share: Double) {
        sheet.fill(.highlight, x: x / 100 * width, y: 0, width: share / 100 * width, height: height, radius: 6)
    }

    mutating func rules(_ places: [Double], as role: RuleRole) {
        for place in places {
            switch role {
            case .grid: sheet.line(from: 0, to: width, y: place, .line, thickness: 0.75)
            case .zero: sheet.line(from: 0, to: width, y: place, .edge, thickness: 1)
            case .target: sheet.line(from: 0, to: width, y: place, .text, thickness: 1.5, dashes: [5, 4])
            }
        }
    }

    mutating func bars(_ bars: [BarMark], fill: BarFill) {
        for bar in bars {
            let x = bar.x / 100 * width, extent = bar.width / 100 * width, beyond = BarMark.cornerRadius * 2
            let y = min(bar.tip, bar.zero), length = abs(bar.tip - bar.zero)
            cairo_save(cairo)
            // The corners at the zero line are clipped, since only the others are round.
            cairo_new_path(cairo)
            cairo_rectangle(cairo, x, y, extent, length)
            cairo_clip(cairo)
            let ink: Ink
            switch fill {
            case .gain: ink = .gain
            case .loss: ink = .loss
            case .hue(let name): ink = .hue(name)
            }
            sheet.rounded(x, bar.isDown ? y - beyond : y, extent, length + beyond, BarMark.cornerRadius)
            if fill == .loss {
                cairo_clip(cairo)
                hatch(ink, x, y, extent, length)
            } else {
                sheet.source(ink)
                cairo_fill(cairo)
            }
            cairo_restore(cairo)
        }
    }

    /// Fills a rectangle of the current clip with a colour and lighter stripes.
    private func hatch(_ ink: Ink, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        sheet.fill(ink, x: x, y: y, width: width, height: height)
        cairo_new_path(cairo)
        let distance = 6 * 2.0.squareRoot()
        // Stripes go on from bar to bar; a decoded chart may have any size, so that their number is bounded.
        var start = ((x - y - height) / distance).rounded(.down) * distance, count = 0
        while start < x + width - y, count < 2_000 {
            cairo_move_to(cairo, start + y, y)
            cairo_line_to(cairo, start + y + height, y + height)
            start += distance
            count += 1
        }
        sheet.source(.white, opacity: 0.55)
        cairo_set_line_width(cairo, 1.6)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_stroke(cairo)
    }

    mutating func line(_ line: LineMark) {
        if let fade = line.fade, let gradient = gradient(fade) {
            cairo_new_path(cairo)
            for points in line.segments {
                guard let first = points.first, let last = points.last else { continue }
                cairo_move_to(cairo, x(first), fade.zero)
                for point in points { cairo_line_to(cairo, x(point), point.y) }
                cairo_line_to(cairo, x(last), fade.zero)
                cairo_close_path(cairo)
            }
            cairo_set_source(cairo, gradient)
            cairo_pattern_destroy(gradient)
            cairo_fill(cairo)
        }
        cairo_new_path(cairo)
        for points in line.segments {
            cairo_new_sub_path(cairo)
            for point in points { cairo_line_to(cairo, x(point), point.y) }
        }
        stroke(line.stroke, hue)
    }

    private func stroke(_ stroke: LineStroke, _ ink: Ink) {
        switch stroke {
        case .known: sheet.stroke(ink, 2, isRound: true)
        case .expected: sheet.stroke(ink, 2, dashes: [6, 5])
        case .assumed: sheet.stroke(ink, 2.5, dashes: [0.1, 5], isRound: true)
        }
    }

    /// Returns the colours of an area, which are weakest at the zero line and mixed with the white of the page, since a PDF would have to
    /// draw a page with transparent parts as an image of its own.
    private func gradient(_ fade: Fade) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_linear(0, fade.zero - fade.reach, 0, fade.zero + fade.reach) else { return nil }
        for (offset, opacity) in [(0.0, 0.38), (0.5, 0.03), (1, 0.38)] {
            let mixed = { (part: Double) in 1 - opacity * (1 - part) }
            cairo_pattern_add_color_stop_rgba(pattern, offset, mixed(hue.red), mixed(hue.green), mixed(hue.blue), 1)
        }
        return pattern
    }

    private func x(_ point: PlotPoint) -> Double { point.x / LineMark.width * width }

    mutating func points(_ points: [PointMark]) {
        for mark in points {
            sheet.disc(.white, x: x(mark.point), y: mark.point.y, radius: mark.radius + 1)
            sheet.disc(hue, x: x(mark.point), y: mark.point.y, radius: mark.radius - 1)
        }
    }

    mutating func emptyRing() {
        cairo_new_path(cairo)
        cairo_arc(cairo, SectorMark.center.x, SectorMark.center.y, SectorMark.radius, 0, 2 * .pi)
        sheet.stroke(.line, SectorMark.thickness)
    }

    mutating func texts(_ texts: [TextMark], as role: TextRole) {
        for text in texts where text.isShown(in: Tier(content: content)) {
            let isBold = role == .value || role == .total || text.tone == .now
            let ink: Ink =
                switch text.tone {
                case .under: .under
                case .over: .over
                case .now: .text
                case .plain: role == .value || role == .total ? .text : .quiet
                }
            sheet.type.draw(
                text.text, TextStyle(size: text.size, isBold: isBold), ink, x: text.x / 100 * width + text.offset, baseline: text.baseline,
                before: text.anchor.shareBefore, halo: role == .value)
        }
    }

    mutating func endPicture() {}

    mutating func hitAreas(_ areas: [HitArea]) {}

    mutating func sectors(_ sectors: [SectorMark]) {
        for sector in sectors {
            let arc = sector.arc ?? (0, 1)
            let start = (arc.start - 0.25) * 2 * .pi
            cairo_new_path(cairo)
            cairo_arc(cairo, SectorMark.center.x, SectorMark.center.y, SectorMark.radius, start, start + arc.length * 2 * .pi)
            sheet.stroke(.hue(sector.hue), SectorMark.thickness)
        }
    }

    mutating func end() { cairo_restore(cairo) }

    /// Draws the sample of a key in a square or line of 14 CSS pixels, in the coordinates of the page.
    static func sample(_ sample: KeyEntry.Sample, on sheet: Sheet, x: Double, top: Double) {
        var canvas = ChartCanvas(sheet: sheet, left: x, top: top, content: 14)
        cairo_save(sheet.cairo)
        cairo_translate(sheet.cairo, x, top)
        cairo_scale(sheet.cairo, scale, scale)
        switch sample {
        case .bar(let fill): canvas.swatch(fill)
        case .target: sheet.line(from: 0, to: 14, y: 7, .text, thickness: 1.5, dashes: [5, 4])
        case .line(let stroke, let hue):
            cairo_new_path(sheet.cairo)
            cairo_move_to(sheet.cairo, 0, 7)
            cairo_line_to(sheet.cairo, 22, 7)
            canvas.stroke(stroke, .hue(hue))
        }
        cairo_restore(sheet.cairo)
    }

    private mutating func swatch(_ fill: BarFill) {
        sheet.rounded(0, 0, 14, 14, 3)
        cairo_clip(cairo)
        switch fill {
        case .gain: sheet.fill(.gain, x: 0, y: 0, width: 14, height: 14)
        case .loss: hatch(.loss, 0, 0, 14, 14)
        case .hue(let name): sheet.fill(.hue(name), x: 0, y: 0, width: 14, height: 14)
        }
    }
}
