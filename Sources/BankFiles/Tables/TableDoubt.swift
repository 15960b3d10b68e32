/// A question that a table leaves open. The person answers it before its entries are written, since a guess without proof in the file would be a wrong figure.
public enum TableDoubt: String, CaseIterable, Hashable, Codable, Sendable {
    /// Whether amounts without a sign came in or went out.
    case sign
    /// Which of two words beside amounts without a sign means money out.
    case direction
    /// Whether a point or a comma before three digits ends the whole units.
    case decimalMark
    /// Whether the day or the month comes first.
    case dateOrder
    /// Which column has the amounts.
    case amount
    /// In which currency the amounts are.
    case currency
}
