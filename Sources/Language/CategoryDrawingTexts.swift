import Bookkeeping

/// The colours and the icons of categories.
package struct CategoryDrawingTexts: Sentences {
    package let hue: @Sendable (Hue) -> String
    /// The description of an icon, for screen readers.
    package let picture: @Sendable (CategoryIcon) -> String

    static let english = CategoryDrawingTexts(
        hue: {
            switch $0 {
            case .copper: "Copper"
            case .amber: "Amber"
            case .olive: "Olive"
            case .leaf: "Leaf green"
            case .patina: "Patina"
            case .teal: "Teal"
            case .sky: "Sky"
            case .indigo: "Indigo"
            case .plum: "Plum"
            case .rose: "Rose"
            case .brick: "Brick"
            case .cocoa: "Cocoa"
            case .slate: "Slate"
            }
        },
        picture: {
            switch $0 {
            case .groceries: "Shopping basket"
            case .dining: "Knife and fork"
            case .coffee: "Cup"
            case .bus: "Bus"
            case .car: "Car"
            case .fuel: "Fuel pump"
            case .rent: "Key"
            case .bills: "Lightning"
            case .internet: "Wi-Fi"
            case .phone: "Phone"
            case .health: "Heart"
            case .clothes: "Shirt"
            case .fun: "Ticket"
            case .travel: "Suitcase"
            case .kids: "Balloon"
            case .pets: "Paw"
            case .gift: "Gift"
            case .school: "Book"
            case .sport: "Dumbbell"
            case .sofa: "Sofa"
            case .`repeat`: "Two arrows"
            case .savings: "Pile of coins"
            case .salary: "Banknote"
            case .tax: "Percent sign"
            case .care: "Scissors"
            case .other: "Shapes"
            case .bank: "Bank"
            case .card: "Card"
            case .wallet: "Wallet"
            case .home: "House"
            }
        })

    static let japanese = CategoryDrawingTexts(
        hue: {
            switch $0 {
            case .copper: "銅色"
            case .amber: "琥珀色"
            case .olive: "オリーブ"
            case .leaf: "若葉色"
            case .patina: "緑青"
            case .teal: "青緑"
            case .sky: "空色"
            case .indigo: "藍色"
            case .plum: "プラム"
            case .rose: "ローズ"
            case .brick: "れんが色"
            case .cocoa: "ココア"
            case .slate: "スレート"
            }
        },
        picture: {
            switch $0 {
            case .groceries: "買い物かご"
            case .dining: "ナイフとフォーク"
            case .coffee: "カップ"
            case .bus: "バス"
            case .car: "車"
            case .fuel: "給油機"
            case .rent: "鍵"
            case .bills: "稲妻"
            case .internet: "Wi-Fi"
            case .phone: "電話"
            case .health: "ハート"
            case .clothes: "シャツ"
            case .fun: "チケット"
            case .travel: "スーツケース"
            case .kids: "風船"
            case .pets: "肉球"
            case .gift: "贈り物"
            case .school: "本"
            case .sport: "ダンベル"
            case .sofa: "ソファ"
            case .`repeat`: "2本の矢印"
            case .savings: "積み重ねた硬貨"
            case .salary: "紙幣"
            case .tax: "パーセント記号"
            case .care: "はさみ"
            case .other: "図形"
            case .bank: "銀行"
            case .card: "カード"
            case .wallet: "財布"
            case .home: "家"
            }
        })

    static let simplifiedChinese = CategoryDrawingTexts(
        hue: {
            switch $0 {
            case .copper: "铜色"
            case .amber: "琥珀"
            case .olive: "橄榄"
            case .leaf: "叶绿"
            case .patina: "铜绿"
            case .teal: "青色"
            case .sky: "天蓝"
            case .indigo: "靛蓝"
            case .plum: "梅紫"
            case .rose: "玫瑰"
            case .brick: "砖红"
            case .cocoa: "可可"
            case .slate: "石板灰"
            }
        },
        picture: {
            switch $0 {
            case .groceries: "购物篮"
            case .dining: "刀叉"
            case .coffee: "杯子"
            case .bus: "公交车"
            case .car: "汽车"
            case .fuel: "加油机"
            case .rent: "钥匙"
            case .bills: "闪电"
            case .internet: "无线网络"
            case .phone: "手机"
            case .health: "心形"
            case .clothes: "衣服"
            case .fun: "门票"
            case .travel: "行李箱"
            case .kids: "气球"
            case .pets: "爪印"
            case .gift: "礼物"
            case .school: "书本"
            case .sport: "哑铃"
            case .sofa: "沙发"
            case .`repeat`: "两个箭头"
            case .savings: "一摞硬币"
            case .salary: "钞票"
            case .tax: "百分号"
            case .care: "剪刀"
            case .other: "图形"
            case .bank: "银行"
            case .card: "卡片"
            case .wallet: "钱包"
            case .home: "房子"
            }
        })
}
