import Bookkeeping

/// A term of a search with the names and currencies of one book looked up: what of it a record must have.
struct SearchTerm {
    typealias Condition = RecordConditions.Condition

    /// Amounts in minor units, and the currencies where these are the minor units.
    struct Amounts {
        let minorUnits: ClosedRange<Int64>
        /// Nil for all currencies of the book.
        let currencies: [Currency]?
    }

    let isExcluded: Bool
    /// The words of its texts.
    let words: IndexQuery
    let categories: [Category.ID]
    /// The accounts on either side.
    let accounts: [Account.ID]
    /// The amounts on either side.
    let amounts: [Amounts]
    /// True if a transfer may receive another amount than it sends.
    let hasCurrencies: Bool
    /// The whole vendor, with its words in `words`; nil for words of any text.
    let vendor: String?

    /// Creates the term of a vendor, in any case of ASCII letters.
    init(vendor: String) {
        (isExcluded, hasCurrencies, self.vendor) = (false, false, vendor)
        words = IndexQuery(phrase: SearchText([vendor]).words)
        (categories, accounts, amounts) = ([], [], [])
    }

    init(_ term: SearchQuery.Term, in names: SearchNames) {
        isExcluded = term.isExcluded
        vendor = nil
        words = term.words
        categories = words.isEmpty ? [] : names.categories(words)
        accounts = words.isEmpty ? [] : names.accounts(words)
        hasCurrencies = names.currencies.count > 1
        var amounts: [ClosedRange<Int64>: [Currency]] = [:]
        for currency in names.currencies {
            if let units = term.amounts?.minorUnits(in: currency) { amounts[units, default: []].append(currency) }
        }
        self.amounts = amounts.map { units, currencies in
            Amounts(minorUnits: units, currencies: currencies.count < names.currencies.count ? currencies : nil)
        }.sorted { $0.minorUnits.lowerBound < $1.minorUnits.lowerBound }
    }

    /// True if nothing can match.
    var isEmpty: Bool { words.isEmpty && amounts.isEmpty && vendor == nil }

    /// True if a record matches by its search text alone.
    var isText: Bool { !words.isEmpty && categories.isEmpty && accounts.isEmpty && amounts.isEmpty && vendor == nil }

    /// True if a record matches by its amounts alone.
    var isAmounts: Bool { !isExcluded && !amounts.isEmpty && words.isEmpty && vendor == nil }

    /// The condition on `record r`; never NULL.
    var test: Condition {
        let any = Condition.any(alternatives.map(\.test))
        return isExcluded ? any.negated : any
    }

    /// The access paths to all records that match, none of them twice, for a term that is not excluded.
    var paths: [RecordSelection.Path] {
        var paths: [RecordSelection.Path] = [], before: [Condition] = []
        for alternative in alternatives {
            paths += alternative.paths.map { $0.narrowed(by: before) }
            before.append(alternative.test.negated)
        }
        return paths
    }

    /// The paths to the records that match by nothing but their search texts.
    var textPath: RecordSelection.Source { .paths(words.isEmpty ? [] : paths.suffix(1)) }

    // MARK: Alternatives

    private typealias Alternative = (test: Condition, paths: [RecordSelection.Path])

    /// The search text is last, because it is in no index.
    private var alternatives: [Alternative] {
        if let vendor { return [of(vendor)] }
        var all: [Alternative] = []
        if !accounts.isEmpty { all.append(ofAccounts) }
        if !categories.isEmpty {
            let test = Self.isIn("r.category", categories)
            all.append((test, categories.map { .record("record_of_category", Condition("r.category = ?", $0)) }))
        }
        all += amounts.map(ofAmounts)
        if !words.isEmpty { all.append((Self.text(words), [.words(words.match())])) }
        return all
    }

    private func of(_ vendor: String) -> Alternative {
        let test = Condition("r.vendor = ? COLLATE NOCASE", vendor)
        return (test, [words.isEmpty ? .record("record_of_book", test) : .words(words.match()).narrowed(by: [test])])
    }

    private var ofAccounts: Alternative {
        let from = Self.isIn("r.account", accounts), to = Self.isIn("r.to_account", accounts)
        return (
            Condition.any([from, to]),
            accounts.flatMap { account -> [RecordSelection.Path] in
                [
                    .record("record_of_account", Condition("r.account = ?", account)),
                    .record("record_to_account", .all([Condition("r.to_account = ?", account), from.negated])),
                ]
            }
        )
    }

    private func ofAmounts(_ amounts: Amounts) -> Alternative {
        let units = amounts.minorUnits
        // Equal amounts stand in the order of time in their index.
        func among(_ column: String) -> Condition {
            units.count == 1
                ? Condition("\(column) = ?", units.lowerBound) : Condition("\(column) BETWEEN ? AND ?", units.lowerBound, units.upperBound)
        }
        let amount = among("r.amount")
        guard hasCurrencies else { return (amount, [.record("record_by_amount", amount)]) }
        // Without a currency, the index of amounts answers alone.
        func of(_ column: String) -> [Condition] { amounts.currencies.map { [Self.isIn(column, $0.map(\.code))] } ?? [] }
        let sent = Condition.all([amount] + of("r.currency")), isReceived = of("r.received_currency")
        let brought = among("r.received"), received = Condition.all([Condition("ifnull(\(brought.sql), 0)", values: brought.values)] + isReceived)
        return (
            Condition.any([Condition("(\(sent.sql))", values: sent.values), Condition("(\(received.sql))", values: received.values)]),
            [
                .record("record_by_amount", sent),
                .record("record_by_received", .all([brought] + isReceived + [sent.negated])),
            ]
        )
    }

    private static func text(_ words: IndexQuery) -> Condition {
        let needles = words.needles
        return Condition("(" + needles.map { _ in "instr(r.search_text, ?) > 0" }.joined(separator: " AND ") + ")", values: needles)
    }

    /// The condition that a column has one of some values; false for a column without a value.
    private static func isIn(_ column: String, _ values: [any Bindable]) -> Condition {
        let found = Condition.isIn(column, values)
        return Condition("ifnull(\(found.sql), 0)", values: found.values)
    }
}
