import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import MicroHTTP
@testable import Validation
@testable import Web

/// Eight megabytes of text in every field. Each answer may take 50 ms of processor time more than the same form with a single
/// letter; on a machine that is slow at the moment, as much as decoding such a text a few times.
///
/// Measures the thread's processor time, in the build of the tests, from the bytes of the body to those of the page: parsing the
/// form, checking the field and showing it again. Requests bypass the body limit, so that the limits of fields are tested on
/// their own.
///
/// The bound of a field is in its declaration, and fields of one name are declared alike: each name gets all kinds of text in the first form that has it, and
/// one kind in turn in the others; with ``TestMatrix/isWhole``, all in all.
@Suite struct FloodTests {
    static let size = 8 * 1024 * 1024
    static let limit: Int64 = 50_000
    /// The number of times that decoding as much text may take.
    static let passes: Int64 = 10

    static let kinds: [(name: String, text: [UInt8])] = [
        ("a character that becomes eighteen", repeating("ﷺ")), ("hashtags", repeating("#a ")), ("accents", repeating("e\u{301}")),
        ("one character of millions of marks", Array("e".utf8) + repeating("\u{301}\u{316}")), ("families", repeating("👩‍👩‍👧‍👦")),
        ("one family of millions", repeating("👩\u{200D}")), ("letters", repeating("a")),
        ("line breaks", repeating("\r\n ")),
    ]

    private static func repeating(_ text: String, _ size: Int = Self.size) -> [UInt8] {
        var bytes = Array(text.utf8)
        let whole = size / bytes.count * bytes.count
        while bytes.count < whole { bytes += bytes.prefix(whole - bytes.count) }
        return bytes
    }

