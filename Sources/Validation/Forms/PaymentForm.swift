import Bookkeeping

/// The form of a payment between two people of a household.
public struct PaymentForm: Form {
    public static let id = FormField.hidden("id")
    public static let from = FormField("from", .choice, required: true)
    public static let to = FormField("to", .choice, required: true)
    public static let amount = FormField.money("amount", required: true)
    public static let currency = FormField("currency", .choice, required: true)
    public static let date = FormField("date", .date, required: true)
    /// The account of one's own book that one pays from, or is paid into; empty for none.
    public static let fromAccount = TransactionForm.fromAccount
    public static let fields = [id, from, to, amount, currency, date, fromAccount]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// A payment on a day.
    public struct Draft: Sendable, Equatable {
        public let payment: Payment
        public let date: CalendarDate
    }

    /// Returns the payment. A date that the form does not have at all is `today`, a currency the main one. Throws all problems.
    ///
    /// - Parameter people: the people who may pay and be paid.
    public func draft(among people: [HouseholdMember.ID], currency main: Currency, today: CalendarDate) throws(Problems) -> Draft {
        var reader = FormReader(input)
        let from = person(Self.from, &reader, people), to = person(Self.to, &reader, people)
        if let from, from == to { reader.add(.samePerson, to: Self.to) }
        let currency = input.has(Self.currency) ? reader.choice(Self.currency) { Currency(code: $0) } : main
        let amount = currency.flatMap { reader.amount(Self.amount, in: $0) }
        let date = input.has(Self.date) ? reader.date(Self.date) : today
        guard let from, let to, let amount, let date, reader.problems.isEmpty else { throw reader.problems }
        return Draft(payment: Payment(from: from, to: to, amount: amount), date: date)
    }

    private func person(_ field: FormField, _ reader: inout FormReader, _ people: [HouseholdMember.ID]) -> HouseholdMember.ID? {
        reader.choice(field) { text in people.first { $0 == HouseholdMember.ID(text) } }
    }
}
