import BankFiles
import Bookkeeping
import TestSupport
import Testing

/// Statements of many lengths that are written in an encoding and found to be in it, with a header that is known and without one.
@Suite struct EncodedStatementTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let name: String, encodings: [TextEncoding], header: String
        /// Each row is a day, one of the shops and an amount.
        let shops: [String]
        let row: @Sendable (_ day: String, _ shop: String, _ amount: Int) -> String
        var testDescription: String { name }
    }

    private static let kinds: [Kind] = [
        Kind(
            name: "bank", encodings: [.shiftJIS, .eucJP], header: "日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ",
            shops: ["ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ", "ﾃﾞﾝｷ", "東京電力", "ｾﾌﾞﾝｲﾚﾌﾞﾝ", "振込手数料", "ｶﾌﾞｼｷｶﾞｲｼﾔ ﾐﾂｲ", "口座振替　水道料"],
            row: { "\"2026/11/\($0)\",\"振込１\",\"\($1)\",\"\($2)\",,\"\(900_000 - $2)\"," }),
        Kind(
            name: "card", encodings: [.shiftJIS, .eucJP], header: "",
            shops: ["セブンイレブン", "ローソン", "マツモトキヨシ", "東急ストア", "無印良品", "スターバックス", "サミットストア", "ＥＴＣカード"],
            row: { "2026/11/\($0),\($1),\($2),１,１,\($2)," }),
        Kind(
            name: "household", encodings: [.shiftJIS, .eucJP], header: "計算対象,日付,内容,金額（円）,保有金融機関,大項目,中項目,メモ,振替,ID",
            shops: ["ﾄｳｷﾖｳﾃﾞﾝﾘﾖｸ", "給与", "東京ガス", "家賃", "西友", "NTT東日本"],
            row: { "\"1\",\"2026/11/\($0)\",\"\($1)\",\"-\($2)\",\"三菱UFJ銀行\",\"水道・光熱費\",\"電気代\",\"\",\"0\",\"x\($2)\"" }),
        Kind(
            name: "wallet", encodings: [.gb18030], header: "交易时间,交易分类,交易对方,商品说明,收/支,金额",
            shops: ["滴滴出行", "美团外卖", "华润万家超市", "国家电网", "星巴克咖啡", "瑞幸"],
            row: { "2026-11-\($0) 12:00:00,餐饮美食,\($1),午餐,支出,\($2).50" }),
        Kind(
            name: "list", encodings: [.gb18030], header: "", shops: ["超市购物", "工资", "电费", "地铁充值", "微信转账", "房租"],
            row: { "2026-11-\($0),\($1),\($2).50,余额" }),
        Kind(
            name: "Taiwan", encodings: [.big5], header: "交易日期,摘要,支出金額,存入金額,餘額", shops: ["信用卡繳費", "全聯福利中心", "台灣電力公司", "薪資轉帳", "統一超商"],
            row: { "2026/11/\($0),\($1),\($2),,\(90_000 - $2)" }),
        Kind(
            name: "Taiwan without names", encodings: [.big5], header: "", shops: ["信用卡繳費", "電費扣繳", "薪資轉帳", "利息", "跨行轉帳"],
            row: { "2026/11/\($0),\($1),\($2),,\(90_000 - $2)" }),
        Kind(
            name: "Korea", encodings: [.eucKR], header: "거래일자,적요,출금금액,입금금액,잔액", shops: ["편의점", "스타벅스 강남점", "급여", "카카오택시", "이마트", "통신요금"],
            row: { "2026-11-\($0),\($1),\($2),,\(90_000 - $2)" }),
        Kind(
            name: "Russia", encodings: [.windows1251, .koi8R], header: "Дата операции;Описание;Сумма платежа",
            shops: ["Пятёрочка", "Магазин", "ЗАРПЛАТА", "Перевод на карту", "Аптека", "Яндекс Такси"], row: { "\($0).11.2026;\($1);-\($2),50" }),
        Kind(
            name: "Poland", encodings: [.windows1250, .iso8859_2], header: "Data;Opis;Kwota",
            shops: ["Żabka Kraków", "Piekarnia Świt", "Opłata za prąd", "Łódź Główna", "Spożywczy ąę"], row: { "\($0).11.2026;\($1);-\($2),50" }),
        Kind(
            name: "Czechia", encodings: [.windows1250], header: "Datum;Zpráva;Částka",
            shops: ["Tržiště Plzeň", "Škoda Auto", "Lékárna U Lípy", "Řeznictví"],
            row: { "\($0).11.2026;\($1);-\($2),50" }),
        Kind(
            name: "Germany", encodings: [.windows1252, .iso8859_15], header: "Buchungstag;Empfänger;Betrag",
            shops: ["Bäckerei Größmann", "Rundfunk für Köln", "Café Übersee", "Straßenbahn"], row: { "\($0).11.2026;\($1);-\($2),50 €" }),
        Kind(
            name: "France", encodings: [.windows1252], header: "Date;Libellé;Montant",
            shops: ["Boulangerie Frères", "Épicerie à côté", "Hôtel Noël", "Garçon"],
            row: { "\($0)/11/2026;\($1);-\($2),50" }),
        Kind(
            name: "Denmark", encodings: [.windows1252], header: "Dato;Tekst;Beløb;Saldo",
            shops: ["Købmand Sørensen", "Løn", "Ærø Færge", "Åbyhøj Bageri"],
            row: { "\($0).11.2026;\($1);-\($2),50;1.000,00" }),
        Kind(
            name: "Turkey", encodings: [.windows1254], header: "Tarih;Açıklama;Tutar",
            shops: ["Şişli Market", "Maaş ödemesi", "Eczane Işık", "Doğalgaz faturası"],
            row: { "\($0).11.2026;\($1);-\($2),50" }),
        Kind(
            name: "Greece", encodings: [.windows1253], header: "Ημερομηνία;Περιγραφή;Ποσό",
            shops: ["Σούπερ μάρκετ", "Μισθοδοσία", "Φαρμακείο", "ΔΕΗ λογαριασμός"],
            row: { "\($0)/11/2026;\($1);-\($2),50" }),
        Kind(
            name: "wide", encodings: [.utf16LittleEndian, .utf16BigEndian], header: "取引日,内容,金額", shops: ["振込　山田商店", "給与", "電気料金"],
            row: { "2026/11/\($0),\($1),\($2)" }),
    ]

    private static let cases = kinds.flatMap { kind in kind.encodings.map { (kind, $0) } }

    @Test(arguments: cases) func `a statement of any length is read in the encoding in which it was written`(kind: Kind, encoding: TextEncoding)
        throws
    {
        var random = SeededRandom(seed: 35)
        for count in [5, 25, 30, 100, 300] {
            let rows = (0..<count).map { _ in
                let day = Int.random(in: 10...28, using: &random)
                return kind.row("\(day)", kind.shops.randomElement(using: &random) ?? "", .random(in: 100...90_000, using: &random))
            }
            let text = ([kind.header].filter { !$0.isEmpty } + rows).joined(separator: "\r\n") + "\r\n",
                bytes = try EncodedText.encoded(text, encoding)
            let found = TextEncoding.guess(bytes), read = String(decoding: try found.decode(bytes), as: UTF8.self)
            #expect(read == text, "\(count) rows of \(kind.name) in \(encoding.rawValue) read as \(found.rawValue): \(read.prefix(120))")
        }
    }

    @Test func `the encodings that are possible are offered, the most probable first`() throws {
        let bytes = try EncodedText.encoded("日付,摘要,支払い金額\n2026/11/13,電気,1280\n", .shiftJIS), candidates = TextEncoding.candidates(bytes)
        #expect(candidates.first == .shiftJIS)
        #expect(candidates.count > 2)
        for encoding in candidates { #expect(throws: Never.self) { try encoding.decode(bytes) } }
    }

    @Test func `bytes of no known encoding are read as some letters`() throws {
        var random = SeededRandom(seed: 9)
        let head = Array("Date;Text;Amount\n".utf8), row = { (text: [UInt8]) in Array("2026-11-13;".utf8) + text + Array(";-12,50\n".utf8) }
        for _ in 0..<20 {
            let texts = (0..<20).map { _ in (0..<12).map { _ in UInt8.random(in: 0x80...0xFF, using: &random) } }
            let bytes = head + texts.flatMap(row)
            #expect(try BankFileFormat.of(bytes) == .table)
        }
    }
}
