/// The kind of a file to make a picture of.
public enum PictureKind: String, Sendable, CaseIterable {
    /// A photo in JPEG or HEIC.
    case photo
    /// A picture in PNG or WebP, such as a screenshot.
    case drawing
    /// The first page of a PDF.
    case pdf

    /// True if it may be text, with sharp edges.
    var isDrawn: Bool { self != .photo }
}
