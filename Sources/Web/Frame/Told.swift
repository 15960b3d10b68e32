import Bookkeeping
import Storage

/// What a redirect tells the next page, carried by a short-lived cookie: what was done, and which budgets that brought to a
/// limit.
struct Told: Equatable {
    let done: Done?
    /// Notifications to show at once.
    let alerts: [Notification.ID]

    static let cookieName = "done"
    /// More than one entry can cause are not shown at once, and stay in the list.
    private static let alertLimit = 8
    private static let separator: Character = "~"

    init(_ done: Done?, alerts: [Notification.ID] = []) {
        self.done = done
        self.alerts = Array(alerts.prefix(Self.alertLimit))
    }

    var text: String { ([done?.text ?? ""] + alerts.map(\.description)).joined(separator: String(Self.separator)) }

    init?(_ text: String) {
        guard text.utf8.count <= 1_000 else { return nil }
        let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        self.init(
            Done(String(first)), alerts: parts.dropFirst().prefix(Self.alertLimit).compactMap { Notification.ID(String($0)) })
        guard done != nil || !alerts.isEmpty else { return nil }
    }
}

extension Store {
    /// Writes, and gives what the write has given notice of beside what it came to.
    func writeNoticing<Result>(
        _ book: Book.ID, _ body: (LedgerEditor) throws -> Result
    ) throws -> (result: Result, alerts: [Notification.ID]) {
        try write(book) { editor in
            let result = try body(editor)
            return (result, editor.raised.map(\.id))
        }
    }
}
