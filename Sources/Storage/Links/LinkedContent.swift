import Bookkeeping

/// Both sides of a link, and the draft that brings either in step with the other.
struct LinkedContent {
    let shared, own: Transaction

    /// Returns the own side with the values of the household's record; nil if its amount cannot be converted.
    func draftOfOwn(in ledger: Ledger) throws -> Transaction.Draft? {
        var content = own.content
        content.takeOver(shared.content)
        let isTransfer = shared.movement.kind == .transfer
        guard
            let paid = try LinkedAmount(
                of: paid, original: shared.original, in: own.movement.amount.currency, on: shared.date,
                former: LinkedAmount(own.movement.amount, original: own.original), ledger)
        else { return nil }
        if !isTransfer || paid.amount != own.movement.amount { content.original = paid.original }
        content.pay(paid.amount)
        return Transaction.Draft(content, hashtags: own.hashtags)
    }

    /// Returns the household's record with the values of the own side; nil if it cannot have them.
    ///
    /// - Throws: `.conflict(.exactParts)` for another amount of a record that is divided by exact amounts.
    func draftOfShared(of person: HouseholdMember.ID, by editor: LedgerEditor, at now: Int64) throws -> Transaction.Draft? {
        var content = shared.content
        content.takeOver(own.content)
        let amount = own.movement.amount
        if amount.currency == paid.currency {
            content.pay(amount)
            if content.movement.kind != .transfer { content.original = own.original }
        } else if let original = own.original, original.currency == paid.currency {
            content.pay(original)
            if content.original?.currency == amount.currency { content.original = amount }
        } else {
            guard content.movement.kind != .transfer else { return nil }
            content.pay(amount, from: try editor.shared.account(of: person, in: amount.currency, at: now))
            content.original = own.original
        }
        if shared.sharing?.way == .amounts, content.movement.amount != shared.movement.amount { throw StoreError.conflict(.exactParts) }
        return Transaction.Draft(content, hashtags: shared.hashtags)
    }

    /// The amount that left the person, or that reached them.
    private var paid: Money { shared.paid(as: own.movement.kind) }
}

extension RecordContaining {
    /// The amount of a person's own side: for an income, the amount received by a transfer.
    func paid(as kind: Transaction.Kind) -> Money {
        if kind == .income, case .transfer(_, _, _, let received) = movement { return received }
        return movement.amount
    }
}
