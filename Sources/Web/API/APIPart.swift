import StrictJSON
import Validation

/// A part of a divided transaction, a JSON object: `{"category": "0199a1b2-…", "amount": "8.20", "note": "soap"}`.
enum APIPart {
    static let category = "category", amount = "amount", note = "note"

    /// The form fields of a list without parts: the fields of a transaction with a single category.
    static let none = [(TransactionForm.partCategory.name, ""), (TransactionForm.partAmount.name, ""), (TransactionForm.partNote.name, "")]

    /// Returns the form fields of a part.
    static func fields(_ value: JSONValue) throws(APIMisreading) -> [(String, String)] {
        guard let object = value.object else { throw APIMisreading(mistake: .notAPart) }
        if let stranger = object.members.first(where: { ![category, amount, note].contains($0.name) }) {
            throw APIMisreading(mistake: .unknown, path: [stranger.name.cut(to: 40)])
        }
        return [
            (TransactionForm.partCategory.name, try text(category, .identity, in: object)),
            (TransactionForm.partAmount.name, try text(amount, .amount(isSigned: false), in: object)),
            (TransactionForm.partNote.name, object[note] == nil ? "" : try text(note, .text(TransactionForm.partNote), in: object)),
        ]
    }

    private static func text(_ name: String, _ type: APIType, in object: JSONObject) throws(APIMisreading) -> String {
        guard let value = object[name] else { throw APIMisreading(mistake: .problem(.required), path: [name]) }
        do throws(APIMisreading) {
            return try type.fields(named: name, value, isRequired: false).first?.1 ?? ""
        } catch {
            throw APIMisreading(mistake: error.mistake, path: [name])
        }
    }
}
