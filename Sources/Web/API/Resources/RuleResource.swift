import Bookkeeping
import Storage
import StrictJSON
import Validation
import Views

/// The API operations for rules that file entries.
struct RuleResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        try store.read(call.book) { ledger in
            let rules = try ledger.rules.written(), counts = try ledger.rules.counts(of: rules)
            let places = Array(rules.enumerated())
            return try call.page(places, id: \.element.id.description) {
                Self.shown($0.element, position: $0.offset + 1, count: counts[$0.element.id])
            }
        }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/rules", in: store, find: Self.find) { id, editor in
            let draft = try Self.draft(Self.sent(call), in: editor.ledger, call)
            let saved = try Self.checking { try editor.rules.add(id, draft, at: call.now) }
            if saved == .added { try Self.place(id, call, editor) }
            return saved
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: FilingRule.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.rules.rule(id) else { throw Failure.notFound }
            try Self.place(id, call, editor)
            // A rule that rests can be moved, and is changed only into one that works.
            if call.values.names.subtracting([Self.position.name]).isEmpty {
                try call.check()
            } else {
                let draft = try Self.draft(Self.form(of: known, call).replacing(with: Self.sent(call)), in: editor.ledger, call)
                if draft != FilingRule.Draft(known.conditions, known.result) { try editor.rules.update(id, draft, at: call.now) }
            }
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: FilingRule.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { editor in
            guard let rule = try editor.ledger.rules.rule(id) else { throw Failure.notFound }
            let name = RuleSentence(rule, names: try editor.ledger.names(), t: call.t).text
            return try editor.rules.delete(id, named: name, as: call.new(), at: call.now)
        }
        return .nothing
    }

    private static func place(_ id: FilingRule.ID, _ call: APICall, _ editor: LedgerEditor) throws {
        guard let place = call.values[position.name].flatMap({ Int($0) }) else { return }
        try editor.rules.move(id, to: place - 1)
    }

    /// Returns the fields of the request. The form has an empty kind for both.
    private static func sent(_ call: APICall) -> FormInput {
        let input = call.values.input
        return input[FilingRuleForm.kind] == both ? input.replacing([FilingRuleForm.kind], with: [(FilingRuleForm.kind.name, "")]) : input
    }

    /// Returns the fields of a saved rule. One that loses its category keeps its kind.
    private static func form(of rule: FilingRule, _ call: APICall) -> FormInput {
        let input = FilingRuleForm(rule).input
        guard call.values[FilingRuleForm.category.name] == "", let kind = rule.conditions.kind else { return input }
        return input.replacing([FilingRuleForm.kind], with: [(FilingRuleForm.kind.name, kind.rawValue)])
    }

    private static func draft(_ input: FormInput, in ledger: Ledger, _ call: APICall) throws -> FilingRule.Draft {
        let accounts = try ledger.accounts(), categories = try ledger.categories(), main = try ledger.settings().mainCurrency
        return try call.draft { try FilingRuleForm(input).draft(accounts: accounts, categories: categories, mainCurrency: main) }
    }

    private static func checking<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch StoreError.conflict(.ruleLimit) {
            throw APIFailure.conflict([("id", .problem(.filingLimit(FilingRule.limit)))])
        }
    }

    private static func find(_ id: FilingRule.ID, _ ledger: Ledger) throws -> JSONValue? {
        let rules = try ledger.rules.written()
        guard let (place, rule) = rules.enumerated().first(where: { $0.element.id == id }) else { return nil }
        return shown(rule, position: place + 1, count: try ledger.rules.counts(of: rules)[id])
    }
}
