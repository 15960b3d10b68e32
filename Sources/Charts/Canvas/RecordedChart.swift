/// The marks and the key of a drawn chart as a value, for a process that has its figures no longer. ``draw(on:)`` draws them at any width.
///
/// ```swift
/// let recorded = RecordedChart(chart)
/// let bytes = try JSONEncoder().encode(recorded)
/// ```
public struct RecordedChart: Sendable, Equatable, Codable {
    /// The size and texts of the drawing.
    public let frame: ChartFrame
    /// The meaning of patterns and lines; empty if there is nothing to distinguish.
    public let key: [KeyEntry]
    /// The marks in painting order, without the links of a plot.
    private let marks: [Mark]

    private enum Mark: Sendable, Equatable, Codable {
        case highlight(x: Double, width: Double)
        case rules([Double], RuleRole)
        case bars([BarMark], BarFill)
        case line(LineMark)
        case points([PointMark])
        case emptyRing
        case texts([TextMark], TextRole)
        case sectors([SectorMark])
    }

    /// Records the marks of `chart`.
    public init(_ chart: some Chart) {
        var recorder = Recorder()
        key = chart.draw(on: &recorder).key
        // Every chart begins with its frame.
        frame =
            recorder.frame
            ?? ChartFrame(ChartText(id: "", title: "", summary: "", empty: ""), shape: .plot(gutter: 24), height: 0, markCount: 0)
        marks = recorder.marks
    }

    /// The number of marks; a decoded chart may have any number.
    public var markCount: Int {
        marks.reduce(0) { count, mark in
            switch mark {
            case .highlight, .emptyRing: count + 1
            case .rules(let places, _): count + places.count
            case .bars(let bars, _): count + bars.count
            case .line(let line): count + line.segments.reduce(0) { $0 + $1.count }
            case .points(let points): count + points.count
            case .texts(let texts, _): count + texts.count
            case .sectors(let sectors): count + sectors.count
            }
        }
    }

    /// Draws the marks on `canvas`.
    public func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) {
        canvas.begin(frame)
        for mark in marks {
            switch mark {
            case .highlight(let x, let width): canvas.highlight(x: x, width: width)
            case .rules(let places, let role): canvas.rules(places, as: role)
            case .bars(let bars, let fill): canvas.bars(bars, fill: fill)
            case .line(let line): canvas.line(line)
            case .points(let points): canvas.points(points)
            case .emptyRing: canvas.emptyRing()
            case .texts(let texts, let role): canvas.texts(texts, as: role)
            case .sectors(let sectors): canvas.sectors(sectors)
            }
        }
        canvas.endPicture()
        canvas.end()
    }

    private struct Recorder: Canvas {
        var frame: ChartFrame?
        var marks: [Mark] = []

        mutating func begin(_ frame: ChartFrame) { self.frame = frame }
        mutating func highlight(x: Double, width: Double) { marks.append(.highlight(x: x, width: width)) }
        mutating func rules(_ places: [Double], as role: RuleRole) { marks.append(.rules(places, role)) }
        mutating func bars(_ bars: [BarMark], fill: BarFill) { marks.append(.bars(bars, fill)) }
        mutating func line(_ line: LineMark) { marks.append(.line(line)) }
        mutating func points(_ points: [PointMark]) { marks.append(.points(points)) }
        mutating func emptyRing() { marks.append(.emptyRing) }
        mutating func texts(_ texts: [TextMark], as role: TextRole) { marks.append(.texts(texts, role)) }
        mutating func endPicture() {}
        mutating func hitAreas(_ areas: [HitArea]) {}
        mutating func sectors(_ sectors: [SectorMark]) { marks.append(.sectors(sectors)) }
        mutating func end() {}
    }
}
