import Bookkeeping
import Spooling
import TestSupport
import Testing

@testable import Validation

@Test func `an expense becomes a draft`() throws {
    let sample = try Sample()
    let draft = try sample.draft(
        sample.expense(["title": " Lunch #work ", "note": "with #Anna\r\nand more", "tags": "weekly, #WORK", "vendor": "Bistro"]))
    #expect(
        draft.movement
            == .expense(account: sample.cash.id, category: sample.food.id, amount: Money(minorUnits: 1_250, sample.euro)))
    #expect(draft.title == "Lunch #work" && draft.note == "with #Anna\nand more" && draft.vendor == "Bistro")
    #expect(draft.hashtags == ["Anna", "weekly", "WORK"])
    #expect(
        draft.date.description == "2026-11-20" && draft.time.description == "09:30" && draft.place == nil
            && draft.receipts == .none)
}

@Test func `an empty form names every problem at once`() throws {
    let sample = try Sample()
    let empty = FormInput(["kind", "date", "time", "account", "category", "amount", "title"].map { ($0, "") })
    let list = sample.problems(TransactionForm(empty)).list
    #expect(
        Set(list.map(\.field)) == ["kind", "date", "time", "account", "amount"]
            && list.allSatisfy { $0.problem == .required })
    let expense = sample.problems(sample.expense(["date": "", "amount": "", "title": " ", "category": nil]))
    #expect(expense.list.map(\.field) == ["date", "category", "amount"])
}

@Test(
    arguments: [
        ("kind", "loan", .notAChoice), ("date", "2026-02-30", .noSuchDay), ("date", "2026-04-31", .noSuchDay), ("date", "2026-02-00", .noSuchDay),
        ("date", "2026-13-01", .notADate), ("date", "0026-02-30", .notADate),
        ("date", "2026-02-3", .notADate), ("date", "２026-02-30", .notADate), ("date", "0026-11-20", .notADate),
        ("date", "20.11.2026", .notADate), ("time", "24:00", .notATime),
        ("account", "x", .notAChoice), ("category", "x", .notAChoice), ("amount", "23.4.5", .twoDecimalSeparators),
        ("amount", "0", .amountNotPositive),
        ("title", String(repeating: "x", count: 81), .tooLong(80)), ("title", "a\u{0}", .controlCharacters),
        ("vendor", String(repeating: "x", count: 81), .tooLong(80)),
        ("note", String(repeating: "x", count: 2_001), .tooLong(2_000)), ("tags", "what?", .notAHashtag),
        ("tags", String(repeating: "a", count: 26), .notAHashtag),
        ("tags", (1...21).map { "t\($0)" }.joined(separator: " "), .tooManyHashtags(20)), ("place", "Kyoto", .positionMissing),
        ("latitude", "91", .notACoordinate),
        ("longitude", "x", .notACoordinate),
    ] as [(String, String, Problem)])
func `a wrong field is named with its problem`(field: String, text: String, problem: Problem) throws {
    let sample = try Sample()
    let problems = sample.problems(sample.expense([field: text]))
    #expect(problems[field] == problem)
}

@Test func `accounts and categories of others, and of the other kind, are no choice`() throws {
    let sample = try Sample()
    #expect(sample.problems(sample.expense(["account": Account.ID(milliseconds: 9).description]))["account"] == .notAChoice)
    #expect(
        sample.problems(sample.expense(["category": Bookkeeping.Category.ID(milliseconds: 9).description]))["category"]
            == .notAChoice)
    #expect(sample.problems(sample.expense(["category": sample.salary.id.description]))["category"] == .notAChoice)
}

@Test func `the category of an income comes under either name`() throws {
    let sample = try Sample()
    let id = sample.salary.id.description
    for changes in [["category": id], ["income_category": id], ["category": sample.food.id.description, "income_category": id]] {
        let draft = try sample.draft(sample.expense(changes.merging(["kind": "income"]) { $1 }))
        #expect(
            draft.movement
                == .income(account: sample.cash.id, category: sample.salary.id, amount: Money(minorUnits: 1_250, sample.euro)))
    }
    #expect(sample.problems(sample.expense(["kind": "income"]))["income_category"] == .required)
    #expect(sample.problems(sample.expense(["kind": "income", "category": "x"]))["category"] == .notAChoice)
}

@Test func `a transfer needs another account, and what arrives only in another currency`() throws {
    let sample = try Sample()
    let transfer: [String: String?] = [
        "kind": "transfer", "category": "rubbish", "title": "", "to_account": sample.card.id.description,
    ]
    let amount = Money(minorUnits: 1_250, sample.euro)
    #expect(
        try sample.draft(sample.expense(transfer.merging(["to_amount": "x"]) { $1 })).movement
            == .transfer(from: sample.cash.id, to: sample.card.id, amount: amount, received: amount))
    let abroad = transfer.merging(["to_account": sample.yen.id.description]) { $1 }
    #expect(sample.problems(sample.expense(abroad)).list.map(\.field) == ["to_amount"])
    #expect(sample.problems(sample.expense(abroad.merging(["to_amount": "1.5"]) { $1 }))["to_amount"] == .tooManyDecimals(0))
    let draft = try sample.draft(sample.expense(abroad.merging(["to_amount": "¥2,000"]) { $1 }))
    #expect(
        draft.movement
            == .transfer(
                from: sample.cash.id, to: sample.yen.id, amount: amount, received: Money(minorUnits: 2_000, sample.yen.currency)))
    #expect(
        sample.problems(sample.expense(transfer.merging(["to_account": sample.cash.id.description]) { $1 }))["to_account"]
            == .sameAccount)
    #expect(sample.problems(sample.expense(transfer.merging(["to_account": nil]) { $1 }))["to_account"] == .required)
}

