import Bookkeeping
import Testing

@Test(arguments: [
    (0, "UTC", "1970-01-01 00:00"), (-1, "UTC", "1969-12-31 23:59"), (-86_400, "UTC", "1969-12-31 00:00"),
    (1_774_745_999, "Europe/Berlin", "2026-03-29 01:59"),
    (1_774_746_000, "Europe/Berlin", "2026-03-29 03:00"), (1_792_889_999, "Europe/Berlin", "2026-10-25 02:59"),
    (1_792_890_000, "Europe/Berlin", "2026-10-25 02:00"),
    (1_795_274_102, "Asia/Tokyo", "2026-11-22 00:15"), (1_795_274_102, "America/Los_Angeles", "2026-11-21 07:15"),
    (1_795_274_102, "Asia/Kathmandu", "2026-11-21 21:00"),
    (1_795_274_102, "Pacific/Kiritimati", "2026-11-22 05:15"),
])
func `the civil time of an instant is right across summer time`(seconds: Int, zone: String, expected: String) throws {
    let civil = CivilTime(seconds: Int64(seconds), in: try #require(CivilTimeZone(zone)))
    #expect("\(civil.date) \(civil.time)" == expected)
}

@Test func `days of 23 and of 25 hours are one day`() throws {
    let berlin = try #require(CivilTimeZone("Europe/Berlin"))
    func hours(of text: String, around seconds: Int64) -> Int {
        stride(from: seconds - 172_800, to: seconds + 172_800, by: 3_600).count {
            CivilTime(seconds: $0, in: berlin).date.description == text
        }
    }
    #expect(hours(of: "2026-03-29", around: 1_774_746_000) == 23 && hours(of: "2026-10-25", around: 1_792_890_000) == 25)
}

@Test func `no instant traps`() throws {
    for zone in [CivilTimeZone.utc, try #require(CivilTimeZone("Asia/Tokyo"))] {
        for seconds in [Int64.min, .max, -62_135_596_800, 253_402_300_799, -1 << 40, 1 << 60] {
            #expect(1...9999 ~= CivilTime(seconds: seconds, in: zone).date.year)
        }
    }
}

@Test func `time zones have names of the IANA database`() {
    for name in [
        "", "Nowhere", "Asia/Nowhere", "../etc/passwd", "/etc/localtime", "Asia/", "EST5EDT", "\u{0}/",
        String(repeating: "a/", count: 100),
    ] {
        #expect(CivilTimeZone(name) == nil, "\(name)")
    }
    #expect(CivilTimeZone("Asia/Tokyo")?.name == "Asia/Tokyo" && CivilTimeZone("UTC") == .utc)
}
