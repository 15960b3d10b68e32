/// A measure of how much a text that was decoded looks like a statement in a language of its encoding.
struct EncodingScore {
    /// From 0 for letters that do not belong together, to 1, and one more for each name of a column in the line with the most of them.
    let value: Double

    /// The bytes of text in UTF-8 that are looked at.
    private static let bytes = 24 << 10
    /// The values that may be names of columns.
    private static let cells = 600

    init(_ text: [UInt8], _ encoding: TextEncoding) {
        let scalars = String(decoding: text.prefix(Self.bytes), as: UTF8.self)
        value = Double(Self.names(scalars)) + Self.quality(scalars.unicodeScalars, encoding)
    }

    /// Returns the most names of columns in a line of the beginning, of those with letters beyond ASCII: the other ones are the same in every encoding.
    private static func names(_ text: String) -> Int {
        var most = 0, left = Self.cells
        for line in text.split(maxSplits: 41, whereSeparator: \.isNewline).prefix(40) where line.utf8.count <= 2_000 {
            let cells = line.split { ",;\t|\"".contains($0) }.filter { $0.utf8.contains { $0 >= 0x80 } }.prefix(left)
            left -= cells.count
            most = max(most, cells.count { TableWords.role(of: String($0)) != nil })
        }
        return most
    }

    private static func quality(_ text: String.UnicodeScalarView, _ encoding: TextEncoding) -> Double {
        switch encoding {
        case .shiftJIS, .eucJP: japanese(text)
        case .gb18030: share(text) { EncodingLetters.simplified.contains($0) }
        case .big5: share(text) { EncodingLetters.traditional.contains($0) }
        case .eucKR: share(text) { EncodingLetters.korean.contains($0) }
        case .windows1251, .koi8R: alphabet(text, EncodingLetters.cyrillic)
        case .windows1253: alphabet(text, EncodingLetters.greek)
        case .windows1250, .iso8859_2: max(latin(text, EncodingLetters.polish), latin(text, EncodingLetters.eastern))
        case .windows1254: latin(text, EncodingLetters.turkish)
        case .macRoman: latin(text, EncodingLetters.western) * 0.5
        case .windows1252, .iso8859_15, .utf8, .utf16LittleEndian, .utf16BigEndian: latin(text, EncodingLetters.western)
        }
    }

    /// The letters without which a text is none of Asia: one or two of them may be frequent by chance.
    private static let few = 2

    /// Returns the share of letters that are frequent, of those beyond ASCII but for signs in full width.
    private static func share(_ text: String.UnicodeScalarView, _ isFrequent: (Unicode.Scalar) -> Bool) -> Double {
        var all = 0, frequent = 0
        for scalar in text where !scalar.isASCII && !isNeutral(scalar) {
            all += 1
            if isFrequent(scalar) { frequent += 1 }
        }
        return all == 0 ? 0 : min(1, 2 * Double(frequent) / Double(all + few))
    }

    /// Signs, digits and Latin letters that all encodings of Asia have in full width.
    private static func isNeutral(_ scalar: Unicode.Scalar) -> Bool {
        0x3000...0x3020 ~= scalar.value || 0xFF01...0xFF5E ~= scalar.value || 0x2010...0x203B ~= scalar.value || scalar == "\u{A5}"
            || scalar == "\u{FFE5}"
    }

