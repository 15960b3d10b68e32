/// A file stored with a transaction, such as a photographed receipt. Its bytes are read separately.
public struct Receipt: Sendable, Equatable {
    public typealias ID = Identifier<Receipt>

    public let id: ID
    /// The name it was uploaded with, for display; its extension matches its type.
    public let name: String
    public let type: FileType
    /// The size in bytes.
    public let size: Int
    /// True for a file as somebody sent it, which is only downloaded; false for a picture that this program has written itself.
    public let isOriginal: Bool
    /// True if there is a small picture of it, or one can be made; false once it is known that there is none.
    public let hasPreview: Bool

    public init(id: ID, name: String, type: FileType, size: Int, isOriginal: Bool = true, hasPreview: Bool = true) {
        self.id = id
        self.name = type.named(name)
        self.type = type
        self.size = size
        self.isOriginal = isOriginal
        self.hasPreview = hasPreview
    }

    /// The accepted file types, detected by their first bytes and never by the name.
    public enum FileType: String, CaseIterable, Sendable {
        case jpeg = "image/jpeg", png = "image/png", webp = "image/webp", heic = "image/heic", pdf = "application/pdf"

        /// The number of bytes that tell the type.
        public static let headLength = 12

        /// Detects the type by the first bytes of a file, at least ``headLength`` of a longer one; nil for any other file.
        public init?(firstBytes bytes: some Collection<UInt8>) {
            let head = Array(bytes.prefix(Self.headLength))
            func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
            if head.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                self = .png
            } else if has("RIFF"), has("WEBP", at: 8) {
                self = .webp
            } else if has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1"].contains(where: { has($0, at: 8) }) {
                self = .heic
            } else if has("%PDF-") {
                self = .pdf
            } else {
                return nil
            }
        }
    }

    /// The maximum length of a name, in characters.
    public static let nameLimit = 100

    /// A file to be stored with a record.
    public struct Addition: Sendable, Equatable {
        public let name: String
        public let type: FileType
        public let contents: Contents
        public let isOriginal: Bool
        /// A picture of it that browsers may show, and a small one; nil for none. Of a file that is such a picture itself only the small one.
        public let picture: Contents?, preview: [UInt8]?

        public init(
            name: String, type: FileType, contents: Contents, isOriginal: Bool = true, picture: Contents? = nil, preview: [UInt8]? = nil
        ) {
            (self.name, self.type, self.contents) = (type.named(name), type, contents)
            (self.isOriginal, self.picture, self.preview) = (isOriginal, picture, preview)
        }

        /// A file with its bytes in memory.
        public init(name: String, type: FileType, bytes: [UInt8], isOriginal: Bool = true, picture: [UInt8]? = nil, preview: [UInt8]? = nil) {
            self.init(
                name: name, type: type, contents: Contents(bytes), isOriginal: isOriginal, picture: picture.map(Contents.init), preview: preview)
        }
    }

    /// The bytes of a file, which may be read when they are stored, so that they are not in memory before.
    public struct Contents: Sendable, Equatable {
        /// The number of bytes.
        public let count: Int
        /// Calls a function with the bytes, piece by piece in their order; throws what it throws, or if they are not there any more.
        public let eachPiece: @Sendable (_ use: (ArraySlice<UInt8>) throws -> Void) throws -> Void

        public init(count: Int, eachPiece: @escaping @Sendable (_ use: (ArraySlice<UInt8>) throws -> Void) throws -> Void) {
            (self.count, self.eachPiece) = (count, eachPiece)
        }

        /// Bytes in memory.
        public init(_ bytes: [UInt8]) { self.init(count: bytes.count) { try $0(bytes[...]) } }

        /// Returns the bytes in memory.
        public func bytes() throws -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            try eachPiece { bytes += $0 }
            return bytes
        }

        /// Compares the bytes; an unreadable file equals none.
        public static func == (one: Self, other: Self) -> Bool {
            guard one.count == other.count, let left = try? one.bytes(), let right = try? other.bytes() else { return false }
            return left == right
        }
    }

    /// The change of a record's receipts when it is saved.
    public struct Changes: Sendable, Equatable {
        public var removed: Set<ID>
        public var added: [Addition]

        public init(removed: Set<ID> = [], added: [Addition] = []) { (self.removed, self.added) = (removed, added) }

        public static let none = Changes()
    }

    /// The maximum size of a file, in bytes.
    public static let sizeLimit = 8 * 1024 * 1024
    /// The maximum size of all files of a form, in bytes.
    public static let requestLimit = 4 * sizeLimit
    /// The maximum number of receipts of a record.
    public static let limitPerRecord = 10
}
