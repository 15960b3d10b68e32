/// The sizes of pictures.
public enum PictureLimits {
    /// The longest side of a picture that is read, in pixels.
    public static let side = 16_384
    /// The largest picture that is read, in millions of pixels.
    public static let millions = 64
    /// The longest side of a picture that is written, in pixels: a receipt on A4 at 200 dots an inch.
    static let writtenSide = 2_400
    /// The longest side of a small picture, in pixels.
    static let smallSide = 480
    /// The largest file, in bytes.
    static let bytes = 16 << 20

    static func allow(width: Int, height: Int) -> Bool {
        1...side ~= width && 1...side ~= height && width * height <= millions * 1_000_000
    }
}
