/// The days of a rule on which something is still to come.
public struct ComingDays: Sendable, Equatable {
    public let rule: Recurrence
    /// The due days that are not decided yet, in order; earlier ones than today until the server has caught up.
    public let coming: [CalendarDate]
    /// The due days that wait for a person, in order.
    public let waiting: [CalendarDate]

    /// Creates the days of a rule up to a last one. A rule that is paused or held adds nothing by itself.
    ///
    /// - Parameter waiting: the days that wait, which the rule does not know.
    public init(_ rule: Recurrence, waiting: [CalendarDate], to last: CalendarDate, on today: CalendarDate) {
        (self.rule, self.waiting) = (rule, waiting)
        coming = rule.isPaused || rule.isHeld(on: today) ? [] : rule.occurrences.prefix { $0.due <= last }.map(\.due)
    }

    /// True for an amount that a person is asked for, so that the one of the rule is only expected.
    var isExpected: Bool { rule.posting == .ask }
}
