import CMicroHTTPD
import Glibc

/// Checks that every byte of a request's head in libmicrohttpd's buffer belongs to a part that was read.
///
/// libmicrohttpd before 1.0 parses the head in place and skips what it does not understand: it ends a value at a NUL, accepts a
/// bare line feed as the end of a line, and appends a folded line to the *name* of the previous field. A proxy in front may parse
/// such a head differently (RFC 9112, sections 2.2, 5.2 and 11.2). If the parts do not follow each other as in
/// `METHOD SP TARGET SP VERSION CRLF *(NAME ":" OWS VALUE CRLF) CRLF`, something was skipped.
struct HeadLayout {
    private var position: UnsafePointer<CChar>
    private var isGapless = true

    /// Checks the request line; `targetEnd` is the byte after the target as it was sent.
    init(targetEnd: UnsafePointer<CChar>, version: UnsafePointer<CChar>) {
        position = version + strlen(version) + 2
        if version != targetEnd + 1 { isGapless = false }
    }

    /// Checks a field.
    mutating func add(name: UnsafePointer<CChar>, _ nameCount: Int, value: UnsafePointer<CChar>?, _ valueCount: Int) {
        guard isGapless, name == position, let value, value > name + nameCount else {
            isGapless = false
            return
        }
        // The colon has been replaced by a NUL; spaces follow it.
        var space = name + nameCount + 1
        while space < value, space.pointee == 0x20 || space.pointee == 0x09 { space += 1 }
        isGapless = space == value
        position = value + valueCount + 2
    }

    /// Returns true if the fields end where the head does, with a blank line.
    func ends(method: UnsafePointer<CChar>, size: Int) -> Bool { isGapless && position + 2 == method + size }
}
