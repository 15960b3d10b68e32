/// The end of a picture's file. libvips shows the beginning of one that was cut off, with grey below.
enum PictureEnd {
    /// Returns false for a JPEG or PNG file without its end; other formats have their length at the beginning, which libvips checks.
    static func isPresent(in bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xD8]) { return isJPEGWhole(bytes) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return isPNGWhole(bytes) }
        return true
    }

    /// True if the segments follow each other up to the end (EOI). Whatever comes behind does not count, such as the film of a photo that moves.
    private static func isJPEGWhole(_ bytes: [UInt8]) -> Bool {
        var index = 2
        while index < bytes.count - 3 {
            switch (bytes[index], bytes[index + 1]) {
            case (0xFF, 0xD9): return true
            // Compressed data (FF00 for FF, and restarts), fill bytes, and markers without a length.
            case (0xFF, 0x00), (0xFF, 0x01), (0xFF, 0xD0...0xD8): index += 2
            case (0xFF, 0x02...0xFE): index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
            default: index += 1
            }
        }
        return bytes.suffix(2) == [0xFF, 0xD9] || bytes.suffix(3).starts(with: [0xFF, 0xD9])
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
