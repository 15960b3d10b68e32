import Bookkeeping

extension Habits {
    /// A household in Tokyo with holidays in Hawaii.
    static let japanese = Habits(
        person: ("遥", "佐藤"),
        family: Family(name: "佐藤家", account: "家計の口座", child: "ひな", others: [("mina", "美奈"), ("jonas", "健太")]),
        savings: "貯金", card: "クレジットカード", cash: "財布", purse: "ドル口座",
        currency: "JPY", foreignCurrency: "USD", foreignRate: 66,
        openings: Openings(everyday: 384_000, savings: 1_250_000, card: -68_400, cash: 12_300, purse: 60), creditLimit: 300_000,
        salary: Purchase("給料", "みなと設計", 368_000...368_000, tags: [.work]),
        sideJob: Purchase("翻訳の報酬", "あおぞら出版", 18_000...45_000, tags: [.work]),
        interest: Purchase("利息", "さくら信用金庫", 120...340),
        transfers: Transfers(
            toSavings: "貯金へ振替", toCard: "カード引き落とし", withdrawal: "ATMで引き出し", exchange: "旅行のドルに両替", saved: 40_000, withdrawn: 20_000,
            exchanged: 70_000),
        budgets: Limits(daily: 9_000, travel: 350_000, usual: 30_000),
        monthly: [
            Monthly(28, .home, Purchase("家賃", "すみれ不動産", 98_000...98_000, tags: [.needed])),
            Monthly(2, .transport, Purchase("定期券", "東都鉄道", 9_870...9_870, tags: [.work, .needed])),
            Monthly(3, .fun, Purchase("動画配信", "ほたるTV", 1_490...1_490)),
            Monthly(5, .health, Purchase("ジム会費", "川辺スポーツ", 7_700...7_700)),
            Monthly(8, .bills, Purchase("電気代", "ひかり電力", 4_800...12_600, tags: [.needed])),
            Monthly(10, .bills, Purchase("ガス代", "まちガス", 3_100...7_200, tags: [.needed])),
            Monthly(12, .bills, Purchase("インターネット", "若葉ネット", 4_950...4_950, tags: [.needed])),
            Monthly(27, .bills, Purchase("水道代", "東都水道", 3_860...3_860, tags: [.needed])),
            Monthly(15, .bills, Purchase("携帯電話", "そよかぜモバイル", 2_980...3_480, tags: [.needed])),
        ],
        everyday: [
            .groceries: [
                Purchase(
                    "まとめ買い", "みどりマート", 5_200...9_800, tags: [.weekly, .needed],
                    at: Place(latitude: 3_570_560, longitude: 13_966_480, name: "みどりマート 高円寺店")),
                Purchase("食料品", "みどりマート", 1_400...3_900, tags: [.needed]),
                Purchase("野菜と果物", "八百福", 800...2_200, at: Place(latitude: 3_570_430, longitude: 13_964_940, name: "商店街")),
                Purchase("パン", "小麦の家", 480...1_200),
                Purchase("牛乳とたまご", "駅前ストア", 520...1_100),
                Purchase("鍋の材料", "みどりマート", 3_200...5_600, note: "六人分。次は春菊を多めに。", tags: [.family]),
            ],
            .eatingOut: [
                Purchase("ラーメン", "麺や はち", 950...1_900, at: Place(latitude: 3_569_090, longitude: 13_970_030, name: "新宿")),
                Purchase("居酒屋", "酒処 つばめ", 3_200...6_800, tags: [.treat]),
                Purchase("定食", "ひだまり食堂", 980...1_600),
                Purchase("誕生日の食事", "鮨 みなみ", 7_800...16_000, note: "妹の二十歳の誕生日。", tags: [.family, .treat]),
                Purchase("焼肉", "炭火 とら", 4_200...8_900, tags: [.family]),
            ],
            .coffee: [
                Purchase("カフェラテ", "珈琲 灯", 480...650), Purchase("コーヒーとケーキ", "珈琲 灯", 980...1_380, tags: [.treat]),
                Purchase("ブレンド", "駅の喫茶室", 380...520, at: Place(latitude: 3_568_120, longitude: 13_976_710, name: "東京駅")),
            ],
            .transport: [
                Purchase("電車", "東都鉄道", 180...640), Purchase("タクシー", "みやこ交通", 1_200...3_400), Purchase("バス", "都営路線バス", 210...420),
                Purchase("実家までの新幹線", "東都鉄道", 8_200...10_900, tags: [.family]),
            ],
            .home: [
                Purchase("電球", "まちの電器", 680...1_980), Purchase("洗剤", "駅前ドラッグ", 480...1_280), Purchase("本棚", "北の家具", 7_900...15_800),
            ],
            .health: [Purchase("薬", "駅前ドラッグ", 780...2_900, tags: [.needed]), Purchase("歯医者", "白石歯科", 2_400...6_800, tags: [.needed])],
            .fun: [
                Purchase("映画", "ひかり座", 1_900...3_800), Purchase("ライブ", "下北ホール", 4_500...7_800, tags: [.treat]),
                Purchase("文庫本", "つばき書店", 720...2_400), Purchase("温泉", "湯の里", 1_200...2_800, tags: [.family]),
            ],
            .clothes: [Purchase("コート", "ハナイロ", 12_800...29_800), Purchase("スニーカー", "あるく屋", 6_900...13_800), Purchase("シャツ", "ハナイロ", 2_990...6_980)],
            .gifts: [Purchase("誕生日プレゼント", "つばき書店", 2_400...6_800, tags: [.family]), Purchase("花束", "花みずき", 1_800...4_600)],
            .education: [Purchase("英会話", "まなび教室", 5_500...9_900), Purchase("技術書", "つばき書店", 2_600...4_800, tags: [.work])],
            .other: [Purchase("散髪", "床屋 まつ", 3_300...4_800), Purchase("宅配便", "郵便局", 870...1_640), Purchase("寄付", "こども食堂", 1_000...5_000)],
        ],
        booking: Purchase("ホノルル行き航空券", "南風航空", 68_000...96_000, note: "座席は14Aと14B。", tags: [.holiday]),
        holiday: [
            .eatingOut: [
                Purchase("ロコモコ", "Sunset Diner", 16...32, tags: [.holiday], at: Place(latitude: 2_127_690, longitude: -15_782_680, name: "ワイキキ")),
                Purchase("シーフード", "Blue Reef", 38...82, tags: [.holiday, .treat]),
            ],
            .coffee: [Purchase("コナコーヒー", "Kona Corner", 5...9, tags: [.holiday])],
            .transport: [Purchase("バス", "Island Bus", 3...8, tags: [.holiday]), Purchase("タクシー", "Aloha Cab", 18...42, tags: [.holiday])],
            .fun: [Purchase("シュノーケル", "ハナウマ湾", 25...60, tags: [.holiday], at: Place(latitude: 2_126_910, longitude: -15_769_390, name: "ハナウマ湾"))],
            .travel: [Purchase("宿泊", "Palm Lodge", 85...120, tags: [.holiday])],
        ])
}
