import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// An import that is done: what it did, whether the balances agree, and the way to take it back.
package struct BankDonePage: PageModel {
    package struct Line: Sendable {
        package let label, value: String
    }

    package struct Check: Sendable {
        package let account, bankLabel, bank, pennyLabel, penny, difference, sentence: String
        package let isEven: Bool
        /// The record that has the difference as its amount.
        package let explanation: String?
        package let explanationLink: Link
        /// The form of a record of the difference.
        package let bookLink: Link
    }

    package let title, sentence, until: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.bankImports }
    package var assets: PageAssets { [.banks] }
    package let steps: BankSteps
    package let checks: [Check]
    package let hasChecks, isDone, canTakeBack: Bool
    package let lines: [Line]
    /// The changes that taking it back makes: sentences about records, and the balances by account.
    package let effects: [String]
    package let moves: [Line]
    package var hasEffects: Bool { !effects.isEmpty || !moves.isEmpty }
    package let records, takeBack: Link
    /// The sentence about records that were changed since, which a taking back leaves; nil if it was not tried.
    package let changed: String?
    package var hasProblems: Bool { changed != nil }

    /// - Parameters:
    ///   - counts: the rows by state, as far as they are kept.
    ///   - effect: what taking it back would do; nil if it cannot be.
    ///   - changed: the number of records changed since, which the person has to decide about; nil before a taking back was tried.
    package init(
        _ item: BankImport, counts: [ImportedRow.State: Int], decisions: [ImportedRow.Decision: Int], checks: [BalanceCheck],
        explanations: [Transaction.ID: Transaction], names: LedgerNames, effect: TakingBackEffect?, changed: Int?, now: Int64, zone: CivilTimeZone,
        t: Texts
    ) {
        let texts = t.banks, today = CivilTime(seconds: now, in: zone).date
        title = texts.title
        steps = BankSteps(at: .done, t: t)
        takeBack = Paths.takeBackBankImport(item.id)
        self.changed = changed.map(texts.changedSince)
        switch item.state {
        case .preview:
            (isDone, canTakeBack, until, sentence) = (false, false, "", texts.nothingDone)
        case .done(_, let end):
            isDone = true
            canTakeBack = item.mayBeTakenBack(at: now)
            until = canTakeBack ? texts.takeBackUntil(t.dates.dayOfMonth(CivilTime(seconds: end, in: zone).date, today: today)) : ""
            let imported = item.records - (decisions[.remove] ?? 0)
            sentence = imported > 0 ? texts.addedDone(imported) : texts.nothingDone
        case .takenBack:
            (isDone, canTakeBack, until, sentence) = (false, false, "", texts.nothingLeft)
        }
        lines = [
            (texts.added, decisions[.add]), (texts.transfers, decisions[.transfer]), (texts.taken, decisions[.take]),
            (texts.removed, decisions[.remove]),
            (texts.presentCount, counts[.present]), (texts.unreadable, counts[.wrong]),
        ].compactMap { label, count in
            guard let count, count > 0 else { return nil }
            return Line(label: label, value: texts.count(count))
        }
        effects = [
            (texts.wouldDelete, effect?.deleted), (texts.wouldRestore, effect?.restored), (texts.wouldBringBack, effect?.broughtBack),
            (texts.wouldStay, effect?.staying),
        ].compactMap {
            sentence, count in count.flatMap { $0 > 0 ? sentence($0) : nil }
        }
        moves = (effect?.moves ?? []).compactMap { move in
            names.account(move.account).map { Line(label: $0.name, value: t.money.string(move.amount, sign: .always)) }
        }
        self.checks = isDone ? checks.compactMap { Self.check($0, explanations, names, today, t) } : []
        hasChecks = !self.checks.isEmpty
        var query = item.days.map { "view=range&from=\($0.lowerBound)&to=\($0.upperBound)" } ?? ""
        if let account = item.accounts.first, item.accounts.count == 1 { query += "&account=\(account)" }
        records = Paths.records.query(query)
    }

    private static func check(
        _ check: BalanceCheck, _ explanations: [Transaction.ID: Transaction], _ names: LedgerNames, _ today: CalendarDate, _ t: Texts
    ) -> Check? {
        guard let account = names.account(check.account), let difference = check.difference else { return nil }
        let texts = t.banks, day = t.dates.dayOfMonth(check.date, today: today), isMore = difference.minorUnits > 0
        let size = isMore ? difference : (try? difference.negated()) ?? difference, record = check.explanation.flatMap { explanations[$0] }
        let sentence = difference.isZero ? texts.noDifference : isMore ? texts.pennyMore(t.money.string(size)) : texts.bankMore(t.money.string(size))
        let query = "kind=\(isMore ? "expense" : "income")&account=\(account.id)&date=\(check.date)&amount=\(MoneyFormat.plain(size).urlQueryEncoded)"
        return Check(
            account: account.name, bankLabel: texts.bankBalance(day), bank: t.money.string(check.bank), pennyLabel: texts.pennyBalance(day),
            penny: t.money.string(check.penny), difference: t.money.string(difference), sentence: sentence, isEven: difference.isZero,
            explanation: record.map {
                [t.title(of: Record($0), names), t.dates.day($0.content.date, today: today)].joined(separator: t.frame.listSeparator)
            },
            explanationLink: check.explanation.map { Paths.transaction($0) } ?? Paths.records, bookLink: Paths.newTransaction.query(query))
    }
}

/// The page that waits for the reading or writing of large files, and comes back by itself.
package struct BankProgressPage: PageModel {
    package let title, rows: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.bankImports }
    package var assets: PageAssets { [.banks] }
    package let link: Link

    package init(_ id: BankImport.ID, rows: Int, t: Texts) {
        title = t.banks.title
        self.rows = rows == 0 ? "" : t.banks.progress(rows)
        link = Paths.bankImport(id)
    }
}
