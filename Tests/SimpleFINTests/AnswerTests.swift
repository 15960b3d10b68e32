import Bookkeeping
import StrictJSON
import TestSupport
import Testing

@testable import SimpleFIN

struct AnswerTests {
    static let tokyo = CivilTimeZone("Asia/Tokyo") ?? .utc, newYork = CivilTimeZone("America/New_York") ?? .utc

    /// 2026-11-20 at 15:30 UTC.
    static let instant = 1_795_188_600

    static func answer(_ json: String, in zone: CivilTimeZone = .utc) throws(BridgeFailure) -> BridgeAnswer {
        try BridgeAnswer(Array(json.utf8), in: zone)
    }

    static func account(_ members: String, currency: String = "EUR") -> String {
        #"{"accounts":[{"id":"a","name":"Everyday","currency":"\#(currency)","balance":"10.00","balance-date":\#(instant),"org":{"name":"Bank"},\#(members)}]}"#
    }

    static func entries(_ transactions: String, in zone: CivilTimeZone = .utc) throws -> BridgeAccount {
        try #require(try answer(account(#""transactions":[\#(transactions)]"#), in: zone).accounts.first)
    }

    /// Returns the only entry, or the reason why there is none.
    static func entry(_ members: String, in zone: CivilTimeZone = .utc) throws -> (entry: BankEntry?, reason: BankRowProblem.Reason?) {
        let account = try entries("{\(members)}", in: zone)
        return (account.statement.entries.first, account.problems.first?.reason)
    }

    static let firstVersion = """
        {"errors": ["You must reauthenticate."], "accounts": [{
          "org": {"domain": "mybank.com", "sfin-url": "https://sfin.mybank.com"}, "id": "2930002", "name": "Savings", "currency": "USD",
          "balance": "100.23", "available-balance": "75.23", "balance-date": 978366153,
          "transactions": [{"id": "12394832938403", "posted": 793090572, "amount": "-33293.43", "description": "Uncle Frank's Bait Shop",
            "pending": false, "extra": {"category": "food"}}],
          "extra": {"account-open-date": 978360153}}]}
        """

    static let secondVersion = """
        {"errlist": [{"code": "con.auth", "msg": "Sign in to My Bank again.", "conn_id": "CON-1"}],
         "connections": [{"conn_id": "CON-1", "name": "My Bank", "org_id": "mybank", "org_name": "My Bank Inc.", "org_url": "https://mybank.com"}],
         "accounts": [{"id": "ACT-1", "name": "Checking", "conn_id": "CON-1", "currency": "USD", "balance": "25584.47", "balance-date": 1791072000,
          "transactions": [
            {"id": "c-1", "posted": 1791014400, "amount": "2500.00", "description": "Payroll", "payee": "Acme Corp", "memo": "ACME SALARY 10", "transacted_at": 1791014400},
            {"id": "c-2", "posted": 0, "transacted_at": 1791043200, "amount": "-40.00", "description": "Coffee", "pending": true}]}]}
        """

    @Test func `the example of version 1 becomes a statement`() throws {
        let answer = try Self.answer(Self.firstVersion), account = try #require(answer.accounts.first), dollar = try #require(Currency(code: "USD"))
        #expect(answer.messages == [BridgeMessage(code: "", text: "You must reauthenticate.", institutionID: "", accountID: "")])
        #expect(account.id == "2930002")
        #expect(account.institutionID == "mybank.com")
        #expect(account.available == Money(minorUnits: 7_523, dollar))
        var entry = BankEntry(line: 1, date: try #require(CalendarDate("1995-02-18")), amount: Money(minorUnits: -3_329_343, dollar))
        (entry.bankID, entry.payee, entry.category) = ("12394832938403", "Uncle Frank's Bait Shop", "food")
        #expect(
            account.statement
                == BankStatement(
                    account: BankAccount(bank: "mybank.com", name: "Savings", currency: dollar),
                    closing: BankBalance(Money(minorUnits: 10_023, dollar), on: CalendarDate("2001-01-01")), entries: [entry]))
        #expect(account.problems == [])
    }

