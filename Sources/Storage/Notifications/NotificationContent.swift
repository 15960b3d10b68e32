import Bookkeeping
import Foundation

/// The stored content of a notification: a word for its kind and its values as JSON.
struct NotificationContent {
    enum Kind: String {
        case budget, security, record, recurring, report, bank
    }

    let content: Bookkeeping.Notification.Content

    init(_ content: Bookkeeping.Notification.Content) { self.content = content }

    /// Parses stored content. Throws `StoreError.damaged` for an unknown kind or value.
    init(kind: String, json: String) throws {
        guard let kind = Kind(rawValue: kind), let content = try? Self.content(kind, Data(json.utf8)) else {
            throw StoreError.damaged("a notification cannot be read")
        }
        self.content = content
    }

    private static func content(_ kind: Kind, _ json: Data) throws -> Bookkeeping.Notification.Content? {
        let decoder = JSONDecoder()
        return switch kind {
        case .budget: try decoder.decode(StoredBudgetAlert.self, from: json).alert.map { .budget($0) }
        case .recurring: try decoder.decode(StoredRecurringNotice.self, from: json).notice.map { .recurring($0) }
        case .report: .report(try decoder.decode(ReportNotice.self, from: json))
        case .bank: .bank(try decoder.decode(BankNotice.self, from: json))
        case .security: try decoder.decode(StoredSecurityNotice.self, from: json).notice.map { .security($0) }
        case .record: .record(try decoder.decode(RecordNotice.self, from: json))
        }
    }

    var kind: Kind {
        switch content {
        case .budget: .budget
        case .recurring: .recurring
        case .report: .report
        case .bank: .bank
        case .security: .security
        case .record: .record
        }
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder.sorted
            let bytes =
                switch content {
                case .budget(let alert): try encoder.encode(StoredBudgetAlert(alert))
                case .recurring(let notice): try encoder.encode(StoredRecurringNotice(notice))
                case .report(let notice): try encoder.encode(notice)
                case .bank(let notice): try encoder.encode(notice)
                case .security(let notice): try encoder.encode(StoredSecurityNotice(notice))
                case .record(let notice): try encoder.encode(notice)
                }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
