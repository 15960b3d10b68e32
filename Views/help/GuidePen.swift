import Bookkeeping
import Charts
import Language

/// Draws the parts of a screen of Penny: rows, fields, buttons, chips, meters.
struct GuidePen {
    /// The end of a label at its place.
    enum Anchor: String { case start, middle, end }

    let t: Texts
    private(set) var shapes: [GuidePicture.Shape] = []
    /// The bottom of the drawing so far.
    private var bottom = 0

    init(t: Texts) { self.t = t }

    var height: Int { bottom + 16 }
    /// The shapes on the ground of a page.
    var finished: [GuidePicture.Shape] {
        [GuidePicture.Shape(box: .init(x: 1, y: 1, width: GuidePicture.width - 2, height: height - 2, radius: 18, look: "ground"))] + shapes
    }

    mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 12, _ look: String = "surface") {
        shapes.append(GuidePicture.Shape(box: .init(x: x, y: y, width: width, height: height, radius: radius, look: look)))
        bottom = max(bottom, y + height)
    }

    /// Writes a text, shortened to a width; 13 is the size of the style sheet for most.
    mutating func text(_ text: String, _ x: Int, _ y: Int, width: Int, _ look: String = "", _ anchor: Anchor = .start, size: Int = 13) {
        let shown = TextWidth.fitted(text, width: width, pixels: size)
        shapes.append(GuidePicture.Shape(label: .init(x: x, y: y, look: [anchor.rawValue, look].joined(separator: " "), text: shown)))
        bottom = max(bottom, y + 4)
    }

    mutating func sign(_ name: String, _ x: Int, _ y: Int, size: Int = 20, _ look: String = "") {
        shapes.append(GuidePicture.Shape(sign: .init(x: x, y: y, size: size, name: name, look: look)))
    }

    mutating func line(_ path: String, _ look: String) { shapes.append(GuidePicture.Shape(line: .init(path: path, look: look))) }

    /// The title of the screen.
    mutating func title(_ title: String) { text(title, 18, 34, width: 250, "strong large", size: 17) }

    mutating func disc(_ name: String, _ hue: Hue, _ x: Int, _ y: Int) {
        box(x, y, 32, 32, radius: 16, "disc h-\(hue.rawValue)")
        sign(name, x + 7, y + 7, size: 18, "h-\(hue.rawValue)")
    }

    /// A row of a list on a card of its own.
    mutating func row(_ y: Int, _ name: String, _ hue: Hue, _ label: String, _ detail: String, value: String = "") {
        box(16, y, 328, 52)
        disc(name, hue, 26, y + 10)
        text(label, 70, y + (detail.isEmpty ? 31 : 24), width: 160, "strong")
        if !detail.isEmpty { text(detail, 70, y + 41, width: 180, "muted", size: 12) }
        if !value.isEmpty { text(value, 332, y + 31, width: 100, "strong", .end) }
    }

    mutating func button(_ label: String, _ x: Int, _ y: Int, _ width: Int, isPrimary: Bool = true) {
        box(x, y, width, 36, radius: 12, isPrimary ? "primary" : "surface")
        text(label, x + width / 2, y + 23, width: width - 12, isPrimary ? "on-primary strong" : "strong", .middle)
    }

    mutating func field(_ label: String, _ value: String, _ x: Int, _ y: Int, _ width: Int) {
        text(label, x, y + 10, width: width, "muted", size: 12)
        box(x, y + 17, width, 34, radius: 10, "field")
        text(value, x + 12, y + 39, width: width - 20)
    }

    /// Returns the width that a chip takes, with the room after it.
    @discardableResult
    mutating func chip(_ label: String, _ x: Int, _ y: Int, isOn: Bool = false) -> Int {
        let width = min(TextWidth.of(label, pixels: 13) + 24, 160)
        box(x, y, width, 30, radius: 15, isOn ? "chosen" : "surface")
        text(label, x + width / 2, y + 20, width: width - 12, isOn ? "on-chosen" : "", .middle)
        return width + 8
    }

    mutating func toggle(_ label: String, _ y: Int, isOn: Bool = true) {
        box(16, y, 328, 46)
        text(label, 30, y + 28, width: 240, "strong")
        box(290, y + 11, 42, 24, radius: 12, isOn ? "primary" : "field")
        box(isOn ? 311 : 293, y + 14, 18, 18, radius: 9, "knob")
    }

    /// A budget with the part of it that is used, in percent.
    mutating func meter(_ y: Int, _ label: String, _ value: String, percent: Int, _ look: String) {
        text(label, 30, y + 14, width: 150, "strong")
        text(value, 330, y + 14, width: 150, "muted", .end, size: 12)
        box(30, y + 24, 300, 10, radius: 5, "track")
        box(30, y + 24, 3 * percent, 10, radius: 5, look)
    }

    mutating func key(_ label: String, _ x: Int, _ y: Int) {
        box(x, y, 34, 34, radius: 8, "key")
        text(label, x + 17, y + 22, width: 30, "strong", .middle)
    }

    /// The number of a step, beside its subject.
    mutating func number(_ number: Int, _ x: Int, _ y: Int) {
        box(x - 11, y - 11, 22, 22, radius: 11, "number")
        text(String(number), x, y + 5, width: 20, "on-chosen strong", .middle)
    }

    /// An amount of the size that is usual in the language's money.
    func amount(_ minorUnits: Int64) -> String {
        let (code, units) =
            switch t.language {
            case .english: ("USD", minorUnits)
            case .japanese: ("JPY", minorUnits)
            case .simplifiedChinese: ("CNY", minorUnits)
            }
        return Currency(code: code).map { t.money.string(Money(minorUnits: units, $0)) } ?? ""
    }
}
