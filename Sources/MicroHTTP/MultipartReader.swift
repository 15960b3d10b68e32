import Spooling

/// Parses a complete `multipart/form-data` body (RFC 7578, RFC 2046).
///
/// libmicrohttpd has a parser of its own, but it needs a live connection; this one reads the same bytes in a test, in a fuzzer
/// and on a socket. Of a body in a file it reads a window at a time, and files that were uploaded stay in it.
struct MultipartReader {
    private let body: SpooledBytes
    private let delimiter: [UInt8]
    private let limits: FormBody.Limits
    private static let headerLimit = 8_192
    /// The bytes that are read first of a body in a file: as many as a field and its headers have as a rule.
    private static let firstWindow = 2_048

    init(body: SpooledBytes, boundary: String, limits: FormBody.Limits) throws(FormError) {
        guard (1...70).contains(boundary.utf8.count) else { throw .malformed }
        self.body = body
        self.delimiter = Array("\r\n--\(boundary)".utf8)
        self.limits = limits
    }

    func form() throws(FormError) -> FormBody {
        var form = FormBody()
        // A delimiter that opens the body has no line break before it.
        var position: Int
        if try has(delimiter.dropFirst(2), at: 0) {
            position = delimiter.count - 2
        } else if let first = try find(delimiter, from: 0) {
            position = first + delimiter.count
        } else {
            throw .malformed
        }
        while true {
            if try has(Array("--".utf8)[...], at: position) { return form }
            let boundaryEnd = position
            while try isBlank(at: position) {
                position += 1
                guard position - boundaryEnd < Self.headerLimit else { throw .malformed }
            }
            guard try has([0x0D, 0x0A], at: position) else { throw .malformed }
            guard let headersEnd = try find(Array("\r\n\r\n".utf8), from: position, within: Self.headerLimit),
                let end = try find(delimiter, from: headersEnd + 2)
            else { throw .malformed }
            // The line break that ends the headers of an empty part may also begin the next delimiter.
            let contents = body[min(headersEnd + 4, end)..<end]
            let headers = headersEnd > position ? try slice((position + 2)..<headersEnd) : []
            try read(headers: headers, contents: contents, into: &form)
            position = end + delimiter.count
        }
    }

    private func read(headers: ArraySlice<UInt8>, contents: SpooledBytes, into form: inout FormBody) throws(FormError) {
        var disposition: FieldParameters?
        var contentType: String?
        for line in headers.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .malformed }
            let value = line[(colon + 1)...].filter { $0 != UInt8(ascii: "\r") }
            switch trimmed(line[..<colon]).lowercased() {
            case "content-disposition": disposition = FieldParameters(String(decoding: value, as: UTF8.self))
            case "content-type": contentType = trimmed(value[...])
            default: break
            }
        }
        guard let disposition, disposition.value == "form-data", let name = disposition["name"] else { throw .malformed }
        let field = Self.unescaped(name)
        if field.utf8.count > FormBody.Limits.nameBytes || field.utf8.contains(0) || field.contains("\u{FFFD}") { throw .malformed }
        if let fileName = disposition["filename"] {
            if fileName.isEmpty && contents.isEmpty { return }
            if form.files.count >= limits.files { throw .tooManyFields }
            form.files.append(
                UploadedFile(
                    field: field, fileName: Self.lastComponent(Self.unescaped(fileName)),
                    contentType: contentType ?? "application/octet-stream", bytes: contents))
        } else {
            if form.fields.count >= limits.fields { throw .tooManyFields }
            let start = contents.prefix(limits.textBytes + TextCut.slack)
            let text = TextCut.beginning(of: try Self.readable { () throws(SpoolProblem) in try start.slice() }, beyond: limits.textBytes)
            guard ByteSearch.first(0, in: text) == nil, let value = String(validating: text, as: UTF8.self) else { throw .malformed }
            form.fields.add(field, value)
        }
    }

    /// Reverses the three escapes that the HTML standard applies to names.
    private static func unescaped(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "%")) else { return name }
        let bytes = Array(name.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index...].prefix(3).map(lowercased) {
            case Array("%22".utf8): result.append(UInt8(ascii: "\""))
            case Array("%0d".utf8): result.append(0x0D)
            case Array("%0a".utf8): result.append(0x0A)
            default:
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func lastComponent(_ name: String) -> String {
        let bytes = name.utf8.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        return String(decoding: (bytes.last ?? Substring().utf8).filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
    }

    private func isBlank(at position: Int) throws(FormError) -> Bool {
        let byte = try slice(position..<(position + 1)).first
        return byte == 0x20 || byte == 0x09
    }

    private func has(_ text: ArraySlice<UInt8>, at position: Int) throws(FormError) -> Bool {
        try slice(position..<(position + text.count)) == text
    }

    /// Returns the next position of `needle` that begins and ends within `limit` bytes.
    private func find(_ needle: [UInt8], from start: Int, within limit: Int = .max) throws(FormError) -> Int? {
        let end = limit < body.count - start ? start + limit : body.count
        var position = start, window = body.isInFile ? Self.firstWindow : body.count
        while position < end {
            let part = try slice(position..<min(end, position + window))
            if let hit = ByteSearch.first(needle, in: part) { return position + hit - part.startIndex }
            guard position + part.count < end else { return nil }
            // The needle may begin at the end of this window.
            position += part.count - (needle.count - 1)
            window = SpooledBytes.pieceSize
        }
        return nil
    }

    private func slice(_ range: Range<Int>) throws(FormError) -> ArraySlice<UInt8> {
        let part = body[range]
        return try Self.readable { () throws(SpoolProblem) in try part.slice() }
    }

    private static func readable<Result>(_ read: () throws(SpoolProblem) -> Result) throws(FormError) -> Result {
        do throws(SpoolProblem) { return try read() } catch { throw .unreadable }
    }
}
