import Bookkeeping
import Testing

@testable import Journals

/// The journals of the small book, as people see them in an editor.
@Suite struct WholeJournalTests {
    private static let hledger = #"""
        ; Home; "2024"

        decimal-mark .
        commodity 0.00 EUR
        commodity 0. JPY
        commodity 0.000 KWD
        account Assets:Bank- main  ; type: C
        account Assets:財布  ; type: C
        account Assets:Ada  ; type: A
        account Expenses:food & drink  ; type: X
        account Expenses:Home  ; type: X
        account Income:Home  ; type: R
        account Equity:Opening Balances  ; type: E

        2024-01-01 * Opening balances
            Assets:Bank- main  1000.05 EUR
            Equity:Opening Balances  -1000.05 EUR
            Assets:財布  -700 JPY
            Equity:Opening Balances  700 JPY

        P 2024-01-01 EUR 161.05 JPY

        2024-01-02 * (R[1]) Café "X" / Y, Z | Lunch
            ; work:, café:
            ; time: 09:05
            ; penny-id: 00000000-0000-7000-8000-000000000001
            ; two
            ;
            ; lines: \
            Expenses:food & drink  12.50 EUR
            Assets:Bank- main  -12.50 EUR

        2024-01-03 * () (both)
            ; time: 09:05
            ; original: 0.06 USD
            ; penny-id: 00000000-0000-7000-8000-000000000002
            Expenses:food & drink  0.02 EUR  ; date： (1/1)
            Expenses:Home  0.03 EUR
            Assets:Bank- main  -0.05 EUR

        2024-01-04 *
            ; time: 09:05
            ; penny-id: 00000000-0000-7000-8000-000000000003
            Income:Home  -1.500 KWD
            Assets:Ada  1.500 KWD

        2024-01-04 *
            ; time: 09:05
            ; penny-id: 00000000-0000-7000-8000-000000000004
            Assets:財布  1100 JPY @@ 7.00 EUR
            Assets:Bank- main  -7.00 EUR

        """#

    private static let beancount = #"""
        option "title" "Home; \"2024\""
        option "operating_currency" "EUR"
        option "inferred_tolerance_default" "*:0.00001"

        2024-01-01 open Assets:Bank-main EUR
          name: "Bank: main"
        2024-01-01 open Assets:X-財布 JPY
          name: "財布"
        2024-01-01 open Assets:Ada KWD
        2024-01-01 open Expenses:Food-drink
          name: "food & drink"
        2024-01-01 open Expenses:Home
        2024-01-01 open Income:Home
        2024-01-01 open Equity:Opening-Balances

        2024-01-01 * "Opening balances"
          Assets:Bank-main  1000.05 EUR
          Equity:Opening-Balances  -1000.05 EUR
          Assets:X-財布  -700 JPY
          Equity:Opening-Balances  700 JPY

        2024-01-01 price EUR 161.05 JPY

        2024-01-02 * "Café \"X\" | Y; Z" "Lunch" #work #cafe
          time: "09:05"
          reference: "R(1)"
          hashtags: "work café"
          penny-id: "00000000-0000-7000-8000-000000000001"
          note: "two\n\nlines: \\"
          Expenses:Food-drink  12.50 EUR
          Assets:Bank-main  -12.50 EUR

        2024-01-03 * "(both)"
          time: "09:05"
          original: 0.06 USD
          penny-id: "00000000-0000-7000-8000-000000000002"
          Expenses:Food-drink  0.02 EUR
            note: "date: [1/1]"
          Expenses:Home  0.03 EUR
          Assets:Bank-main  -0.05 EUR

        2024-01-04 * ""
          time: "09:05"
          penny-id: "00000000-0000-7000-8000-000000000003"
          Income:Home  -1.500 KWD
          Assets:Ada  1.500 KWD

        2024-01-04 * ""
          time: "09:05"
          penny-id: "00000000-0000-7000-8000-000000000004"
          Assets:X-財布  1100 JPY @@ 7.00 EUR
          Assets:Bank-main  -7.00 EUR

        """#

    @Test(arguments: [(JournalFormat.hledger, hledger), (.beancount, beancount)])
    func `the small book is this text`(format: JournalFormat, text: String) throws {
        #expect(try SmallBook.journal(format) == text)
    }

    @Test(arguments: JournalFormat.allCases) func `each text of a record is in the journal`(format: JournalFormat) throws {
        let euro = try SmallBook.euro, bank = SmallBook.account("Bank", euro), food = SmallBook.category("Food")
        var journal = Journal(format, try SmallBook.head([bank], [food])), text = ""
        let movement = Transaction.Movement.expense(account: bank.id, category: food.id, amount: Money(minorUnits: 1, euro))
        let words = Dictionary(uniqueKeysWithValues: RecordText.allCases.map { ($0, "Word of \($0.rawValue)") })
        try journal.append(Transaction(id: SmallBook.id(1), content: SmallBook.content(movement, words)), to: &text)
        for word in words.values { #expect(text.contains(word), "\(word)") }
    }
}
