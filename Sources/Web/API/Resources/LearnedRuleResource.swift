import Bookkeeping
import Storage
import StrictJSON

/// The API operations for rules that are learned from the transactions of the past.
struct LearnedRuleResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let learned = try store.read(call.book) { ledger in
            try ledger.rules.learned().compactMap { rule in ledger.rules.id(of: rule.payee).map { (id: $0, rule: rule) } }
        }
        return try call.page(learned, id: \.id.description) { Self.shown($0.id, $0.rule) }
    }

    /// Learns nothing more from a payee. One that was dismissed before is answered in the same way, so that a request can be sent again.
    func delete(_ call: APICall) throws -> APIAnswer {
        let id: DismissedLearning.ID = try call.id()
        try call.check()
        try store.write(call.book) { editor in
            let rules = editor.ledger.rules
            guard try !rules.dismissed().contains(where: { rules.id(of: $0.payee) == id }) else { return }
            guard let rule = try rules.learned().first(where: { rules.id(of: $0.payee) == id }) else { throw Failure.notFound }
            do {
                _ = try editor.rules.dismiss(rule.payee, as: id, at: call.now)
            } catch StoreError.conflict(.ruleLimit) {
                throw APIFailure.rule(.dismissalLimit)
            }
        }
        return .nothing
    }

    private static func shown(_ id: DismissedLearning.ID, _ rule: LearnedRule) -> JSONValue {
        [
            "id": "\(id)", "payee": .text(rule.name), "kind": .text(rule.payee.kind.rawValue), "category": "\(rule.category)",
            "count": .whole(rule.count), "of": .whole(rule.all),
        ]
    }

    static let resource = APIResource(
        name: "LearnedRule", plural: "learned rules",
        about: """
            A category that entries of a payee get because the person has filed so many of the latest transactions of the payee under it. Deleting it means \
            that nothing more is learned from the payee until a person takes it back.
            """,
        shown: [
            .identity("id"), .text("payee", "Bakery Sommer"), .word("kind", Bookkeeping.Category.Kind.allCases.map(\.rawValue)),
            .identity("category"), .whole("count", 12), .whole("of", 13),
        ], collection: "/rules/learned", making: [], changing: nil)
}
