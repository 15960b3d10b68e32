/// The meaning of columns by their names and contents.
extension TableMapping {
    /// Gives columns their meaning by their names, if their values can mean it. Of columns with the same meaning, the best name counts.
    mutating func nameColumns(_ header: [String], _ sample: TableSample) {
        let named = header.enumerated().compactMap { place, name in TableWords.role(of: name).map { (place: place, column: $0.column, rank: $0.rank) }
        }
        let found = Self.withoutWrongDates(named, sample).filter { Self.fits($0.column, sample.values($0.place)) }.map {
            (place: $0.place, column: $0.column, rank: $0.rank, isEmpty: sample.values($0.place).isEmpty)
        }
        for (place, column, _, _) in found.sorted(by: { ($0.isEmpty ? 1 : 0, $0.rank, $0.place) < ($1.isEmpty ? 1 : 0, $1.rank, $1.place) })
        where column.mayRepeat || !has(column) {
            set(place, column)
        }
        // Payments go out of an account of a bank; beside charges they come in.
        let out = columns.indices.filter { columns[$0] == .moneyOut }
        if out.count == 2, !has(.moneyIn), out.contains(where: { TableWords.areCharges(sample.name($0)) }),
            let payments = out.first(where: { TableWords.arePayments(sample.name($0)) })
        {
            set(payments, .moneyIn)
        }
        // One date of two is the value date.
        if !has(.valueDate), let second = found.first(where: { $0.column == .date && !isSet($0.place) }) { set(second.place, .valueDate) }
        preferOnlyCurrency(header, sample)
        preferAccountAmount(header, sample)
        preferBooked(header, sample)
        preferParts(sample)
        // The only date by its name, unless there is another one beside it.
        if !has(.date), let place = columns.firstIndex(of: .valueDate) {
            let other = columns.indices.first {
                !isSet($0) && TableWords.role(of: header.dropFirst($0).first ?? "") == nil
                    && Self.most(sample.values($0)) { TableCell.isDate($0) && !TableCell.isLongNumber($0) }
            }
            set(other ?? place, .date)
        }
    }

    /// Returns false for a column with values that do not fit the meaning of its name.
    private static func fits(_ column: TableColumn, _ values: [String]) -> Bool {
        guard !values.isEmpty else { return true }
        func most(_ isSuch: (String) -> Bool) -> Bool { values.count(where: isSuch) * 2 >= values.count }
        return switch column {
        case .amount, .moneyIn, .moneyOut, .balance, .fee: most(TableCell.isFigure) && !TableCell.areNumbers(values)
        case .currency: most { $0.utf8.count <= 12 && !TableCell.isAmount($0) && !TableCell.isDate($0) }
        default: true
        }
    }

    /// Takes the amount in the currency of the account, `Amount in EUR`, before another one in the currency of each purchase.
    private mutating func preferAccountAmount(_ header: [String], _ sample: TableSample) {
        guard let amount = columns.firstIndex(of: .amount), let currency = columns.firstIndex(of: .currency), !has(.originalAmount),
            TableWords.currency(inName: header.dropFirst(amount).first ?? "") == nil
        else { return }
        let own = header.indices.first { place in
            place != amount && !isSet(place) && TableWords.role(of: header[place])?.column == .amount
                && TableWords.currency(inName: header[place]) != nil && sample.values(place).count == sample.rows.count
        }
        guard let own else { return }
        set(own, .amount)
        set(amount, .originalAmount)
        set(currency, .originalCurrency)
    }

    /// Takes the amount as it is before the same in two columns, unless it has no signs or is often missing.
    private mutating func preferParts(_ sample: TableSample) {
        guard let amount = columns.firstIndex(of: .amount) else { return }
        let values = sample.values(amount), isPartial = values.count * 10 < sample.rows.count * 9
        let isUnsigned = !has(.sign) && !values.contains { AmountText.figure($0, mark: nil)?.isNegative != nil }
        if has(.moneyIn), has(.moneyOut), isPartial || isUnsigned {
            set(amount, nil)
        } else {
            columns = columns.map { $0 == .moneyIn || $0 == .moneyOut ? nil : $0 }
        }
    }

