import Bookkeeping
import Storage
import StrictJSON
import Views

/// The API operations for the people of a household, whom programs can only read.
struct PersonResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer { try call.page(people(call), id: \.person.id.description, Self.shown) }

    func show(_ call: APICall) throws -> APIAnswer {
        let id: HouseholdMember.ID = try call.id()
        guard let found = try people(call).first(where: { $0.person.id == id }) else { throw Failure.notFound }
        return .one(Self.shown(found))
    }

    /// A person with the facts that the caller may know.
    private struct Shown {
        let person: HouseholdMember
        let face: Face
        let isSelf: Bool
        /// Their accounts in the household's book.
        let accounts: [Account.ID]
        /// Nil for a person without an account of Penny, and for all but the administrator.
        let sharing: (shared: Int, isAll: Bool)?
    }

    private func people(_ call: APICall) throws -> [Shown] {
        let own = try call.membership(in: store), accounts = try store.read(call.book) { try $0.shared.accounts() }
        let (people, counts) = try store.read { site in
            (
                try site.households.people(of: own),
                own.role == .administrator ? try site.sharing.counts(with: call.book.person) : [:]
            )
        }
        let household = HouseholdView(people: people, own: own.person)
        return people.map { person in
            Shown(
                person: person, face: household.face(person.id), isSelf: person.id == own.person,
                accounts: accounts.filter { $0.person == person.id }.map(\.id), sharing: counts[person.id])
        }
    }

    private static func shown(_ found: Shown) -> JSONValue {
        let person = found.person
        return [
            "id": "\(person.id)", "name": .text(person.name), "role": person.role.map { .text($0.rawValue) } ?? .null,
            "weight": .whole(Int(person.weight)), "is_self": .boolean(found.isSelf),
            "face": ["letter": .text(found.face.letter), "colour": .text(found.face.hue)],
            "joined_at": person.joinedAt.map { .whole(Int($0)) } ?? .null, "accounts": .list(found.accounts.map { "\($0)" }),
            "shared_accounts": found.sharing.map { .whole($0.shared) } ?? .null,
            "has_private_accounts": found.sharing.map { .boolean(!$0.isAll) } ?? .null,
        ]
    }
}

extension PersonResource {
    static let resource = APIResource(
        name: "Person", plural: "people",
        about: "Somebody who is in the household, with an account of Penny or with a name only. The administrator looks after them on the pages.",
        shown: [
            .identity("id"), .text("name", "Ben"),
            .word("role", HouseholdMember.Role.allCases.map(\.rawValue)).nullable("Null for a person without an account of Penny."),
            .whole("weight", 1), .flag("is_self", "Whether it is the person of the token."), .face("face"),
            .whole("joined_at", 1_763_750_520).nullable(
                "Seconds since 1970 (UTC); null for a person without an account of Penny."),
            .texts("accounts", [APIShown.sampleID]),
            .whole("shared_accounts", 2).nullable(
                "How many accounts of their own book the administrator sees; null for a person without an account of Penny, and for all others who ask."
            ),
            .flag("has_private_accounts").nullable("Whether there are others, of which nothing else is told; null where `shared_accounts` is."),
        ], book: .household, making: [], changing: nil)
}

extension APIShown {
    fileprivate static func face(_ name: String) -> APIShown {
        object(
            name, of: ["letter": ["type": "string"], "colour": ["type": "string", "enum": .list(Hue.allCases.map { .text($0.rawValue) })]],
            "How pages show the person.", example: ["letter": "B", "colour": "teal"])
    }
}
