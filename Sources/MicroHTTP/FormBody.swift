import Spooling

/// A posted form: its fields and its files.
public struct FormBody: Sendable {
    /// The fields that are not files.
    public var fields: Fields
    /// The files in order; a file input without a selection contributes none.
    public var files: [UploadedFile]

    /// Creates a form from its parts.
    public init(fields: Fields = Fields(), files: [UploadedFile] = []) {
        self.fields = fields
        self.files = files
    }

    /// The first value of a field.
    public subscript(name: String) -> String? { fields[name] }

    /// Returns the first file of a field.
    public func file(_ field: String) -> UploadedFile? { files.first { $0.field == field } }

    /// Limits on the contents of a form.
    public struct Limits: Sendable {
        /// The maximum number of fields.
        public var fields: Int
        /// The maximum number of files.
        public var files: Int
        /// The maximum length of a value that is not a file, in bytes. A longer value is cut slightly above this limit: it is
        /// still too long for its reader, and nobody has to decode and check megabytes to find that out.
        public var textBytes: Int

        /// Creates limits.
        public init(fields: Int = 2_000, files: Int = 50, textBytes: Int = 256 * 1024) {
            self.fields = fields
            self.files = files
            self.textBytes = textBytes
        }

        /// The maximum length of a field name, in bytes.
        static let nameBytes = 200
    }
}

/// A file uploaded with a form.
public struct UploadedFile: Sendable, Equatable {
    /// The name of the file input.
    public var field: String
    /// The last component of the name that the browser sent, without control characters; may be empty, and must not be trusted.
    public var fileName: String
    /// The media type that the browser sent, which must not be trusted; `application/octet-stream` if it sent none.
    public var contentType: String
    /// The contents: a part of the request's body, not a copy.
    public var bytes: SpooledBytes

    /// Creates a file from its parts.
    public init(field: String, fileName: String, contentType: String, bytes: SpooledBytes) {
        self.field = field
        self.fileName = fileName
        self.contentType = contentType
        self.bytes = bytes
    }
}

/// The reason why a body is not a valid form.
public enum FormError: Error, Sendable, Equatable {
    /// The content type is neither `application/x-www-form-urlencoded` nor `multipart/form-data`.
    case unsupportedMediaType
    /// The bytes do not match the content type, a name or value is not UTF-8 or contains NUL, or a name is longer than 200 bytes.
    case malformed
    /// More fields or files than the limits allow.
    case tooManyFields
    /// The disk that holds the body does not give it back.
    case unreadable

    /// The status to respond with: 415, 400, 413 or 500.
    public var status: Status {
        switch self {
        case .unsupportedMediaType: .unsupportedMediaType
        case .malformed: .badRequest
        case .tooManyFields: .contentTooLarge
        case .unreadable: .internalServerError
        }
    }
}

extension Request {
    /// The posted form, parsed according to `Content-Type`; an empty body without one is an empty form.
    ///
    /// Each call parses the body again.
    public var form: FormBody {
        get throws(FormError) { try form(limits: FormBody.Limits()) }
    }

    /// Parses the posted form with custom limits.
    public func form(limits: FormBody.Limits) throws(FormError) -> FormBody {
        guard let contentType = headers["content-type"] else {
            if body.isEmpty { return FormBody() }
            throw .unsupportedMediaType
        }
        let type = FieldParameters(contentType)
        switch type.value {
        case "application/x-www-form-urlencoded":
            let bytes: ArraySlice<UInt8>
            do throws(SpoolProblem) { bytes = try body.slice() } catch { throw .unreadable }
            return FormBody(fields: try Fields(urlEncoded: bytes, limit: limits.fields, textBytes: limits.textBytes))
        case "multipart/form-data":
            guard let boundary = type["boundary"] else { throw .malformed }
            return try MultipartReader(body: body, boundary: boundary, limits: limits).form()
        default:
            throw .unsupportedMediaType
        }
    }
}
