import Bookkeeping

extension TableMapping {
    /// A column by its name, and how good the name is.
    typealias NamedColumn = (place: Int, column: TableColumn, rank: Int)

    /// Returns columns without the dates that have none in their rows: a time beside the date, and `Valuta` where it is the word for the currency.
    static func withoutWrongDates(_ columns: [NamedColumn], _ sample: TableSample) -> [NamedColumn] {
        let dates = columns.filter { $0.column == .date || $0.column == .valueDate }
        let hasDate = { (column: NamedColumn) in sample.values(column.place).contains { TableCell.isDate($0) && !TableCell.isTime($0) } }
        return columns.compactMap { found in
            guard found.column == .date || found.column == .valueDate else { return found }
            let values = sample.values(found.place)
            guard !values.isEmpty else { return found }
            if values.allSatisfy({ TableWords.currency($0) != nil }) { return (found.place, .currency, found.rank) }
            let isBesideDate = dates.contains { $0.place != found.place && hasDate($0) }
            guard isBesideDate, !hasDate(found) else { return found }
            return values.allSatisfy(TableCell.isTime) ? (found.place, .time, found.rank) : nil
        }
    }

    /// Finds the order of dates, whether they lack the year, and the zone of their times.
    ///
    /// - Parameter entries: the rows of the sample that look like entries.
    mutating func findDates(
        _ text: [UInt8], _ sample: TableSample, _ entries: TableSample, known: DateOrder?, hint: BankFileHint
    ) throws(BankFileProblem) {
        doubts.remove(.dateOrder)
        let code = currency ?? columns.firstIndex(of: .currency).flatMap { entries.values($0).first }
        let evidence = DateEvidence(dates(entries)), fileCurrency = code.flatMap { TableWords.currency($0) }
        var known = known
        if let found = DateOrder.within(periodOf: sample.preface, dates(entries).compactMap(\.first)) {
            known = found
        } else if known == nil {
            known = try rareOrder(text, sample)
        }
        let usual = hint.dateOrder(of: fileCurrency, isEnglish: Self.isEnglish(sample.header))
        if let found = evidence.order(known: known, usual: usual, today: hint.today) {
            dateOrder = found.order
            if !found.isSettled { doubts.insert(.dateOrder) }
        } else {
            try findDaysWithoutYears(text, sample, known: known, usual: usual, today: hint.today)
        }
        let places = datePlaces
        isInUTC = places.contains { place in
            sample.header?.values.dropFirst(place).first.map { name in
                TableWords.name(name).split(separator: " ").contains { $0 == "utc" || $0 == "gmt" }
            } ?? false
        }
        let hasOffsets = isInUTC || places.contains { place in sample.values(place).contains { DateText.hasOffset($0) } }
        timeZone = hasOffsets ? hint.timeZone?.name : nil
    }

    private mutating func findDaysWithoutYears(
        _ text: [UInt8], _ sample: TableSample, known: DateOrder?, usual: UsualDateOrder?, today: CalendarDate?
    ) throws(BankFileProblem) {
        dateOrder = known ?? usual?.order ?? .dayMonthYear
        let orders: [DateOrder] = [.dayMonthYear, .monthDayYear]
        let places = datePlaces, texts = places.flatMap(sample.values)
        guard orders.contains(where: { order in texts.contains { DateText.dayAndMonth($0, order: order) != nil } }) else { return }
        lacksYears = true
        guard let last = try statementDay(text) else { return }
        let evidence = DateEvidence(dates(sample)) { text, order in
            orders.contains(order) ? DateText.dayAndMonth(text, order: order).flatMap { StatementDay.date($0, until: last) } : nil
        }
        // The months of countries with the year in front are in front of the days.
        let isYearFirst = usual?.order == .yearMonthDay
        let usual = isYearFirst ? UsualDateOrder(.monthDayYear, settles: usual?.settles ?? false) : usual
        let certain = known ?? (isYearFirst && usual?.settles == true ? usual?.order : nil)
        guard let found = evidence.order(known: certain, usual: usual, today: today) else { return }
        dateOrder = found.order
        if !found.isSettled { doubts.insert(.dateOrder) }
    }

