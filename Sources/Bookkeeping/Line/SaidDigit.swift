/// The digits as they are written with characters of numbers in Japanese and Chinese, also the forms used in contracts.
enum SaidDigit {
    private static let values: [Character: Int] = [
        "〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "壱": 1, "弐": 2, "参": 3,
        "壹": 1, "贰": 2, "貳": 2, "叁": 3, "參": 3, "肆": 4, "伍": 5, "陆": 6, "陸": 6, "柒": 7, "捌": 8, "玖": 9,
    ]

    static func value(_ character: Character) -> Int? { values[character] }

    static func isOne(_ character: Character?) -> Bool { character.flatMap { values[$0] } != nil }
}
