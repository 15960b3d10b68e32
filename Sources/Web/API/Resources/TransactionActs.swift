import Bookkeeping
import Storage
import StrictJSON

/// The people who entered and changed a household's transactions; none in a person's own book.
struct TransactionAuthors {
    private let authors: [Transaction.ID: RecordAuthors]
    private let names: [HouseholdMember.ID: String]

    init(of records: [Transaction.ID], _ book: BookAccess, _ ledger: Ledger) throws {
        authors = try book.isOwn ? [:] : ledger.history.authors(of: records)
        let people = try book.isOwn ? [] : ledger.shared.people()
        names = Dictionary(people.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    func enteredBy(_ record: Transaction.ID) -> JSONValue { person(authors[record]?.enteredBy) }
    func changedBy(_ record: Transaction.ID) -> JSONValue { person(authors[record]?.changedBy) }

    /// The name of a person with a deleted account is empty.
    func person(_ id: HouseholdMember.ID?) -> JSONValue { id.map { ["id": "\($0)", "name": .text(names[$0] ?? "")] } ?? .null }
}

/// The acts on a household's transaction, which programs can only read.
enum TransactionActs {
    static let resource = APIResource(
        name: "TransactionAct", plural: "acts", about: "What somebody did with a household's transaction.",
        shown: [
            .identity("id"), .word("act", RecordAct.Kind.allCases.map(\.rawValue)),
            .word("way", ways).nullable("Null for what was done to this transaction alone; otherwise with others, or by taking something back.").null,
            .person("by", "Who did it; null for the server itself."), .whole("at", 1_763_750_520), .changes("changes"),
        ], making: [], changing: nil)

    private static let ways = RecordAct.Ground.allCases.map(\.rawValue)

    static func history(_ handler: @escaping @Sendable (APICall) throws -> APIAnswer) -> APIOperation {
        APIOperation(
            method: .get, path: "/transactions/{id}/history", name: "listTransactionActs",
            summary: "Lists who did what with a household's transaction, latest first, on one page. Of a person's own book the list is empty.",
            resource: resource, outcome: .list, handler: handler)
    }

    /// - Parameter shown: returns the transaction as other operations show it.
    static func shown(_ act: RecordAct, _ authors: TransactionAuthors, _ shown: (Transaction) -> JSONValue) -> JSONValue {
        [
            "id": "\(act.id)", "act": .text(act.kind.rawValue), "way": act.ground.map { .text($0.rawValue) } ?? .null,
            "by": authors.person(act.person), "at": .whole(Int(act.at)), "changes": .list(changes(act, shown)),
        ]
    }

    private static func changes(_ act: RecordAct, _ shown: (Transaction) -> JSONValue) -> [JSONValue] {
        guard !act.changes.isEmpty, let former = act.former.flatMap({ shown($0.record).object }), let present = shown(act.version.record).object
        else {
            return []
        }
        return present.members.compactMap { member in
            let old = former[member.name] ?? .null
            return old == member.value ? nil : ["member": .text(member.name), "former": old, "value": member.value]
        }
    }
}

extension APIShown {
    fileprivate static func changes(_ name: String) -> APIShown {
        list(
            name, of: ["member": ["type": "string"], "former": [:], "value": [:]],
            "The members of the transaction that it changed, with their values before and after.",
            example: [["member": "amount", "former": "12.50", "value": "14.20"]])
    }
}
