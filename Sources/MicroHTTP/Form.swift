/// What a posted form holds: its fields, and the files chosen in it.
public struct Form: Sendable {
    /// The fields that are not files.
    public var fields: Fields
    /// The files, in order; a file input without a choice gives none.
    public var files: [UploadedFile]

    /// Makes a form from its parts.
    public init(fields: Fields = Fields(), files: [UploadedFile] = []) {
        self.fields = fields
        self.files = files
    }

    /// The first value of a field.
    public subscript(name: String) -> String? { fields[name] }

    /// The first file of a field.
    public func file(_ field: String) -> UploadedFile? { files.first { $0.field == field } }

    /// How much a form may hold.
    public struct Limits: Sendable {
        /// The most fields.
        public var fields: Int
        /// The most files.
        public var files: Int
        /// The longest value of a field that is no file, in bytes. Of a longer one only the beginning is kept, a little more than this: it is
        /// still too long for whoever reads it, and nobody has to decode and check megabytes to find that out.
        public var textBytes: Int

        /// Makes limits.
        public init(fields: Int = 2_000, files: Int = 50, textBytes: Int = 256 * 1024) {
            self.fields = fields
            self.files = files
            self.textBytes = textBytes
        }

        /// The longest name of a field, in bytes.
        static let nameBytes = 200
    }
}

/// A file that came with a form.
public struct UploadedFile: Sendable, Equatable {
    /// The name of the input.
    public var field: String
    /// The last component of the name the browser gave, without control characters; may be empty, and proves nothing.
    public var fileName: String
    /// The media type the browser gave, which proves nothing; `application/octet-stream` when it gave none.
    public var contentType: String
    /// The contents: a part of the request's body, and no copy of it.
    public var bytes: ArraySlice<UInt8>

    /// Makes a file from its parts.
    public init(field: String, fileName: String, contentType: String, bytes: ArraySlice<UInt8>) {
        self.field = field
        self.fileName = fileName
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// Why a body is not a form.
public enum FormError: Error, Sendable, Equatable {
    /// The content type is neither `application/x-www-form-urlencoded` nor `multipart/form-data`.
    case unsupportedMediaType
    /// The bytes do not follow the content type, a name or value is not UTF-8 or has a NUL, or a name is longer than 200 bytes.
    case malformed
    /// There are more fields or files than the limits allow.
    case tooManyFields

    /// The status to answer with: 415, 400 or 413.
    public var status: Status {
        switch self {
        case .unsupportedMediaType: .unsupportedMediaType
        case .malformed: .badRequest
        case .tooManyFields: .contentTooLarge
        }
    }
}

extension Request {
    /// The posted form, read by the `Content-Type`; an empty body without one is an empty form.
    ///
    /// Each call reads the body again, so take it once.
    public var form: Form {
        get throws(FormError) { try form(limits: Form.Limits()) }
    }

    /// The posted form, with other limits than usual.
    public func form(limits: Form.Limits) throws(FormError) -> Form {
        guard let contentType = headers["content-type"] else {
            if body.isEmpty { return Form() }
            throw .unsupportedMediaType
        }
        let type = FieldParameters(contentType)
        switch type.value {
        case "application/x-www-form-urlencoded":
            return Form(fields: try Fields(urlEncoded: body[...], limit: limits.fields, textBytes: limits.textBytes))
        case "multipart/form-data":
            guard let boundary = type["boundary"] else { throw .malformed }
            return try MultipartReader(body: body, boundary: boundary, limits: limits).form()
        default:
            throw .unsupportedMediaType
        }
    }
}
