import TestSupport

@testable import Bookkeeping
@testable import Storage
@testable import Web

/// Ben's own book with a shared account and one that only he sees.
struct SharedScene {
    let money: SharedMoney
    var household: Household { money.household }

    static let secrets = ["Ben's hiding place", "Ring for Ada", "71.37", "Passed on", "31.93", "Jewels", "#hush"]
    static let shown = "Kebab at eight"

    init() throws {
        money = try SharedMoney()
        let ben = money.browser(.member)
        func add(_ fields: [(String, String)], to path: String) throws {
            let answer = try ben.send(path, fields)
            guard answer.status == 303 else { throw Household.Missing(what: "\(path) \(answer.document.text.prefix(300))") }
        }
        let (open, secret) = (SampleID.account(951), SampleID.account(952)), (food, jewels) = (SampleID.category(951), SampleID.category(952))
        try add([("id", open), ("name", "Open purse"), ("currency", "GBP")], to: "/accounts")
        try add([("id", secret), ("name", Self.secrets[0]), ("currency", "GBP"), ("only_me", "1")], to: "/accounts")
        try add([("id", food), ("kind", "expense"), ("name", "Snacks"), ("colour", "sky"), ("icon", "pets")], to: "/categories")
        try add([("id", jewels), ("kind", "expense"), ("name", "Jewels"), ("colour", "sky"), ("icon", "pets")], to: "/categories")
        func record(_ number: Int, _ more: [(String, String)]) -> [(String, String)] {
            [("id", SampleID.transaction(number)), ("date", "2025-11-20"), ("time", "12:00")] + more
        }
        let expense = [("kind", "expense")]
        try add(record(951, expense + [("account", open), ("category", food), ("amount", "8.88"), ("title", Self.shown)]), to: "/transactions")
        try add(
            record(952, expense + [("account", secret), ("category", jewels), ("amount", "71.37"), ("title", "Ring for Ada"), ("tags", "hush")]),
            to: "/transactions")
        try add(
            record(953, [("kind", "transfer"), ("account", open), ("to_account", secret), ("amount", "31.93"), ("title", "Passed on")]),
            to: "/transactions")
        try add([("shared", open)], to: "/household/sharing")
    }

    /// Returns the API client of a person; one without a token for a guest.
    func program(_ person: SharedMoney.Person) throws -> Program {
        switch person {
        case .administrator: return household.program()
        case .member: return household.program("Ben's script")
        case .guest: return household.program(token: nil)
        default:
            let number = 300 + (SharedMoney.Person.allCases.firstIndex(of: person) ?? 0)
            let token = try HouseholdBuilder(household.site).addToken(number, of: person.name ?? "", name: person.rawValue, .write)
            return household.program(token: token)
        }
    }

    func fetch(_ person: SharedMoney.Person, _ path: String) throws -> WireResponse { try money.browser(person).fetch(path) }
    func ben() throws -> String { try household.place(of: "ben").description }
}
