import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// A record with all its details.
package struct TransactionPage: PageModel {
    /// A part of a divided record.
    package struct Part: Sendable {
        package let name, hue, icon, note: String
        package let amount: MoneyText
    }

    /// A person and their part.
    package struct Sharer: Sendable {
        package let face: Face
        package let name, amount: String
    }

    /// A file of the record.
    package struct File: Sendable {
        package let name, about: String
        package let link, picture: Link
        /// Nil for a file without a picture.
        package let preview: Link?

        init(_ file: Receipt, t: Texts) {
            (name, about) = (file.name, t.transactions.picture(file.name))
            (link, picture) = (Paths.receipt(file.id), Paths.receiptPicture(file.id))
            preview = file.hasPreview ? Paths.receiptPreview(file.id) : nil
        }
    }

    package struct Fact: Sendable {
        package let label, value: String
        /// The page about it.
        package var url: Link?
        /// The person whom it names.
        package var face: Face?
    }

    package let title, sign, hue, icon, category: String
    package let id: Transaction.ID
    package var editLink: Link { Paths.editTransaction(id) }
    package var deleteLink: Link { Paths.deleteTransaction(id) }
    package let amount: MoneyText
    package let deletion: Deletion.ID
    /// The person of the household who shares it; nil for a record of the page's book.
    private let owner: HouseholdMember.ID?
    /// True for a record that somebody shares: it is looked at only.
    package var isOthers: Bool { owner != nil }
    package let othersNote: String?
    package var tab: Tab { isOthers ? .people : .records }
    package var back: Link? { list }
    package var assets: PageAssets { [.ledger] }
    /// The list that contains the record.
    package var list: Link { owner.map { Paths.person($0) } ?? Paths.records }
    package let received: String?
    /// True if a rule can be made from it: it is not divided, and of no rule yet.
    package let canRepeat: Bool
    /// The parts of a divided record.
    package let parts: [Part]
    package var isDivided: Bool { !parts.isEmpty }
    package let facts: [Fact]
    /// The people for whom a household's record is.
    package let sharers: [Sharer]
    package var isShared: Bool { !sharers.isEmpty }
    /// The line about the other side in the own book or in the household's.
    package let linked: LinkNote?
    package let tags: [String]
    package var hasTags: Bool { !tags.isEmpty }
    package let note: String?
    package let files: [File]
    package var hasFiles: Bool { !files.isEmpty }
    /// The map around the place.
    package let mapURL: Link?

    /// The history of a household's record; nil for one that has none.
    package let history: HistoryCard?

    /// - Parameters:
    ///   - owner: the person of a household who shares it, with a sentence about that; nil for a record of the page's book.
    ///   - household: the household that owns the book; nil for a person's own book.
    ///   - linked: nil for a record without another side that the visitor may see.
    ///   - acts: the history of the record, latest first.
    ///   - moment: returns the words for an instant.
    ///   - rule: the recurring rule that has added it; nil for none.
    package init(
        _ record: Transaction, names: LedgerNames, today: CalendarDate, deletion: Deletion.ID, rate: ExchangeRate? = nil,
        sharedBy owner: (id: HouseholdMember.ID, note: String)? = nil, household: HouseholdView? = nil, linked: LinkNote? = nil,
        acts: [RecordAct] = [], moment: (Int64) -> String = { _ in "" }, rule: Recurrence? = nil, t: Texts
    ) {
        let row = RecordRow(Record(record), names: names, when: WhenText(), t: t)
        title = row.title
        id = record.id
        (self.owner, othersNote) = (owner?.id, owner?.note)
        (amount, sign, hue, icon, category) = (row.amount, row.sign, row.hue, row.icon, row.category)
        self.deletion = deletion
        parts = record.parts.map { part in
            let category = names.category(part.category)
            return Part(
                name: category?.name ?? "", hue: (category?.hue ?? .slate).rawValue, icon: (category?.icon ?? .other).rawValue, note: part.note,
                amount: MoneyText(part.amount, t.money))
        }
        // The title bar of a phone shows only two lines of a long title.
        var facts = title.utf8.count > 40 ? [Fact(label: t.transactions.title, value: title)] : []
        facts.append(
            Fact(
                label: t.transactions.date,
                value: [t.dates.heading(record.date, today: today), record.time.description].joined(separator: t.frame.listSeparator)))
        func fact(_ label: String, _ id: Account.ID) -> Fact {
            guard let account = names.account(id) else { return Fact(label: label, value: "") }
            guard let household, let person = account.person else { return Fact(label: label, value: account.name) }
            return Fact(label: label, value: household.nameOrYou(person, t), face: household.face(person))
        }
        if case .transfer(let from, let to, let sent, let received) = record.movement {
            facts += [fact(t.transactions.from, from), fact(t.transactions.to, to)]
            self.received = sent == received ? nil : t.money.string(received)
        } else {
            let who = record.movement.kind == .income ? t.sharing.whoGot : t.sharing.whoPaid
            facts.append(fact(household == nil ? t.transactions.account : who, record.movement.account))
            received = nil
        }
        if let original = record.original {
            let used = ExchangeRate.Value(from: original, to: record.movement.amount, known: rate?.value).flatMap {
                ExchangeRate(base: original.currency, quote: record.movement.amount.currency, date: record.date, value: $0, source: .byHand)
            }
            let shown = [t.money.string(original), t.money.isMasked ? nil : used.map { RateLine.equation($0) }]
            facts.append(Fact(label: t.transactions.onReceipt, value: shown.compactMap(\.self).joined(separator: t.frame.listSeparator)))
        }
        for text in RecordText.details where !record.texts[text].isEmpty {
            let value = record.texts[text]
            facts.append(
                Fact(
                    label: t.transactions.label(text), value: value,
                    url: text == .vendor && owner == nil ? Paths.statistics.query("vendor", value) : nil))
        }
        if let place = record.place {
            facts.append(Fact(label: t.transactions.place, value: place.name.isEmpty ? PlaceChoice.shown(place) : place.name))
        }
        if let rule {
            let words = t.recurring.every(rule.recurrence.frequency, rule.recurrence.every)
            facts.append(Fact(label: t.recurring.partOf, value: words, url: Paths.recurring.appending("#r-\(rule.id)")))
        }
        history = household.flatMap { household in
            acts.isEmpty ? nil : HistoryCard(acts, of: record.id, names: names, household: household, today: today, moment: moment, t: t)
        }
        self.facts = facts + (history?.facts ?? [])
        canRepeat = owner == nil && rule == nil && record.parts.isEmpty
        let currency = record.sharedCurrency(names)
        sharers =
            household.map { household in
                (record.sharing?.parts ?? []).filter { $0.amount > 0 }.map { part in
                    Sharer(
                        face: household.face(part.person), name: household.nameOrYou(part.person, t),
                        amount: t.money.string(Money(minorUnits: part.amount, currency)))
                }
            } ?? []
        self.linked = linked
        mapURL = record.place.map { MapLinks.url(MapFilter(around: $0, zoom: 15).parameters) }
        tags = record.hashtags
        note = record.note.isEmpty ? nil : record.note
        files = record.receipts.map { File($0, t: t) }
    }
}
