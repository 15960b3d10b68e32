/// The names in a new book.
package struct DefaultTexts: Sentences {
    package let account: String
    package let groceries, eatingOut, coffee, transport, home, bills, health, fun, clothes, travel, gifts, education, other: String
    package let salary, freelance, refund, interest, otherIncome: String
    package let hashtags: [String]

    static let english = DefaultTexts(
        account: "Everyday", groceries: "Groceries", eatingOut: "Eating out", coffee: "Coffee", transport: "Transport", home: "Home",
        bills: "Bills", health: "Health", fun: "Fun", clothes: "Clothes", travel: "Travel", gifts: "Gifts", education: "Education",
        other: "Other", salary: "Salary", freelance: "Side job", refund: "Refund", interest: "Interest", otherIncome: "Other",
        hashtags: ["weekly", "family", "work", "holiday", "needed", "treat"])
    static let japanese = DefaultTexts(
        account: "普段使い", groceries: "食料品", eatingOut: "外食", coffee: "カフェ", transport: "交通", home: "住まい",
        bills: "光熱費", health: "健康", fun: "娯楽", clothes: "衣類", travel: "旅行", gifts: "贈り物", education: "教育",
        other: "その他", salary: "給料", freelance: "副業", refund: "返金", interest: "利息", otherIncome: "その他",
        hashtags: ["週末", "家族", "仕事", "休暇", "必要", "ごほうび"])
    static let simplifiedChinese = DefaultTexts(
        account: "日常", groceries: "食品杂货", eatingOut: "外出就餐", coffee: "咖啡", transport: "交通", home: "居家",
        bills: "水电账单", health: "健康", fun: "娱乐", clothes: "服装", travel: "旅行", gifts: "礼物", education: "教育",
        other: "其他", salary: "工资", freelance: "兼职", refund: "退款", interest: "利息", otherIncome: "其他",
        hashtags: ["每周", "家庭", "工作", "假期", "必需", "犒劳"])
}
