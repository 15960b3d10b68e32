import Bookkeeping

extension BankImports {
    /// Returns what taking back an import would do now. Throws `.notFound` if there is no such import, or it is not done.
    ///
    /// - Parameter includingChanged: true for a taking back that deletes records that were edited since as well.
    public func effectOfTakingBack(_ id: BankImport.ID, includingChanged: Bool) throws -> TakingBackEffect {
        guard case .done(let done, _)? = try find(id, at: .min)?.state else { throw StoreError.notFound }
        let plan = try TakingBackPlan(id, done: done, includingChanged: includingChanged, in: ledger)
        var moves = BalanceMoves(), effect = TakingBackEffect()
        let numbers = try ledger.many.withOtherParts(plan.deleted)
        try moves.remove(numbers, in: ledger)
        effect.broughtBack = try moves.bringBack(id.deletionOfDropped, in: ledger)
        for item in plan.restored {
            try moves.replace(item.record, by: StoredVersion.version(of: item.record, json: item.content).record.movement, in: ledger)
        }
        for item in plan.spliced { if let wanted = item.wanted { try moves.replace(item.record, by: wanted.movement, in: ledger) } }
        for item in plan.handedOver { if let draft = item.draft { try moves.replace(item.record, by: draft.movement, in: ledger) } }
        for (account, amount) in try balanceRows(of: id) { moves.add(0 &- amount.minorUnits, to: account) }
        effect.deleted = plan.deleted.count
        effect.restored = plan.restored.count + plan.spliced.count { $0.wanted != nil } + plan.handedOver.count { $0.draft != nil }
        effect.staying = plan.staying
        effect.moves = try ledger.accounts().compactMap { account in
            moves.amounts[account.id].flatMap { $0 == 0 ? nil : .init(account: account.id, amount: Money(minorUnits: $0, account.currency)) }
        }
        return effect
    }
}

/// Sums of changes of balances. They wrap around on the way; the sums themselves are differences of balances, which fit.
private struct BalanceMoves {
    private(set) var amounts: [Account.ID: Int64] = [:]

    mutating func add(_ amount: Int64, to account: Account.ID) { amounts[account, default: 0] &+= amount }

    mutating func remove(_ numbers: [Int64], in ledger: Ledger) throws {
        guard !numbers.isEmpty else { return }
        _ = try count("json_each(?) n CROSS JOIN record r ON r.number = n.value", [numbers.jsonArray], areGone: true, in: ledger)
    }

    /// Counts the records of a deletion as live ones. Returns their number.
    mutating func bringBack(_ deletion: Deletion.ID, in ledger: Ledger) throws -> Int {
        try count("record r WHERE r.book = ? AND r.deletion = ?", [ledger.book, deletion], areGone: false, in: ledger)
    }

    private mutating func count(_ records: String, _ values: [any Bindable], areGone: Bool, in ledger: Ledger) throws -> Int {
        var rows = 0
        try ledger.connection.each("SELECT r.kind = 'income', r.account, r.amount, r.to_account, r.received FROM \(records)", values) { cells in
            let (amount, received) = (cells.int64(2), cells.int64(4)), isIncrease = cells.bool(0) != areGone
            add(isIncrease ? amount : 0 &- amount, to: try cells.id(1))
            if let other = try cells.optionalID(3, Account.self) { add(areGone ? 0 &- received : received, to: other) }
            rows += 1
            return true
        }
        return rows
    }

    mutating func replace(_ record: Transaction.ID, by movement: Transaction.Movement, in ledger: Ledger) throws {
        guard let present = try ledger.transaction(record)?.movement else { return }
        for (movement, isNew) in [(present, false), (movement, true)] {
            for account in movement.accounts {
                guard let change = try? movement.change(of: account)?.minorUnits else { continue }
                add(isNew ? change : 0 &- change, to: account)
            }
        }
    }
}
