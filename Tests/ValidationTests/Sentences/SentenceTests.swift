import Bookkeeping
import Testing

@testable import Validation

/// The 400 sentences, through the reader and the form: what is saved without a question is the truth, and at least 340 are.
@Suite struct SentenceTests {
    /// A sentence with what it means; nil if it has to be asked about.
    struct Sentence: CustomTestStringConvertible, Sendable {
        let book, text: String
        let truth: Saved?
        /// The title of the record; nil where that is not written down.
        var title: String?
        /// True for those that the reader was not developed with: every fourth.
        let isHeldOut: Bool
        var testDescription: String { text }
    }

    /// The record that a sentence is saved as.
    struct Saved: Equatable, Sendable, CustomStringConvertible {
        let amount, currency, day, category: String
        var description: String { "\(amount) \(currency) \(day) \(category)" }
    }

    static let all: [Sentence] = rows([EnglishSentences.table, JapaneseSentences.table, ChineseSentences.table])

    static func rows(_ tables: [String]) -> [Sentence] {
        tables.flatMap { $0.split(separator: "\n") }.enumerated().map { place, row in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmingPrefix { $0 == " " }).trimmed }
            guard cells.count > 4 else {
                return Sentence(book: cells[0], text: cells[1], truth: nil, isHeldOut: place % 4 == 3)
            }
            let amount = cells[2].split(separator: " ").map(String.init), day = cells[3].isEmpty ? "11-28" : cells[3]
            let truth = Saved(amount: amount[0], currency: amount[1], day: "2026-" + day, category: cells[4])
            let title = cells.count > 5 && cells[5] != "-" ? cells[5] : nil
            return Sentence(book: cells[0], text: cells[1], truth: truth, title: title, isHeldOut: place % 4 == 3)
        }
    }

    /// The fate of a sentence: saved as something, or the fields that are asked about.
    enum Outcome {
        case saved(Saved, title: String)
        case asked([String])
    }

    static func outcome(_ sentence: Sentence) throws -> Outcome {
        let book = try #require(SentenceBook.all[sentence.book])
        let now = CivilTime(date: SentenceBook.today, time: try #require(TimeOfDay(hour: 20, minute: 0)))
        let line = SpokenLine(
            sentence.text, today: SentenceBook.today, writing: book.writing, accounts: book.accounts, categories: book.categories)
        let form = TransactionForm(
            line, id: Transaction.ID(milliseconds: 1), account: book.accounts[0].id, now: now, writing: book.writing)
        let rate = form.rateNeeded(accounts: book.accounts, now: now).flatMap { _ in ExchangeRate.Value(digits: 2, scale: 0) }
        let problems = form.problems(of: line, accounts: book.accounts, categories: book.categories, now: now, rate: rate)
        guard problems.isEmpty else { return .asked(problems.list.map(\.field)) }
        let draft = try form.draft(accounts: book.accounts, categories: book.categories, now: now, rate: rate)
        let amount = draft.original ?? draft.movement.amount
        let category = book.categories.first { $0.id == draft.movement.category }?.name ?? ""
        return .saved(
            Saved(amount: MoneyFormat.plain(amount), currency: amount.currency.code, day: draft.date.description, category: category),
            title: draft.title)
    }

    /// Compares amounts as numbers, since the table writes `12` for `12.00`.
    static func agrees(_ saved: Saved, _ truth: Saved) -> Bool {
        guard let currency = Currency(code: truth.currency), let amount = try? AmountParser(currency).parse(truth.amount) else { return false }
        return MoneyFormat.plain(amount) == saved.amount && saved.currency == truth.currency && saved.day == truth.day
            && saved.category == truth.category
    }

    @Test(arguments: all) func `a sentence is saved as it was meant, or asked about`(sentence: Sentence) throws {
        guard case .saved(let saved, _) = try Self.outcome(sentence) else { return }
        let truth = try #require(sentence.truth, "saved as \(saved)")
        #expect(Self.agrees(saved, truth), "\(saved)")
    }

    @Test func `at least 340 of 400 sentences are understood without a question`() throws {
        #expect(Self.all.count == 400)
        let understood = try Self.all.filter { if case .saved = try Self.outcome($0) { true } else { false } }
        #expect(understood.count >= 340)
        #expect(understood.count { $0.isHeldOut } >= 80)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
