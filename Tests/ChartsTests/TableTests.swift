import Charts
import TestSupport
import Testing

/// The agreement of a drawing's marks with the table beside it.
@Suite struct TableTests {
    @Test func `a bar's text, place and link are those of its row`() throws {
        var dice = Dice(seed: 11)
        for _ in 0..<40 {
            let figures = (0..<Int(dice.roll(1...31))).map { _ in dice.roll(0...5) == 0 ? nil : dice.roll(-90_000...90_000) }
            let drawn = Sample.bars(figures).draw(), rows = drawn.table.rows
            #expect(rows.map { $0.figures.map(\.value) } == figures.map { [$0] })
            let shown = rows.filter { $0.figures[0].value != nil }
            #expect(drawn.markTexts == shown.map { "\($0.label) · \($0.figures[0].text)" })
            #expect(drawn.markLinks == shown.map { $0.figures[0].link })
            let scale = try #require(AxisReading(drawn))
            let (up, down) = (figures.compactMap { $0 }.filter { $0 > 0 }, figures.compactMap { $0 }.filter { $0 < 0 })
            #expect(
                zip(scale.bars(isDown: false), up).allSatisfy { abs($0 - Double($1)) <= scale.unitsPerPixel * 1.6 }
                    && scale.bars(isDown: false).count == up.count)
            #expect(
                zip(scale.bars(isDown: true), down).allSatisfy { abs($0 - Double($1)) <= scale.unitsPerPixel * 1.6 }
                    && scale.bars(isDown: true).count == down.count)
        }
    }

    @Test func `pairs of bars lead each to their own records`() {
        let drawn = Sample.pairs([100, nil, 0], [50, 70, nil]).draw()
        #expect(drawn.markTexts == ["Day 1 · In · 100 c", "Day 1 · Out · 50 c", "Day 2 · Out · 70 c", "Day 3 · In · 0 c"])
        #expect(drawn.markLinks == ["/in/0", "/out/0", "/out/1", "/in/2"])
        #expect(drawn.table.columns == ["Day", "In", "Out"])
        #expect(drawn.table.rows.map { $0.figures.map(\.text) } == [["100 c", "50 c"], ["", "70 c"], ["0 c", ""]])
        #expect(drawn.key.map(\.label) == ["In", "Out"])
    }

    @Test func `a line's points are the rows of its table, thinned or not`() {
        var dice = Dice(seed: 12)
        for count in [1, 20, 122, 300, 2_000, 3_653] {
            for absence in [Thinning.Absence.gap, .zero, .unchanged] {
                let figures = (0..<count).map { _ in dice.roll(0...4) == 0 ? nil : dice.roll(-90_000...90_000) }
                let drawn = Sample.line(figures, absence: absence).draw()
                #expect(drawn.markTexts == drawn.table.rows.map { "\($0.label) · \($0.figures[0].text)" })
                #expect(drawn.markLinks == drawn.table.rows.map(\.link))
                #expect(drawn.table.columns == (count > 122 ? ["Day", "Per day", "Total"] : ["Day", "Per day"]))
                guard absence == .zero else { continue }
                let sums = drawn.table.rows.map { $0.figures.last?.value ?? 0 }
                #expect(sums.reduce(0, +) == figures.compactMap { $0 }.reduce(0, +))
            }
        }
    }

    @Test func `a line goes through the figures of its table`() throws {
        var dice = Dice(seed: 14)
        for count in [2, 9, 60, 122] {
            let figures = (0..<count).map { _ in dice.roll(-90_000...90_000) }, drawn = Sample.line(figures).draw()
            let path = try #require(drawn.document.all("path").first { $0.classes == ["line"] }?["d"]),
                reading = try #require(AxisReading(drawn))
            let places = AxisReading.places(path)
            #expect(places.count == count && places.first?.x == 0 && abs((places.last?.x ?? 0) - 1_000) < 0.01)
            #expect(
                zip(places, figures).allSatisfy {
                    abs((reading.zero - $0.y) * reading.unitsPerPixel - Double($1)) <= reading.unitsPerPixel
                })
            let columns = drawn.document.all("rect").filter { $0.ancestors.contains { $0.classes == ["hits"] } }
            let edges = columns.compactMap { column -> (Double, Double)? in
                guard let x = Double((column["x"] ?? "").dropLast()), let width = Double((column["width"] ?? "").dropLast())
                else { return nil }
                return (x, x + width)
            }
            #expect(edges.count == count && edges.first?.0 == 0 && abs((edges.last?.1 ?? 0) - 100) < 0.02)
            #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($0.1 - $1.0) < 0.02 })
            #expect(zip(edges.dropFirst(), places.dropFirst()).allSatisfy { $0.0 < $1.x / 10 - 0.02 })
        }
    }

    @Test func `a ring's pieces are the first rows of its table, and the parts of the rest add up to it`() throws {
        var dice = Dice(seed: 13)
        for _ in 0..<40 {
            let figures = (0..<Int(dice.roll(1...40))).map { _ in dice.roll(-20...5_000) }
            let drawn = Sample.donut(figures).draw(), rows = drawn.table.rows
            let pieces = rows.filter { $0.hue != nil }, parts = rows.filter(\.isPart)
            #expect(
                pieces.count <= 8
                    && drawn.markTexts == pieces.map { "\($0.label) · \($0.figures[1].text) · \($0.figures[0].text)" })
            #expect(drawn.markLinks == pieces.map(\.link))
            #expect(parts.isEmpty || parts.compactMap { $0.figures[1].value }.reduce(0, +) == pieces.last?.figures[1].value)
            let own = rows.filter { $0.label != "Other" }.compactMap { $0.figures[1].value }
            #expect(own.sorted() == figures.sorted())
        }
    }
}

/// Reads figures back from a drawing by means of its axis.
struct AxisReading {
    let drawn: DrawnChart
    let zero: Double
    let unitsPerPixel: Double

    /// Nil if the axis has no label other than zero.
    init?(_ drawn: DrawnChart) {
        let labels = drawn.document.all("text").filter { $0["x"] == "-8" }.compactMap { element in
            Double(element.text).flatMap { figure in Double(element["y"] ?? "").map { (figure: figure, place: $0 - 4) } }
        }
        guard let zero = labels.first(where: { $0.figure == 0 }), let other = labels.max(by: { abs($0.figure) < abs($1.figure) }),
            other.figure != 0
        else { return nil }
        (self.drawn, self.zero) = (drawn, zero.place)
        unitsPerPixel = other.figure / (zero.place - other.place)
    }

    /// Returns the points of a path of one line, whose steps after the first point are relative.
    static func places(_ path: String) -> [(x: Double, y: Double)] {
        let spaced = path.replacing("-", with: " -").replacing("M", with: "").replacing("l", with: " ")
        let numbers = spaced.split(separator: " ").compactMap { Double($0) }
        var places: [(x: Double, y: Double)] = []
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let last = places.last ?? (x: 0, y: 0)
            places.append((x: last.x + numbers[index], y: last.y + numbers[index + 1]))
        }
        return places
    }

    /// Returns the figures of the bars on one side of zero, in order.
    func bars(isDown: Bool) -> [Double] {
        drawn.document.all("svg").filter { $0.isInside("svg") && ($0["y"] != nil) == isDown }.flatMap { $0.all("rect") }
            .compactMap { bar in
                guard let y = Double(bar["y"] ?? ""), let height = Double(bar["height"] ?? "") else { return nil }
                return (isDown ? -(y + height) : zero - y) * unitsPerPixel
            }
    }
}
