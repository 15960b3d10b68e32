import CVips

/// Reads one file by libvips. To be used in a process of its own: what it reads is hostile.
struct PictureReader {
    /// The bytes of the file.
    let bytes: [UInt8]
    let kind: PictureKind

    /// The quality of JPEG, of 100: text stays legible.
    private static let quality: Int32 = 82, smallQuality: Int32 = 75

    /// Returns the output of the process.
    func read() throws(PictureProblem) -> [UInt8] {
        guard cvips_load() == 1, cvips_start(kind == .pdf ? 1 : 0) == 1 else { throw .noLibrary }
        guard kind == .pdf || PictureEnd.isPresent(in: bytes) else { throw .unreadable }
        var width: Int32 = 0, height: Int32 = 0
        guard cvips_size(bytes, bytes.count, kind == .pdf ? 1 : 0, &width, &height) == 1 else { throw .unreadable }
        guard PictureLimits.allow(width: Int(width), height: Int(height)) else { throw .tooLarge }
        guard let image = decoded(width: width, height: height) else { throw .unreadable }
        defer { cvips_release(image) }
        guard let small = cvips_shrunk(image, Int32(PictureLimits.smallSide)) else { throw .unreadable }
        defer { cvips_release(small) }
        return Picture.output(full: try full(image), small: try written(small, isPNG: cvips_has_alpha(small) != 0, Self.smallQuality))
    }

    private func decoded(width: Int32, height: Int32) -> OpaquePointer? {
        let side = PictureLimits.writtenSide
        guard kind == .pdf else { return cvips_picture(bytes, bytes.count, Int32(side)) }
        // At most 200 dots an inch.
        return cvips_page(bytes, bytes.count, min(200.0 / 72, Double(side) / Double(max(width, height))))
    }

    /// Returns the image as PNG if that keeps transparency, or is about as small: text on paper has sharp edges then.
    private func full(_ image: OpaquePointer) throws(PictureProblem) -> [UInt8] {
        if cvips_has_alpha(image) != 0 { return try written(image, isPNG: true, Self.quality) }
        let photo = try written(image, isPNG: false, Self.quality)
        guard kind.isDrawn else { return photo }
        let drawing = try written(image, isPNG: true, Self.quality)
        return drawing.count <= photo.count + photo.count / 4 ? drawing : photo
    }

    private func written(_ image: OpaquePointer, isPNG: Bool, _ quality: Int32) throws(PictureProblem) -> [UInt8] {
        var count = 0
        guard let start = cvips_written(image, isPNG ? 0 : quality, &count) else { throw .unreadable }
        defer { cvips_free(start) }
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}
