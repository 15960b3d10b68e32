import Bookkeeping
import Foundation
import Identity
import MicroHTTP
import TestSupport
import Testing

@testable import Views
@testable import Web

/// The calendar of what recurs behind a secret address, read by the parser of the Python package `icalendar`.
@Suite struct CalendarFeedTests {
    /// An event as the other parser reads it.
    private struct Event: Decodable, Hashable {
        let uid, day, summary, detail, status: String
    }

    /// The interpreter that the README's test command gives `icalendar`.
    private static let python = SourceTree.root.appending(path: ".build/schemathesis/bin/python").path

    /// Returns the events that `icalendar` finds, and expects that it has no complaint.
    private static func parse(_ bytes: [UInt8]) throws -> [Event] {
        try #require(FileManager.default.isExecutableFile(atPath: python), "Install icalendar as the README's test command does.")
        let directory = try TemporaryDirectory(), file = directory.file("calendar.ics")
        try Data(bytes).write(to: file)
        let script = """
            import icalendar, json, sys
            calendar = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read())
            assert calendar.errors == [] and calendar["VERSION"] == "2.0" and calendar["PRODID"], calendar.errors
            events = calendar.walk("VEVENT")
            assert [event.errors for event in events if event.errors] == [] and len(calendar.subcomponents) == len(events)
            assert all(event["DTSTAMP"].dt.tzinfo for event in events) and calendar.to_ical()
            print(json.dumps([{"uid": str(event["UID"]), "day": str(event["DTSTART"].dt), "summary": str(event["SUMMARY"]),
                "detail": str(event.get("DESCRIPTION", "")), "status": str(event["STATUS"])} for event in events]))
            """
        let run = try RunningProgram(python, ["-c", script, file.path])
        #expect(try run.waitForExit(seconds: 60) == .status(0), "\(run.standardError)")
        return try JSONDecoder().decode([Event].self, from: Data(run.standardOutput.utf8))
    }

    private func address(_ page: WebPage) throws -> String {
        let link = try #require(page.document.element(id: "link")?["value"])
        #expect(link.hasPrefix("http://penny.local:8080/recurring/") && link.hasSuffix(".ics"))
        return String(link.dropFirst("http://penny.local:8080".count))
    }

