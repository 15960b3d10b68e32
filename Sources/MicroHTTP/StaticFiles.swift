import Glibc

/// A directory of small files, read into memory once and served with entity tags and long caching.
///
/// Only files found at the start are served, so no path leads anywhere else; names that begin with a dot, symbolic links and
/// unknown types are left out.
/// types that are not known are left out.
public struct StaticFiles: Sendable {
    private let basePath: String
    private let files: [String: File]

    private struct File: Sendable {
        var contents: [UInt8]
        var contentType: String
        var tag: EntityTag
    }

    /// A directory or file could not be read.
    public struct Unreadable: Error, CustomStringConvertible {
        /// Its path.
        public let path: String
        /// The system's message.
        public let reason: String
        /// Both in one line.
        public var description: String { "\(path) cannot be read: \(reason)" }
    }

    /// Reads a directory recursively; `basePath` is the prefix of the URLs that ``url(for:)`` returns.
    public init(directory: String, basePath: String = "") throws(Unreadable) {
        self.basePath = basePath
        var files: [String: File] = [:]
        try Self.read(directory, below: "", into: &files)
        self.files = files
    }

    /// The paths below the base path in order, such as `/penny.css`.
    public var paths: [String] { files.keys.sorted() }

    /// Returns the URL of a file with a fingerprint of its contents, `/penny.css?v=…`; the plain URL for an unknown name.
    public func url(for name: String) -> String {
        guard let file = files["/" + name] else { return "\(basePath)/\(name)" }
        return "\(basePath)/\(name)?v=\(file.tag.fingerprint)"
    }

    /// Returns the response to a GET or HEAD for one of the files, 304 if the browser has it; nil for any other request.
    public func respond(to request: Request) -> Response? {
        guard request.method == .get || request.method == .head, let file = files[request.path] else { return nil }
        var response = Response(.ok)
        if let known = request.headers["if-none-match"], file.tag.matches(ifNoneMatch: known) {
            response.status = .notModified
        } else {
            response.body = .bytes(file.contents)
            response.headers.add("Content-Type", file.contentType)
        }
        let isFingerprinted = request.query["v"] == file.tag.fingerprint
        response.headers.add("ETag", file.tag.headerValue)
        response.headers.add("Cache-Control", isFingerprinted ? "public, max-age=31536000, immutable" : "no-cache")
        response.headers.add("X-Content-Type-Options", "nosniff")
        return response
    }

    private static func read(_ directory: String, below path: String, into files: inout [String: File]) throws(Unreadable) {
        guard let stream = opendir(directory) else { throw unreadable(directory) }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let location = "\(directory)/\(name)"
            var status = stat()
            guard lstat(location, &status) == 0 else { throw unreadable(location) }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                try read(location, below: "\(path)/\(name)", into: &files)
            case S_IFREG:
                guard let contentType = contentType(of: name) else { continue }
                let contents = try contents(of: location)
                files["\(path)/\(name)"] = File(contents: contents, contentType: contentType, tag: EntityTag(of: contents))
            default:
                continue
            }
        }
    }

    private static func contents(of path: String) throws(Unreadable) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw unreadable(path) }
        defer { close(file) }
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0 { throw unreadable(path) }
            if count == 0 { return contents }
            contents += chunk[..<count]
        }
    }

    private static func unreadable(_ path: String) -> Unreadable {
        Unreadable(path: path, reason: String(cString: strerror(errno)))
    }

    private static func contentType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "ico": "image/x-icon"
        case "webmanifest": "application/manifest+json"
        case "json": "application/json"
        case "woff2": "font/woff2"
        case "txt": "text/plain; charset=utf-8"
        default: nil
        }
    }
}
