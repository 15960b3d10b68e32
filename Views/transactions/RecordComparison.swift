import Bookkeeping
import Templates

/// Two versions of a record: the one saved meanwhile, and the one typed.
package struct RecordComparison: ViewModel, Sendable {
    /// A value that differs.
    package struct Row: Sendable {
        package let label, saved, typed: String
    }

    package let rows: [Row]
    /// The page of the record as saved.
    package let link: Link

    package init(saved: Transaction, typed: Transaction, names: LedgerNames, today: CalendarDate, t: Texts) {
        link = Paths.transaction(saved.id)
        func shown(_ value: String) -> String { value.isEmpty ? t.versions.nothing : value }
        rows = zip(Self.values(saved, names, today, t), Self.values(typed, names, today, t)).compactMap { saved, typed in
            saved.value == typed.value
                ? nil : Row(label: saved.label, saved: t.versions.saved(shown(saved.value)), typed: t.versions.typed(shown(typed.value)))
        }
    }

    /// Returns all values in words, the same ones for every record.
    private static func values(_ record: Transaction, _ names: LedgerNames, _ today: CalendarDate, _ t: Texts) -> [(label: String, value: String)] {
        let row = RecordRow(Record(record), names: names, when: WhenText(), t: t), words = t.transactions
        let kind =
            switch record.movement.kind {
            case .expense: words.expense
            case .income: words.income
            case .transfer: words.transfer
            }
        let received = if case .transfer(_, _, let sent, let received) = record.movement, sent != received { t.money.string(received) } else { "" }
        let hashtags = record.hashtags.map { "#" + $0 }.sorted().joined(separator: " ")
        return [
            (words.kind, kind), (words.title, record.title),
            (words.amount, t.money.string(record.movement.amount)), (words.toAmount, received),
            (words.onReceipt, record.original.map { t.money.string($0) } ?? ""), (words.category, row.category),
            (words.account, row.account), (words.date, t.dates.heading(record.date, today: today)), (words.time, record.time.description),
        ] + RecordText.details.map { (words.label($0), record.texts[$0]) } + [
            (words.note, record.note), (words.hashtags, hashtags),
            (words.place, record.place.map { $0.name.isEmpty ? PlaceChoice.shown($0) : $0.name } ?? ""),
        ]
    }
}
