import StrictJSON
import TestSupport
import Testing

@testable import Web

/// Malicious API clients.
@Suite struct APIHostileTests {
    static let seeds: [(String, JSONValue)] =
        APIResourceTests.resources.map { ($0.0, $0.1) } + [("transactions", APIProblemTests.expense), ("accounts", APIProblemTests.account)]

    /// Values that are invalid in nearly every member.
    static let oddities: [JSONValue] = [
        .null, true, [], [:], "", 0, .number("-0"), .number("1e999"), .number("9223372036854775808"), .number("0.1"), "\u{0}", "\u{202E}",
        "9223372036854775807", "-1", "1e9", "٣", "∞",
        .text(String(repeating: "👩‍👩‍👧‍👦", count: 50)), .text(String(repeating: "a\u{301}", count: 500)), "'; DROP TABLE record;--", "../../etc/passwd",
        "2025-13-45", "99999-01-01", "0000-00-00",
        .text(SampleID.absent), .text(SampleID.account(101)), .text(SampleID.category(101)), ["latitude": "90", "longitude": "180"],
        .list(Array(repeating: "x", count: 300)), .list([.list([.list([])])]),
    ]

    @Test func `ten thousand mutated bodies give neither an error of the server nor anything of Ben's`() throws {
        let household = try Household(), program = household.program()
        try GoalPagesTests.add(1, to: household.ada)
        try AccountNotePagesTests.add(1, to: household.ada)
        var random = SeededRandom.ofRun()
        let bens = try household.site.store.read(try household.book("ben")) { try $0.balances() }
        let targets = [
            "accounts": SampleID.account(3), "categories": SampleID.category(2), "hashtags": SampleID.hashtag(1),
            "transactions": SampleID.transaction(2), "budgets": SampleID.budget(2), "goals": SampleID.goal(1), "recurring": SampleID.rule(2),
            "notes": SampleID.note(1),
            "rules": SampleID.filing(2),
        ]
        var statuses: [Int: Int] = [:]
        for round in 0..<10_000 {
            if round % 40 == 0 { household.site.clock.advance(seconds: 1) }
            guard let (plural, seed) = Self.seeds.randomElement(using: &random) else { return }
            var bytes = Self.mutated(seed, &random).bytes
            if Int.random(in: 0..<3, using: &random) == 0 { Self.scramble(&bytes, &random) }
            let isChange = Bool.random(using: &random)
            let answer = try program.send(
                isChange ? "PATCH" : "POST", isChange ? "/\(plural)/\(targets[plural] ?? "")" : "/\(plural)", bytes,
                headers: [("Content-Type", "application/json")])
            statuses[answer.status, default: 0] += 1
            #expect([200, 201, 400, 404, 409, 422].contains(answer.status), "\(answer.status) for \(String(decoding: bytes, as: UTF8.self))")
            #expect(!answer.response.text.contains("Ben's"))
        }
        #expect((statuses[400] ?? 0) > 500 && (statuses[422] ?? 0) > 1_000 && (statuses[200] ?? 0) + (statuses[201] ?? 0) > 100, "\(statuses)")
        #expect(household.site.events.errors == [])
        #expect(try household.site.store.check() == [])
        #expect(try household.site.store.read(try household.book("ben")) { try $0.balances() } == bens)
    }

    private static func mutated(_ body: JSONValue, _ random: inout SeededRandom) -> JSONValue {
        guard var object = body.object else { return body }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let names = object.members.map(\.name) + ["id", "name", "place", "tags", "is_default", "book", "to_account", ""]
            guard let name = names.randomElement(using: &random) else { continue }
            object[name] = Bool.random(using: &random) ? oddities.randomElement(using: &random) : nil
        }
        return .object(object)
    }

    private static func scramble(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = .random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 8))
            case 2: bytes.insert(contentsOf: Array("\\ud800{[\"".utf8), at: place)
            default: bytes += bytes[place...]
            }
        }
    }

    @Test func `what belongs to somebody else is exactly like what is not there`() throws {
        let household = try Household()
        try household.share()
        try household.makeHousehold("The Others", of: "newcomer")
        let foreign = [
            "accounts": SampleID.account(101), "categories": SampleID.category(101), "hashtags": SampleID.hashtag(101),
            "transactions": SampleID.transaction(101), "budgets": SampleID.budget(101), "goals": SampleID.goal(101), "recurring": SampleID.rule(101),
            "notes": SampleID.note(101),
            "rules": SampleID.filing(2),
            "people": try household.place(of: "newcomer").description,
        ]
        try household.limitBen()
        try GoalPagesTests.add(101, to: household.ben)
        try AccountNotePagesTests.add(101, to: household.ben)
        for operation in APIAccessTests.operations where operation.path.hasPrefix("/imports/{id}") {
            _ = try SampleImport.fill(household, household.book("ben"), for: operation)
        }
        for operation in APIAccessTests.operations where operation.name == "getRule" {
            _ = try SampleRule.fill(household, "ben", household.book("ben"), number: 2, for: operation)
        }
        let witness = try DatabaseWitness(household.site), before = try witness.rows
        for operation in APIAccessTests.operations where operation.isOfOne {
            let other =
                foreign[APIAccessTests.collection(operation)] ?? (operation.name == "takeBackImport" ? SampleImport.done : SampleImport.preview)
            let answers = try [other, SampleID.absent].map {
                try household.program().call(
                    operation.method.rawValue, household.path(operation, $0), operation.bodies.isEmpty ? nil : ["name": "Mine"])
            }
            #expect(answers.allSatisfy { $0.status == 404 }, "\(operation.name)")
            #expect(answers[0].json == answers[1].json)
            #expect(answers[0].response.headers.map { "\($0.name): \($0.value)" } == answers[1].response.headers.map { "\($0.name): \($0.value)" })
        }
        #expect(try witness.rows == before)
    }

    @Test func `nothing of Ada's is in any list of Ben's`() throws {
        let household = try Household(), program = household.program("Ben's script")
        try GoalPagesTests.add(1, to: household.ada)
        for list in [
            "accounts", "categories", "hashtags", "transactions", "budgets", "goals", "notes", "recurring", "transactions?q=shop",
            "transactions?account=\(SampleID.account(1))",
        ] {
            let text = try program.get("/" + list).response.text
            for secret in ["Weekly shop", "Savings", "Tokyo purse", "Music", "holiday2025", "Films", "Bicycle"] {
                #expect(!text.contains(secret), "\(list)")
            }
        }
    }
}
