/// The meaning of a minus where a word or a column says the direction of an amount.
public enum MinusMeaning: String, Hashable, Codable, Sendable {
    /// The word, or the column, says the direction by itself.
    case nothing
    /// It turns the direction round: a debit that was taken back came in.
    case turnsRound = "turns_round"
    /// It is money out, and an amount without it, in the column of money out, is money back.
    case moneyOut = "money_out"
}
