import Bookkeeping
import StrictJSON
import Validation

/// The place of a transaction, a JSON object: `{"latitude": "35.68124", "longitude": "139.76712", "name": "Tokyo Station"}`.
enum APIPlace {
    static let latitude = "latitude", longitude = "longitude", name = "name"

    /// Returns the form fields of a place; empty fields for `null`, which means no place.
    static func fields(_ value: JSONValue) throws(APIMisreading) -> [(String, String)] {
        if value == .null { return [(TransactionForm.latitude.name, ""), (TransactionForm.longitude.name, ""), (TransactionForm.place.name, "")] }
        guard let object = value.object else { throw APIMisreading(mistake: .notAPlace) }
        if let stranger = object.members.first(where: { ![latitude, longitude, name].contains($0.name) }) {
            throw APIMisreading(mistake: .unknown, path: [stranger.name.cut(to: 40)])
        }
        return [
            (TransactionForm.latitude.name, try degrees(latitude, in: object, limit: 90)),
            (TransactionForm.longitude.name, try degrees(longitude, in: object, limit: 180)),
            (TransactionForm.place.name, try placeName(object[name])),
        ]
    }

    /// Returns a place in answers; null for none.
    static func shown(_ place: Place?) -> JSONValue {
        guard let place else { return .null }
        return [
            latitude: .text(Coordinate.plain(place.latitude)), longitude: .text(Coordinate.plain(place.longitude)), name: .text(place.name),
        ]
    }

    private static func degrees(_ name: String, in object: JSONObject, limit: Int) throws(APIMisreading) -> String {
        guard let value = object[name] else { throw APIMisreading(mistake: .problem(.required), path: [name]) }
        guard let text = value.text else { throw APIMisreading(mistake: .notDecimal, path: [name]) }
        guard isPlain(text), Coordinate(text, within: limit) != nil else { throw APIMisreading(mistake: .problem(.notACoordinate), path: [name]) }
        return text
    }

    /// True for digits without a leading zero and at most five decimals.
    private static func isPlain(_ text: String) -> Bool {
        let parts = (text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]).split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.allSatisfy { 1...5 ~= $0.count && $0.allSatisfy { 48...57 ~= $0 } } && parts.count <= 2
            && (parts[0].count == 1 || parts[0].first != UInt8(ascii: "0"))
    }

    private static func placeName(_ value: JSONValue?) throws(APIMisreading) -> String {
        guard let value else { return "" }
        do throws(APIMisreading) {
            return try APIType.text(TransactionForm.place).fields(named: name, value, isRequired: false).first?.1 ?? ""
        } catch {
            throw APIMisreading(mistake: error.mistake, path: [name])
        }
    }
}
