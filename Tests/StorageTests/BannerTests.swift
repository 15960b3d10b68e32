import Bookkeeping
import Testing

@testable import Storage

struct BannerStorageTests {
    let sample: Sample
    let now = Sample.now
    static let picture = Array("GIF89a".utf8) + [2, 0, 1, 0]

    init() throws { sample = try Sample() }

    private func content(_ text: String, until end: Int64? = nil) throws -> Banner.Content {
        Banner.Content(
            text: try #require(BannerText([.english: text, .japanese: "茶"])), alternative: BannerText([.simplifiedChinese: "杯"]),
            link: "https://example.org",
            startsAt: now, endsAt: end)
    }

    private func texts() throws -> [String] { try sample.store.read { try $0.banners.all().map { $0.content.text.text(in: .english) }.sorted() } }

    private func feed(_ banners: [(String, image: String, BannerImage?)]) throws {
        let list = try banners.map { FeedBanner(key: $0.0, content: try content($0.0, until: now + 100), imageAddress: $0.image, image: $0.2) }
        try sample.store.write { editor in
            var number = 100
            try editor.banners.replaceFeed(
                list,
                new: {
                    number += 1; return Banner.ID(milliseconds: Int64(number))
                }, at: now)
        }
    }

    @Test func `the place for banners is off and empty`() throws {
        #expect(
            try sample.store.read { try $0.banners.slot() } == BannerSlot(isOn: false, address: "", attemptedAt: nil, succeededAt: nil, problem: nil))
        #expect(try texts() == [])
    }

    @Test func `a banner comes back as it was added, with its picture`() throws {
        let image = try #require(BannerImage(Self.picture)), content = try content("Tea", until: now + 5)
        try sample.store.write { try $0.banners.add(Sample.id(1), content, image: image, at: now) }
        let banner = Banner(id: Sample.id(1), content: content, isFromFeed: false, image: .init(width: 2, height: 1), changedAt: now)
        #expect(try sample.store.read { try $0.banners.all() } == [banner])
        #expect(try sample.store.read { try $0.banners.image(of: Sample.id(1)) } == image)
        try sample.store.write { try $0.banners.delete(Sample.id(1)) }
        #expect(try texts() == [])
        #expect(try sample.store.read { try $0.banners.image(of: Sample.id(1)) } == nil)
        #expect(throws: StoreError.notFound) { try sample.store.write { try $0.banners.delete(Sample.id(1)) } }
    }

    @Test func `a feed replaces its own banners and keeps their identities and pictures`() throws {
        try sample.store.write { try $0.banners.add(Sample.id(1), try content("Own"), image: nil, at: now) }
        let image = try #require(BannerImage(Self.picture))
        try feed([("a", image: "http://x/1", image), ("b", image: "", nil)])
        let before = try sample.store.read { try $0.banners.all() }
        try feed([("a", image: "http://x/1", nil), ("c", image: "", nil)])
        let after = try sample.store.read { try $0.banners.all() }
        #expect(try texts() == ["Own", "a", "c"])
        let one = try #require(before.first { $0.content.text.text(in: .english) == "a" })
        #expect(after.contains(one))
        #expect(try sample.store.read { try $0.banners.image(of: one.id) } == image)
        #expect(try sample.store.read { try $0.banners.imageAddresses() } == ["a": "http://x/1"])
        try feed([])
        #expect(try texts() == ["Own"])
    }

    @Test func `another feed takes the banners of the one before away, and is asked anew`() throws {
        try sample.store.write { try $0.banners.setSlot(isOn: true, address: "https://one.example") }
        try feed([("a", image: "", nil)])
        try sample.store.write { try $0.banners.noteFeed(at: now, problem: nil) }
        try sample.store.write { try $0.banners.setSlot(isOn: true, address: "https://one.example") }
        #expect(try texts() == ["a"])
        #expect(
            try sample.store.read { try $0.banners.slot() }
                == BannerSlot(isOn: true, address: "https://one.example", attemptedAt: nil, succeededAt: now, problem: nil))
        try sample.store.write { try $0.banners.setSlot(isOn: true, address: "https://two.example") }
        #expect(try texts() == [])
        #expect(try sample.store.read { try $0.banners.slot().succeededAt } == nil)
    }

    @Test func `the operator has at most twenty, and banners that are over go`() throws {
        for number in 1...20 {
            let content = try content("\(number)", until: now + Int64(number))
            try sample.store.write { try $0.banners.add(Sample.id(number), content, image: nil, at: now) }
        }
        #expect(throws: StoreError.conflict(.invalid)) {
            try sample.store.write { try $0.banners.add(Sample.id(21), try content("21"), image: nil, at: now) }
        }
        #expect(try !sample.store.read { try $0.hasExpired(at: now) })
        #expect(try sample.store.write { try $0.purgeExpired(at: now + 15) } == 15)
        #expect(try texts() == ["16", "17", "18", "19", "20"])
    }

    @Test(arguments: [
        "UPDATE banner SET text_en = '', text_ja = '', text_zh = ''", "UPDATE banner SET link = ''", "UPDATE banner SET ends_at = starts_at",
        "UPDATE banner SET id = x'00'",
        "UPDATE banner_image SET type = 'image/svg+xml'", "UPDATE banner_image SET width = 0", "UPDATE banner_image SET height = 4097",
        "UPDATE banner_image SET bytes = x''",
        "UPDATE banner_image SET banner = randomblob(16)", "UPDATE banner_slot SET is_on = 2", "UPDATE banner_slot SET number = 2",
    ])
    func `the schema refuses what no code would write`(sql: String) throws {
        try sample.store.write { try $0.banners.add(Sample.id(1), try content("Tea"), image: BannerImage(Self.picture), at: now) }
        #expect(throws: (any Error).self) { try sample.store.pool.write { try $0.execute(sql: sql) } }
    }
}
