import Language
import SitePaths
import Templates

/// A drawing of a part of the screen for a page of the guide, with the labels of the visitor's language.
///
/// Drawings, and not photographs: they follow the theme by the style sheet's colours, speak each language, weigh a few kilobytes of the page, and
/// change with the labels that they quote.
package struct GuidePicture: ViewModel, Sendable {
    package struct Box: ViewModel, Sendable {
        package let x, y, width, height, radius: Int
        /// The class of the style sheet.
        package let look: String
    }

    package struct Label: ViewModel, Sendable {
        package let x, y: Int
        package let look, text: String
    }

    package struct Sign: ViewModel, Sendable {
        package let x, y, size: Int
        package let name, look: String
    }

    /// A box, a label or a sign, in the order of drawing.
    package struct Shape: ViewModel, Sendable {
        package var box: Box?
        package var label: Label?
        package var sign: Sign?
        /// The path of a line or an area, and its class.
        package var line: Line?
    }

    package struct Line: ViewModel, Sendable {
        package let path, look: String
    }

    package static let width = 360
    package let height: Int
    package let title: String
    package let shapes: [Shape]

    package init(_ topic: GuideTopic, title: String, t: Texts) {
        var pen = GuidePen(t: t)
        pen.draw(topic)
        self.title = t.guide.picture(title)
        (height, shapes) = (pen.height, pen.finished)
    }
}
