import Templates

/// The dialog that answers an entry which has brought budgets to their limits.
package struct AlertDialog: ViewModel, Sendable {
    package let alerts: [AlertView]
    /// Where OK leads: the page that the dialog stands on.
    package let next: String

    package init(_ alerts: [AlertView], next: String) {
        self.alerts = alerts
        self.next = next
    }
}
