import Bookkeeping
import StrictJSON
import Validation

extension RecurringResource {
    private static let frequencies = RecurrenceRule.Frequency.allCases.map(\.rawValue)
    private static let weekends = RecurrenceRule.WeekendRule.allCases.map(\.rawValue)
    private static let postings = Recurrence.Posting.allCases.map(\.rawValue)
    private static let ends = ["never", "on", "after"]
    private static let frequency = APIMember("frequency", .word(frequencies), "The unit of its interval.", example: "monthly")
    private static let days = [
        APIMember("every", .whole(RecurrenceRule.intervals), "The number of units between two days; 1 unless it says otherwise.", example: 1),
        APIMember(
            "starts", .date, "The first day; today unless it says otherwise. The 31st is the last day of shorter months.", example: "2026-12-01"),
        APIMember("ends", .word(ends), "Whether it ends on a day, or after a number of times; never unless it says otherwise.", example: "after"),
        APIMember("until", .date, "The last day on which it may be; needed if it ends on a day, and only then looked at.", example: "2027-12-31"),
        APIMember(
            "times", .whole(RecurrenceRule.counts), "The number of its days; needed if it ends after a number of times, and only then looked at.",
            example: 12),
        APIMember(
            "weekend", .word(weekends), "The day in place of one on a weekend: that day, or the working day before or after.", example: "keep"),
        APIMember(
            "posting", .word(postings), "Whether a due transaction is added by itself, or waits until a person has said its amount.", example: "post"),
    ]

    private static var common: [APIMember] {
        days + [TransactionResource.time, TransactionResource.account, TransactionResource.forWhom, TransactionResource.share]
            + TransactionResource.details
    }

    private static func making(_ name: String, _ kind: Transaction.Kind, _ own: [APIMember]) -> APIBody {
        APIBody(
            name: name,
            members: [.newIdentity, TransactionResource.kind(kind.rawValue).required, frequency.required, TransactionResource.amount.required] + own
                + [TransactionResource.title] + common,
            conditions: [.init(member: "ends", word: "on", needed: "until"), .init(member: "ends", word: "after", needed: "times")])
    }

    static let resource = APIResource(
        name: "RecurringRule", plural: "recurring",
        about: "A transaction that comes again: its values, and its days. The server adds those that are due, each day once.",
        shown: [
            .identity("id"), .word("kind", MovementMembers.kinds), .word("frequency", frequencies), .whole("every", 1), .date("starts"),
            .word("ends", ends), .date("until").nullable("Null unless it ends on a day.").null,
            APIShown.whole("times", 12).nullable("Null unless it ends after a number of times.").null, .word("weekend", weekends),
            .word("posting", postings), .flag("paused", "Whether days that pass are left out."),
            .date("next").nullable("The next day that is not decided, after the rule of weekends; null if there is none."),
            .time("time"),
        ] + MovementMembers.values(category: "Null for a transfer.")
            + RecordText.allCases.map { .text($0.rawValue, TransactionResource.example(of: $0)) } + [
                .word("for", Sharing.Way.allCases.map(\.rawValue)), .texts("share", [APIShown.sampleShare]), .texts("tags", ["home"]),
                .place("place"),
            ],
        making: [
            making("NewRecurringExpense", .expense, [TransactionResource.category.required]),
            making("NewRecurringIncome", .income, [TransactionResource.category.required]),
            making("NewRecurringTransfer", .transfer, [TransactionResource.toAccount.required, TransactionResource.toAmount]),
        ],
        changing: APIBody(
            name: "RecurringRuleChanges",
            members: [
                APIMember("kind", .word(MovementMembers.kinds), "Another kind needs what that kind needs.", example: "expense"), frequency,
                APIMember(
                    "paused", .flag, "True to leave out the days that pass, false to go on with those from today on.", example: true),
                APIMember(
                    "past", .word(["add", "skip"]),
                    "Whether the transactions of days before today that only the changed rule has are added, or left out. Needed if there are any.",
                    example: "skip"),
                TransactionResource.amount, TransactionResource.category, TransactionResource.toAccount, TransactionResource.toAmount,
                TransactionResource.title,
            ] + common))

    static func shown(_ rule: Recurrence) -> JSONValue {
        let template = rule.template, recurrence = rule.recurrence, movement = template.movement
        var end = "never", until: JSONValue = .null, times: JSONValue = .null
        switch recurrence.end {
        case .never: break
        case .on(let date): (end, until) = ("on", "\(date)")
        case .after(let count): (end, times) = ("after", .whole(count))
        }
        let shares = template.sharing.map { TransactionForm.shares(of: $0, in: movement.amount.currency) } ?? []
        let days: [(String, JSONValue)] = [
            ("id", "\(rule.id)"), ("kind", .text(movement.kind.rawValue)), ("frequency", .text(recurrence.frequency.rawValue)),
            ("every", .whole(recurrence.every)), ("starts", "\(recurrence.starts)"), ("ends", .text(end)), ("until", until), ("times", times),
            ("weekend", .text(recurrence.weekend.rawValue)), ("posting", .text(rule.posting.rawValue)), ("paused", .boolean(rule.isPaused)),
            ("next", rule.next.map { "\($0.due)" } ?? .null), ("time", "\(template.time)"),
        ]
        let texts = RecordText.allCases.map { ($0.rawValue, JSONValue.text(template.texts[$0])) }
        let others: [(String, JSONValue)] = [
            ("for", .text((template.sharing?.way ?? .everybody).rawValue)), ("share", .list(shares.map(JSONValue.text))),
            ("tags", .list(template.hashtags.map(JSONValue.text))), ("place", APIPlace.shown(template.place)),
        ]
        return .object(JSONObject((days + MovementMembers.values(movement) + texts + others).map { JSONObject.Member($0.0, $0.1) }))
    }
}
