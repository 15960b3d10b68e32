/// The picture of a banner. Its type and size are read from its bytes, never from a server's headers.
public struct BannerImage: Sendable, Equatable {
    public let format: Format
    public let size: Banner.ImageSize
    public let bytes: [UInt8]

    /// Picture formats that browsers show. SVG is not one of them, since it can contain scripts and links.
    public enum Format: String, CaseIterable, Sendable {
        case png = "image/png", jpeg = "image/jpeg", webp = "image/webp", gif = "image/gif"
    }

    /// The maximum size of a file, in bytes.
    public static let sizeLimit = 300 * 1024
    /// The maximum width and height, in pixels.
    public static let pixelLimit = 4_096

    /// Returns nil unless the bytes begin like a PNG, JPEG, WebP or GIF picture of 1 to ``pixelLimit`` pixels in each direction.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.sizeLimit, let (format, size) = ImageHead(bytes: bytes).read else { return nil }
        guard 1...Self.pixelLimit ~= size.width, 1...Self.pixelLimit ~= size.height else { return nil }
        self.format = format
        self.size = size
        self.bytes = bytes
    }
}

/// Parses format and size from the first bytes of a picture.
private struct ImageHead {
    let bytes: [UInt8]

    var read: (BannerImage.Format, Banner.ImageSize)? {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), has("IHDR", at: 12) {
            return size(big(16, 4), big(20, 4)).map { (.png, $0) }
        }
        if has("GIF87a", at: 0) || has("GIF89a", at: 0) { return size(little(6, 2), little(8, 2)).map { (.gif, $0) } }
        if has("RIFF", at: 0), has("WEBP", at: 8) { return webP.map { (.webp, $0) } }
        if bytes.starts(with: [0xff, 0xd8, 0xff]) { return jpeg.map { (.jpeg, $0) } }
        return nil
    }

    /// The size of the three kinds of the WebP container specification: lossy, lossless, extended.
    private var webP: Banner.ImageSize? {
        if has("VP8 ", at: 12) { return size(little(26, 2).map { $0 & 0x3fff }, little(28, 2).map { $0 & 0x3fff }) }
        if has("VP8L", at: 12) { return size(little(21, 4).map { $0 & 0x3fff + 1 }, little(21, 4).map { $0 >> 14 & 0x3fff + 1 }) }
        if has("VP8X", at: 12) { return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 }) }
        return nil
    }

    /// The size in the start-of-frame segment, found by skipping the segments before it (ITU-T T.81, B.1.1).
    private var jpeg: Banner.ImageSize? {
        var offset = 2
        while let marker = big(offset, 2), marker >> 8 == 0xff, let length = big(offset + 2, 2), length >= 2 {
            if 0xffc0...0xffcf ~= marker, ![0xffc4, 0xffc8, 0xffcc].contains(marker) { return size(big(offset + 7, 2), big(offset + 5, 2)) }
            offset += 2 + length
        }
        return nil
    }

    private func size(_ width: Int?, _ height: Int?) -> Banner.ImageSize? {
        width.flatMap { width in height.map { Banner.ImageSize(width: width, height: $0) } }
    }

    private func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }

    private func big(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func little(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
