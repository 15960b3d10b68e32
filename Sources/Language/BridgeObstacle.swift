/// The reason why a connection to a bridge was not made, changed or fetched.
package enum BridgeObstacle: Sendable {
    case badToken, usedToken, revoked, payment, tooOften, tooSlow, unreachable, strange, notSaved
    case notAgreed, twice, otherCurrency, nameTaken, accountLimit, badDate, busy
}
