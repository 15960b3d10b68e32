/// A recurrence with its values, and the days that were decided.
public struct ExportedRecurrence: Codable, Sendable, Equatable {
    /// A day that was decided.
    public struct Day: Codable, Sendable, Equatable {
        public let scheduled, due: CalendarDate
        public let state: Recurrence.Decision
        /// The record that was added; nil for other states.
        public let record: Transaction.ID?
        public let decidedAt: Int64

        public init(scheduled: CalendarDate, due: CalendarDate, state: Recurrence.Decision, record: Transaction.ID?, decidedAt: Int64) {
            (self.scheduled, self.due, self.state, self.record, self.decidedAt) = (scheduled, due, state, record, decidedAt)
        }
    }

    /// The values of a record, or of one of its parts, as one object.
    public struct Row: Sendable, Equatable {
        public let values: RecordValues

        public init(_ values: RecordValues) { self.values = values }
    }

    public let id: Recurrence.ID
    public let frequency: RecurrenceRule.Frequency
    public let every: Int
    public let starts: CalendarDate
    public let until: CalendarDate?
    public let times: Int?
    public let weekend: RecurrenceRule.WeekendRule
    public let posting: Recurrence.Posting
    public let pausedAt: Int64?
    public let decidedTo: CalendarDate?
    /// The people for whom it is, as stored; nil in a person's own book.
    public let sharing: String?
    public let createdAt: Int64
    public let deletion: Deletion.ID?
    public var rows: [Row] = []
    public var hashtags: [Hashtag.ID] = []
    public var days: [Day] = []

    public init(
        id: Recurrence.ID, recurrence: RecurrenceRule, posting: Recurrence.Posting, pausedAt: Int64?, decidedTo: CalendarDate?,
        sharing: String?, createdAt: Int64, deletion: Deletion.ID?
    ) {
        (self.id, frequency, every, starts, weekend) = (id, recurrence.frequency, recurrence.every, recurrence.starts, recurrence.weekend)
        (self.posting, self.pausedAt, self.decidedTo, self.sharing) = (posting, pausedAt, decidedTo, sharing)
        (self.createdAt, self.deletion) = (createdAt, deletion)
        if case .on(let date) = recurrence.end { until = date } else { until = nil }
        if case .after(let count) = recurrence.end { times = count } else { times = nil }
    }

    /// The days; nil if a value is out of range.
    public var recurrence: RecurrenceRule? {
        guard until == nil || times == nil else { return nil }
        let end: RecurrenceRule.End = until.map { .on($0) } ?? times.map { .after($0) } ?? .never
        return RecurrenceRule(frequency, every: every, starts: starts, end: end, weekend: weekend)
    }
}

extension ExportedRecurrence.Row: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try RecordValues(from: decoder)
        values.texts = try RecordTextValues(from: decoder)
        self.init(values)
    }

    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
        try values.texts.encode(to: encoder)
    }
}

extension RecurrenceRule.Frequency: Codable {}
extension RecurrenceRule.WeekendRule: Codable {}
extension Recurrence.Posting: Codable {}
