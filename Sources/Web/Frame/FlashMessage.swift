import Bookkeeping
import Storage

/// The message that a redirect leaves for the next page in a short-lived cookie: the result of the action, and the budget alerts
/// it raised.
struct FlashMessage: Equatable {
    let result: ActionResult?
    /// Notifications to show at once.
    let alerts: [Notification.ID]

    static let cookieName = "done"
    /// The maximum number of alerts shown at once, which is more than a single record can raise; further ones stay in the list.
    private static let alertLimit = 8
    private static let separator: Character = "~"

    init(_ result: ActionResult?, alerts: [Notification.ID] = []) {
        self.result = result
        self.alerts = Array(alerts.prefix(Self.alertLimit))
    }

    var text: String { ([result?.text ?? ""] + alerts.map(\.description)).joined(separator: String(Self.separator)) }

    init?(_ text: String) {
        guard text.utf8.count <= 1_000 else { return nil }
        let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        self.init(
            ActionResult(String(first)), alerts: parts.dropFirst().prefix(Self.alertLimit).compactMap { Notification.ID(String($0)) })
        guard result != nil || !alerts.isEmpty else { return nil }
    }
}

extension Store {
    /// Runs a write transaction and returns its result with the alerts of budgets to the person that it raised.
    func writeCollectingAlerts<Result>(
        _ book: BookAccess, _ body: (LedgerEditor) throws -> Result
    ) throws -> (result: Result, alerts: [Notification.ID]) {
        try write(book) { editor in
            let result = try body(editor)
            return (result, editor.raisedAlerts)
        }
    }
}

extension LedgerEditor {
    /// The alerts of budgets to the person that the write has raised.
    var raisedAlerts: [Notification.ID] { raised.filter { $0.content.kind == .budget }.map(\.id) }
}
