import Bookkeeping

/// The form of a recurring record: the fields of a record, and its days.
public struct RecurringForm: Form {
    public static let id = FormField.hidden("id")
    public static let frequency = FormField("frequency", .choice, required: true)
    /// A whole number from 1 to 99; empty for 1.
    public static let every = FormField("every", .text, max: 4, plain: true, autocomplete: "off", inputMode: "numeric")
    /// The first day; a form without it means today.
    public static let starts = FormField("starts", .date, required: true)
    /// `never`, `on` or `after`; empty for `never`.
    public static let ends = FormField("ends", .radio)
    public static let until = FormField("until", .date)
    /// A whole number from 1 to 999.
    public static let times = FormField("times", .text, max: 5, plain: true, autocomplete: "off", inputMode: "numeric")
    /// Empty for `keep`.
    public static let weekend = FormField("weekend", .choice)
    /// Empty for `post`.
    public static let posting = FormField("posting", .radio)
    /// `one` to change ``scheduled`` alone, `all` or nothing for all days that follow.
    public static let scope = FormField("scope", .radio)
    /// A day of the rule, by the interval alone.
    public static let scheduled = FormField.hidden("scheduled")
    /// The ID of the rule that a changed day becomes.
    public static let single = FormField.hidden("single")
    /// The record that the rule is made from.
    public static let from = FormField.hidden("from")
    /// `add` or `skip`: what happens to days of a changed rule that are past. Asked for if there are any.
    public static let past = FormField("past", .radio)
    /// The button that shows the next days and saves nothing.
    public static let look = FormField.hidden("look")

    private static let own = [
        id, frequency, every, starts, ends, until, times, weekend, posting, scope, scheduled, single, from, past, look,
    ]
    private static let leftOut =
        [
            TransactionForm.id, TransactionForm.version, TransactionForm.date, TransactionForm.receipt, TransactionForm.removeReceipt,
            TransactionForm.keepOriginal,
        ] + TransactionForm.partFields + TransactionForm.originalFields
    public static let fields = own + TransactionForm.fields.filter { !leftOut.contains($0) }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a new rule that begins on a day.
    public init(id: Recurrence.ID, starts: CalendarDate) {
        input = FormInput([
            (Self.id.name, id.description), (TransactionForm.kind.name, Transaction.Kind.expense.rawValue),
            (Self.frequency.name, RecurrenceRule.Frequency.monthly.rawValue),
            (Self.every.name, "1"), (Self.starts.name, starts.description), (Self.ends.name, Ends.never.rawValue),
            (Self.posting.name, Recurrence.Posting.post.rawValue),
        ])
    }

    /// Creates the form of a rule that repeats a record; the record is the one of its first day.
    public init(id: Recurrence.ID, repeating record: Transaction) {
        let start = RecurringForm(id: id, starts: record.date).input
        let pairs = [(Self.from.name, record.id.description)]
        input = start.replacing(with: TransactionForm(record).input.without(Self.leftOut)).replacing(with: FormInput(pairs))
    }

    /// Creates the form of a saved rule.
    ///
    /// - Parameter single: the ID of the rule that a changed day becomes.
    public init(_ rule: Recurrence, single: Recurrence.ID) {
        let template = rule.template, recurrence = rule.recurrence
        var pairs = [
            (Self.id.name, rule.id.description), (Self.frequency.name, recurrence.frequency.rawValue), (Self.every.name, String(recurrence.every)),
            (Self.starts.name, recurrence.starts.description), (Self.weekend.name, recurrence.weekend.rawValue),
            (Self.posting.name, rule.posting.rawValue), (Self.single.name, single.description),
        ]
        switch recurrence.end {
        case .never: pairs.append((Self.ends.name, Ends.never.rawValue))
        case .on(let date): pairs += [(Self.ends.name, Ends.on.rawValue), (Self.until.name, date.description)]
        case .after(let times): pairs += [(Self.ends.name, Ends.after.rawValue), (Self.times.name, String(times))]
        }
        if let next = rule.next { pairs.append((Self.scheduled.name, next.scheduled.description)) }
        var form = TransactionForm(rule.sample)
        if let sharing = template.sharing { form = form.shared(sharing, in: rule.movement.amount.currency) }
        input = form.input.without(Self.leftOut).replacing(with: FormInput(pairs))
    }

    /// Returns the form with the days, the posting and the amount of the parameters of an address that have them.
    public func filled(from query: FormInput) -> RecurringForm {
        let fields = [Self.frequency, Self.every, Self.starts, Self.posting, TransactionForm.amount]
        return RecurringForm(input.replacing(with: FormInput(fields.compactMap { field in query.text(field).map { (field.name, $0) } })))
    }

    private enum Ends: String { case never, on, after }

    /// The ID of a new rule; nil if the form has none, so that a new one has to be made.
    public var id: Recurrence.ID? { Recurrence.ID(self[Self.id]) }
    /// The record that the rule is made from; nil for none.
    public var from: Transaction.ID? { Transaction.ID(self[Self.from]) }
    /// The day to change alone, and the ID of the rule that it becomes; nil to change all that follow.
    public var one: (scheduled: CalendarDate, rule: Recurrence.ID)? {
        guard self[Self.scope] == "one", let day = CalendarDate(self[Self.scheduled]), let rule = Recurrence.ID(self[Self.single]) else {
            return nil
        }
        return (day, rule)
    }
    /// True to leave out days of a changed rule that are past, false to add their records; nil if nobody has said so.
    public var leavesOutPast: Bool? { self[Self.past] == "skip" ? true : self[Self.past] == "add" ? false : nil }
    /// True if the form only asks for the next days.
    public var isLook: Bool { !self[Self.look].isEmpty }

