import Foundation
import TestSupport

extension WebSession {
    /// Uploads a file of a bank, takes the columns and accounts that were found, and leaves the preview open.
    public func previewBankFile(_ name: String, _ bytes: [UInt8]) throws {
        try get("/import")
        try submit("/import", filling: ["files": .file(name: name, type: "application/octet-stream", bytes: bytes)])
        try awaitBankWork()
        // One page for each file whose columns or accounts are guessed.
        while let page, page.status == 200, let form = page.document.forms.first(where: { $0.buttons.contains { $0["value"] == "again" } }) {
            // The button that goes on has no name, and a text in the person's language.
            try submit(form, pressing: form.buttons.first { $0["name"] == nil }?.text)
            try awaitBankWork()
        }
        guard hasBankButton("finish") else {
            throw PennyServer.Failure(description: "The file was answered with \(page?.status ?? 0): \(page?.text.prefix(400) ?? "")")
        }
    }

    /// Imports what the open preview proposes.
    public func finishBankImport() throws {
        try submit(page.map { String($0.target.prefix { $0 != "?" }) }, pressing: "finish")
        try awaitBankWork()
        guard page?.status == 200, !hasBankButton("finish") else {
            throw PennyServer.Failure(description: "The import was answered with \(page?.status ?? 0): \(page?.text.prefix(400) ?? "")")
        }
    }

    private func hasBankButton(_ value: String) -> Bool {
        page?.document.forms.contains { form in form.buttons.contains { $0["value"] == value } } ?? false
    }

    /// Opens the page of an import again while it says that the work goes on, more often than a browser would.
    private func awaitBankWork() throws {
        while let page, page.response["Refresh"] != nil {
            Thread.sleep(forTimeInterval: 0.05)
            try get(page.target)
        }
    }
}
