/// The picture of a tile, unchanged.
public struct TilePicture: Sendable, Equatable {
    public let format: Format
    public let bytes: [UInt8]

    /// Picture formats that browsers show, detected by the first bytes and never by the server's headers.
    public enum Format: String, CaseIterable, Sendable {
        case png = "image/png", jpeg = "image/jpeg", webp = "image/webp"
    }

    /// Returns nil unless the bytes begin like a PNG, JPEG or WebP picture.
    public init?(_ bytes: [UInt8]) {
        guard let format = Format(firstBytes: bytes.prefix(16)) else { return nil }
        self.format = format
        self.bytes = bytes
    }
}

extension TilePicture.Format {
    fileprivate init?(firstBytes: ArraySlice<UInt8>) {
        func has(_ text: String, at offset: Int) -> Bool { firstBytes.dropFirst(offset).starts(with: text.utf8) }
        if firstBytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), has("IHDR", at: 12) {
            self = .png
        } else if firstBytes.starts(with: [0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if has("RIFF", at: 0), has("WEBP", at: 8) {
            self = .webp
        } else {
            return nil
        }
    }
}
