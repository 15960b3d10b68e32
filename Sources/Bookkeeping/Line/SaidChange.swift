/// The parts of a unit of money behind its name, as they are said in Chinese: 「8块5」, 「25元5角」, 「三十六块八毛」, 「8块零5分」, 「两块半」, and alone 「5毛」.
package struct SaidChange: Equatable {
    /// The characters that it takes.
    package let length: Int
    /// Hundredths, 1 to 99.
    package let hundredths: Int

    private static func digit(_ character: Character?) -> Int? { character.flatMap { SaidDigit.value($0) ?? LinePlain.digit($0) } }

    /// The characters of units behind which parts are said.
    package static let units: Set<Character> = ["块", "塊", "元", "圆", "圓"]

    /// Its decimals, such as `05`.
    package var decimals: String { String(String(hundredths + 100).dropFirst()) }

    /// Reads the parts behind a unit. Returns nil if there are none.
    ///
    /// - Parameter isAlone: true if no unit stands before them, so that they need names of their own.
    package init?(_ characters: ArraySlice<Character>, isAlone: Bool = false) {
        let all = Array(characters.prefix(7))
        func at(_ place: Int) -> Character? { all.indices.contains(place) ? all[place] : nil }
        if at(0) == "半", !isAlone, at(1).map(LineCounters.isCounter) != true {
            (length, hundredths) = (1, 50)
            return
        }
        guard let first = Self.digit(at(0)) else { return nil }
        // 「块零5毛」 is half a unit, and 「元两」 the beginning of another word.
        if let unit = at(2), first == 0, "毛角".contains(unit) { return nil }
        var length = 1, hundredths = first * 10, isNamed = false
        if let unit = at(1), "毛角".contains(unit) {
            (length, isNamed) = (2, true)
            if let second = Self.digit(at(2)) {
                (length, hundredths) = (3, hundredths + second)
                if at(3) == "分" { length = 4 }
            }
        } else if at(1) == "分" {
            (length, hundredths, isNamed) = (2, first, true)
        } else if let second = Self.digit(at(1)) {
            (length, hundredths) = (2, hundredths + second)
            if at(2) == "分" { length = 3 }
        }
        if at(length) == "钱" || at(length) == "錢" { length += 1 }
        guard hundredths > 0, isNamed || !isAlone else { return nil }
        // Another digit, or a word that is counted, belongs to something else.
        if let next = at(length), Self.digit(next) != nil || ".,成".contains(next) || LineCounters.isCounter(next) { return nil }
        // Digits without the name of a part are the beginning of a word, if one follows: 「20块三里屯」, 「30元九五折」, 「12元85度」.
        if !isNamed, SaidDigit.isOne(at(0)) || length > 1, let next = at(length), LineText.Script(next) == .ideographic { return nil }
        if !isNamed, at(0) == "两" { return nil }
        (self.length, self.hundredths) = (length, hundredths)
    }
}
