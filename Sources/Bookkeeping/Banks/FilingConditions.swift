/// The conditions of a rule. Those that are nil hold for every entry.
public struct FilingConditions: Sendable, Equatable {
    public var payee, title, note: FilingText?
    public var amount: FilingAmount?
    public var kind: Category.Kind?
    public var account: Account.ID?

    public init(
        payee: FilingText? = nil, title: FilingText? = nil, note: FilingText? = nil, amount: FilingAmount? = nil, kind: Category.Kind? = nil,
        account: Account.ID? = nil
    ) {
        (self.payee, self.title, self.note, self.amount, self.kind, self.account) = (payee, title, note, amount, kind, account)
    }

    /// True if nothing but the kind tells entries apart.
    public var areTooWide: Bool { payee == nil && title == nil && note == nil && amount == nil && account == nil }
}

/// A condition on a text. Texts are compared folded, as names are (`StringProtocol.folded`).
public struct FilingText: Hashable, Sendable {
    public enum Way: String, CaseIterable, Hashable, Sendable, Codable {
        case contains, equals
    }

    public let way: Way
    /// As it was typed.
    public let text: String
    let folded: String

    /// The maximum length in characters.
    public static let limit = 80

    public init(_ way: Way, _ text: String) { (self.way, self.text, folded) = (way, text, text.folded) }

    /// Returns true for a folded text that meets the condition. No text contains the empty text.
    func holds(for other: String) -> Bool {
        switch way {
        case .equals: !folded.isEmpty && other == folded
        case .contains: other.hasBytes(of: folded)
        }
    }
}

/// A condition on an amount without its sign, in one currency.
public struct FilingAmount: Hashable, Sendable {
    public let currency: Currency
    /// Minor units; nil without a bound. Both bounds are included.
    public let least, most: Int64?

    /// Returns nil without any bound, and for bounds in the wrong order.
    public init?(_ currency: Currency, least: Int64?, most: Int64?) {
        guard least != nil || most != nil else { return nil }
        if let least, let most, least > most { return nil }
        (self.currency, self.least, self.most) = (currency, least, most)
    }

    func holds(for amount: Money) -> Bool {
        guard amount.currency == currency else { return false }
        return amount.minorUnits.magnitude >= (least ?? 0).magnitude && (most.map { amount.minorUnits.magnitude <= $0.magnitude } ?? true)
    }
}

extension String {
    /// Returns true if this text contains the bytes of another, non-empty text: characters need not be found, since both are composed.
    fileprivate func hasBytes(of other: String) -> Bool {
        guard let first = other.utf8.first else { return false }
        var rest = utf8[...]
        while true {
            rest = rest.drop { $0 != first }
            if rest.isEmpty { return false }
            if rest.starts(with: other.utf8) { return true }
            rest = rest.dropFirst()
        }
    }
}
