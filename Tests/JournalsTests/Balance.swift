import Bookkeeping

/// A balance as another program reports it.
struct Balance: Hashable {
    let account, currency: String

    /// Returns a figure's minor units; nil unless it has exactly the decimals of the currency.
    static func units(_ figure: String, _ code: String) -> Int128? {
        guard let currency = Currency(code: code) else { return nil }
        let parts = figure.split(separator: ".", omittingEmptySubsequences: false)
        guard (parts.count == 2 ? parts[1].count : 0) == currency.minorUnits else { return nil }
        return Int128(parts.joined())
    }
}
