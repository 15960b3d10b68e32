import Bookkeeping
import Foundation
import Testing

@Test func `each time zone is offered once, and each name that the machine knows leads to it`() {
    let zones = TimeZoneCatalogue.all.map(\.zone)
    #expect(zones.count > 400 && Set(zones).count == zones.count && zones.first == .utc)
    // Foundation lists former names beside the present ones.
    let known = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") && !$0.hasPrefix("Etc/") && !$0.hasPrefix("SystemV/") }
    let unknown = known.filter { name in CivilTimeZone(name).flatMap { TimeZoneCatalogue.entry(of: $0) } == nil }
    #expect(known.count > 400 && unknown == [])
    for (former, present) in [
        ("Asia/Calcutta", "Asia/Kolkata"), ("US/Pacific", "America/Los_Angeles"), ("Europe/Kiev", "Europe/Kyiv"), ("Etc/UTC", "UTC"),
    ] {
        #expect(CivilTimeZone(former).flatMap { TimeZoneCatalogue.entry(of: $0) }?.zone.name == present)
    }
}

@Test(arguments: Language.allCases) func `every time zone has a city of its own in each language`(language: Language) {
    let cities = TimeZoneCatalogue.all.map { $0.city(in: language) }
    #expect(cities.allSatisfy { !$0.isEmpty && !$0.contains("/") && !$0.contains("_") })
    #expect(Set(cities).count == cities.count)
    for entry in TimeZoneCatalogue.all {
        #expect(TimeZoneCatalogue.zone(typed: entry.city(in: language) + " (UTC+0)") == entry.zone, "\(entry.zone.name)")
        #expect(TimeZoneCatalogue.zone(typed: entry.zone.name) == entry.zone)
    }
}

@Test(arguments: [
    ("Tokyo", "Asia/Tokyo"), ("tokyo (UTC+9)", "Asia/Tokyo"), ("東京 (UTC+9)", "Asia/Tokyo"), ("东京（UTC+9）", "Asia/Tokyo"), ("ＴＯＫＹＯ", "Asia/Tokyo"),
    ("São Paulo", "America/Sao_Paulo"), ("sao paulo", "America/Sao_Paulo"), ("Ho Chi Minh", "Asia/Ho_Chi_Minh"), ("Calcutta", "Asia/Kolkata"),
    ("Etc/GMT+5 (UTC−5)", "Etc/GMT+5"), ("Asia/Calcutta", "Asia/Calcutta"), ("UTC", "UTC"), ("Knox, Indiana", "America/Indiana/Knox"),
])
func `a time zone is found by city in any language and by IANA name`(text: String, name: String) {
    #expect(TimeZoneCatalogue.zone(typed: text)?.name == name)
}

@Test(arguments: [
    "", "(UTC+9)", "Atlantis", "Mars/Olympus", "EST5EDT", "UTC+9", "../etc/passwd", "\u{0}", String(repeating: "Tokyo ", count: 10_000),
])
func `an unknown city is no time zone`(text: String) { #expect(TimeZoneCatalogue.zone(typed: text) == nil) }

@Test func `the offset of a zone is that of the instant`() throws {
    let cases: [(String, Int64, Int)] = [
        ("Asia/Tokyo", 0, 540), ("Europe/Berlin", 1_774_745_999, 60), ("Europe/Berlin", 1_774_746_000, 120),
        ("America/St_Johns", 1_795_274_102, -210), ("Asia/Kathmandu", 1_795_274_102, 345), ("UTC", 1_795_274_102, 0),
    ]
    for (name, seconds, minutes) in cases { #expect(try #require(CivilTimeZone(name)).minutesFromUTC(at: seconds) == minutes, "\(name)") }
}