    /// The fields of the record, dated to the first day.
    public var record: TransactionForm {
        let time = input.has(TransactionForm.time) ? self[TransactionForm.time] : TimeOfDay.midnight.description
        return TransactionForm(
            input.without(Self.own + Self.leftOut).replacing(
                [TransactionForm.date, TransactionForm.time],
                with: [(TransactionForm.date.name, self[Self.starts]), (TransactionForm.time.name, time)]))
    }

    /// Returns the rule's draft. Throws all problems.
    ///
    /// - Parameters:
    ///   - saved: the rule being changed; its first day may be long ago. Nil for a new one.
    ///   - today: the first day of a form that has none.
    ///   - record: reads the record of the first day from its fields (``record``).
    public func draft(
        editing saved: Recurrence? = nil, today: CalendarDate, record: (TransactionForm) throws -> Transaction.Draft
    ) throws -> Recurrence.Draft {
        var form = self
        if !input.has(Self.starts) { form = RecurringForm(input.replacing([Self.starts], with: [(Self.starts.name, today.description)])) }
        var problems = Problems(), template: Transaction.Draft?
        do {
            template = try record(form.record)
        } catch let found as Problems {
            for (field, problem) in found.list where field != TransactionForm.date.name { problems.add(problem, to: field) }
        }
        var reader = FormReader(form.input)
        let recurrence = reader.recurrence(editing: saved?.recurrence, today: today)
        let posting = reader.choice(Self.posting, Recurrence.Posting.init(rawValue:)) ?? .post
        if posting == .ask, template?.sharing?.way == .amounts { reader.add(.notWhenAsking, to: Self.posting) }
        for (field, problem) in reader.problems.list { problems.add(problem, to: field) }
        guard let template, let recurrence, problems.isEmpty else { throw problems }
        return Recurrence.Draft(template: template, recurrence: recurrence, posting: posting)
    }

    /// The days, for a preview; nil as long as they are not typed rightly.
    public var recurrence: RecurrenceRule? {
        var reader = FormReader(input)
        return reader.recurrence(editing: nil, today: nil)
    }

    fileprivate static func end(_ reader: inout FormReader) -> RecurrenceRule.End? {
        switch reader.choice(ends, Ends.init(rawValue:)) ?? .never {
        case .never: return .never
        case .on:
            if reader.input[until].isEmpty { reader.add(.required, to: until) }
            return reader.date(until).map { .on($0) }
        case .after:
            if reader.input[times].isEmpty { reader.add(.required, to: times) }
            return reader.value(times, or: .notACount(RecurrenceRule.counts.upperBound)) { text in
                Int(text).flatMap { RecurrenceRule.counts ~= $0 ? .after($0) : nil }
            }
        }
    }
}

extension FormReader {
    /// Reads the days of a rule.
    ///
    /// - Parameter today: nil to accept a first day that is long ago.
    fileprivate mutating func recurrence(editing saved: RecurrenceRule?, today: CalendarDate?) -> RecurrenceRule? {
        let known = problems.list.count
        let frequency = choice(RecurringForm.frequency, RecurrenceRule.Frequency.init(rawValue:))
        let most = RecurrenceRule.intervals.upperBound
        let every = value(RecurringForm.every, or: .notACount(most)) { text in Int(text).flatMap { RecurrenceRule.intervals ~= $0 ? $0 : nil } } ?? 1
        let starts = date(RecurringForm.starts), end = RecurringForm.end(&self)
        let weekend = choice(RecurringForm.weekend, RecurrenceRule.WeekendRule.init(rawValue:)) ?? .keep
        if let starts, let today, starts != saved?.starts {
            let first = today.adding(days: -Recurrence.pastDays)
            if starts < first { add(.startsTooEarly(first), to: RecurringForm.starts) }
        }
        if let starts, case .on(let last) = end, last < starts { add(.endsBeforeStart, to: RecurringForm.until) }
        guard let frequency, let starts, let end, problems.list.count == known else { return nil }
        return RecurrenceRule(frequency, every: every, starts: starts, end: end, weekend: weekend)
    }
}

/// The answer to a due record that waits: its amount, or that it is left out.
public struct DueRecordForm: Form {
    /// The day by the interval alone; empty for the next one.
    public static let scheduled = RecurringForm.scheduled
    /// The ID that the record gets.
    public static let record = FormField.hidden("record")
    /// Empty for the amount of the rule.
    public static let amount = FormField.money("amount")
    /// Any value leaves the day out.
    public static let skip = FormField.hidden("skip")
    public static let fields = [scheduled, record, amount, skip]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var scheduled: CalendarDate? { CalendarDate(self[Self.scheduled]) }
    public var record: Transaction.ID? { Transaction.ID(self[Self.record]) }
    public var isSkip: Bool { !self[Self.skip].isEmpty }

    /// Returns the amount; nil for the rule's amount. Throws its problem.
    public func amount(in currency: Currency) throws(Problems) -> Money? {
        guard input[Self.amount].contains(where: { !$0.isWhitespace }) else { return nil }
        var reader = FormReader(input)
        let amount = reader.amount(Self.amount, in: currency)
        try reader.finish()
        return amount
    }
}