    /// Kana in full width are in no other language; those in half width are bytes of other encodings, too, and count where their marks are where they can be.
    private static func japanese(_ text: String.UnicodeScalarView) -> Double {
        var all = 0.0, frequent = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII, !isNeutral(scalar) else { continue }
            all += 1
            switch scalar.value {
            case 0x3041...0x30FE: frequent += 1
            case 0xFF66...0xFF9F: frequent += isKana(scalar, behind: before) ? 0.35 : -1
            default: if EncodingLetters.japanese.contains(scalar) { frequent += 1 }
            }
        }
        return all == 0 ? 0 : min(1, max(0, 2 * frequent / (all + Double(few))))
    }

    /// True for kana in half width that can stand behind another sign: a voicing mark needs a letter that has one, a small one any letter.
    private static func isKana(_ scalar: Unicode.Scalar, behind before: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // ﾟ
        case 0xFF9F: 0xFF8A...0xFF8E ~= before.value
        // ﾞ
        case 0xFF9E: before.value == 0xFF73 || 0xFF76...0xFF84 ~= before.value || 0xFF8A...0xFF8E ~= before.value
        // Small letters, and the long mark.
        case 0xFF67...0xFF70: 0xFF66...0xFF9F ~= before.value
        default: true
        }
    }

    /// Returns a measure for alphabets without Latin letters: words are of them alone, their letters are frequent, and only the first one is a capital, or all are.
    private static func alphabet(_ text: String.UnicodeScalarView, _ weights: [Unicode.Scalar: Double]) -> Double {
        var all = 0.0, sum = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII, scalar.properties.isAlphabetic || scalar.value > 0x2BF else { continue }
            all += 1
            let small = String(scalar).lowercased().unicodeScalars.first ?? scalar
            let isMixed = before.isASCII && before.properties.isAlphabetic
            let isOdd = !before.isASCII && before.properties.isLowercase && scalar.properties.isUppercase
            sum += isMixed || isOdd ? -6 : weights[small] ?? -3
        }
        return all == 0 ? 0 : min(1, max(0, sum / all / 5.5))
    }

    /// Returns a measure for Latin letters with marks: usual ones, mostly within words of ASCII.
    private static func latin(_ text: String.UnicodeScalarView, _ usual: Set<Unicode.Scalar>) -> Double {
        var all = 0.0, sum = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII else { continue }
            all += 1
            let isBehindOther = !before.isASCII && before.properties.isAlphabetic
            if usual.contains(scalar) { sum += isBehindOther ? 0.2 : 1 } else { sum -= 0.5 }
        }
        return all == 0 ? 0 : max(0, sum / all) * 0.9
    }
}

/// The letters that are frequent in statements.
enum EncodingLetters {
    static let japanese = Set(
        """
        日月年円金額店行支払入出振込取引残高預利用料手数税会社株式東京大阪名古屋福岡札幌横浜神戸京都市区町村駅前本田中山川井藤木林小大上下内外人口座番号普通定期積立
        電気水道話代落給与賞保険生命損害信販購商品食飲薬局病院医科歯書籍文具衣服車交通鉄地方銀用組合農協郵便摘要容備考差繰越回今合計明細済未確分割一二三四五六七八九十百
        千万海現貨算対象項目有機関連絡先客様家族住宅宿泊旅館酒屋物花楽天三菱友井住信託証券投資国民健康年金所得住民固定資産消費替返還自動送依頼受取人名義法個全半角新千葉埼
        崎広島仙台静岡第号室階丁目公共料放送協会学校教育費子供通勤関西北海道東日本旅客鉄道空港航空石油燃料修理洗濯美容理髪映画館遊園無印良洋風堂亭庵軒亀鶴松竹梅桜
        """.unicodeScalars.filter { !$0.properties.isWhitespace })
    static let simplified = Set(
        """
        交易时间日期金额支出收入余额转账银行支付商户订单号类型分类对方名称说明备注账户卡摘要币种人民元角年月消费退款充值提现红包工资奖信用还贷利息手续费快捷微宝淘京东美团滴
        打车餐饮食品超市便利店公司有限科技网络服务中心北上海广州深圳杭南成都武汉天津重庆国工农建设招通生兴业浦发平安光大华夏邮政储蓄状态成功失败关闭已未不计过个家庭房租水电
        燃气话医疗药学校教育影票酒旅行机火地铁公加油停方式流水零钱本代扣缴存取现汇款他存款定期活期理财基金买入赎回保险购物午餐早晚饭咖啡果蔬菜肉面粉米日用百货服装鞋帽手机器
        姓名起始终止时导出记录共笔合计收款付款接受转入转出物小大二三四五六七八九十一的在有和了是为
        """.unicodeScalars.filter { !$0.properties.isWhitespace })
    static let traditional = Set(
        """
        交易日期時間金額支出收入餘額轉帳銀行付存提款摘要說明備註號戶卡幣別新台元年月消費退薪資獎信用繳貸利息手續費跨行匯現電水瓦斯話保險股便商店全家統一超公司有限份北高雄中
        灣國泰富邦信玉山華南彰化第合作郵局對方名稱類項目地點結分類帳單應收付款人本期上次餐飲食品購物交通加油捷運鐵路學校醫院藥房書生活美容旅遊飯早午晚咖啡百貨服務網路
        中心大小二三四五六七八九十的在有和了是為自動扣繳代存摺
        """.unicodeScalars.filter { !$0.properties.isWhitespace })
    static let korean = Set(
        """
        이다는에의가을한지로은사도기거래일자적요출금입잔액내용융행카드결제취소승인번호계좌체수료원급여보험전신국민우리하나농협업카오토스네버페편점마트커피배달타벅서울부산대구천광
        주시동식회상품구매맹명날짜통장메모받분보낸세과세관리비월년등록현할시불건당후전화사용자고객정구분했습니를물건샀어서해요공과학교병원약국식당음료교통택버지하철유소
        """.unicodeScalars.filter { !$0.properties.isWhitespace })

