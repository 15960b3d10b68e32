import TestSupport

@testable import Bookkeeping
@testable import Web

extension APIAccessTests {
    static let operations: [APIOperation] = (try? TestSite().application.api.document.operations) ?? []

    /// The collection of an operation, such as `transactions`, of whose entity it may have a part.
    static func collection(_ operation: APIOperation) -> String { operation.path.split(separator: "/").first.map(String.init) ?? "" }
}

extension Household {
    /// Returns a path of an operation on one of Ada's entities, or about Ben in the household that she administers.
    ///
    /// - Parameter id: that of another entity, or another person.
    func path(_ operation: APIOperation, _ id: String? = nil) throws -> String {
        if operation.otherResource != nil || operation.book == .household { try share() }
        // Of a list that can be another one for an administrator, the household's.
        if operation.otherResource != nil { return "/household" + operation.path }
        if operation.path.hasPrefix("/recurring/found") {
            return operation.describedPath.replacing("{id}", with: try id ?? FoundPagesTests.fill(self))
        }
        if APIAccessTests.collection(operation) == "imports" {
            let id = try id ?? (operation.isOfOne ? SampleImport.fill(self, book("ada"), for: operation) : "")
            return operation.describedPath.replacing("{id}", with: id).replacing("{row}", with: "1")
        }
        if APIAccessTests.collection(operation) == "rules" {
            let id = try id ?? (operation.isOfOne ? SampleRule.fill(self, "ada", book("ada"), for: operation) : "")
            return operation.describedPath.replacing("{id}", with: id)
        }
        guard operation.book == .household else {
            if id == nil, operation.path.hasPrefix("/goals/") { try GoalPagesTests.add(1, to: ada) }
            if id == nil, operation.path.hasPrefix("/notes/") { try AccountNotePagesTests.add(1, to: ada) }
            let own = [
                "notes": SampleID.note(1),
                "accounts": SampleID.account(1), "categories": SampleID.category(1), "hashtags": SampleID.hashtag(1),
                "transactions": SampleID.transaction(1), "budgets": SampleID.budget(1), "goals": SampleID.goal(1), "recurring": SampleID.rule(1),
            ]
            return operation.describedPath.replacing("{id}", with: id ?? own[APIAccessTests.collection(operation)] ?? "")
                .replacing("{day}", with: SampleID.day)
        }
        if operation.path.contains("{limit}") { try limitBen() }
        return operation.describedPath.replacing("{id}", with: try id ?? place(of: "ben").description)
            .replacing("{limit}", with: id ?? SampleID.budget(903))
    }

    /// Returns a path of each operation, with the household made of which some are.
    func paths(_ operations: [APIOperation] = APIAccessTests.operations) throws -> [(operation: APIOperation, path: String)] {
        try share()
        try limitBen()
        return try operations.map { ($0, try path($0)) }
    }
}
