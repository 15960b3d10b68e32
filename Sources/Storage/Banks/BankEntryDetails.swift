import Bookkeeping
import Foundation

/// The values of an entry that only other programs know, as JSON text, which most rows do not have.
struct BankEntryDetails: Codable {
    private struct Part: Codable {
        let amount: Int64
        let category: String
        let note: String?
    }

    private struct Point: Codable {
        let latitude, longitude: Int
        let name: String
    }

    private let title, role: String?
    private let parts: [Part]?
    private let place: Point?

    /// Returns nil for an entry without any.
    init?(_ entry: BankEntry) {
        guard entry.title != nil || !entry.parts.isEmpty || entry.place != nil || entry.role != .movement else { return nil }
        (title, role) = (entry.title, entry.role == .movement ? nil : entry.role.rawValue)
        parts =
            entry.parts.isEmpty
            ? nil : entry.parts.map { Part(amount: $0.amount.minorUnits, category: $0.category, note: $0.note.isEmpty ? nil : $0.note) }
        place = entry.place.map { Point(latitude: $0.latitude, longitude: $0.longitude, name: $0.name) }
    }

    /// Reads what ``json`` wrote. Throws `StoreError.damaged` for anything else.
    init(json: String) throws {
        guard let details = try? JSONDecoder().decode(BankEntryDetails.self, from: Data(json.utf8)) else {
            throw StoreError.damaged("the details of an entry cannot be read")
        }
        self = details
    }

    /// The categories of the parts.
    var categories: [String] { (parts ?? []).map(\.category) }

    var json: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    func fill(_ entry: inout BankEntry) {
        entry.title = title
        entry.role = role.flatMap(BankEntryRole.init) ?? .movement
        entry.parts = (parts ?? []).map { part in
            BankEntryPart(amount: Money(minorUnits: part.amount, entry.amount.currency), category: part.category, note: part.note ?? "")
        }
        entry.place = place.flatMap { Place(latitude: $0.latitude, longitude: $0.longitude, name: $0.name) }
    }
}

extension BankEntry {
    /// Cleans the texts that only other programs have.
    mutating func cleanDetails() {
        title = title?.cleaned(limit: 500)
        for index in parts.indices {
            parts[index].category = parts[index].category.cleaned(limit: 200)
            parts[index].note = parts[index].note.cleaned(limit: 500)
        }
        place = place.flatMap { Place(latitude: $0.latitude, longitude: $0.longitude, name: $0.name.cleaned(limit: 500).oneLine) }
    }
}
