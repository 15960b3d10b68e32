import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// A person who writes to the book of a household over a session that outlives the server, and knows what was acknowledged.
final class HouseholdWriter: Sendable {
    /// The answers of a round.
    struct Counts: Sendable {
        var acknowledged = 0
        /// Changes that were refused because somebody else had changed the record.
        var meanwhile = 0
        /// The longest wait for an answer, in milliseconds.
        var slowest = 0

        static func += (sum: inout Counts, more: Counts) {
            sum.acknowledged += more.acknowledged
            sum.meanwhile += more.meanwhile
            sum.slowest = max(sum.slowest, more.slowest)
        }
    }

    /// The content of a record: its title; nil while it is in the trash.
    private typealias Content = String?

    private struct Entry: Sendable {
        /// The contents that it may have: one, or two after a change without an answer.
        var possible: [Content]
        /// The deletion, and the title that comes back with it.
        var deletion: String?, title: String?
    }

    private let form: PreparedForm
    private let headers: [(name: String, value: String)]
    private let csrf: String
    /// The account of their own book from which they pay.
    private let ownAccount: String
    private let common: Posted
    private let entries = Mutex<[String: Entry]>([:])

    init(_ session: WebSession, common: Posted) throws {
        let page = try session.get("/household/transactions/new")
        guard let element = page.document.forms.first(where: { $0.action == "/household/transactions" }) else {
            throw Finding(description: "The page of a new record of the household (\(page.status)) has no form.")
        }
        var fields = Dictionary(element.entries(pressing: element.buttons.first).map { ($0.name, $0.value.text) }) { first, _ in first }
        fields["kind"] = "expense"
        if (fields["category"] ?? "").isEmpty { fields["category"] = element.firstValue(of: "category") }
        // Paid by themself, so that there are parts, balances, and for some of the records a side in their own book.
        fields["payer"] = element.controls.first { $0["name"] == "payer" && $0["class"] == "own" }?["value"]
        guard fields["payer"] != nil, let own = element.values(of: "from_account").first else {
            throw Finding(description: "The page of a new record of the household offers no account of one's own.")
        }
        ownAccount = own
        fields["from_account"] = ""
        fields["for"] = "everybody"
        form = PreparedForm(action: "/household/transactions", fields: fields)
        csrf = fields["csrf"] ?? ""
        headers = [("Cookie", session.cookies.header(for: "/", isSecure: false) ?? "")]
        self.common = common
        guard [200, 303].contains(try session.send(form.request(["id": common.id, "amount": "5", "title": common.title])).status) else {
            throw Finding(description: "The record that everybody changes was not saved.")
        }
    }

