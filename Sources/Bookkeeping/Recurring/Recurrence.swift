/// A record that recurs: its values, its days, and how far these are decided.
public struct Recurrence: Sendable, Equatable {
    public typealias ID = Identifier<Recurrence>

    /// The way of a due record into the book, with the word that forms and storage use.
    public enum Posting: String, CaseIterable, Sendable {
        /// Added by the server.
        case post
        /// Added once a person has said its amount.
        case ask
    }

    /// A decision about a day, with the word that storage and exports use. Only a day that waits is decided once more.
    public enum Decision: String, Codable, Sendable {
        case waiting, posted, skipped
    }

    /// An unsaved rule, or the new values of a saved one.
    public struct Draft: Sendable, Equatable {
        /// The values of each record; the date is the first day, and there is no receipt.
        public var template: Transaction.Draft
        public var recurrence: RecurrenceRule
        public var posting: Posting

        public init(template: Transaction.Draft, recurrence: RecurrenceRule, posting: Posting = .post) {
            (self.template, self.recurrence, self.posting) = (template, recurrence, posting)
        }
    }

    public let id: ID
    public let draft: Draft
    public let isPaused: Bool
    /// The last scheduled day that was posted, skipped or asked about; nil before the first. Days up to it never become due again.
    public let decidedTo: CalendarDate?

    public init(id: ID, draft: Draft, isPaused: Bool = false, decidedTo: CalendarDate? = nil) {
        (self.id, self.draft, self.isPaused, self.decidedTo) = (id, draft, isPaused, decidedTo)
    }

    public var template: Transaction.Draft { draft.template }
    public var movement: Transaction.Movement { draft.template.movement }
    public var recurrence: RecurrenceRule { draft.recurrence }
    public var posting: Posting { draft.posting }

    /// The record of the first day, without an ID of its own.
    public var sample: Transaction { Transaction(id: Transaction.ID(milliseconds: 0), content: template.content, hashtags: template.hashtags) }

    /// The days that are not decided yet, in order.
    public var occurrences: RecurrenceRule.Occurrences { recurrence.occurrences(after: decidedTo) }

    /// Returns the days before today that become due at once if the rule gets other days; empty for the days that it has, and while it is paused.
    public func pastDays(of draft: Draft, on today: CalendarDate) -> [RecurrenceRule.Occurrence] {
        guard draft.recurrence != recurrence, !isPaused else { return [] }
        return draft.recurrence.occurrences(after: decidedTo).prefix { $0.due < today }
    }

    /// The next day that is not decided yet; nil for a rule that has ended.
    public var next: RecurrenceRule.Occurrence? { occurrences.first { _ in true } }

    /// True for a rule that is not caught up, because its next day is too long ago: the clock is more likely wrong than the server was off so long.
    public func isHeld(on today: CalendarDate) -> Bool {
        next.map { $0.due < today.adding(days: -Self.catchUpDays) } ?? false
    }

    /// The number of days after which a missed record is not added by itself any more: a little more than four years.
    public static let catchUpDays = 1_500
    /// The number of days that a new rule may begin before today: three years.
    public static let pastDays = 1_096
    /// The maximum number of rules of a book.
    public static let limit = 500
    /// The maximum number of rules in an exported book, with those in the trash: a stranger's export must not make the server add records without end.
    public static let exportLimit = 5_000
}

/// A day of a rule with the decision about it.
public struct RecurringDay: Sendable, Equatable {
    public let occurrence: RecurrenceRule.Occurrence
    /// Nil for a day to come.
    public let decision: Recurrence.Decision?
    /// The record of a posted day; nil if it is gone for good.
    public let record: Transaction.ID?

    public init(_ day: RecurrenceRule.Occurrence, _ decision: Recurrence.Decision?, record: Transaction.ID? = nil) {
        (occurrence, self.decision, self.record) = (day, decision, record)
    }

    /// The day by the interval alone.
    public var scheduled: CalendarDate { occurrence.scheduled }
    /// The day on which its record is due.
    public var due: CalendarDate { occurrence.due }
}

/// A due record that waits for a person to say its amount.
public struct WaitingRecord: Sendable, Equatable {
    public let rule: Recurrence
    public let day: RecurrenceRule.Occurrence

    public init(rule: Recurrence, day: RecurrenceRule.Occurrence) { (self.rule, self.day) = (rule, day) }
}

/// The event that a record is due and waits for a person.
public struct RecurringNotice: Sendable, Equatable {
    public let rule: Recurrence.ID
    /// The title, or the name of the category, at that time.
    public let title: String
    public let due: CalendarDate
    /// The amount of the rule.
    public let amount: Money

    public init(rule: Recurrence.ID, title: String, due: CalendarDate, amount: Money) {
        (self.rule, self.title, self.due, self.amount) = (rule, title, due, amount)
    }
}

/// A day of a rule with what became of it, for lists and calendars.
public struct PlannedRecord: Sendable, Equatable {
    public enum State: Sendable {
        /// The day is still to come, or due and not yet handled.
        case coming
        case waiting, posted
    }

    public let rule: Recurrence
    public let day: RecurrenceRule.Occurrence
    public let state: State

    public init(rule: Recurrence, day: RecurrenceRule.Occurrence, state: State) { (self.rule, self.day, self.state) = (rule, day, state) }
}
