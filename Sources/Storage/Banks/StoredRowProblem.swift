import Bookkeeping

/// The stored form of an entry that cannot be read, with its reason as a word and a value.
struct StoredRowProblem: Codable {
    let line: Int
    let reason: String
    let value: String?
    let text: String

    init(_ problem: BankRowProblem) {
        let stored = problem.reason.stored
        (line, reason, value, text) = (problem.line, stored.word, stored.value?.cleaned(limit: 500), problem.text.cleaned(limit: 500))
    }

    /// The problem; nil if its reason is unknown.
    var problem: BankRowProblem? {
        BankRowProblem.Reason(stored: reason, value: value ?? "").map { BankRowProblem(line: line, $0, text: text) }
    }
}
