import Foundation

/// The two encodings in which browsers send forms.
public enum FormEncoding {
    /// Encodes as `application/x-www-form-urlencoded` (WHATWG URL, section 5.2); line ends become CR LF as in browsers.
    public static func urlEncoded(_ entries: [FormEntry]) -> String {
        entries.map { "\(escape($0.name))=\(escape(fieldText($0.value)))" }.joined(separator: "&")
    }

    /// Encodes as `multipart/form-data` (RFC 7578), with names escaped as browsers do.
    public static func multipart(_ entries: [FormEntry], boundary: String) -> [UInt8] {
        var body: [UInt8] = []
        for entry in entries {
            body += Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(quote(entry.name))\"".utf8)
            if case .file(let name, let type, let bytes) = entry.value {
                body += Array("; filename=\"\(quote(name))\"\r\nContent-Type: \(type)\r\n\r\n".utf8) + bytes
            } else {
                body += Array("\r\n\r\n\(lines(entry.value.text))".utf8)
            }
            body += Array("\r\n".utf8)
        }
        return body + Array("--\(boundary)--\r\n".utf8)
    }

    static func escape(_ text: String) -> String {
        var escaped = ""
        for byte in lines(text).utf8 {
            if byte.isLetter || byte.isDigit || "*-._".utf8.contains(byte) {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                escaped += byte == 0x20 ? "+" : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return escaped
    }

    private static func fieldText(_ value: FormValue) -> String {
        if case .file(let name, _, _) = value { return name }
        return value.text
    }

    private static func lines(_ text: String) -> String {
        text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            .replacingOccurrences(of: "\n", with: "\r\n")
    }

    private static func quote(_ name: String) -> String {
        name.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}
