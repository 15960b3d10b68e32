/// The size and the weight of a text.
struct TextStyle: Hashable {
    /// The size of the type in points.
    var size: Double
    var isBold = false

    static let title = TextStyle(size: 19, isBold: true), subtitle = TextStyle(size: 10), brand = TextStyle(size: 11.5, isBold: true)
    static let heading = TextStyle(size: 12, isBold: true), body = TextStyle(size: 9.5), note = TextStyle(size: 8.5)
    static let figure = TextStyle(size: 13.5, isBold: true), small = TextStyle(size: 8), smallBold = TextStyle(size: 8, isBold: true)

    /// The height of a line. It is the same for all fonts, so that rows with Japanese in them are as high as others.
    var lineHeight: Double { (size * 1.42 * 4).rounded(.up) / 4 }
    /// The distance of the baseline from the top of a line.
    var ascent: Double { size * 1.06 }
}
