import Foundation
import MicroHTTP
import Testing

struct StaticFilesTests {
    @Test func `files are served with their type, a tag and caching`() throws {
        try withFolder { files in
            let plain = try #require(files.respond(to: Request(.get, "/penny.css")))
            #expect(plain.status == .ok)
            #expect(plain.bytes == Array("body{}".utf8))
            #expect(plain.headers["content-type"] == "text/css; charset=utf-8")
            #expect(plain.headers["cache-control"] == "no-cache")
            #expect(plain.headers["x-content-type-options"] == "nosniff")
            let fingerprinted = try #require(files.respond(to: Request(.head, files.url(for: "penny.css"))))
            #expect(fingerprinted.headers["cache-control"] == "public, max-age=31536000, immutable")
            let stale = try #require(files.respond(to: Request(.get, "/penny.css?v=01234567")))
            #expect(stale.headers["cache-control"] == "no-cache")
            #expect(files.respond(to: Request(.get, "/icons/a.svg"))?.headers["content-type"] == "image/svg+xml")
        }
    }

    @Test func `a browser that has the file gets 304`() throws {
        try withFolder { files in
            let tag = try #require(files.respond(to: Request(.get, "/penny.css"))?.headers["etag"])
            for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
                let answer = try #require(files.respond(to: Request(.get, "/penny.css", headers: ["If-None-Match": known])))
                #expect(answer.status == .notModified)
                #expect(answer.bytes == [])
                #expect(answer.headers["etag"] == tag)
            }
            let other = files.respond(to: Request(.get, "/penny.css", headers: ["If-None-Match": "\"x\""]))
            #expect(other?.status == .ok)
        }
    }

    @Test func `dot files, links, unknown types and other paths are not served`() throws {
        try withFolder { files in
            #expect(files.paths == ["/icons/a.svg", "/penny.css"])
            for path in ["/.secret.css", "/link.css", "/notes.sqlite", "/../penny.css", "/icons", "/", "/PENNY.css"] {
                #expect(files.respond(to: Request(path: path, query: [:])) == nil)
            }
            #expect(files.respond(to: Request(.post, "/penny.css")) == nil)
        }
    }

    @Test func `addresses carry a fingerprint and the base path`() throws {
        try withFolder(basePath: "/penny") { files in
            let url = files.url(for: "penny.css")
            #expect(url.hasPrefix("/penny/penny.css?v="))
            #expect(url.utf8.count == "/penny/penny.css?v=".utf8.count + 6)
            #expect(files.url(for: "absent.css") == "/penny/absent.css")
        }
    }

    @Test func `a folder that is not there is an error that names it`() {
        #expect(throws: StaticFiles.Unreadable.self) { try StaticFiles(directory: "/nowhere/at/all") }
    }

    private func withFolder(basePath: String = "", _ body: (StaticFiles) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "icons"), withIntermediateDirectories: true)
        let contents = ["penny.css": "body{}", ".secret.css": "x", "notes.sqlite": "x", "icons/a.svg": "<svg/>"]
        for (name, text) in contents { try Data(text.utf8).write(to: folder.appending(path: name)) }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.css"), withDestinationURL: folder.appending(path: "penny.css"))
        try body(try StaticFiles(directory: folder.path, basePath: basePath))
    }
}
