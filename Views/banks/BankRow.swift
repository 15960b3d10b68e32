import Bookkeeping
import Language
import Templates
import Validation

/// A row of an import with the decision about it.
package struct BankRow: Sendable {
    package struct Value: Sendable {
        package let hue, icon, name: String
    }

    package let number: Int
    package let title, when, meta, sign, hue, icon, tone, decideOn, menuLabel: String
    /// Nil for a row without an amount.
    package let amount: MoneyText?
    package let isLeftOut: Bool
    package var hasMeta: Bool { !meta.isEmpty }
    /// The reason why it cannot be read; nil for an entry.
    package let why: String?
    /// The record beside it.
    package let beside: String?
    package let besideAmount: MoneyText?
    /// Nil for a row that needs no decision.
    package let choice: SelectField?
    /// The category of a row that is certain.
    package let category: Value?
    package let leave: String
    package let isLong: Bool

    package init(_ row: ImportedRow, matches: BankMatches, names: LedgerNames, isEdited: Bool, today: CalendarDate, t: Texts) {
        let texts = t.banks, entry = row.entry
        number = row.number
        isLeftOut = row.decision == .leave || row.decision == .keep
        tone = row.state.tone
        let known = row.filing.category.flatMap(names.category)
        switch row.content {
        case .entry(let entry):
            title = row.filing.title.isEmpty ? [entry.payee, entry.purpose, known?.name ?? ""].first { !$0.isEmpty } ?? "–" : row.filing.title
            when = t.dates.day(entry.date, today: today)
            why = nil
            var parts = [String]()
            if entry.isPending { parts.append(texts.pending) }
            if Self.hasOtherAmount(row, entry, matches) { parts.append(texts.otherAmount) }
            if !entry.payee.isEmpty, !entry.purpose.isEmpty { parts.append(entry.purpose.cut(to: 120)) }
            let divided = row.parts
            switch entry.role {
            case .balance: parts.append(texts.openingBalance)
            case _ where row.state == .dropped: break
            case .uncounted where row.decision == .leave: parts.append(texts.uncounted)
            case _ where row.state == .transfer && row.decision == .transfer: break
            case _ where !divided.isEmpty: parts.append(Self.written(divided, entry.kind, names, t))
            default: parts.append(texts.filed(row.filing, category: known?.name))
            }
            meta = parts.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator)
            amount = MoneyText(entry.amount, sign: entry.amount.isNegative ? .negative : .plus, t.money)
            sign = entry.amount.isNegative ? "out" : "in"
        case .problem(let problem):
            title = problem.text.isEmpty ? texts.rowOf(String(problem.line)) : problem.text
            (when, meta, amount, sign) = ("", "", nil, "")
            why = [t.sentence(problem.reason), texts.rowOf(String(problem.line))].joined(separator: t.changes.between)
        }
        isLong = amount?.isLong ?? false
        (hue, icon) = row.state == .transfer ? (Hue.slate.rawValue, "move") : ((known?.hue ?? .slate).rawValue, (known?.icon ?? .other).rawValue)
        decideOn = texts.decideOn(title)
        menuLabel = t.recurring.actions(title)
        leave = "\(number):\(ImportedRow.Decision.leave)"
        (beside, besideAmount) = Self.beside(row, matches, names, today, t)
        let isCertain = row.state == .new && known != nil && !isEdited && row.decision == .add && row.parts.isEmpty
        category = isCertain ? known.map { Value(hue: $0.hue.rawValue, icon: $0.icon.rawValue, name: $0.name) } : nil
        choice = isCertain || row.state == .wrong ? nil : Self.choice(row, entry, names, t)
    }

    /// True for an entry that is a record already, of another amount: one that was pending, or that somebody has changed.
    private static func hasOtherAmount(_ row: ImportedRow, _ entry: BankEntry, _ matches: BankMatches) -> Bool {
        guard row.state == .present, case .record(let id)? = row.match, let movement = matches.records[id]?.movement,
            movement.amount.currency == entry.amount.currency
        else { return false }
        if case .transfer = movement { return false }
        return movement.amount.minorUnits.magnitude != entry.amount.minorUnits.magnitude
    }

    /// Returns the categories of parts with their amounts.
    private static func written(_ parts: [BankEntryPart], _ kind: Category.Kind, _ names: LedgerNames, _ t: Texts) -> String {
        let known = NamedCategories(names.categories)
        return parts.map { part in
            [known.find(part.category, kind)?.name ?? t.banks.nothingKnown, t.money.string(part.amount)].joined(separator: " ")
        }.joined(separator: t.frame.listSeparator)
    }

    /// The decisions about a row, and for an added one its categories.
    private static func choice(_ row: ImportedRow, _ entry: BankEntry?, _ names: LedgerNames, _ t: Texts) -> SelectField {
        let texts = t.banks, isBalance = entry?.role == .balance
        // The parts of a divided row have categories of their own.
        let category = row.parts.isEmpty ? row.filing.category : nil
        var options = ImportedRow.decisions(row.state).map { decision in
            let asksForCategory = decision == .add && row.state == .new && category == nil && row.parts.isEmpty && !isBalance
            return SelectField.Option(
                "\(row.number):\(decision)", asksForCategory ? texts.chooseCategory : texts.name(decision, row.state),
                isChosen: decision == row.decision && (decision != .add || category == nil))
        }
        if let entry, !isBalance, row.state != .dropped {
            let kind = entry.kind, chosen = category
            let categories = names.categories.filter { $0.kind == kind }.map { category in
                let name = names.categories.fullName(of: category)
                return SelectField.Option(
                    "\(row.number):\(category.id)", row.state == .new ? name : texts.addAs(name),
                    isChosen: row.decision == .add && category.id == chosen)
            }
            options.insert(contentsOf: categories, at: min(1, options.count))
        }
        return SelectField(BankPreviewForm.row.name, id: "row-\(row.number)", label: texts.decideOn(row.entry?.payee ?? ""), options: options)
    }

    private static func beside(
        _ row: ImportedRow, _ matches: BankMatches, _ names: LedgerNames, _ today: CalendarDate, _ t: Texts
    ) -> (String?, MoneyText?) {
        let texts = t.banks
        switch row.match {
        // The row is the record.
        case .record where row.state == .dropped: return (nil, nil)
        case .record(let id):
            guard let record = matches.records[id] else { return (nil, nil) }
            let parts = [
                t.title(of: Record(record), names), t.dates.day(record.content.date, today: today),
                names.account(record.movement.account)?.name ?? "",
            ]
            let text = parts.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator)
            return ([texts.yours, text].joined(separator: " "), MoneyText(record.movement.amount, t.money))
        case .row(let number):
            guard let entry = matches.rows[number]?.entry else { return (nil, nil) }
            let account = matches.rows[number].flatMap { names.account($0.account)?.name } ?? ""
            let parts = [entry.payee.isEmpty ? entry.purpose : entry.payee, t.dates.day(entry.date, today: today), account]
            let text = parts.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator)
            return ([texts.thisFile, text].joined(separator: " "), MoneyText(entry.amount, t.money))
        case .account(let id):
            let there = row.entry?.original.flatMap { $0.currency == names.account(id)?.currency ? MoneyText($0, t.money) : nil }
            return (names.account(id).map { texts.asTransfer($0.name) }, there)
        case nil: return (nil, nil)
        }
    }
}

extension ImportedRow {
    /// The parts of the record: the parts in the file, unless the person has chosen a category for the whole.
    fileprivate var parts: [BankEntryPart] { filing.reason == .person ? [] : entry?.wholeParts ?? [] }
}

extension BankTexts {
    /// Returns the category that a record gets, and why.
    fileprivate func filed(_ filing: Filing, category: String?) -> String {
        let reason: String? =
            switch filing.reason {
            case .rule: byRule
            case .learned(let count, let all): learned(count, all)
            case .file: byFile
            case .person: byYou
            case nil: nil
            }
        guard let category else { return nothingKnown }
        return reason.map { "\(category), \($0)" } ?? category
    }
}
