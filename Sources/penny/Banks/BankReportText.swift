import BankFiles
import Bookkeeping
import Language

extension BankReport {
    /// The report for a person at a terminal.
    var text: String {
        let accounts = item.accounts.compactMap { names.account($0)?.name }.joined(separator: ", ")
        let days = item.days.map { ", \($0.lowerBound) to \($0.upperBound)" } ?? ""
        let formats = Set(files.map { $0.form.format.rawValue.uppercased() }).sorted().joined(separator: ", ")
        var parts = ["\(item.name.shown) (\(formats)) into \(accounts)\(days)"]
        let found = ImportedRow.State.allCases.filter { counts[$0] != nil }
        if !found.isEmpty { parts.append(Table(["ROWS", "FINDING", "STATE", "USUALLY"], found.map(line)).text) }
        let listed = rows + repeated
        if !listed.isEmpty {
            parts.append(Table(["ROW", "ACCOUNT", "DATE", "AMOUNT", "TEXT", "FINDING"], listed.map { line($0).map(\.shown) }).text)
        }
        let hidden = Self.doubtful.reduce(0) { $0 + (counts[$1] ?? 0) } - rows.count
        if hidden > 0 { parts.append("\(hidden) more rows like these are shown with --json.") }
        parts += balances.compactMap(sentence)
        if uncounted > 0 {
            parts.append(
                "\(uncounted == 1 ? "1 of the new rows is" : "\(uncounted) of the new rows are") not counted in the other program, and left out.")
        }
        if !missing.isEmpty { parts.append(missingCategories) }
        parts.append(conclusion)
        return parts.joined(separator: "\n\n")
    }

    private var missingCategories: String {
        let names = missing.map { "\($0.name.shown) (\($0.kind.rawValue), \($0.rows == 1 ? "1 row" : "\($0.rows) rows"))" }.joined(separator: ", ")
        let hint = item.state.isDecided ? "" : " With --make-categories and --apply they are made; without, their rows are filed by what Penny knows."
        return "The book lacks categories that the files name: \(names).\(hint)"
    }

    private var conclusion: String {
        let records = added == 1 ? "1 record" : "\(added) records"
        let trash = dropped == 0 ? "" : item.state.isDecided ? ", and moved \(dropped) to the trash" : ", and \(dropped) moved to the trash"
        return item.state.isDecided
            ? "Added \(records)\(trash). To take them back: penny import-bank --user NAME --take-back \(item.id)"
            : "Nothing was changed. With --apply, \(records) \(added == 1 ? "is" : "are") added\(trash)."
    }

    private func line(_ state: ImportedRow.State) -> [String] {
        let finding =
            switch state {
            case .wrong: "cannot be read"
            case .alike: "look like a record of about the same day"
            case .transfer: "may be transfers between own accounts"
            case .dropped: "were pending, and the bank has dropped them"
            case .new: "new"
            case .present: "already there"
            }
        return [String(counts[state] ?? 0), finding, state.rawValue, Self.isAdded(state) ? "added" : state == .dropped ? "to the trash" : "left out"]
    }

    private func line(_ row: ImportedRow) -> [String] {
        let account = names.account(row.account)?.name ?? "-"
        switch row.content {
        case .entry(let entry):
            return [
                String(row.number), account, entry.date.description, MoneyFormat.plain(entry.amount), row.shownText.cut(to: 40), sentence(row),
            ]
        case .problem(let problem): return [String(row.number), account, "-", "-", problem.text.cut(to: 40), sentence(row)]
        }
    }

    /// Returns the finding about a doubtful row.
    func sentence(_ row: ImportedRow) -> String {
        if case .problem(let problem) = row.content {
            let texts = Texts.of(.english).bankProblems
            return problem.line > 0 ? "\(texts.sentence(problem.reason)) \(texts.atLine(problem.line))" : texts.sentence(problem.reason)
        }
        switch row.match {
        case .record(let id):
            guard let record = records[id] else { return "Its record is gone." }
            let title = [names.title(of: Record(record)), names.account(record.movement.account)?.name ?? ""].filter { !$0.isEmpty }
            let text = ([record.content.date.description] + title + [MoneyFormat.plain(record.movement.amount)]).joined(separator: ", ")
            if row.state == .dropped { return "It is \(text)." }
            return row.state == .alike ? "Looks like \(text)." : "The other side may be \(text)."
        case .row(let number) where row.state == .present: return "The file has row \(number) twice, with the same number of the bank."
        case .row(let number): return row.state == .alike ? "Looks like row \(number)." : "The other side may be row \(number)."
        case .account(let id): return "May be a transfer with \(names.account(id)?.name ?? "an account that is gone")."
        case nil: return ""
        }
    }

    /// Returns the comparison of a balance; nil beyond the range of amounts.
    func sentence(_ check: BalanceCheck) -> String? {
        guard let account = names.account(check.account), let difference = check.difference else { return nil }
        let penny = item.state.isDecided ? "Penny's is" : "Penny's would be", bank = MoneyFormat.plain(check.bank)
        let begin = "The bank's balance of \(account.name) on \(check.date) is \(bank) \(check.bank.currency.code)"
        return difference.isZero
            ? "\(begin), and so \(item.state.isDecided ? "is" : "would be") Penny's."
            : "\(begin), \(penny) \(MoneyFormat.plain(check.penny)): a difference of \(MoneyFormat.plain(difference))."
    }
}

extension ImportedRow {
    /// The payee or the purpose of an entry.
    var shownText: String {
        entry.flatMap { entry in [entry.payee, entry.purpose].first { !$0.isEmpty } } ?? ""
    }
}

extension String {
    /// The text on one line, without control characters, which a terminal would obey.
    var shown: String {
        let scalars = unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