    static let cyrillic: [Unicode.Scalar: Double] = [
        "о": 11, "е": 8.5, "а": 8, "и": 7.4, "н": 6.7, "т": 6.3, "с": 5.5, "р": 4.7, "в": 4.5, "л": 4.4, "к": 3.5, "м": 3.2, "д": 3, "п": 2.8,
        "у": 2.6, "я": 2,
        "ы": 1.9, "ь": 1.7, "г": 1.7, "з": 1.6, "б": 1.6, "ч": 1.4, "й": 1.2, "х": 1, "ж": 0.9, "ш": 0.7, "ю": 0.6, "ц": 0.5, "щ": 0.4, "э": 0.3,
        "ф": 0.3, "ё": 0.3,
        "і": 3, "ї": 0.6, "є": 0.4, "ґ": 0.1, "ъ": 0.1, "№": 1,
    ]
    static let greek: [Unicode.Scalar: Double] = [
        "α": 10, "ο": 9, "ι": 8, "ε": 8, "τ": 8, "ν": 7, "σ": 5, "ς": 4, "η": 5, "υ": 4, "ρ": 4.5, "π": 4, "κ": 4, "μ": 3.5, "λ": 3, "ω": 2, "δ": 2,
        "γ": 2, "χ": 1.5,
        "θ": 1.5, "φ": 1, "β": 1, "ξ": 0.5, "ζ": 0.5, "ψ": 0.3, "ά": 3, "έ": 2, "ή": 2, "ί": 3, "ό": 3, "ύ": 1.5, "ώ": 1.5,
    ]
    static let western = Set("ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœ€£°§«»’–“”„ºª\u{A0}".unicodeScalars)
    static let polish = Set("ĄĆĘŁŃÓŚŹŻąćęłńóśźż€„”–\u{A0}".unicodeScalars)
    /// Czech, Slovak, Hungarian, Romanian and Croatian.
    static let eastern = Set(
        "ĆćÁČĎÉĚÍŇŘŠŤÚŮÝŽáčďéěíňřšťúůýžŐŰőűÖÜöüÄäßĂÂÎŞŢăâîşţĹĽŔĺľŕôÔĐđ€„”–\u{A0}".unicodeScalars)
    static let turkish = Set("ÇĞİÖŞÜçğıöşüâîû€₺’–\u{A0}".unicodeScalars)
}