    /// Returns the result and the thread's processor time in microseconds.
    private static func time<Result>(_ act: () throws -> Result) rethrows -> (result: Result, microseconds: Int64) {
        var from = timespec(), to = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from)
        let result = try act()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to)
        return (result, Int64(to.tv_sec - from.tv_sec) * 1_000_000 + Int64(to.tv_nsec - from.tv_nsec) / 1_000)
    }

    /// Returns the least time of up to five attempts, which end with the first below the limit: a loaded machine adds to some of
    /// them, and the text to each.
    private static func least(_ first: Int64, again attempt: () -> Int64) -> Int64 {
        var least = first
        for _ in 0..<4 where least >= limit { least = min(least, attempt()) }
        return least
    }

    /// Returns true if a time is below the limit, of which a machine that others use too gets more.
    private static func isBounded(_ microseconds: Int64) -> Bool {
        guard microseconds >= limit else { return true }
        let text = repeating("a\u{301}"),
            pass = (0..<3).map { _ in time { String(decoding: text, as: UTF8.self).utf8.count }.microseconds }.max() ?? 0
        return microseconds < passes * pass
    }

    // MARK: Forms

    @Test func `the forms of the pages are found`() {
        #expect(PostedFields.shown.count > 40)
        #expect(PostedFields.shown["/transactions"]?.isSuperset(of: ["csrf", "title", "tags", "note", "attachment", "latitude"]) == true)
        #expect(PostedFields.shown["/budgets/{id}"]?.contains("categories") == true)
    }

    @Test(arguments: SiteRoute.posting) func `eight megabytes in any field of a form are refused at once`(route: SiteRoute) throws {
        let household = try Household()
        let form = try route.form(household), path = try route.path(in: household)
        let browser =
            route.needsDevice
            ? household.overHTTPS(household.cookies.ada) : route.access == .anyone ? household.site.browser() : household.ada
        let token = try browser.token
        let place = SiteRoute.posting.firstIndex { $0.pattern == route.pattern } ?? 0
        for (number, name) in PostedFields.names(route, form).enumerated() {
            let kinds = TestMatrix.values(
                Self.kinds, oneIn: Self.kinds.count, turn: place + number, isFirst: PostedFields.isFirst(name, in: route))
            let others = ([("csrf", token)] + form).filter { $0.0 != name }
            func send(_ text: [UInt8]) -> (result: Response, microseconds: Int64) {
                let request = Self.request(path, others, (name, text), by: browser, isSecure: route.needsDevice)
                return Self.time { household.site.application.respond(to: request) }
            }
            // One-time work, such as preparing a statement, does not depend on the text.
            if number == 0 { _ = send([0x78]) }
            let short = send([0x78])
            for kind in kinds {
                let long = send(kind.text), what = "\(kind.name) in \(name)"
                let more = Self.least(long.microseconds - short.microseconds) { send(kind.text).microseconds - short.microseconds }
                #expect(Self.isBounded(more), "\(what): \(more) µs more than a letter's \(short.microseconds) µs")
                #expect(long.result.status.code < 500, "\(what)")
                #expect((long.result.bytes?.count ?? 0) < (short.result.bytes?.count ?? 0) + 300_000, "\(what) is shown again")
            }
        }
        #expect(household.site.events.errors == [])
    }

    /// Returns a multipart form with one part of arbitrary bytes.
    private static func request(
        _ path: String, _ fields: [(String, String)], _ long: (name: String, text: [UInt8]), by browser: Browser, isSecure: Bool
    ) -> Request {
        var body: [UInt8] = []
        body.reserveCapacity(long.text.count + 4_096)
        func part(_ name: String, _ text: [UInt8]) {
            body += Array("--x9x9x9\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8)
            body += text
            body += Array("\r\n".utf8)
        }
        for (name, value) in fields { part(name, Array(value.utf8)) }
        part(long.name, long.text)
        body += Array("--x9x9x9--\r\n".utf8)
        let cookies = browser.web.cookies.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
        return Request(
            .post, path, headers: ["Cookie": cookies, "Content-Type": "multipart/form-data; boundary=x9x9x9"], body: body,
            peer: "10.9.\(Int.random(in: 1...250)).\(Int.random(in: 1...250))", isSecure: isSecure,
            host: isSecure ? "penny.local:8443" : "penny.local:8080")
    }

    @Test func `what is typed in a field of text is too long, and its beginning is kept`() throws {
        let household = try Household()
        for kind in Self.kinds.prefix(3) {
            let fields = [("csrf", try household.ada.token)] + (try TransactionTests.form(household)).filter { $0.0 != "tags" }
            let answer = household.site.application.respond(
                to: Self.request("/transactions", fields, ("tags", kind.text), by: household.ada, isSecure: false))
            #expect(answer.status == .unprocessableContent)
            let page = String(decoding: answer.bytes ?? [], as: UTF8.self)
            #expect(page.contains("id=\"tags-e\"") && page.contains("at most 540"), "\(kind.name)")
            #expect(page.contains("value=\"Cake\""), "The other fields are kept.")
        }
    }

    @Test func `a form that is encoded for addresses is bounded too`() throws {
        let household = try Household(), token = try household.ada.token
        let cookies = household.ada.web.cookies.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
        for text in ["%EF%B7%BA", "%23a+", "a", "+", "%0D%0A"] {
            let body = Array("csrf=\(token)&name=".utf8) + Self.repeating(text)
            let request = Request(
                .post, "/hashtags", headers: ["Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"], body: body,
                host: "penny.local:8080")
            let (answer, microseconds) = Self.time { household.site.application.respond(to: request) }
            #expect(answer.status == .unprocessableContent, "\(text)")
            // The time that a debug build takes for the 256 KB that are decoded at most.
            #expect(microseconds < 8 * Self.limit, "\(text): \(microseconds) µs")
        }
    }

    @Test(arguments: SiteRoute.reading) func `any parameter of an address may have as much text as fits`(route: SiteRoute) throws {
        let household = try Household()
        let browser = route.access == .anyone ? household.site.browser() : household.ada
        let cookies = browser.web.cookies.cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
        let path = try route.path(in: household)
        let names = [
            "account", "after", "at", "before", "budget", "category", "currency", "date", "for", "from", "height", "id", "into", "invitation",
            "is_default", "kind",
            "language", "lat", "link", "lon", "name", "next", "period", "pin", "q", "q_before", "recovery", "sort", "starting_balance", "tag",
            "tested", "theme",
            "title", "view", "width", "zoom",
        ]
        func send(_ name: String, _ text: String) -> (result: Response, microseconds: Int64) {
            let request = Request(.get, path, query: [name: text], headers: ["Cookie": cookies], host: "penny.local:8080")
            return Self.time { household.site.application.respond(to: request) }
        }
        // The server reads no target of more than 32 KB.
        let texts = Self.kinds.map { (name: $0.name, text: String(decoding: $0.text.prefix(32_000), as: UTF8.self)) }
        for (number, name) in names.enumerated() {
            // All kinds where a person types, and one kind elsewhere.
            for kind in ["q", "tag", "name", "title"].contains(name) ? texts : [texts[number % texts.count]] {
                let long = send(name, kind.text)
                #expect(long.result.status.code < 500, "\(kind.name) in \(name)")
                // Within the limit, whatever a letter takes.
                guard long.microseconds >= Self.limit else { continue }
                // One-time work, such as opening the atlas, does not depend on the text.
                let short = send(name, "x"),
                    more = Self.least(send(name, kind.text).microseconds - short.microseconds) {
                        send(name, kind.text).microseconds - short.microseconds
                    }
                #expect(Self.isBounded(more), "\(kind.name) in \(name): \(more) µs more than a letter's \(short.microseconds) µs")
            }
        }
        #expect(household.site.events.errors == [])
    }

    // MARK: Programs

    @Test(arguments: APIResourceTests.resources.map(\.0)) func `nor does a program gain by long texts`(plural: String) throws {
        let household = try Household()
        let (_, making, _) = try #require(APIResourceTests.resources.first { $0.0 == plural })
        let operation = try #require(API.operations(household.site.store).first { $0.method == .post && $0.path == "/\(plural)" })
        let token = household.cookies.tokens["Script"] ?? ""
        func send(_ body: [UInt8]) -> (result: Response, microseconds: Int64) {
            let request = Request(
                .post, "/api/v1/\(plural)", headers: ["Authorization": "Bearer \(token)", "Content-Type": "application/json"], body: body,
                host: "penny.local:8080")
            return Self.time { household.site.application.respond(to: request) }
        }
        for kind in Self.kinds {
            let body = Array("{\"name\": \"".utf8) + kind.text + Array("\"}".utf8), refused = send(body)
            let least = Self.least(refused.microseconds) { send(body).microseconds }
            #expect(refused.result.status == .contentTooLarge && Self.isBounded(least), "\(kind.name): \(least) µs")
        }
        let text = Dictionary(
            uniqueKeysWithValues: Self.kinds.map { ($0.name, JSONValue.text(String(decoding: $0.text.prefix(60_000), as: UTF8.self))) })
        for (number, member) in Set(operation.bodies.flatMap(\.members).map(\.name) + ["nothing"]).sorted().enumerated() {
            for isList in [false, true] {
                let letter: JSONValue = "x", brief = making.with([(member, isList ? .list([letter]) : letter)]).bytes
                for kind in TestMatrix.values(
                    Self.kinds, oneIn: Self.kinds.count, turn: number + (isList ? 4 : 0), isFirst: member == "nothing" || member == "name")
                {
                    // Nearly as large as a call may be, escapes included.
                    let body = making.with([(member, isList ? .list([text[kind.name] ?? .null]) : text[kind.name] ?? .null)]).bytes
                    let long = send(body)
                    #expect([201, 422, 409, 400].contains(long.result.status.code), "\(kind.name) in \(member): \(long.result.status.code)")
                    #expect((long.result.bytes?.count ?? 0) < 100_000)
                    guard long.microseconds >= Self.limit else { continue }
                    // The JSON parser is linear: its time is measured separately and subtracted.
                    let short = send(brief), read = Self.time { _ = try? JSONValue(body) }.microseconds
                    let more = Self.least(long.microseconds - short.microseconds - read) { send(body).microseconds - short.microseconds - read }
                    #expect(Self.isBounded(more), "\(kind.name) in \(member): \(more) µs more than a letter's \(short.microseconds) µs")
                }
            }
        }
        for kind in Self.kinds {
            let body = making.with([(String(decoding: kind.text.prefix(60_000), as: UTF8.self), "x")]).bytes
            let named = send(body), read = Self.time { _ = try? JSONValue(body) }.microseconds
            let more = Self.least(named.microseconds - read) { send(body).microseconds - read }
            #expect(named.result.status == .badRequest && Self.isBounded(more), "\(kind.name) as a name: \(more) µs")
        }
    }
}
