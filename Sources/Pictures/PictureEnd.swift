/// The end of a picture's file. libvips shows the beginning of one that was cut off, with grey below.
enum PictureEnd {
    /// Returns false for a JPEG or PNG file without its end; other formats have their length at the beginning, which libvips checks.
    static func isPresent(in bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xD8]) { return isJPEGWhole(bytes) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return isPNGWhole(bytes) }
        return true
    }

    /// True if the image ends (EOI) after the beginning of its last scan (SOS). Compressed data contains neither marker.
    private static func isJPEGWhole(_ bytes: [UInt8]) -> Bool {
        var index = bytes.count - 2
        while index >= 0 {
            if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
            if bytes[index] == 0xFF, bytes[index + 1] == 0xDA { return false }
            index -= 1
        }
        return false
    }

    /// True if the chunks follow each other up to the last one (IEND).
    private static func isPNGWhole(_ bytes: [UInt8]) -> Bool {
        var index = 8
        while bytes.count - index >= 12 {
            let length = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - index - 12 else { return false }
            if bytes[(index + 4)..<(index + 8)].elementsEqual("IEND".utf8) { return true }
            index += length + 12
        }
        return false
    }
}
