import Bookkeeping
import StrictJSON
import Validation

/// The amount of a transaction as on its receipt, a JSON object: `{"amount": "12.00", "currency": "USD"}`.
enum APIOriginal {
    static let amount = "amount", currency = "currency"

    /// Returns the form fields of an amount; empty fields for `null`, which means none.
    static func fields(_ value: JSONValue) throws(APIMisreading) -> [(String, String)] {
        if value == .null { return [(TransactionForm.originalAmount.name, ""), (TransactionForm.originalCurrency.name, "")] }
        guard let object = value.object else { throw APIMisreading(mistake: .notAnOriginal) }
        if let stranger = object.members.first(where: { ![amount, currency].contains($0.name) }) {
            throw APIMisreading(mistake: .unknown, path: [stranger.name.cut(to: 40)])
        }
        return [
            (TransactionForm.originalAmount.name, try text(amount, .amount(isSigned: false), in: object)),
            (TransactionForm.originalCurrency.name, try text(currency, .word(codes), in: object)),
        ]
    }

    /// The codes of all currencies.
    static let codes = CurrencyCatalogue.all.map(\.currency.code)

    private static func text(_ name: String, _ type: APIType, in object: JSONObject) throws(APIMisreading) -> String {
        guard let value = object[name] else { throw APIMisreading(mistake: .problem(.required), path: [name]) }
        do throws(APIMisreading) {
            return try type.fields(named: name, value, isRequired: true).first?.1 ?? ""
        } catch {
            throw APIMisreading(mistake: error.mistake, path: [name])
        }
    }
}