    /// True for a table without names of columns, or with more English words in them than others.
    private static func isEnglish(_ header: TableRow?) -> Bool {
        guard let header else { return true }
        let words = header.values.flatMap { TableWords.name($0).split(separator: " ").map(String.init) }
            .filter { $0.contains(where: \.isLetter) && ($0.utf8.count > 2 || english.contains($0)) && !international.contains($0) }
        return words.count { !english.contains($0) } < max(words.count(where: english.contains), 1)
    }

    /// Words of all languages.
    private static let international: Set = ["iban", "bic", "swift", "mcc", "bban", "saldo", "eur", "usd", "gbp", "chf"]

    private static let english = Set(
        """
        account amount authorized available balance bank beneficiary billing book booking branch business by card cardholder cash category charge check cheque code
        comment comments company completed cost counterparty country credit credits currency customer date day debit debits deposit deposits description
        detail details due eur expense expenses fee fees foreign from gbp gross id in income inflow info item items kind label labels last ledger
        location mcc member memo merchant method money name net no note notes num number of on or original out outflow owner paid party payee
        payer payment period post posted posting price product purpose purchase rate receipt recipient ref reference remark remarks running sender settled settlement
        sort source spent started state statement status store subcategory sub sum summary tag tags tax text time timestamp title to total trade trans
        transaction transactions transfer type unit updated usd user value vendor when where who withdrawal withdrawals zone how much
        """.split { $0 == " " || $0.isNewline }.map(String.init))

    /// The number of values beside entries to search for the day of the statement.
    private static let statementCells = 5_000

    /// Returns the last day that the table names with its year, before or behind its entries: the day of the statement.
    func statementDay(_ text: [UInt8]) throws(BankFileProblem) -> CalendarDate? {
        var lines = TableParser(text, TableDialect(encoding: dialect.encoding, separator: dialect.separator, quote: dialect.quote)),
            last: CalendarDate?, lastOfDigits: CalendarDate?
        let places = datePlaces
        var left = Self.statementCells
        while left > 0, let row = try lines.next() {
            let isEntry =
                row.line > dialect.preface
                && places.contains { place in
                    row.values.dropFirst(place).first.map { DateText.dayAndMonth($0, order: dateOrder) != nil } ?? false
                }
            if isEntry { continue }
            left -= row.values.count
            for value in row.values {
                if let day = StatementDay.last(in: value, order: dateOrder) { last = max(last ?? day, day) }
                if let day = StatementDay.last(in: value, order: dateOrder, ofDigits: true) { lastOfDigits = max(lastOfDigits ?? day, day) }
            }
        }
        // Eight digits may be the number of an account.
        return last ?? lastOfDigits
    }

    private var datePlaces: [Int] {
        columns.indices.filter { place in columns.dropFirst(place).first.map { $0 == .date || $0 == .valueDate } ?? false }
    }

    /// Returns the dates of each row, the booking date first.
    private func dates(_ sample: TableSample) -> [[String]] {
        let places = [TableColumn.date, .valueDate].compactMap { columns.firstIndex(of: $0) }
        return sample.rows.map { row in
            places.compactMap { place in row.values.dropFirst(place).first.flatMap { TableCell.isEmpty($0) ? nil : $0 } }
        }
    }

    /// Returns the order of the first date behind the sample with a day beyond 12, if there is none in the sample: a few days have many rows.
    private func rareOrder(_ text: [UInt8], _ sample: TableSample) throws(BankFileProblem) -> DateOrder? {
        guard let place = columns.firstIndex(of: .date), sample.isCutOff, !DateText.beginWithYears(sample.values(place)) else { return nil }
        let only = { (date: String) -> DateOrder? in
            let orders = [DateOrder.dayMonthYear, .monthDayYear].filter { DateText.parse(date, order: $0) != nil }
            return orders.count == 1 ? orders.first : nil
        }
        guard sample.values(place).allSatisfy({ only($0) == nil }) else { return nil }
        var parser = TableParser(text, dialect)
        while let row = try parser.next() {
            if let found = row.values.dropFirst(place).first.flatMap(only) { return found }
        }
        return nil
    }
}