@Test func `fields of other kinds are ignored, and absent date, time and account have defaults`() throws {
    let sample = try Sample()
    let draft = try sample.draft(
        sample.expense([
            "date": nil, "time": nil, "account": nil, "to_account": "junk", "to_amount": "junk", "income_category": "junk",
        ]))
    #expect(draft.date == sample.now.date && draft.time == sample.now.time && draft.movement.account == sample.cash.id)
}

@Test func `a place has two coordinates`() throws {
    let sample = try Sample()
    let place = try sample.draft(sample.expense(["latitude": "35.681236", "longitude": "139.767125", "place": "東京駅"])).place
    #expect(place == Place(latitude: 3_568_124, longitude: 13_976_713, name: "東京駅"))
    #expect(sample.problems(sample.expense(["latitude": "35"]))["longitude"] == .required)
}

@Test func `an attachment is known by its bytes`() throws {
    func received(_ name: String, _ bytes: [UInt8]) throws -> ReceivedReceipt {
        let file = FormInput.File(field: "attachment", name: name, bytes: SpooledBytes(bytes))
        return try ReceivedReceipt(file) { .accepted(.init(name: $0, type: $1, bytes: try $2.bytes())) }
    }
    let pdf = Array("%PDF-1.7".utf8), limit = Bookkeeping.Receipt.sizeLimit
    #expect(try received("../a.exe", pdf) == .accepted(.init(name: "a.pdf", type: .pdf, bytes: pdf)))
    #expect(try received("a.pdf", Array("<html>".utf8)) == .refused(.fileTypeNotAllowed) && received("a.pdf", []) == .refused(.fileTypeNotAllowed))
    #expect(try received("a.pdf", pdf + [UInt8](repeating: 0, count: limit)) == .refused(.fileTooLarge(limit)))
}

@Test func `attachments are added and removed by their IDs, and every problem with one is named`() throws {
    let sample = try Sample(), id = Identifier<Bookkeeping.Receipt>(milliseconds: 1)
    let file = Bookkeeping.Receipt.Addition(name: "a.pdf", type: .pdf, bytes: [1])
    var form = sample.expense(["remove_attachment": id.description])
    form.received = [.accepted(file)]
    let draft = try sample.draft(form)
    #expect(draft.receipts == .init(removed: [id], added: [file]))
    form.received = [.accepted(file), .refused(.fileUnreadable)]
    #expect(throws: Problems("attachment", .fileUnreadable)) {
        _ = try sample.draft(form)
    }
}

@Test func `the form of a saved transaction gives the same transaction again`() throws {
    let sample = try Sample()
    let yen = Money(minorUnits: 2_000, sample.yen.currency), euros = Money(minorUnits: 1_250, sample.euro)
    let movements: [Transaction.Movement] = [
        .expense(account: sample.card.id, category: sample.fun.id, amount: euros),
        .income(account: sample.cash.id, category: sample.salary.id, amount: euros),
        .transfer(from: sample.cash.id, to: sample.card.id, amount: euros, received: euros),
        .transfer(from: sample.yen.id, to: sample.cash.id, amount: yen, received: euros),
    ]
    for movement in movements {
        let content = RecordContent(
            movement: movement, date: sample.now.date, time: sample.now.time, texts: RecordTextValues { "The \($0)" },
            place: Place(latitude: -5, longitude: 13_976_713, name: "P"))
        let saved = Transaction(id: .init(milliseconds: 7), content: content, hashtags: ["a", "b"])
        let form = TransactionForm(saved), draft = try sample.draft(form)
        #expect(form.id == saved.id && form.kind == movement.kind)
        #expect(draft == Transaction.Draft(content, hashtags: ["a", "b"]))
    }
}

@Test func `a copy is of now and has no identifier`() throws {
    let sample = try Sample()
    let movement = Transaction.Movement.expense(
        account: sample.card.id, category: sample.fun.id, amount: Money(minorUnits: 1_250, sample.euro))
    let date = try #require(CalendarDate("2026-01-02")), time = try #require(TimeOfDay("03:04"))
    let content = RecordContent(movement: movement, date: date, time: time, texts: RecordTextValues { $0 == .title ? "T" : "" })
    let saved = Transaction(id: .init(milliseconds: 7), content: content, hashtags: ["a"])
    let form = TransactionForm(duplicating: saved, now: sample.now), draft = try sample.draft(form)
    #expect(form.id == nil && draft.movement == movement && draft.title == "T" && draft.hashtags == ["a"])
    #expect(draft.date == sample.now.date && draft.time == sample.now.time)
}

@Test func `hostile text in every field traps nothing`() throws {
    let sample = try Sample()
    let hostile = [
        "\u{0}", "\u{202E}\u{200F}", String(repeating: "9", count: 1_000_000), String(repeating: "\u{301}", count: 100_000),
        "-9223372036854775808", "1e400", "#", "٣",
    ]
    for field in TransactionForm.fields {
        for text in hostile {
            let form = sample.expense(
                ["kind": "transfer", "to_account": sample.yen.id.description, "to_amount": "1"].merging([field.name: text]) { $1 }
            )
            if ["kind", "date", "time", "account", "to_account"].contains(field.name) {
                #expect(!sample.problems(form).isEmpty)
            } else {
                _ = sample.problems(form)
            }
        }
    }
    var generator = SeededRandom.ofRun()
    for _ in 0..<300 {
        let changes = Dictionary(
            uniqueKeysWithValues: TransactionForm.fields.map { field in
                (
                    field.name,
                    String?.some(
                        String(decoding: (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }, as: UTF8.self))
                )
            })
        #expect(!sample.problems(sample.expense(changes)).isEmpty)
    }
}
