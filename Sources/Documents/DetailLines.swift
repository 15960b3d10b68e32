/// Filters and circumstances, one after the other in lines. One that is longer than a line goes on below its own value.
struct DetailLines: PageBlock {
    let height: Double
    let gap = 10.0
    private let places: [Place]

    private struct Place {
        let detail: ReportDocument.Detail
        let x: Double, top: Double, labelWidth: Double, valueWidth: Double
    }

    private static let label = TextStyle.note, value = TextStyle(size: TextStyle.note.size, isBold: true)
    private static let space = 18.0, lines = 8

    init(_ details: [ReportDocument.Detail], width: Double, _ type: Typesetter) {
        var places: [Place] = [], x = 0.0, top = 0.0, lineHeight = Self.label.lineHeight
        for detail in details {
            let labelWidth = detail.label.isEmpty ? 0 : min(type.width(detail.label + " ", Self.label), width / 2)
            let valueWidth = type.width(detail.value, Self.value)
            if x > 0, x + labelWidth + valueWidth > width {
                (x, top) = (0, top + lineHeight)
                lineHeight = Self.label.lineHeight
            }
            let room = min(valueWidth, width - x - labelWidth)
            places.append(Place(detail: detail, x: x, top: top, labelWidth: labelWidth, valueWidth: room))
            lineHeight = max(lineHeight, type.height(detail.value, Self.value, width: room, lines: Self.lines))
            x += labelWidth + room + Self.space
        }
        self.places = places
        height = places.isEmpty ? 0 : top + lineHeight
    }

    func draw(on sheet: Sheet, top: Double) {
        for place in places {
            let x = sheet.left + place.x, y = top + place.top
            sheet.tagged(.paragraph) {
                if place.labelWidth > 0 {
                    sheet.type.draw(place.detail.label, Self.label, .quiet, x: x, top: y, width: place.labelWidth, lines: 1)
                }
                sheet.type.draw(place.detail.value, Self.value, .text, x: x + place.labelWidth, top: y, width: place.valueWidth, lines: Self.lines)
            }
        }
    }
}
