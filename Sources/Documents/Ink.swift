/// A colour on paper: the values of the light theme in `Public/penny.css`.
struct Ink: Equatable {
    let red: Double, green: Double, blue: Double

    init(_ hex: UInt32) {
        (red, green, blue) = (Double(hex >> 16 & 0xff) / 255, Double(hex >> 8 & 0xff) / 255, Double(hex & 0xff) / 255)
    }

    static let text = Ink(0x2b211b), quiet = Ink(0x5b4f46), line = Ink(0xd9d0c7), edge = Ink(0x8b7d71), white = Ink(0xffffff)
    static let copper = Ink(0xa2471b), tint = Ink(0xf3ede6), highlight = Ink(0xf9eadf)
    static let gain = Ink(0x2a8263), loss = Ink(0xbf4150), over = Ink(0xab2b3a), under = Ink(0x1b6a4f)

    /// Returns the colour with a name; copper, the accent colour, for none and for an unknown one.
    static func hue(_ name: String?) -> Ink { name.flatMap { hues[$0] } ?? .copper }

    private static let hues: [String: Ink] = [
        "copper": copper, "amber": Ink(0x8f5f00), "olive": Ink(0x5d6a10), "leaf": Ink(0x357a1a), "patina": Ink(0x1b6a4f), "teal": Ink(0x0a6873),
        "sky": Ink(0x1d6199), "indigo": Ink(0x4a4fb0), "plum": Ink(0x7d3f8d), "rose": Ink(0xa92f65), "brick": Ink(0xab2b3a),
        "cocoa": Ink(0x6e4a35), "slate": Ink(0x545f6a), "rest": edge,
    ]
}
