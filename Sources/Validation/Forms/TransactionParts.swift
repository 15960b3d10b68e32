import Bookkeeping

/// The fields of a record's parts: each occurs once per part, in the same order.
extension TransactionForm {
    // One more than a record may have, so that an excess is told and not dropped.
    private static let rows = RecordPart.limit + 1

    public static let partCategory = FormField("part_category", .choice, count: rows, perRow: true)
    public static let partAmount = FormField.money("part_amount", rows: rows)
    public static let partNote = FormField(
        "part_note", .text, max: RecordPart.noteLimit, count: rows, perRow: true, autocomplete: "off")
    static let partFields = [partCategory, partAmount, partNote]

    /// A part as typed.
    public struct TypedPart: Sendable, Equatable {
        public var category = "", amount = "", note = ""

        public init(category: String = "", amount: String = "", note: String = "") {
            (self.category, self.amount, self.note) = (category, amount, note)
        }

        var isEmpty: Bool { [category, amount, note].allSatisfy { $0.allSatisfy(\.isWhitespace) } }

        fileprivate var pairs: [(String, String)] {
            [(TransactionForm.partCategory.name, category), (TransactionForm.partAmount.name, amount), (TransactionForm.partNote.name, note)]
        }
    }

    /// The parts as typed, empty ones too; none of a record with a single category.
    public var typedParts: [TypedPart] {
        let columns = Self.partFields.map(input.all)
        return (0..<(columns.map(\.count).max() ?? 0)).map { row in
            func text(_ column: [String]) -> String { row < column.count ? column[row] : "" }
            return TypedPart(category: text(columns[0]), amount: text(columns[1]), note: text(columns[2]))
        }
    }

    /// Returns the fields of a record's parts; of a record that is not divided, none.
    static func pairs(of parts: [RecordPart]) -> [(String, String)] {
        parts.flatMap {
            TypedPart(category: $0.category.description, amount: MoneyFormat.plain($0.amount), note: $0.note).pairs
        }
    }

    /// Returns the form with this many parts, at most the limit: those typed, and empty ones after them.
    public func divided(into count: Int) -> TransactionForm {
        let count = min(max(count, 1), RecordPart.limit)
        return with(Array((typedParts + Array(repeating: TypedPart(), count: count)).prefix(count)))
    }

    /// The form of a record with a single category.
    public var withoutParts: TransactionForm { with([]) }

    /// Returns the form with other parts.
    func with(_ parts: [TypedPart], category: String? = nil) -> TransactionForm {
        var pairs = parts.flatMap(\.pairs), fields = Self.partFields
        if let category {
            fields += [Self.category, Self.incomeCategory]
            pairs += [(Self.category.name, category), (Self.incomeCategory.name, category)]
        }
        return TransactionForm(input.replacing(fields, with: pairs))
    }
}

extension TransactionForm {
    /// A change of the form by one of its buttons, which shows it again.
    public enum Change: Sendable, Equatable {
        /// Sets the date.
        case date(CalendarDate)
        /// Adds a part; the first time, a first part with the typed values and a second part.
        case add
        /// Adds a part with the rest of the amount.
        case addRest
        /// Removes the part at this index.
        case remove(Int)
        /// Removes all parts; the record gets the category of the first part.
        case undivide
    }

    public static let addPart = FormField.hidden("add_part"), restPart = FormField.hidden("rest"), removePart = FormField.hidden("remove_part"),
        oneCategory = FormField.hidden("one"), day = FormField.hidden("on")

    /// The change by the button that sent the form; nil for the button that saves.
    public var change: Change? {
        if let date = input.text(Self.day).flatMap(CalendarDate.init) { return .date(date) }
        if input.has(Self.addPart) { return .add }
        if input.has(Self.restPart) { return .addRest }
        if let number = input.text(Self.removePart) { return .remove((Int(number) ?? 0) - 1) }
        return input.has(Self.oneCategory) ? .undivide : nil
    }

    /// Returns the form after a change, everything else as typed.
    public func after(_ change: Change, accounts: [Account]) -> TransactionForm {
        var parts = typedParts
        switch change {
        case .date(let date): return TransactionForm(input.replacing([Self.date], with: [(Self.date.name, date.description)]))
        case .add:
            let chosen = kind == .income ? self[Self.incomeCategory] : self[Self.category]
            if parts.isEmpty { parts.append(TypedPart(category: chosen, amount: self[Self.amount])) }
            if parts.count < RecordPart.limit { parts.append(TypedPart()) }
        case .addRest:
            let left = left(accounts: accounts)
            let rest = left.flatMap { $0.minorUnits > 0 ? MoneyFormat.plain($0) : nil } ?? ""
            if let empty = parts.firstIndex(where: { $0.amount.allSatisfy(\.isWhitespace) }) {
                parts[empty].amount = rest
            } else if parts.count < RecordPart.limit {
                parts.append(TypedPart(amount: rest))
            }
        case .remove(let index): if parts.indices.contains(index) { parts.remove(at: index) }
        case .undivide: return with([], category: parts.first?.category ?? "")
        }
        return with(parts, category: parts.isEmpty ? "" : nil)
    }

    /// Returns how much of the amount the parts leave, below zero if they are more than it; nil if not all of it can be read.
    public func left(accounts: [Account]) -> Money? {
        guard var left = whole(accounts: accounts) else { return nil }
        for part in typedParts where !part.amount.allSatisfy(\.isWhitespace) {
            guard let amount = try? AmountParser(left.currency, .positive, writing: input.writing).parse(part.amount),
                let rest = try? left.subtracting(amount)
            else {
                return nil
            }
            left = rest
        }
        return left
    }

    /// Returns the amount of the record; nil if it cannot be read.
    public func whole(accounts: [Account]) -> Money? {
        let account = input.has(accountField) ? accounts.first { $0.id == Account.ID(self[accountField]) } : accounts.first(where: \.isDefault)
        return account.flatMap { try? AmountParser($0.currency, .positive, writing: input.writing).parse(self[Self.amount]) }
    }
}

extension FormReader {
    /// Returns the parts of a record of a kind. They have to add up to its amount, or give an empty amount its value. Adds the problems of a part to
    /// the names of its fields with its number, such as `part_amount_2`.
    mutating func parts(_ typed: [TransactionForm.TypedPart], of kind: Category.Kind, _ account: Account?, among categories: [Category])
        -> [RecordPart]
    {
        var parts: [RecordPart] = []
        if typed.count > RecordPart.limit { add(.tooManyParts(RecordPart.limit), to: TransactionForm.partAmount) }
        for (index, part) in typed.enumerated().prefix(RecordPart.limit) where !part.isEmpty {
            func name(_ field: FormField) -> String { field.name(ofRow: index + 1) }
            let category = categories.first { $0.kind == kind && $0.id == Category.ID(part.category) }
            if category == nil { problems.add(part.category.isEmpty ? .required : .notAChoice, to: name(TransactionForm.partCategory)) }
            var amount: Money?
            if let account {
                do throws(Problem) {
                    amount = try AmountParser(account.currency, .positive, writing: input.writing).parse(part.amount)
                } catch {
                    problems.add(error, to: name(TransactionForm.partAmount))
                }
            }
            do throws(Problem) {
                let note = try CleanText(part.note, for: TransactionForm.partNote).text
                if let category, let amount { parts.append(RecordPart(category: category.id, amount: amount, note: note)) }
            } catch {
                problems.add(error, to: name(TransactionForm.partNote))
            }
        }
        return parts
    }
}
