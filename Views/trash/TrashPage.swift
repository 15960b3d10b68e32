import Bookkeeping
import Language
import SitePaths
import Templates

/// The trash: deletions of the last 30 days.
package struct TrashPage: PageModel {
    package struct Row: Sendable {
        let id: Deletion.ID
        /// The amount of a deleted record; nil for other things.
        package let amount: MoneyText?
        package let sign, hue: String
        package let name, icon, detail, restoreLabel, purgeLabel: String
        package var restoreLink: Link { Paths.restoreDeletion(id) }
        package var purgeLink: Link { Paths.purgeDeletion(id) }
    }

    package struct Change: Sendable {
        let id: ChangedRecords.ID
        package let name, detail, undoLabel: String
        package var undoLink: Link { Paths.undoChange(id) }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let deletions: [Row]
    /// Changes of many records, which can be taken back.
    package let changes: [Change]
    package var hasDeletions: Bool { !deletions.isEmpty }
    package var hasChanges: Bool { !changes.isEmpty }
    package var isEmpty: Bool { deletions.isEmpty && changes.isEmpty }

    /// Creates the page. `now` is in seconds since 1970.
    package init(
        _ deletions: [Deletion], changes: [ChangedRecords], names: LedgerNames, now: Int64, zone: CivilTimeZone, today: CalendarDate, t: Texts
    ) {
        title = t.trash.title
        self.changes = changes.map { change in
            let day = CivilTime(seconds: change.changedAt, in: zone), age = max(0, Int((now &- change.changedAt) / 86_400))
            let name = t.changes.changed(change.count)
            let parts = [
                t.parts(of: change.change, names: names, today: today), t.dates.brief(day.date, today: today),
                t.trash.daysLeft(max(0, Deletion.daysKept - age)),
            ]
            return Change(
                id: change.id, name: name, detail: parts.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator),
                undoLabel: t.frame.labelled(t.frame.undo, name))
        }
        self.deletions = deletions.map { deletion in
            let day = CivilTime(seconds: deletion.deletedAt, in: zone)
            let age = max(0, Int((now &- deletion.deletedAt) / 86_400))
            let count: String? =
                switch deletion.subject {
                case .account where deletion.recordCount > 0: t.trash.records(deletion.recordCount)
                case .category where deletion.recordCount > 0: t.trash.moved(deletion.recordCount)
                default: nil
                }
            let row = deletion.record.map { RecordRow($0, names: names, when: WhenText(), t: t) }
            let category = row?.category ?? ""
            let parts = [
                category.isEmpty ? t.trash.subject(deletion.subject) : category, count, t.dates.brief(day.date, today: today),
                t.trash.daysLeft(max(0, Deletion.daysKept - age)),
            ]
            let name = row?.title ?? deletion.shownName(t)
            return Row(
                id: deletion.id, amount: row?.amount, sign: row?.sign ?? "", hue: row?.hue ?? Hue.slate.rawValue, name: name,
                icon: row?.icon ?? Self.icon(deletion.subject),
                detail: parts.compactMap(\.self).joined(separator: t.frame.listSeparator),
                restoreLabel: t.frame.labelled(t.trash.restore, name), purgeLabel: t.frame.labelled(t.trash.deleteForGood, name))
        }
    }

    /// Returns the page of the things of a kind, for one that has been restored.
    package static func list(of subject: Deletion.Subject) -> Link {
        switch subject {
        case .transaction: Paths.records
        case .account, .note: Paths.accounts
        case .category: Paths.categories
        case .hashtag: Paths.hashtags
        case .budget: Paths.budgets
        case .goal: Paths.goals
        case .recurring: Paths.recurring
        case .rule: Paths.rules
        }
    }

    private static func icon(_ subject: Deletion.Subject) -> String {
        switch subject {
        case .transaction: "records"
        case .account: "wallet"
        case .category: "tag"
        case .hashtag: "hash"
        case .budget: "budget"
        case .goal: "goal"
        case .note: "edit"
        case .recurring: "repeat"
        case .rule: "filter"
        }
    }
}

extension Deletion {
    /// Returns the name of the deleted object, or the number of records; the daily budget has a fixed one.
    package func shownName(_ t: Texts) -> String {
        switch subject {
        case .budget where name.isEmpty: t.budgets.dailyBudget
        case .transaction where recordCount > 1: t.records.count(recordCount)
        default: name
        }
    }
}
