import Bookkeeping

/// An entry (`Ntry`) as it is written.
struct CAMTEntry {
    let line: Int
    var amount: CAMTAmount?
    var direction: CAMTDirection?
    var isReversal = false
    var status = ""
    var booked: CAMTDate?
    var valued: CAMTDate?
    var bankReference = ""
    var information = ""
    var instructed: CAMTAmount?
    var transacted: CAMTAmount?
    var details: [CAMTDetails] = []

    init(line: Int) { self.line = line }

    /// The text that tells the entry from others in a message.
    var text: String { (details.first?.texts ?? [information]).first { !$0.isEmpty }?.cut(to: 80) ?? information.cut(to: 80) }

    /// Returns one entry, or the entries of a batch booking.
    func entries(of account: BankAccount) throws -> [BankEntry] {
        guard let direction else { throw BankRowProblem.Reason.incomplete }
        guard let written = booked ?? valued, !written.text.isEmpty else { throw BankRowProblem.Reason.noDate }
        guard let date = written.date else { throw BankRowProblem.Reason.badDate(written.text.cut(to: 80)) }
        var whole = BankEntry(line: line, date: date, amount: try signed(amount, direction, account))
        (whole.bankID, whole.purpose, whole.time) = (bankReference, information, written.time)
        (whole.valueDate, whole.isPending) = (valued?.date, status == "PDNG" || status == "FUTR")
        switch details.count {
        case 0:
            whole.original = CAMTDetails.original([instructed, transacted], of: whole.amount)
            return [whole]
        case 1: return [entry(details[0], whole, direction, account)]
        default: return parts(of: whole, direction, account) ?? [sum(whole, direction, account)]
        }
    }

    /// Returns an entry for each of the details; nil if their amounts do not add up to the entry's.
    private func parts(of whole: BankEntry, _ direction: CAMTDirection, _ account: BankAccount) -> [BankEntry]? {
        var sum = Money.zero(whole.amount.currency), parts: [BankEntry] = []
        let references = Set(details.map(\.bankReference)), areDistinct = references.count == details.count && !references.contains("")
        for (number, details) in zip(1..., details) {
            let own = details.direction ?? direction
            guard let written = details.ownAmount(in: sum.currency), let amount = try? signed(written, own, account),
                let added = try? sum.adding(amount)
            else { return nil }
            sum = added
            var part = whole
            part.amount = amount
            part.bankID = areDistinct ? details.bankReference : whole.bankID.isEmpty ? "" : "\(whole.bankID)/\(number)"
            parts.append(entry(details, part, own, account))
        }
        return sum == whole.amount ? parts : nil
    }

    /// Returns one entry with what all of its details have in common, and their texts.
    private func sum(_ whole: BankEntry, _ direction: CAMTDirection, _ account: BankAccount) -> BankEntry {
        let all = details.map { entry($0, whole, direction, account) }
        let common = { (value: (BankEntry) -> String) in Set(all.map(value)).count == 1 ? all.first.map(value) ?? "" : "" }
        var sum = whole
        (sum.payee, sum.otherAccount, sum.reference) = (common(\.payee), common(\.otherAccount), common(\.reference))
        if sum.purpose.isEmpty { sum.purpose = Set(all.map(\.purpose)).count == 1 ? all[0].purpose : all.map(\.purpose).spaced }
        return sum
    }

    private func entry(_ details: CAMTDetails, _ whole: BankEntry, _ direction: CAMTDirection, _ account: BankAccount) -> BankEntry {
        var entry = whole
        if entry.bankID.isEmpty { entry.bankID = details.bankReference }
        let other = details.otherSide(wasCredit: (direction == .credit) != isReversal, account.number)
        (entry.payee, entry.otherAccount, entry.reference) = (other.name, other.account, details.reference)
        let purpose = details.purpose.spaced
        entry.purpose = purpose.isEmpty ? details.information.isEmpty ? information : details.information : purpose
        entry.original = CAMTDetails.original([details.instructed, details.transacted, details.amount, instructed], of: entry.amount)
        return entry
    }

    private func signed(_ written: CAMTAmount?, _ direction: CAMTDirection, _ account: BankAccount) throws -> Money {
        guard let written else { throw BankRowProblem.Reason.noAmount }
        do {
            return try direction.signed(written.money(account.currency).get())
        } catch is MoneyError {
            throw BankRowProblem.Reason.amountTooLarge(written.text.cut(to: 80))
        }
    }
}
