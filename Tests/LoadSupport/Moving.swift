import TestSupport

extension WebSession {
    /// The file that the settings page makes of everything that the person has.
    public func export() throws -> [UInt8] {
        try get("/settings/export")
        let page = try submit("/settings/export")
        guard page.status == 200, page.response["Content-Type"] == "application/zip" else {
            throw PennyServer.Failure(description: "The export was answered with \(page.status): \(page.text.prefix(400))")
        }
        return page.response.body
    }

    /// Sends an exported file, and leaves the page open that asks whether it is to replace the book.
    public func sendImport(_ file: [UInt8]) throws {
        try get("/settings/import")
        let page = try submit("/settings/import", filling: ["file": .file(name: "penny.zip", type: "application/zip", bytes: file)])
        guard page.status == 200, page.redirects.first?.status == 303 else {
            throw PennyServer.Failure(description: "The file was answered with \(page.status): \(page.text.prefix(400))")
        }
    }

    /// Replaces the book with the file that was sent.
    public func replaceBook() throws {
        let page = try submit("/settings/import/replace")
        guard page.status == 200, page.redirects.first?.status == 303 else {
            throw PennyServer.Failure(description: "The import was answered with \(page.status): \(page.text.prefix(400))")
        }
    }
}
