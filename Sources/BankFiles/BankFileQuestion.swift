import Bookkeeping

/// Something that has to be said before a file can be imported.
public enum BankFileQuestion: Sendable {
    /// The letters cannot be read in the encoding.
    case letters
    /// No columns with a date and an amount are known.
    case columns
    case doubt(TableDoubt)
    /// All entries are left out.
    case account
    /// The amounts of an account of the file, by its place, are in another currency than the account of the book that is chosen.
    case otherCurrency(place: Int, Currency, Account)
}
