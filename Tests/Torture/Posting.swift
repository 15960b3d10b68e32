import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// A transaction that a client sent, identified by its ID and a unique title.
struct Posted: Sendable {
    var id = TimeOrderedUUID.make()
    var amount = Int.random(in: 1...999)
    var title: String { "torture-\(id.suffix(12))" }
}

/// The posts of clients during one run of the server, by their answers.
final class PostLog: Sendable {
    struct Entries: Sendable {
        /// Answered with 303: must exist.
        var acknowledged: [Posted] = []
        /// Not answered because the server ended: may exist, once.
        var unanswered: [Posted] = []
        /// Answered with anything else, by status.
        var refused: [Int: Int] = [:]
    }

    private let entries = Mutex(Entries())

    var all: Entries { entries.withLock { $0 } }

    func add(_ posted: Posted, status: Int?) {
        entries.withLock { entries in
            switch status {
            case 303: entries.acknowledged.append(posted)
            case nil: entries.unanswered.append(posted)
            case .some(let status): entries.refused[status, default: 0] += 1
            }
        }
    }
}

/// A signed-in user whose session outlives the server, so that any number of clients can post.
struct Poster: Sendable {
    let form: PreparedForm
    let headers: [String: String]

    init(_ session: WebSession) throws {
        form = try session.transactionForm()
        headers = ["Cookie": session.cookies.header(for: "/", isSecure: false) ?? ""]
    }

    /// Posts and returns the status of the answer; throws if there is none.
    func post(_ posted: Posted, over transport: SocketTransport) throws -> Int {
        var request = form.request(["id": posted.id, "amount": "\(posted.amount)", "title": posted.title])
        request.headers +=
            headers.map { (name: $0.key, value: $0.value) } + [(name: "Origin", value: "http://\(transport.authority)")]
        return try transport.send(request).status
    }

    /// Posts transaction after transaction on a thread of its own, until one is not saved; the thread is in `group` until then.
    func postUntilRefused(port: UInt16, log: PostLog, in group: DispatchGroup) {
        group.enter()
        Thread.detachNewThread {
            defer { group.leave() }
            let transport = SocketTransport(port: port, timeout: 20)
            var status: Int?
            repeat {
                let posted = Posted()
                status = try? post(posted, over: transport)
                log.add(posted, status: status)
            } while status == 303
        }
    }

    func get(_ target: String, over transport: SocketTransport) throws -> WireResponse {
        try transport.send(WireRequest("GET", target, headers: headers.map { (name: $0.key, value: $0.value) }))
    }

    /// Throws a `Finding` unless the transaction has its page and a search for its title finds exactly it.
    func expectOnce(_ posted: Posted, searching: Bool, over transport: SocketTransport) throws {
        let page = try get("/transactions/\(posted.id)", over: transport)
        guard page.status == 200, page.text.contains(posted.title) else {
            throw Finding(description: "\(posted.id) was acknowledged, and its page answers \(page.status).")
        }
        guard searching else { return }
        let found = try get("/records?q=\(posted.title)", over: transport)
        let ids = Set(found.document.siteLinks(from: "/records").compactMap { Self.transactionID(in: $0.path) })
        guard found.status == 200, ids == [posted.id] else {
            throw Finding(
                description:
                    "A search for \(posted.title) answers \(found.status) and finds \(ids.sorted()), not \(posted.id) alone.")
        }
    }

    private static func transactionID(in path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count >= 2, parts[0] == "transactions", UUID(uuidString: String(parts[1])) != nil else { return nil }
        return parts[1].lowercased()
    }
}
