import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Web

/// The rights of each person at each operation of the API, in their own book, in the household's and in that of somebody who shares accounts.
@Suite struct APIRightsTests {
    /// The people of a household who may do something. Nobody else may.
    private enum Right {
        case inside
        /// The administrator and members.
        case writers
        case administrator
        /// The administrator, and the person whom the path names, who is the member here.
        case shared
        /// Everybody of the household, each with their own choice.
        case own

        func isOf(_ person: SharedMoney.Person) -> Bool {
            switch self {
            case .inside, .own: person.isInside
            case .writers, .shared: person == .administrator || person == .member
            case .administrator: person == .administrator
            }
        }
    }

    /// Each operation that a household has. A new one without a row fails.
    private static let rows: [String: Right] = [
        "listAccounts": .inside, "getAccount": .inside, "createAccount": .writers, "updateAccount": .writers, "deleteAccount": .writers,
        "listCategories": .inside, "getCategory": .inside, "createCategory": .writers, "updateCategory": .writers, "deleteCategory": .writers,
        "listHashtags": .inside, "getHashtag": .inside, "createHashtag": .writers, "updateHashtag": .writers, "deleteHashtag": .writers,
        "listTransactions": .inside, "getTransaction": .inside, "createTransaction": .writers, "updateTransaction": .writers,
        "deleteTransaction": .writers, "listTransactionActs": .inside, "listBudgets": .inside, "getBudget": .inside, "createBudget": .writers,
        "updateBudget": .writers, "deleteBudget": .writers, "listPeople": .inside, "getPerson": .inside, "listSharedAccounts": .shared,
        "listSharedTransactions": .shared, "listLimits": .shared, "getLimit": .shared, "createLimit": .administrator, "updateLimit": .administrator,
        "deleteLimit": .administrator, "getSharing": .own, "updateSharing": .own, "listRecurring": .inside, "getRecurringRule": .inside,
        "createRecurringRule": .writers, "updateRecurringRule": .writers, "deleteRecurringRule": .writers,
        "listFoundPayments": .inside, "deleteFoundPayment": .writers,
        "listRecurringDays": .inside, "getRecurringDay": .inside, "updateRecurringDay": .writers,
        "listNotes": .inside, "getNote": .inside, "createNote": .writers, "updateNote": .writers,
        "deleteNote": .writers,
        "listGoals": .inside, "getGoal": .inside, "createGoal": .writers, "updateGoal": .writers, "deleteGoal": .writers,
        "getReport": .inside, "listRules": .inside, "getRule": .inside, "createRule": .writers, "updateRule": .writers, "deleteRule": .writers,
        "listLearnedRules": .inside, "deleteLearnedRule": .writers, "tryRule": .inside, "applyRule": .writers,
        "listImports": .inside, "getImport": .inside, "createImport": .writers, "deleteImport": .writers, "makeImportCategories": .writers,
        "finishImport": .writers,
        "takeBackImport": .writers, "listImportRows": .inside, "getImportRow": .inside, "updateImportRow": .writers,
    ]

    /// The bodies of changes that are accepted.
    private static let bodies: [String: JSONValue] = [
        "createAccount": ["name": "Tin", "currency": "GBP"], "updateAccount": ["name": "Renamed"], "createCategory": APIProblemTests.category,
        "updateCategory": ["colour": "sky"], "createHashtag": ["name": "another"], "updateHashtag": ["name": "renamed"],
        "createTransaction": APIProblemTests.expense.with([("category", .text(SampleID.category(101)))]), "updateTransaction": ["title": "Renamed"],
        "createBudget": APIProblemTests.budget, "updateBudget": ["name": "Renamed"],
        "createNote": APIProblemTests.note.with([("account", .text(SampleID.account(101)))]), "updateNote": ["text": "Changed"],
        "createGoal": APIProblemTests.goal.with([("account", .text(SampleID.account(101)))]), "updateGoal": ["name": "Renamed"],
        "createLimit": ["name": "Sweets", "period": "monthly", "amount": "20"], "updateLimit": ["name": "Renamed"],
        "updateSharing": ["shared": ["none"]], "updateRecurringRule": ["title": "Renamed"],
        "createRule": ["payee": "stream", "title": "Films"], "updateRule": ["title": "Renamed"],
        "updateRecurringDay": ["state": "skipped"], "updateImportRow": ["decision": "leave"],
        "createImport": [
            "name": "bank.csv", "file": "RGF0ZSxQYXllZSxBbW91bnQKMjAyNS0xMS0yMCxDYWZlLC0zLjUwCg==", "account": .text(SampleID.account(101)),
        ],
        "createRecurringRule": APIProblemTests.recurring.with([("category", .text(SampleID.category(101)))]),
    ]