    /// Writes until the server is gone. Throws a `Finding` for an answer that is none, or for one that does not come.
    func write(over transport: SocketTransport, isKilled: () -> Bool) throws -> Counts {
        var counts = Counts()
        while true {
            let begin = ContinuousClock.now
            do {
                try act(over: transport, &counts)
            } catch let finding as Finding {
                throw finding
            } catch {
                guard isKilled() else { throw Finding(description: "A living server gave no answer: \(error)") }
                return counts
            }
            let (seconds, attoseconds) = (ContinuousClock.now - begin).components
            counts.slowest = max(counts.slowest, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
        }
    }

    private func act(over transport: SocketTransport, _ counts: inout Counts) throws {
        let known = entries.withLock { $0 }
        let live = known.filter { $0.value.possible.count == 1 && $0.value.possible[0] != nil }.keys
        let deleted = known.filter { $0.value.possible == [nil] && $0.value.deletion != nil }.keys
        switch Int.random(in: 0..<8) {
        case 0, 1: try change(live.randomElement(), over: transport, &counts)
        case 2: try delete(live.randomElement(), over: transport, &counts)
        case 3: try restore(deleted.randomElement(), over: transport, &counts)
        case 4: try changeCommon(over: transport, &counts)
        default: try add(over: transport, &counts)
        }
    }

    private func add(over transport: SocketTransport, _ counts: inout Counts) throws {
        let posted = Posted()
        note(posted.id, [nil, posted.title])
        let from = Bool.random() ? ownAccount : ""
        let request = form.request(["id": posted.id, "amount": "\(posted.amount)", "title": posted.title, "from_account": from])
        try expect(303, try send(request, over: transport), "adding")
        note(posted.id, [posted.title])
        counts.acknowledged += 1
    }

    private func change(_ id: String?, over transport: SocketTransport, _ counts: inout Counts) throws {
        guard let id, let before = entries.withLock({ $0[id]?.possible.first }) else { return }
        let title = Posted().title
        note(id, [before, title])
        try expect(303, try edit(id, title, over: transport), "changing")
        note(id, [title])
        counts.acknowledged += 1
    }

    /// Changes the record that everybody changes: the second of two is told, and nothing is overwritten unseen.
    private func changeCommon(over transport: SocketTransport, _ counts: inout Counts) throws {
        let answer = try edit(common.id, Posted().title, over: transport)
        if answer.status == 303 { counts.acknowledged += 1 } else { counts.meanwhile += 1 }
        guard [303, 409].contains(answer.status) else {
            throw Finding(description: "A change of what everybody changes was answered with \(answer.status): \(answer.document.text.prefix(300))")
        }
    }

    private func edit(_ id: String, _ title: String, over transport: SocketTransport) throws -> WireResponse {
        let target = "/household/transactions/\(id)", page = try get(target + "/edit", over: transport)
        guard page.status == 200, let element = page.document.forms.first(where: { $0.action == target }) else {
            throw Finding(description: "The form of \(id) is answered with \(page.status).")
        }
        var fields = Dictionary(element.entries(pressing: element.buttons.first).map { ($0.name, $0.value.text) }) { first, _ in first }
        (fields["title"], fields["amount"]) = (title, "\(Int.random(in: 1...999))")
        return try send(PreparedForm(action: target, fields: fields).request([:]), over: transport)
    }

    private func delete(_ id: String?, over transport: SocketTransport, _ counts: inout Counts) throws {
        guard let id, let title = entries.withLock({ $0[id]?.possible.first }) ?? nil else { return }
        let deletion = TimeOrderedUUID.make()
        note(id, [title, nil], deletion: deletion, title: title)
        let request = PreparedForm(action: "/household/transactions/\(id)/delete", fields: ["csrf": csrf, "deletion": deletion]).request([:])
        try expect(303, try send(request, over: transport), "deleting")
        note(id, [nil], deletion: deletion, title: title)
        counts.acknowledged += 1
    }

    private func restore(_ id: String?, over transport: SocketTransport, _ counts: inout Counts) throws {
        guard let id, let entry = entries.withLock({ $0[id] }), let deletion = entry.deletion, let title = entry.title else { return }
        note(id, [nil, title], deletion: deletion, title: title)
        let request = PreparedForm(action: "/household/trash/\(deletion)/restore", fields: ["csrf": csrf]).request([:])
        try expect(303, try send(request, over: transport), "restoring")
        note(id, [title])
        counts.acknowledged += 1
    }

    /// Compares what was acknowledged with what is there. A change without an answer may have been made or not; from then on it is what is found.
    ///
    /// - Returns: the number of records that were compared.
    func compare(over transport: SocketTransport) throws -> Int {
        let known = entries.withLock { $0 }
        for (id, entry) in known {
            let page = try get("/household/transactions/\(id)", over: transport)
            let found = entry.possible.first { content in
                content.map { page.status == 200 && page.text.contains($0) } ?? (page.status == 404)
            }
            guard let found else {
                throw Finding(description: "\(id) should be \(entry.possible.map { $0 ?? "in the trash" }), and its page answers \(page.status).")
            }
            note(id, [found], deletion: entry.deletion, title: entry.title)
        }
        return known.count
    }

    private func note(_ id: String, _ possible: [Content], deletion: String? = nil, title: String? = nil) {
        entries.withLock { $0[id] = Entry(possible: possible, deletion: deletion, title: title) }
    }

    private func get(_ target: String, over transport: SocketTransport) throws -> WireResponse {
        try transport.send(WireRequest("GET", target, headers: headers))
    }

    private func send(_ request: WireRequest, over transport: SocketTransport) throws -> WireResponse {
        var request = request
        request.headers += headers + [(name: "Origin", value: "http://\(transport.authority)")]
        return try transport.send(request)
    }

    private func expect(_ status: Int, _ answer: WireResponse, _ what: String) throws {
        guard answer.status == status else {
            throw Finding(description: "\(what) a record was answered with \(answer.status): \(answer.document.text.prefix(300))")
        }
    }
}