    mutating func set(_ place: Int, _ column: TableColumn?) {
        guard columns.indices.contains(place) else { return }
        columns[place] = column
    }

    func isSet(_ place: Int) -> Bool { columns.dropFirst(place).first.flatMap(\.self) != nil }

    /// Finds the columns without names by their contents, but for the amounts.
    mutating func findColumns(_ sample: TableSample) {
        var free = columns.indices.filter { columns[$0] == nil && !sample.values($0).isEmpty }
        // Numbers of transactions that begin with a day are as long as a day with its time.
        let all = free.filter { place in Self.most(sample.values(place), TableCell.isDate) }
        let plain = all.filter { !sample.values($0).allSatisfy(TableCell.isLongNumber) }, dates = plain.isEmpty && !has(.date) ? all : plain
        if !has(.date), let first = dates.first {
            set(first, .date)
            if !has(.valueDate), let second = dates.dropFirst().first { set(second, .valueDate) }
        }
        free.removeAll(where: dates.contains)
        free.removeAll { place in Self.most(sample.values(place)) { TableCell.isAmount($0) && !Self.isNumber($0) } }
        // The number of the account itself, before the date and the same in all rows.
        if !has(.account), let place = columns.firstIndex(of: .otherAccount), let date = columns.firstIndex(of: .date), place < date,
            Set(sample.values(place)).count == 1
        {
            set(place, .account)
        }
        // An account behind a name that means a number of any kind.
        if !has(.otherAccount), let place = columns.firstIndex(of: .reference), Self.most(sample.values(place), Self.isIBAN) {
            set(place, .otherAccount)
        }
        guard sample.header == nil || !(has(.purpose) || has(.payee)) else { return }
        for place in free where sample.header == nil {
            let values = sample.values(place)
            if !has(.currency), Self.most(values, { TableWords.currency($0) != nil }) {
                set(place, .currency)
            } else if TableWords.directions(of: values) != nil || values.allSatisfy(TableWords.isTruth) {
                continue
            } else if !has(.otherAccount), Self.most(values, Self.isIBAN), Set(values).count > 1 {
                set(place, .otherAccount)
            } else if !has(.account), Self.most(values, { Self.isIBAN($0) || Self.isNumber($0) }), Set(values).count == 1 {
                set(place, .account)
            }
        }
        let named = free.filter { place in columns[place] == nil && sample.values(place).contains { $0.contains(where: \.isLetter) } }
            .filter { TableWords.directions(of: sample.values($0)) == nil }
        // Two words that come again and again are no purposes, if another column has texts.
        let various = named.filter { Set(sample.values($0)).count > 2 }, texts = various.isEmpty ? named : various
        let lengths = texts.map { place in (place, sample.values(place).reduce(0) { $0 + $1.utf8.count }) }
        guard let longest = lengths.max(by: { $0.1 < $1.1 }) else { return }
        set(longest.0, .purpose)
        guard sample.header == nil else { return }
        if let payee = lengths.first(where: { $0.0 != longest.0 && $0.1 * 6 > longest.1 }) { set(payee.0, .payee) }
    }

    static func most(_ values: [String], _ isSuch: (String) -> Bool) -> Bool {
        !values.isEmpty && values.count(where: isSuch) * 10 >= values.count * 9
    }

    /// True for digits alone that are too many for an amount: the number of an account or a transaction.
    private static func isNumber(_ text: String) -> Bool { text.utf8.count >= 7 && text.utf8.allSatisfy { 48...57 ~= $0 } }

    private static func isIBAN(_ text: String) -> Bool {
        let text = text.withoutSpaces
        return 14...34 ~= text.utf8.count && text.prefix(2).allSatisfy(\.isLetter) && text.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
    }
}
