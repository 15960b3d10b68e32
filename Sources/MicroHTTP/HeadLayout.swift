import CMicroHTTPD
import Glibc

/// The place of every byte of a request's head in libmicrohttpd's buffer.
///
/// libmicrohttpd before 1.0 reads a head in place and leaves out what it does not understand: it ends a value at a NUL, takes a bare line
/// feed for the end of a line, and adds a folded line to the *name* of the field before. A proxy in front may read such a head otherwise
/// (RFC 9112, 2.2, 5.2 and 11.2). Where the parts do not follow each other as in `METHOD SP TARGET SP VERSION CRLF *(NAME ":" OWS VALUE CRLF)
/// CRLF`, something was left out.
struct HeadLayout {
    private var position: UnsafePointer<CChar>
    private var isGapless = true

    /// Follows the request line; `targetEnd` is the place behind the target as it came.
    init(targetEnd: UnsafePointer<CChar>, version: UnsafePointer<CChar>) {
        position = version + strlen(version) + 2
        if version != targetEnd + 1 { isGapless = false }
    }

    /// Follows a field.
    mutating func add(name: UnsafePointer<CChar>, _ nameCount: Int, value: UnsafePointer<CChar>?, _ valueCount: Int) {
        guard isGapless, name == position, let value, value > name + nameCount else {
            isGapless = false
            return
        }
        // The colon is a NUL by now, and spaces follow it.
        var space = name + nameCount + 1
        while space < value, space.pointee == 0x20 || space.pointee == 0x09 { space += 1 }
        isGapless = space == value
        position = value + valueCount + 2
    }

    /// Whether the fields end where the head does, with a blank line.
    func ends(method: UnsafePointer<CChar>, size: Int) -> Bool { isGapless && position + 2 == method + size }
}