    @Test func `a calendar program gets the days with titles and amounts, and nothing else`() throws {
        let household = try Household(), ada = household.ada
        let more = [("posting", "ask"), ("vendor", "Hidden Ltd"), ("note", "a word to oneself"), ("tags", "hush")]
        #expect(try ada.send("/recurring", try RecurringPagesTests.form(household, more)).status == 303)
        let path = try address(try ada.post("/recurring/feed"))
        let answer = try household.site.browser().fetch(path)
        #expect(answer.status == 200 && answer["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store")
        let events = try Self.parse(answer.body)
        #expect(Set(events.map(\.uid)).count == events.count)
        let water = events.filter { $0.summary.hasPrefix("Water") }.sorted { $0.day < $1.day }
        #expect(water.first?.day == "2025-11-03" && water.first?.detail == "Waits for you" && water.first?.status == "TENTATIVE")
        #expect(water.dropFirst().first?.day == "2025-12-03" && water.dropFirst().first?.detail == "Asks me")
        #expect(water.map(\.summary) == [String](repeating: "Water −£86.20", count: 13))
        // The days of all rules, from the month before to a year ahead.
        let book = try household.book("ada"), first = try #require(CalendarDate("2025-10-01")), last = try #require(CalendarDate("2026-11-30"))
        let planned = try household.site.store.read(book) { try $0.recurring.planned(try $0.recurring.all(), in: first...last) }
        #expect(events.map(\.day).sorted() == planned.map(\.day.due.description).sorted())
        let text = String(decoding: answer.body, as: UTF8.self)
        for hidden in ["Hidden Ltd", "a word to oneself", "hush"] { #expect(!text.contains(hidden), "\(hidden)") }
    }

    @Test(arguments: ["/recurring/\(Household.invitationToken).ics", "/invitations/\(Household.invitationToken)"])
    func `the log has no secret of an address, whatever the answer`(path: String) throws {
        let household = try Household(), application = household.site.application
        try household.inviteAda()
        for host in ["penny.local:8080", "evil.example"] {
            let logged = application.respond(to: Request(.get, path, host: host)).loggedPath
            #expect(logged?.hasPrefix(path.prefix(8)) == true && logged?.contains("IIII") == false)
        }
        #expect(application.refuse(.badRequest, Request(.get, path)).loggedPath?.contains("…") == true)
        #expect(application.respond(to: Request(.get, "/recurring/feed")).loggedPath == nil)
    }

    @Test func `an address is shown once, is replaced, and ends when it is revoked`() throws {
        let household = try Household(), ada = household.ada, program = household.site.browser()
        #expect(try ada.get("/recurring/feed").document.text.contains("Make an address"))
        let first = try address(try ada.post("/recurring/feed"))
        #expect(try program.fetch(first).status == 200)
        let page = try ada.get("/recurring/feed")
        #expect(page.document.element(id: "link") == nil && page.document.text.contains("There is an address, made on"))
        let second = try address(try ada.post("/recurring/feed"))
        #expect(try program.fetch(first).status == 404 && program.fetch(second).status == 200)
        #expect(try ada.send("/recurring/feed/revoke").status == 303)
        #expect(try program.fetch(second).status == 404)
        #expect(try ada.get("/recurring/feed").document.text.contains("Make an address"))
    }

    @Test func `a new password ends it, and who has only an address is asked whether it stays`() throws {
        let household = try Household(), newcomer = household.newcomer, program = household.site.browser()
        let path = try address(try newcomer.post("/recurring/feed"))
        #expect(try newcomer.get("/settings/password").document.element(id: "keep_tokens") != nil)
        let change = [("current", Household.password), ("new", "another long pass"), ("repeat", "another long pass")]
        #expect(try newcomer.send("/settings/password", change).status == 303)
        #expect(try program.fetch(path).status == 404)
    }

    @Test(arguments: ["x", String(repeating: "A", count: 43)]) func `what is no address is not found`(token: String) throws {
        #expect(try Household().site.browser().fetch("/recurring/\(token).ics").status == 404)
    }

    @Test func `somebody who only views a household has its calendar, until they leave`() throws {
        let household = try Household(), money = try SharedMoney(household), viewer = money.browser(.viewer)
        let made = try viewer.post("/household/recurring/feed")
        let path = try address(made)
        let events = try Self.parse(try household.site.browser().fetch(path).body)
        let planned = try household.ada.get("/household/recurring?view=calendar")
        #expect(planned.status == 200 && events.isEmpty == planned.document.all("a").filter { $0["href"]?.contains("&date=20") == true }.isEmpty)
        #expect(try viewer.send("/household/leave").status == 303)
        #expect(try household.site.browser().fetch(path).status == 404)
    }

    /// Titles of any text, as people and programs save them.
    @Test func `random texts come back whole from a parser of another make`() throws {
        var random = SeededRandom(seed: 5_545)
        let alphabet = Array("ab cdefghij,;:\\\"'=\t\n\rÄß漢字家賃房租🏠👨‍👩‍👧‍👦e\u{301}\u{7F}\u{1}\u{2028}").map(String.init)
        func text(_ count: Int) -> String {
            (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }.joined()
        }
        let events = (0..<400).map { number in
            ICalendar.Event(
                id: "\(number)@penny", day: ICalendar.digits(CalendarDate(daysSince1970: Int.random(in: 0...40_000, using: &random))),
                summary: "a" + text(Int.random(in: 0...300, using: &random)) + "z", detail: number % 3 == 0 ? nil : "d" + text(60) + "z",
                isTentative: number % 2 == 0)
        }
        let bytes = ICalendar(name: "Penny, " + text(90) + "z", events: events).bytes(at: 1_763_900_000)
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        #expect(lines.dropLast().allSatisfy { $0.last == 13 && $0.count <= 76 && String(validating: $0, as: UTF8.self) != nil })
        // The type TEXT has no control characters but the tab; a line end is one character.
        func kept(_ text: String) -> String {
            String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 == "\t" || $0 == "\n" || ($0.value >= 32 && $0.value != 127) }))
        }
        let expected = events.map {
            Event(
                uid: $0.id, day: "\($0.day.prefix(4))-\($0.day.dropFirst(4).prefix(2))-\($0.day.suffix(2))", summary: kept($0.summary),
                detail: $0.detail.map(kept) ?? "",
                status: $0.isTentative ? "TENTATIVE" : "CONFIRMED")
        }
        #expect(try Self.parse(bytes) == expected)
    }
}

extension Household {
    /// Gives a person a calendar at the address of ``invitationToken``.
    func subscribe(_ username: String) throws {
        guard let secret = Secret(Self.invitationToken) else { throw Missing(what: "secret") }
        let book = try book(username)
        try site.store.write { try $0.calendarFeeds.make(for: book, tokenHash: secret.hash, at: TestSite.now) }
    }
}
