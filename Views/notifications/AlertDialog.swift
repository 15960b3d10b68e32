import Templates

/// The dialog after an action that has brought budgets to a level.
package struct AlertDialog: ViewModel, Sendable {
    package let alerts: [AlertView]
    /// The URL that OK leads to: the present page.
    package let next: String

    package init(_ alerts: [AlertView], next: String) {
        self.alerts = alerts
        self.next = next
    }
}
