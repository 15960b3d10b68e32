import Testing

@testable import Bookkeeping

@Suite struct BannerTests {
    static func bytes(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }
    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
    static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + text("IHDR")
    static let rest = [UInt8](repeating: 0, count: 20)
    static let jpegHead: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]

    static let pictures: [([UInt8], BannerImage.Format, Int, Int)] = [
        (png + [0, 0, 2, 0x58, 0, 0, 0, 0xf0] + rest, .png, 600, 240),
        (text("GIF89a") + [0x58, 2, 0xf0, 0] + rest, .gif, 600, 240),
        (text("GIF87a") + [1, 0, 1, 0], .gif, 1, 1),
        (jpegHead + [0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0, 0xf0, 2, 0x58, 3], .jpeg, 600, 240),
        (text("RIFF") + [0, 0, 0, 0] + text("WEBPVP8 ") + [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x58, 0x42, 0xf0, 0x40], .webp, 600, 240),
        (text("RIFF") + [0, 0, 0, 0] + text("WEBPVP8L") + [0, 0, 0, 0, 0x2f, 0x57, 0xc2, 0x3b, 0], .webp, 600, 240),
        (text("RIFF") + [0, 0, 0, 0] + text("WEBPVP8X") + [0, 0, 0, 0, 0, 0, 0, 0, 0x57, 2, 0, 0xef, 0, 0], .webp, 600, 240),
    ]

    @Test(arguments: pictures) func `a picture is known by its bytes, with its size`(
        bytes: [UInt8], format: BannerImage.Format, width: Int, height: Int
    ) throws {
        let image = try #require(BannerImage(bytes))
        #expect(image.format == format)
        #expect(image.size == Banner.ImageSize(width: width, height: height))
        #expect(image.bytes == bytes)
    }

    @Test(arguments: pictures) func `a picture that is cut anywhere is none, or the same one`(
        bytes: [UInt8], format: BannerImage.Format, width: Int, height: Int
    ) {
        for count in 0..<bytes.count {
            guard let image = BannerImage(Array(bytes.prefix(count))) else { continue }
            #expect(image.format == format && image.size == Banner.ImageSize(width: width, height: height))
        }
    }

    @Test(arguments: [
        text("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), text("<html>"), text("%PDF-1.7"), text("BM"), [], png + [0, 0, 0, 0, 0, 0, 0, 1],
        png + [0, 0, 0x10, 1, 0, 0, 0, 1], png + [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 1], jpegHead + [0xff, 0xd9], jpegHead + [0xff, 0xe1, 0, 0],
        text("RIFF....WEBPALPH") + rest, [UInt8](repeating: 0xff, count: 1_000),
        png + [0, 0, 0, 1, 0, 0, 0, 1] + [UInt8](repeating: 0, count: BannerImage.sizeLimit),
    ])
    func `anything else is no picture`(bytes: [UInt8]) { #expect(BannerImage(bytes) == nil) }

    @Test func `a text is shown in one's language, or else in English, or else in any`() throws {
        let all = try #require(BannerText([.english: "Tea", .japanese: "茶", .simplifiedChinese: " "]))
        #expect(all.text(in: .japanese) == "茶")
        #expect(all.text(in: .simplifiedChinese) == "Tea")
        #expect(BannerText([.japanese: "茶"])?.text(in: .english) == "茶")
    }

    @Test(
        arguments: [[:], [.english: ""], [.english: " "], [.english: "a\u{0}b"], [.english: "a\nb"], [.english: String(repeating: "x", count: 121)]]
            as [[Language: String]])
    func `a text has 1 to 120 characters that can be seen`(texts: [Language: String]) { #expect(BannerText(texts) == nil) }

    @Test(arguments: [(99, false), (100, true), (199, true), (200, false)]) func `a banner is shown from its start until its end`(
        now: Int64, isShown: Bool
    ) throws {
        let text = try #require(BannerText([.english: "Tea"]))
        let content = Banner.Content(text: text, alternative: nil, link: "https://example.org", startsAt: 100, endsAt: 200)
        #expect(Banner(id: Banner.ID(milliseconds: 0), content: content, isFromFeed: false, image: nil, changedAt: 0).isShown(at: now) == isShown)
    }
}
