import Bookkeeping

/// Several amounts of a row, each with a currency of its own: the amounts of the purchase and of the account.
extension TableMapping {
    /// Takes the amount with the same currency in all rows before another one, which is the amount of the purchase.
    mutating func preferOnlyCurrency(_ header: [String], _ sample: TableSample) {
        let pairs = Self.pairs(header, sample)
        guard pairs.count == 2, !has(.originalAmount), !has(.originalCurrency), has(.amount) else { return }
        let only = pairs.filter { Set(sample.values($0.currency).map(\.folded)).count == 1 && sample.values($0.currency).count == sample.rows.count }
        guard only.count == 1, let own = only.first, let other = pairs.first(where: { $0.amount != own.amount }) else { return }
        columns = columns.map { $0 == .amount || $0 == .currency ? nil : $0 }
        set(own.amount, .amount)
        set(own.currency, .currency)
        set(other.amount, .originalAmount)
        set(other.currency, .originalCurrency)
    }

    /// Returns the columns of amounts that have a currency right behind them.
    private static func pairs(_ header: [String], _ sample: TableSample) -> [(amount: Int, currency: Int)] {
        header.indices.dropLast().filter { place in
            TableWords.role(of: header[place])?.column == .amount && TableWords.role(of: header[place + 1])?.column == .currency
                && most(sample.values(place), TableCell.isFigure) && sample.values(place + 1).allSatisfy { !TableCell.isAmount($0) }
        }.map { ($0, $0 + 1) }
    }

    /// Takes the currency right behind the column of the amounts, if it is one, for theirs.
    mutating func takeCurrencyBehindAmount(_ sample: TableSample) {
        guard let amount = columns.firstIndex(of: .amount), has(.currency), let header = sample.header?.values, header.indices.contains(amount + 1),
            columns.dropFirst(amount + 1).first != .currency, TableWords.role(of: header[amount + 1])?.column == .currency
        else { return }
        columns = columns.map { $0 == .currency ? nil : $0 }
        set(amount + 1, .currency)
    }
}