    @Test func `an answer of version 2 names its institution, and a pending transaction has the day of the purchase`() throws {
        let answer = try Self.answer(Self.secondVersion), account = try #require(answer.accounts.first)
        #expect(answer.messages == [BridgeMessage(code: "con.auth", text: "Sign in to My Bank again.", institutionID: "CON-1", accountID: "")])
        #expect(account.statement.account.bank == "My Bank Inc.")
        #expect(account.institutionID == "CON-1")
        let entries = account.statement.entries
        #expect(entries.map(\.payee) == ["Acme Corp", "Coffee"])
        #expect(entries.map(\.purpose) == ["Payroll ACME SALARY 10", ""])
        #expect(entries.map(\.isPending) == [false, true])
        #expect(entries.map(\.date.description) == ["2026-10-03", "2026-10-03"])
        #expect(entries.map(\.time?.description) == ["08:00", "16:00"])
    }

    @Test func `an instant is of a day of the person's, and midnight and noon UTC are that day everywhere`() throws {
        let late = #""id":"1","amount":"1","posted":\#(Self.instant)"#
        #expect(try Self.entry(late, in: Self.tokyo).entry?.date.description == "2026-11-21")
        #expect(try Self.entry(late, in: Self.newYork).entry?.date.description == "2026-11-20")
        let midnight = Self.instant - Self.instant % 86_400
        for (seconds, zone) in [(midnight, Self.newYork), (midnight + 43_200, CivilTimeZone("Pacific/Auckland") ?? .utc), (midnight, Self.tokyo)] {
            let entry = try Self.entry(#""id":"1","amount":"1","posted":\#(seconds),"transacted_at":\#(seconds)"#, in: zone).entry
            #expect(entry?.date.description == "2026-11-20")
            #expect(entry?.time == nil)
        }
    }

    @Test func `the time of a purchase counts on its own day only`() throws {
        let hour = #""id":"1","amount":"1","posted":\#(Self.instant),"transacted_at":"#
        #expect(try Self.entry(hour + "\(Self.instant - 3_600)").entry?.time?.description == "14:30")
        #expect(try Self.entry(hour + "\(Self.instant - 86_400)").entry?.time == nil)
        #expect(try Self.entry(hour + #""yesterday""#).entry?.date.description == "2026-11-20")
    }

    @Test(
        arguments: [
            ("\"10\"", Int64(1_000)), ("\"-0.5\"", -50), ("\"+1.25\"", 125), ("\".5\"", 50), ("\"12.3400\"", 1_234), ("-33293.43", -3_329_343),
            ("7", 700), ("0", 0),
            ("\"-0\"", 0), ("\"0000000000000000001.00\"", 100), ("\"9999999999999.99\"", 999_999_999_999_999), ("90071992547409.93", nil),
            ("\"10000000000000\"", nil),
            ("\"1,000.00\"", nil), ("\"1.005\"", nil), ("\"\"", nil), ("\".\"", nil), ("\"1.2.3\"", nil), ("\"--1\"", nil), ("1e3", nil),
            ("\"NaN\"", nil),
            ("\"١\"", nil), ("\" 1\"", nil), ("true", nil), ("null", nil), ("[1]", nil),
        ] as [(String, Int64?)])
    func `an amount is a decimal with the decimals of its currency, and keeps each`(amount: String, units: Int64?) throws {
        let found = try Self.entry(#""id":"1","posted":1,"amount":\#(amount)"#)
        #expect(found.entry?.amount.minorUnits == units)
        #expect((found.reason == nil) == (units != nil))
    }

    @Test(
        arguments: [("JPY", "1200", Int64(1_200)), ("JPY", "1200.00", 1_200), ("JPY", "1200.5", nil), ("KWD", "1.234", 1_234), ("KWD", "1.2", 1_200)]
            as [(String, String, Int64?)])
    func `currencies have their own decimals`(code: String, amount: String, units: Int64?) throws {
        let json = Self.account(#""transactions":[{"id":"1","posted":1,"amount":"\#(amount)"}]"#, currency: code)
        #expect(try Self.answer(json).accounts.first?.statement.entries.first?.amount.minorUnits == units)
    }

    @Test(arguments: [
        (#""posted":1,"amount":"1""#, BankRowProblem.Reason.incomplete), (#""id":"","posted":1,"amount":"1""#, .incomplete),
        (#""id":"a\u0000","posted":1,"amount":"1""#, .incomplete), (#""id":{},"posted":1,"amount":"1""#, .incomplete),
        (#""id":"1","amount":"1""#, .noDate),
        (#""id":"1","posted":0,"amount":"1""#, .noDate), (#""id":"1","posted":"Friday","amount":"1""#, .badDate("Friday")),
        (#""id":"1","posted":-1,"amount":"1""#, .badDate("-1")), (#""id":"1","posted":253402300800,"amount":"1""#, .badDate("253402300800")),
        (#""id":"1","posted":true,"amount":"1""#, .badDate("")), (#""id":"1","posted":1"#, .noAmount),
        (#""id":"1","posted":1,"amount":"ten""#, .badAmount("ten")),
        (#""id":"1","posted":1,"amount":"123456789012345.00""#, .amountTooLarge("123456789012345.00")),
    ])
    func `a transaction that is wrong is a problem, and the others are there`(members: String, reason: BankRowProblem.Reason) throws {
        let account = try Self.entries(
            #"{"id":"x","posted":1,"amount":"1"},{\#(members),"description":"Bait\nShop"},{"id":"y","posted":1,"amount":"1"}"#)
        #expect(account.problems == [BankRowProblem(line: 2, reason, text: "Bait Shop")])
        #expect(account.statement.entries.map(\.bankID) == ["x", "y"])
        #expect(account.statement.entries.map(\.line) == [1, 3])
    }

    @Test func `a pending transaction without a day has that of the balance`() throws {
        let found = try Self.entry(#""id":"1","posted":0,"pending":true,"amount":"1""#)
        #expect(found.entry?.date.description == "2026-11-20")
        #expect(found.entry?.isPending == true)
    }

    @Test func `an identifier is there once, and a booked transaction counts before a pending one`() throws {
        let account = try Self.entries(
            """
            {"id":"1","posted":1,"amount":"1","description":"first"},{"id":"1","posted":1,"amount":"1","description":"second"},{"id":2,"posted":0,"transacted_at":5,"amount":"1"},
            {"id":"2","posted":1,"amount":"2"},{"id":"2","posted":0,"transacted_at":5,"amount":"1"},{"id":"3","posted":1,"amount":"1","description":"first"}
            """)
        #expect(account.statement.entries.map(\.bankID) == ["1", "2", "3"])
        #expect(account.statement.entries.map(\.payee) == ["first", "", "first"])
        #expect(account.statement.entries.map(\.isPending) == [false, false, false])
    }

    @Test(arguments: [
        ("https://www.example.com/flight-miles", BankRowProblem.Reason.unknownCurrency("https://www.example.com/flight-miles")), ("", .noCurrency),
        ("XXQ", .unknownCurrency("XXQ")),
    ])
    func `an account in points has a problem and no entries`(code: String, reason: BankRowProblem.Reason) throws {
        let json = Self.account(#""transactions":[{"id":"1","posted":1,"amount":"1"}]"#, currency: code)
        let account = try #require(try Self.answer(json).accounts.first)
        #expect(account.problems == [BankRowProblem(line: 0, reason)])
        #expect(account.statement.entries.isEmpty)
        #expect(account.statement.account.name == "Everyday")
    }

    @Test func `an account with a broken balance has its entries`() throws {
        let json =
            #"{"accounts":[{"id":"a","currency":"EUR","balance":"much","balance-date":"x","transactions":[{"id":"1","posted":1,"amount":"1"}]}]}"#
        let account = try #require(try Self.answer(json).accounts.first)
        #expect(account.problems == [BankRowProblem(line: 0, .badDate("x"))])
        #expect(account.statement.closing == nil)
        #expect(account.statement.entries.count == 1)
    }

    @Test func `accounts without an identifier are counted, and equal ones of two institutions are two`() throws {
        let answer = try Self.answer(
            #"{"accounts":[{"name":"x"},7,{"id":"a","org":{"domain":"one"}},{"id":"a","org":{"domain":"two"}},{"id":"a","org":{"domain":"one"}}]}"#)
        #expect(answer.accounts.map(\.institutionID) == ["one", "two"])
        #expect(answer.unreadableAccounts == 3)
    }

    @Test func `messages are lines without control characters, cut, and not without end`() throws {
        let long = String(repeating: "é", count: 1_000)
        let list = (#""  Sign\u0000 in\r\n\u001b[31m to\u202E <b>My Bank</b>\t ", "", " ", 7, {"msg":"two","code":"act.failed\n"}, "\#(long)""#)
        let texts = try Self.answer(#"{"errors":[\#(list)],"accounts":[]}"#).messages.map(\.text)
        #expect(texts == ["Sign in [31m to <b>My Bank</b>", "two", String(repeating: "é", count: 300)])
        let many = (1...1_000).map { "\"message \($0)\"" }.joined(separator: ",")
        #expect(try Self.answer(#"{"errors":[\#(many)]}"#).messages.count == BridgeAnswer.messageLimit)
    }

    @Test func `a message that is there for both versions is one`() throws {
        let json =
            #"{"errors":["Sign in.","Pay."],"errlist":[{"code":"con.auth","msg":"Sign in.","conn_id":"C"},{"code":"con.auth","msg":"Sign in.","conn_id":"D"}]}"#
        let messages = try Self.answer(json).messages
        #expect(messages.map(\.text) == ["Sign in.", "Sign in.", "Pay."])
        #expect(messages.map(\.institutionID) == ["C", "D", ""])
    }

    @Test func `a transaction whose identifier has changed is another one`() throws {
        let account = try Self.entries(
            #"{"id":"1","posted":1,"amount":"1","description":"x"},{"id":"1-b","posted":1,"amount":"1","description":"x"}"#)
        #expect(account.statement.entries.map(\.bankID) == ["1", "1-b"])
    }

    @Test(arguments: ["{}", "[]", "null", #"{"accounts":{}}"#, #"{"errors":[],"accounts":null}"#, #"{"errors":"no","accounts":"none"}"#])
    func `JSON without accounts is of unknown shape`(json: String) {
        #expect(throws: BridgeFailure.unknownShape) { try Self.answer(json) }
    }

    @Test func `a long list is read in one go`() throws {
        let list = (1...20_000).map { #"{"id":"\#($0)","posted":\#(Self.instant),"amount":"-\#($0).00","description":"x"}"# }.joined(separator: ",")
        #expect(try Self.entries(list).statement.entries.count == 20_000)
        let bad = String(repeating: "{},", count: 20_000) + "{}"
        #expect(try Self.entries(bad).problems.count == BridgeAnswer.problemLimit)
    }

    @Test func `ten thousand mutated answers are read or refused`() throws {
        var random = SeededRandom(seed: 17), read = 0, refused = 0
        let material = [#""""#, "null", "-", "1e999", "{}", "[]", "\\u0000", "\u{202E}", "99999999999999999999", "0.", ",", "}", "true", #""id":"#]
        for round in 0..<10_000 {
            var bytes = Array((round.isMultiple(of: 2) ? Self.firstVersion : Self.secondVersion).utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random), end = min(bytes.count, place + Int.random(in: 0..<12, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.replaceSubrange(place..<end, with: Array((material.randomElement(using: &random) ?? "").utf8))
                case 2: bytes.removeSubrange(place..<end)
                default: bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            do throws(BridgeFailure) {
                let answer = try BridgeAnswer(bytes, in: Self.newYork)
                read += 1
                for account in answer.accounts {
                    #expect(Set(account.statement.entries.map(\.bankID)).count == account.statement.entries.count)
                    #expect(account.statement.entries.allSatisfy { $0.amount.minorUnits.magnitude < 1_000_000_000_000_000 })
                }
            } catch {
                refused += 1
                #expect([.notJSON, .unknownShape].contains(error))
            }
        }
        #expect(read > 1_000)
        #expect(refused > 1_000)
    }

    @Test func `an answer cut off anywhere is refused`() {
        let bytes = Array(Self.secondVersion.utf8)
        for count in bytes.indices {
            #expect(throws: BridgeFailure.notJSON) { try BridgeAnswer(Array(bytes.prefix(count)), in: .utc) }
        }
    }
}
