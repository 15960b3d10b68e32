import Bookkeeping
import Exports
import TestSupport
import Testing

@testable import MicroHTTP
@testable import Web

/// The limits on request bodies (SECURITY, 25).
@Suite struct BodyLimitTests {
    static let usual = 256 * 1024, receipt = Receipt.requestLimit + usual, export = ImportFile.sizeLimit + usual

    /// The forms with a file input.
    static let receipts = ["/transactions", "/transactions/\(SampleID.transaction(9))", "/transactions/place"]
    static let others = [
        "/", "/sign-in", "/sign-up", "/quick", "/accounts", "/transactions/\(SampleID.transaction(9))/delete", "/transactions/", "/transactionsx",
        "/transactions/a/b/c",
        "/transactions/new", "/settings/import/replace", "/settings/imports", "/api/v1/transactions", "/penny.css", "/nowhere",
    ]

    private static func limit(_ method: MicroHTTP.Method, _ path: String, _ household: Household, _ browser: Browser) -> Int {
        request(path, browser, method) { household.site.application.bodyLimit($0) }
    }

    /// Returns the answer to a request of which only the head has been received.
    private static func request<Answer>(
        _ path: String, _ browser: Browser, _ method: MicroHTTP.Method = .post, as type: String = "multipart/form-data; boundary=x",
        _ ask: (Request) -> Answer
    ) -> Answer {
        let cookies = browser.web.cookies.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
        return ask(Request(method, path, headers: ["Cookie": cookies, "Content-Type": type], host: "penny.local:8080"))
    }

    @Test func `a member may send receipts and an export where they can be chosen, and nowhere else`() throws {
        let household = try Household()
        for path in Self.receipts { #expect(Self.limit(.post, path, household, household.ada) == Self.receipt, "\(path)") }
        #expect(Self.limit(.post, "/settings/import", household, household.ada) == Self.export)
        for path in Self.others { #expect(Self.limit(.post, path, household, household.ada) == Self.usual, "\(path)") }
        for path in Self.receipts + ["/settings/import"] { #expect(Self.limit(.get, path, household, household.ada) == Self.usual, "\(path)") }
    }

    @Test func `a form without parts can bring no file and may be as small as any other`() throws {
        let household = try Household()
        for path in Self.receipts + ["/settings/import"] {
            for type in ["application/x-www-form-urlencoded", "text/plain", "application/json"] {
                #expect(Self.request(path, household.ada, as: type) { household.site.application.bodyLimit($0) } == Self.usual, "\(path) \(type)")
            }
        }
    }

    @Test func `a guest may send little everywhere`() throws {
        let household = try Household()
        for path in Self.receipts + Self.others + ["/settings/import"] {
            #expect(Self.limit(.post, path, household, household.site.browser()) == Self.usual, "\(path)")
        }
    }

    @Test func `who has to give the password or the passcode first may send little until then`() throws {
        let household = try Household()
        household.site.clock.advance(seconds: 700)
        #expect(Self.limit(.post, "/settings/import", household, household.ada) == Self.usual)
        #expect(Self.limit(.post, "/transactions", household, household.ada) == Self.receipt)
        try household.ada.post("/settings/confirm", [("password", Household.password)])
        #expect(Self.limit(.post, "/settings/import", household, household.ada) == Self.export)
        try household.ada.post("/settings/passcode", [("passcode", "2580"), ("passcode_again", "2580"), ("lock_after", "5")])
        try household.ada.post("/lock")
        for path in Self.receipts + ["/settings/import"] { #expect(Self.limit(.post, path, household, household.ada) == Self.usual, "\(path)") }
    }

    @Test func `who has to sign in first is told to send it again, and not that a receipt is too large`() throws {
        let household = try Household(), receipt = SampleFile.png + [UInt8](repeating: 0, count: 2 * 1024 * 1024)
        let answer = try household.site.browser().upload("/transactions", [], file: ("attachment", "receipt.png", receipt))
        #expect(answer.status == 413)
        #expect(answer.document.first("h1")?.text == "Please send that again")
        let nowhere = try household.site.browser().upload("/sign-in", [], file: ("attachment", "receipt.png", receipt))
        #expect(nowhere.status == 413)
        #expect(nowhere.document.first("h1")?.text == "That is too large")
    }

    @Test func `what was too large is told with its limit, and the way back to its form`() throws {
        let household = try Household()
        func page(_ path: String, from sender: String? = nil) -> String {
            let answer = Self.request(path, household.ada) { request in
                var request = request
                if let sender { request.headers.add("Referer", "http://penny.local:8080" + sender) }
                return household.site.application.refuse(.contentTooLarge, request)
            }
            return String(decoding: answer.bytes ?? [], as: UTF8.self)
        }
        let export = page("/settings/import")
        #expect(export.contains("up to 64 MB") && export.contains("penny import") && export.contains("href=\"/settings/import\""))
        let receipt = page("/transactions", from: "/transactions/new?kind=income")
        #expect(receipt.contains("up to 32 MB") && receipt.contains("href=\"/transactions/new?kind=income\">Back to the form"))
        let form = page("/quick", from: "/nowhere")
        #expect(form.contains("256 kB") && !form.contains("Back to the form"))
    }

    @Test func `a form that the disk has no room for is told so`() throws {
        let household = try Household()
        let answer = Self.request("/transactions", household.ada) { household.site.application.refuse(.insufficientStorage, $0) }
        #expect(answer.status == .insufficientStorage)
        #expect(String(decoding: answer.bytes ?? [], as: UTF8.self).contains("The disk is full"))
    }

    @Test func `one file to be imported comes at a time, and a guest never holds it up`() throws {
        let household = try Household()
        #expect(Self.request("/settings/import", household.ada) { household.site.application.isSentAlone($0) })
        #expect(!Self.request("/settings/import", household.site.browser()) { household.site.application.isSentAlone($0) })
        for path in Self.receipts + Self.others {
            #expect(!Self.request(path, household.ada) { household.site.application.isSentAlone($0) }, "\(path)")
        }
        let answer = Self.request("/settings/import", household.ada) { household.site.application.refuse(.serviceUnavailable, $0) }
        let page = String(decoding: answer.bytes ?? [], as: UTF8.self)
        #expect(answer.status == .serviceUnavailable && answer.headers["retry-after"] == "60")
        #expect(page.contains("Another export or import is being worked on. Try again in a minute.") && page.contains("action=\"/settings/import\""))
        let other = Self.request("/transactions", household.ada) { household.site.application.refuse(.serviceUnavailable, $0) }
        #expect(String(decoding: other.bytes ?? [], as: UTF8.self).contains("Penny is busy"))
    }
}
