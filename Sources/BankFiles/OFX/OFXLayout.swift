/// The meaning of the signs in a file of OFX: amounts have the sign of the account's change (OFX 1.6 and 2.2, section 3.2.9.2), but for banks that write the
/// type of each movement, and no sign or the other one.
public struct OFXLayout: Hashable, Codable, Sendable {
    /// True if amounts above zero left the account.
    public var isReversed = false
    /// True if no amount has a sign and each type has a direction: amounts have the direction of their type.
    public var followsTypes = false
    /// False as long as the types of the movements contradict their signs, and nobody has said which of both is right.
    public var isSignCertain = true

    public init() {}
}

/// The types of movements that have a direction, compared with the signs of their amounts. `POS`, `ATM`, `INT`, `XFER` and `OTHER` have none of their own.
struct OFXSignEvidence {
    private var agreeing = 0, contradicting = 0, outgoing = 0, others = 0
    private var typesOfNegative: Set<String> = [], typesOfPositive: Set<String> = []

    mutating func add(type: String, isNegative: Bool) {
        let type = type.uppercased()
        guard let isOut = Self.directions[type] else {
            others += 1
            return
        }
        if isOut { outgoing += 1 }
        if isOut == isNegative { agreeing += 1 } else { contradicting += 1 }
        if isNegative { typesOfNegative.insert(type) } else { typesOfPositive.insert(type) }
    }

    /// True for amounts without a sign and with types of both directions.
    var followsTypes: Bool { typesOfNegative.isEmpty && others == 0 && contradicting > 0 && agreeing > 0 && outgoing == contradicting }

    /// True if the types say something else than most signs. A bank that gives amounts of both signs the same type alone says nothing by it.
    var isOpen: Bool {
        guard contradicting > 0, contradicting >= agreeing || typesOfNegative.isEmpty, !followsTypes else { return false }
        return !(typesOfNegative.count == 1 && typesOfNegative == typesOfPositive)
    }

    /// Returns the direction of a type, true for money out; nil for one that has none.
    static func isOut(_ type: String) -> Bool? { directions[type.uppercased()] }

    private static let directions: [String: Bool] = [
        "DEBIT": true, "FEE": true, "SRVCHG": true, "CHECK": true, "PAYMENT": true, "CASH": true, "DIRECTDEBIT": true, "REPEATPMT": true,
        "CREDIT": false, "DEP": false, "DIRECTDEP": false, "DIV": false,
    ]
}