    static let shared = APIAccessTests.operations.filter { $0.book != .own }
    static let own = APIAccessTests.operations.filter { $0.book != .household }

    /// Returns the path of an operation on an entity of the household's book, which has those of Ben's sample, or about Ben.
    static func path(_ operation: APIOperation, in scene: SharedScene) throws -> String {
        let ids = [
            "notes": SampleID.note(101), "accounts": SampleID.account(101), "categories": SampleID.category(101),
            "hashtags": SampleID.hashtag(101),
            "transactions": SampleID.transaction(101), "budgets": SampleID.budget(101), "goals": SampleID.goal(101), "recurring": SampleID.rule(101),
            "people": try scene.ben(),
        ]
        if operation.path.hasPrefix("/notes/") { try scene.household.addSharedNote() }
        if operation.path.hasPrefix("/goals/") { try scene.household.addSharedGoal() }
        if operation.path.contains("{limit}") { try scene.household.limitBen() }
        if operation.path.hasPrefix("/recurring/found") {
            return "/household" + operation.path.replacing("{id}", with: try FoundPagesTests.fillShared(scene.household))
        }
        if APIAccessTests.collection(operation) == "imports" {
            let id = operation.isOfOne ? try SampleImport.fillShared(scene.household, for: operation) : ""
            return "/household" + operation.path.replacing("{id}", with: id).replacing("{row}", with: "1")
        }
        if APIAccessTests.collection(operation) == "rules" {
            let id = operation.isOfOne ? try SampleRule.fillShared(scene.household, for: operation) : ""
            return "/household" + operation.path.replacing("{id}", with: id)
        }
        let path = operation.path.replacing("{id}", with: ids[APIAccessTests.collection(operation)] ?? "")
            .replacing("{limit}", with: SampleID.budget(903)).replacing("{day}", with: SampleID.bensDay)
        return "/household" + path + (operation.name == "deleteCategory" ? "?move_to=" + (try scene.household.sharedCategory("Food")) : "")
    }

    @Test func `each operation has a row of rights, and each row an operation`() {
        #expect(Set(Self.shared.map(\.name)) == Set(Self.rows.keys))
        #expect(Set(Self.shared.filter { !$0.bodies.isEmpty }.map(\.name)) == Set(Self.bodies.keys))
    }

    @Test(arguments: shared.map(\.name)) func `each person gets what their place gives them in the household`(name: String) throws {
        let operation = try #require(Self.shared.first { $0.name == name }), right = try #require(Self.rows[name])
        let scene = try SharedScene(), path = try Self.path(operation, in: scene), isChange = operation.method != .get
        let programs = try SharedMoney.Person.allCases.map { ($0, try scene.program($0)) }
        let witness = try DatabaseWitness(scene.household.site), rows = try witness.rows
        for (person, program) in programs where !(isChange && right.isOf(person)) {
            guard let status = Self.expected(person, operation, right) else { continue }
            let answer = try program.call(operation.method.rawValue, path, Self.bodies[name])
            #expect(answer.status == status, "\(person) \(answer.json)")
            #expect(status != 404 || person == .other || answer.kind == "no-household", "\(person) \(answer.json)")
        }
        #expect(try witness.rows == rows)
        guard isChange else { return }
        for (person, program) in programs.reversed() where right.isOf(person) {
            let answer = try program.call(operation.method.rawValue, path, Self.bodies[name])
            // Whoever comes later meets what the one before has left.
            #expect([200, 201, 204].contains(answer.status) || person == .administrator && [404, 409].contains(answer.status), "\(answer.json)")
        }
        #expect(scene.household.site.events.errors == [])
    }

    /// Returns the status of an answer to a person who changes nothing; nil where it is about another household.
    private static func expected(_ person: SharedMoney.Person, _ operation: APIOperation, _ right: Right) -> Int? {
        switch person {
        case .guest: 401
        case .alone, .removed, .gone: 404
        case .other: operation.isOfOne ? 404 : operation.method == .get ? 200 : nil
        default: right.isOf(person) ? 200 : 403
        }
    }

    @Test func `nobody opens the own book of anybody else`() throws {
        let scene = try SharedScene(), programs = try SharedMoney.Person.allCases.map { ($0, try scene.program($0)) }
        let paths = try Self.own.filter(\.isOfOne).map { ($0, try scene.household.path($0)) }
        let witness = try DatabaseWitness(scene.household.site), rows = try witness.rows
        for (person, program) in programs where person != .administrator {
            for (operation, path) in paths {
                let answer = try program.call(operation.method.rawValue, path, Self.bodies[operation.name])
                #expect(answer.status == (person == .guest ? 401 : 404), "\(person) \(operation.name)")
            }
        }
        #expect(try witness.rows == rows)
    }
}
