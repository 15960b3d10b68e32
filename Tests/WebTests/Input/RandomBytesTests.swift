import Foundation
import TestSupport
import Testing

/// Ten thousand requests of random bytes, the same ones in every run: each must get a valid answer.
@Suite struct RandomBytesTests {
    private static let rounds = 2_500
    private static let allowed: Set = [200, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429]

    /// The material of mutations: byte sequences that have a meaning for the parsers.
    private static let words = [
        "a=1&b=%41", "%", "%4", "%FF", "+", "&", "=", ";", "csrf=", "penny_session=", "penny_done=said~", "__Host-penny_visit=", "\"", "\\", "\r\n",
        "\0", "--x9",
        "--x9--", "Content-Disposition: form-data; name=\"amount\"", "filename=\"a\u{0}b\"", "filename*=UTF-8''%", "Content-Type: image/png",
        "multipart/form-data; boundary=",
        "deleted.0199ffff-ffff-7fff-8fff-ffffffffffff", "rate.EUR.GBP.2025-11-20.0.86", "é", "日", "\u{202E}", "\u{FEFF}",
    ].map { Array($0.utf8) }

    @Test func `cookies of random bytes sign nobody in and end nothing`() throws {
        let household = try Household()
        var random = SeededBytes(seed: 1)
        for _ in 0..<Self.rounds {
            let name = ["penny_session", "penny_visit", "penny_done", "penny_language", "penny_lock", ""][random.below(6)]
            // Headers are text; non-ASCII bytes are refused before a handler is called.
            let value = String(decoding: random.bytes(mixing: Self.words).map { $0 & 0x7F }.filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
            let browser = household.site.browser()
            let answer = try browser.fetch(["/", "/records", "/sign-in", "/settings"][random.below(4)], headers: [("Cookie", "\(name)=\(value)")])
            #expect(Self.allowed.contains(answer.status) && !answer.text.contains("Weekly shop"), "\(name)=\(value)")
        }
        #expect(household.site.events.errors == [])
    }

    @Test func `queries of random bytes are answered with a page`() throws {
        let household = try Household()
        var random = SeededBytes(seed: 2)
        let paths = SiteRoute.reading.map(\.pattern).filter { !$0.contains("{") }
        let names = [
            "date", "view", "q", "after", "before", "account", "period", "lat", "lon", "zoom", "next", "link", "invitation", "language", "currency",
            "for",
        ]
        for _ in 0..<Self.rounds {
            let text = Self.percentEncoded(random.bytes(mixing: Self.words), sometimesRaw: random.below(4) == 0)
            let path = paths[random.below(paths.count)] + "?" + names[random.below(names.count)] + "=" + text
            let browser = random.below(3) == 0 ? household.site.browser() : household.ada
            let answer = try browser.web.send(WireRequest("GET", path))
            #expect(Self.allowed.contains(answer.status), "\(path): \(answer.status)")
        }
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x9"])
    func `bodies of random bytes change nothing`(type: String) throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        var random = SeededBytes(seed: type.utf8.count &+ 3)
        let token = try household.ada.token, before = try witness.rows.count
        let routes = SiteRoute.posting.filter { $0.access != .anyone }
        for _ in 0..<Self.rounds {
            let route = routes[random.below(routes.count)]
            let junk = random.bytes(mixing: Self.words)
            let form =
                type.hasPrefix("multipart")
                ? Array("--x9\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n\(random.below(2) == 0 ? token : "")\r\n--x9\r\n".utf8) + junk
                : Array("csrf=\(random.below(2) == 0 ? token : "")&".utf8) + junk
            let answer = try household.site.browser().web.send(
                WireRequest("POST", route.path(SampleID.absent), headers: [("Content-Type", type), ("Cookie", "penny_session=junk")], body: form))
            #expect(Self.allowed.contains(answer.status), "\(route.name): \(answer.status)")
            let own = try household.ada.web.send(WireRequest("POST", "/accounts", headers: [("Content-Type", type)], body: form))
            #expect([400, 403, 413, 415, 422].contains(own.status), "\(own.status)")
        }
        #expect(try witness.rows.count == before)
        #expect(household.site.events.errors == [])
    }

    private static func percentEncoded(_ bytes: [UInt8], sometimesRaw: Bool) -> String {
        if sometimesRaw { return String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }, as: UTF8.self) }
        return bytes.map { "%" + String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
    }
}

/// Random bytes that depend on a seed only.
struct SeededBytes {
    private var random: SeededRandom

    init(seed: Int) { random = SeededRandom(seed: UInt64(truncatingIfNeeded: seed)) }

    mutating func next() -> UInt64 { random.next() }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    /// Returns up to two hundred bytes: random ones, mixed with sequences that have a meaning for the parsers.
    mutating func bytes(mixing words: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<below(12) {
            if below(3) == 0 {
                bytes += words[below(words.count)]
            } else {
                for _ in 0..<below(24) { bytes.append(UInt8(truncatingIfNeeded: next() >> 8)) }
            }
        }
        return bytes
    }
}
