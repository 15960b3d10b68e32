/// Sentences that compare a period with the one before: a part, an emphasized part, and a part.
package struct CompareTexts: Sentences {
    /// The parts of a sentence; the middle one is emphasized.
    package typealias Parts = (lead: String, strong: String, tail: String)

    /// The days compared with, if they are the days of a period up to a day.
    package let until: Named
    package let sameSpent, sameEarned: @Sendable (String) -> Parts
    /// The difference, as a percentage or an amount, and the days.
    package let lessSpent, moreSpent, lessEarned, moreEarned: @Sendable (String, String) -> Parts

    static let english = CompareTexts(
        until: { "by \($0)" }, sameSpent: { ("", "About as much spent", " as \($0)") },
        sameEarned: { ("", "About as much earned", " as \($0)") }, lessSpent: { ("", "\($0) less spent", " than \($1)") },
        moreSpent: { ("", "\($0) more spent", " than \($1)") }, lessEarned: { ("", "\($0) less earned", " than \($1)") },
        moreEarned: { ("", "\($0) more earned", " than \($1)") })

    static let japanese = CompareTexts(
        until: { "\($0)まで" }, sameSpent: { ("\($0)と", "支出はほぼ同じ", "") }, sameEarned: { ("\($0)と", "収入はほぼ同じ", "") },
        lessSpent: { ("\($1)と比べて", "支出が\($0)減", "") }, moreSpent: { ("\($1)と比べて", "支出が\($0)増", "") },
        lessEarned: { ("\($1)と比べて", "収入が\($0)減", "") }, moreEarned: { ("\($1)と比べて", "収入が\($0)増", "") })

    static let simplifiedChinese = CompareTexts(
        until: { "截至\($0)" }, sameSpent: { ("与\($0)相比，", "支出基本相同", "") }, sameEarned: { ("与\($0)相比，", "收入基本相同", "") },
        lessSpent: { ("与\($1)相比，", "支出减少 \($0)", "") }, moreSpent: { ("与\($1)相比，", "支出增加 \($0)", "") },
        lessEarned: { ("与\($1)相比，", "收入减少 \($0)", "") }, moreEarned: { ("与\($1)相比，", "收入增加 \($0)", "") })
}
