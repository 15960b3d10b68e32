/// A heading or a paragraph.
struct TextBlock: PageBlock {
    let text: String, style: TextStyle, ink: Ink, tag: Sheet.Tag
    let height: Double, gap: Double
    let keepsWithNext: Bool
    private let width: Double

    /// The largest number of lines; a report refuses longer texts before.
    private static let lines = 60

    private init(
        _ text: String, _ style: TextStyle, _ ink: Ink, _ tag: Sheet.Tag, gap: Double, keepsWithNext: Bool, width: Double, _ type: Typesetter
    ) {
        (self.text, self.style, self.ink, self.tag, self.gap, self.keepsWithNext) = (text, style, ink, tag, gap, keepsWithNext)
        self.width = width
        height = type.height(text, style, width: width, lines: Self.lines)
    }

    static func heading(_ text: String, width: Double, _ type: Typesetter) -> TextBlock {
        TextBlock(text, .heading, .text, .heading, gap: 18, keepsWithNext: true, width: width, type)
    }

    static func paragraph(_ text: String, width: Double, _ type: Typesetter) -> TextBlock {
        TextBlock(text, .body, .text, .paragraph, gap: 5, keepsWithNext: false, width: width, type)
    }

    static func note(_ text: String, keepsWithNext: Bool = false, width: Double, _ type: Typesetter) -> TextBlock {
        TextBlock(text, .note, .quiet, .paragraph, gap: 6, keepsWithNext: keepsWithNext, width: width, type)
    }

    func draw(on sheet: Sheet, top: Double) {
        sheet.tagged(tag) { sheet.type.draw(text, style, ink, x: sheet.left, top: top, width: width, lines: Self.lines) }
    }
}
