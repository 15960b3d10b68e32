import Bookkeeping
import MicroHTTP
import Storage
import StrictJSON
import Validation

/// The API operations for the choice of the own accounts that the administrator of the household sees.
struct SharingResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ call: APICall) throws -> APIAnswer {
        try call.check()
        return try answer(call)
    }

    func update(_ call: APICall) throws -> APIAnswer {
        try store.write { site in
            try site.books.write(call.own) { editor in
                let shared = try call.draft { try ShareForm(call.values.input).draft(among: editor.ledger.accounts()) }
                guard call.values.names.contains(ShareForm.shared.name) else { return }
                try site.sharing.share(shared, of: call.own.person)
            }
        }
        return try answer(call)
    }

    private func answer(_ call: APICall) throws -> APIAnswer {
        guard let shared = try store.read({ try $0.sharing.sharedAccounts(of: call.own.person) }) else { throw Failure.noHousehold }
        let values: [String]
        switch shared {
        case .none: values = ["none"]
        case .all: values = ["all"]
        // An account in the trash is none that can be chosen.
        case .some(let ids): values = try store.read(call.own) { try $0.accounts() }.filter { ids.contains($0.id) }.map(\.id.description)
        }
        return .one(["shared": .list(values.map(JSONValue.text))])
    }
}

extension SharingResource {
    private static let words = ["all", "none"]
    private static let shared = APIMember(
        ShareForm.shared.name, .list(.identityOr(words), limit: Account.limit + 2),
        "The ids of accounts of one's own book; or `all`, with those that are made later, or `none`. Never those with `only_me`.", example: ["all"])

    private static let resource = APIResource(
        name: "Sharing", plural: "sharing", about: "Which accounts of one's own book the administrator of the household sees.",
        shown: [.texts("shared", ["all"])], book: .household, making: [], changing: APIBody(name: "SharingChanges", members: [shared]))

    func operations() -> [APIOperation] {
        func operation(
            _ method: Method, _ verb: String, _ summary: String, bodies: [APIBody], _ handler: @escaping @Sendable (APICall) throws -> APIAnswer
        ) -> APIOperation {
            APIOperation(
                method: method, path: "/sharing", name: verb + "Sharing", summary: summary, resource: Self.resource, bodies: bodies, outcome: .one,
                book: .household, handler: handler)
        }
        return [
            operation(.get, "get", "Shows which accounts of one's own book the administrator of the household sees.", bodies: [], show),
            operation(
                .patch, "update", "Shares other accounts of one's own book with the administrator of the household.",
                bodies: [Self.resource.changing].compactMap(\.self), update),
        ]
    }
}
