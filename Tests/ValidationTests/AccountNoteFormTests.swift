import Bookkeeping
import TestSupport
import Testing

@testable import Validation

/// The form of a note of an account.
struct AccountNoteFormTests {
    private let account: Account

    init() throws {
        let euro = try Sample().euro
        account = Account(id: .init(milliseconds: 1), name: "Cash", currency: euro, openingBalance: .zero(euro), isDefault: true)
    }

    private func form(_ text: String, date: String = "2026-03-04", account: String? = nil) -> AccountNoteForm {
        AccountNoteForm(FormInput([("account", account ?? self.account.id.description), ("date", date), ("text", text)]))
    }

    private func note(_ text: String) throws -> AccountNote {
        AccountNote(id: .init(milliseconds: 2), try form(text).draft(accounts: [account]), createdAt: 0)
    }

    @Test func `a note has an account, a day and a text`() throws {
        let draft = try form("Interest is 2.1%\nfrom May").draft(accounts: [account])
        #expect(draft == .init(account: account.id, date: try #require(CalendarDate("2026-03-04")), text: "Interest is 2.1%\nfrom May"))
        let wrong = form(" \n ", date: "2026-02-30", account: "none")
        let found = problems { () throws(Problems) in _ = try wrong.draft(accounts: [account]) }
        #expect(found["account"] == .notAChoice && found["date"] == .noSuchDay && found["text"] == .required)
        let long = String(repeating: "x", count: AccountNote.textLimit + 1)
        #expect(problems { () throws(Problems) in _ = try form(long).draft(accounts: [account]) }["text"] == .tooLong(AccountNote.textLimit))
    }

    @Test func `a saved note stays with its account`() throws {
        let saved = try note("Rate")
        #expect(try form("Rate 2", account: "other").draft(editing: saved, accounts: [account]).account == account.id)
        #expect(try AccountNoteForm(saved).draft(editing: saved, accounts: [account]) == .init(account: account.id, date: saved.date, text: "Rate"))
    }

    @Test(arguments: [
        ("Rate", "Rate"), ("Rate\nof May", "Rate of May"), ("a\tb \u{3000} c", "a b c"),
        (String(repeating: "x", count: 59) + " y", String(repeating: "x", count: 59)),
        (String(repeating: "字", count: 61), String(repeating: "字", count: 60)),
        (String(repeating: "👨‍👩‍👧‍👦", count: 30), String(repeating: "👨‍👩‍👧‍👦", count: 8)),
    ])
    func `its name is the beginning of its text in one line`(text: String, name: String) throws { #expect(try note(text).name == name) }

    @Test func `what a form accepts is accepted from an export, also the name of its deletion`() throws {
        var random = SeededRandom.ofRun(), accepted = 0
        let characters: [Character] = [
            "a", "字", " ", " ", "\n", "\t", "\u{200B}", "\u{2060}", "👨‍👩‍👧‍👦", "\u{301}", "é", "\u{3000}", "\u{2028}", "<", "\u{FE0F}",
        ]
        for _ in 0..<3_000 {
            let text = String((0..<Int.random(in: 1...130, using: &random)).map { _ in characters.randomElement(using: &random) ?? "a" })
            guard let note = try? note(text) else { continue }
            accepted += 1
            try note.check()
            let deletion = ExportedDeletion(id: .init(milliseconds: 3), subject: .note, name: note.name, recordCount: 0, movedTo: nil, deletedAt: 0)
            #expect(throws: Never.self, "\(text.debugDescription): \(note.name.debugDescription)") { try deletion.check() }
        }
        #expect(accepted > 1_000)
    }
}
