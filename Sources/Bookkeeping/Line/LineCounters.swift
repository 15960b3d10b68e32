/// Words that are counted: a number before one of them is no amount.
enum LineCounters {
    private static let characters: Set<Character> = Set(
        "人名個个箇冊册本枚張张杯盃次回泊時时分秒匹头頭台件階层層歳岁才粒袋箱瓶罐碗份双雙套部条條只隻把盒包斤両两克升米席室号號番目点點口组組天日月年週周晚晩夜點期階线線路站食貫缶皿玉切丁房玄着足束膳棟軒通駅巻巻卷季体班集章话話曲篇名匙株幅面行列期版部門门"
    ).subtracting("两両")
    private static let words: [[Character]] = [
        "リットル", "キロ", "グラム", "メートル", "センチ", "カ月", "ヶ月", "か月", "ケ月", "つ", "ヶ", "パック", "セット", "ケース", "ポイント", "パーセント", "ミリ", "個入り", "本入り", "枚入り", "倍",
        "ページ", "カップ", "km", "kg",
        "cm", "mm", "ml", "min", "mins", "pcs", "kwh", "gb", "mb", "g", "l",
        "m", "h", "点", "小时", "小時", "折",
    ].map { Array($0) }

    static func isCounter(_ character: Character) -> Bool { characters.contains(character) }

    /// Returns true if what stands at a position of a line is counted.
    static func follows(_ line: LineText, at position: Int) -> Bool {
        guard line.lowered.indices.contains(position) else { return false }
        if isCounter(line.lowered[position]) { return true }
        return words.contains { word in
            line.lowered.dropFirst(position).starts(with: word) && line.isBoundary(position + word.count)
        }
    }
}
