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
        account: "生活費口座", groceries: "食費", eatingOut: "外食", coffee: "カフェ", transport: "交通費", home: "住居費",
        bills: "光熱・通信費", health: "健康・医療", fun: "趣味・娯楽", clothes: "衣服", travel: "旅行", gifts: "交際費", education: "教養・教育",
        other: "その他", salary: "給与", freelance: "副業", refund: "返金", interest: "利息", otherIncome: "その他",
        hashtags: ["毎週", "家族", "仕事", "休暇", "必需品", "ご褒美"])
    static let simplifiedChinese = DefaultTexts(
        account: "日常账户", groceries: "买菜", eatingOut: "餐饮", coffee: "咖啡", transport: "交通", home: "住房",
        bills: "生活缴费", health: "医疗健康", fun: "娱乐", clothes: "服饰", travel: "旅行", gifts: "人情往来", education: "教育",
        other: "其他", salary: "工资", freelance: "兼职", refund: "退款", interest: "利息", otherIncome: "其他",
        hashtags: ["每周", "家庭", "工作", "假期", "刚需", "犒劳自己"])
}
