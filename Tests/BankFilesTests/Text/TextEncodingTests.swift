import BankFiles
import Foundation
import TestSupport
import Testing

@Suite struct TextEncodingTests {
    private static let german = "Buchungstag;Empfänger;Verwendungszweck;Betrag\n21.11.2026;Bäckerei Größmann;Für die Übernachtung;-12,50\n"
    private static let euro = "Datum;Name;Betrag\n21.11.2026;Café Grün;12,50 €\n"
    private static let polish = "Data;Odbiorca;Tytuł;Kwota\n21.11.2026;Żabka Kraków;Zakupy spożywcze są już opłacone;-12,50\n"
    private static let russian = "Дата;Получатель;Назначение платежа;Сумма\n21.11.2026;Магазин Пятёрочка;Оплата покупки;-12,50\n"
    private static let japanese = "取引日,入出金(円),残高(円),入出金先内容\n20261121,-1250,98750,スーパーマーケットでの買い物\n20261122,50000,148750,給与の振込\n"
    private static let chinese = "交易时间,交易分类,交易对方,商品说明,收/支,金额\n2026-11-21 14:03:00,餐饮美食,饭店,午餐消费,支出,12.50\n"
    private static let taiwanese = "交易日期,摘要,支出金額,存入金額,餘額\n2026/11/21,信用卡繳費,1250,,98750\n2026/11/22,薪資轉帳,,50000,148750\n"
    private static let korean = "거래일자,적요,출금금액,입금금액,잔액\n2026-11-21,편의점에서 물건을 샀습니다,1250,,98750\n"

    @Test func `a hundred thousand byte order marks are as good as one`() {
        let marks = [[UInt8]](repeating: [0xEF, 0xBB, 0xBF], count: 80_000).flatMap(\.self)
        #expect(TextEncoding.guess(marks + [UInt8](repeating: 0xE9, count: 20_000)) != .utf8)
        #expect(TextEncoding.guess(marks + Array("é".utf8)) == .utf8)
    }

    @Test(
        arguments: [
            (german, .utf8), (german, .utf16LittleEndian), (german, .utf16BigEndian), (german, .windows1252), (euro, .windows1252),
            (euro, .iso8859_15),
            (polish, .windows1250), (russian, .windows1251), (russian, .koi8R), (japanese, .shiftJIS), (japanese, .eucJP), (japanese, .utf8),
            (japanese, .utf16LittleEndian), (chinese, .gb18030), (taiwanese, .big5), (korean, .eucKR), ("Date,Amount\n2026-11-21,12.50\n", .utf8),
            ("", .utf8),
        ] as [(String, TextEncoding)])
    func `an encoding is guessed and read`(text: String, encoding: TextEncoding) throws {
        let bytes = try EncodedText.encoded(text, encoding)
        #expect(TextEncoding.guess(bytes) == encoding)
        #expect(String(decoding: try TextEncoding.guess(bytes).decode(bytes), as: UTF8.self) == text)
    }

    @Test(
        arguments: [
            ([0xEF, 0xBB, 0xBF, 0x61], .utf8), ([0xFF, 0xFE, 0x61, 0x00], .utf16LittleEndian), ([0xFE, 0xFF, 0x00, 0x61], .utf16BigEndian),
        ] as [([UInt8], TextEncoding)])
    func `a byte order mark decides and is left out`(bytes: [UInt8], encoding: TextEncoding) throws {
        #expect(TextEncoding.guess(bytes) == encoding)
        #expect(try encoding.decode(bytes) == Array("a".utf8))
    }

    @Test func `a text that is cut off within a letter stays readable`() throws {
        for (text, encoding) in [
            (Self.japanese, TextEncoding.utf8), (Self.japanese, .shiftJIS), (Self.german, .utf16LittleEndian), (Self.chinese, .gb18030),
        ] {
            let bytes = try EncodedText.encoded(text, encoding)
            for count in bytes.indices {
                let decoded = String(decoding: try encoding.decode(Array(bytes.prefix(count))), as: UTF8.self)
                #expect(text.hasPrefix(decoded.replacing("\u{FFFD}", with: "")))
            }
        }
        let bytes = Array(Self.japanese.utf8)
        for count in bytes.indices { #expect(TextEncoding.guess(Array(bytes.prefix(count))) == .utf8) }
    }

    @Test func `letters of windows-1252 within UTF-8 are read, behind a byte order mark too`() throws {
        let mixed = bytes("Café R", 0xE9, "my;Garçon;1"), marked = bytes("\u{FEFF}M", 0xFC, "ller;1")
        #expect(TextEncoding.guess(mixed) == .utf8)
        #expect(String(decoding: try TextEncoding.utf8.decode(mixed), as: UTF8.self) == "Café Rémy;Garçon;1")
        #expect(String(decoding: try TextEncoding.guess(marked).decode(marked), as: UTF8.self) == "Müller;1")
        let long = Array("\u{FEFF}".utf8) + Array(repeatElement(bytes("M", 0xFC, "ller;"), count: 50).joined())
        #expect(TextEncoding.guess(long) == .windows1252)
        #expect(String(decoding: try TextEncoding.windows1252.decode(long), as: UTF8.self) == String(repeating: "Müller;", count: 50))
    }

    private func bytes(_ before: String, _ byte: UInt8, _ behind: String) -> [UInt8] { Array(before.utf8) + [byte] + Array(behind.utf8) }

    @Test func `a few broken bytes become signs of replacement, and NUL is left out`() throws {
        #expect(String(decoding: try TextEncoding.utf8.decode(bytes("Caf", 0x93, ";1")), as: UTF8.self) == "Caf\u{FFFD};1")
        #expect(try TextEncoding.utf8.decode([0x61, 0, 0x62]) == [0x61, 0x62])
        #expect(try TextEncoding.windows1252.decode([0x61, 0x81, 0x80]) == Array("a\u{FFFD}€".utf8))
    }

    @Test(arguments: TextEncoding.allCases) func `every encoding is known to the system`(encoding: TextEncoding) throws {
        let letter: [UInt8] = encoding == .utf16LittleEndian ? [0x61, 0] : encoding == .utf16BigEndian ? [0, 0x61] : [0x61]
        #expect(try encoding.decode(letter) == [0x61])
        #expect(try encoding.decode([]) == [])
    }

    @Test func `bytes that are no text are refused`() {
        #expect(throws: BankFileProblem(.notText)) { try TextEncoding.utf8.decode([UInt8](repeating: 0xFF, count: 100)) }
        #expect(throws: BankFileProblem(.notText)) { try TextEncoding.utf8.decode([UInt8](repeating: 0, count: 100)) }
        #expect(throws: BankFileProblem(.tooLarge)) { try TextEncoding.utf8.decode([UInt8](repeating: 0x61, count: BankFileLimits.bytes + 1)) }
    }

    @Test func `random bytes are guessed and read without a trap`() {
        var random = SeededRandom(seed: 17)
        for _ in 0..<1_000 {
            let bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            let text = try? TextEncoding.guess(bytes).decode(bytes)
            #expect(text.map { String(validating: $0, as: UTF8.self) != nil } ?? true)
        }
    }

}
