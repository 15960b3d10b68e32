import Bookkeeping

/// News of a write transaction for the people of a household who paid for the records, or have a part in them, before or after it.
struct RecordNotices {
    private let editor: LedgerEditor
    private let person: HouseholdMember.ID?
    private let now: Int64
    private let names: LedgerNames
    /// The people with an account of Penny, other than the one who writes.
    private let users: [HouseholdMember.ID: User.ID]
    private let name: String
    private var notices: [HouseholdMember.ID: RecordNotice] = [:]

    /// - Parameter person: the one who writes; nil for the server itself.
    init(editor: LedgerEditor, person: HouseholdMember.ID?, names: LedgerNames, now: Int64) throws {
        (self.editor, self.person, self.names, self.now) = (editor, person, names, now)
        var users: [HouseholdMember.ID: User.ID] = [:], name = ""
        for other in try editor.ledger.shared.people() where other.leftAt == nil {
            if other.id == person { name = other.name } else { users[other.id] = other.user }
        }
        (self.users, self.name) = (users, name)
    }

    mutating func add(_ kind: RecordAct.Kind, _ record: Transaction, former: Transaction?) {
        let concerned = people(of: record).union(former.map(people) ?? [])
        for other in concerned where users[other] != nil {
            let notice = RecordNotice(
                person: person, name: name, kind: kind, record: record.id, title: names.title(of: Record(record)), amount: record.movement.amount,
                count: 1)
            notices[other] = notices[other].map { $0.joined(with: notice) } ?? notice
        }
    }

    /// Adds the notifications. One that the person has not read yet, about what the same person did a short time ago, tells of both.
    func send() throws {
        for (other, notice) in notices.sorted(by: { $0.key < $1.key }) {
            guard let user = users[other] else { continue }
            let adding = NotificationAdding(connection: editor.connection)
            if let (id, waiting) = try adding.waitingNotice(of: user, about: editor.book, since: now - RecordNotice.joiningTime),
                waiting.person == notice.person
            {
                try adding.replace(id, of: user, by: .record(waiting.joined(with: notice)))
            } else {
                _ = try adding.add(.record(notice), to: user, about: editor.book, at: now)
            }
        }
    }

    private func people(of record: Transaction) -> Set<HouseholdMember.ID> {
        var accounts = [record.movement.account]
        if case .transfer(_, let to, _, _) = record.movement { accounts.append(to) }
        return Set(accounts.compactMap { names.account($0)?.person } + (record.sharing?.parts ?? []).filter { $0.amount > 0 }.map(\.person))
    }
}

extension NotificationAdding {
    /// Returns the latest news about records of a book that a person has not read yet; nil if there is none since a time.
    func waitingNotice(of user: User.ID, about book: Book.ID, since time: Int64) throws -> (id: Notification.ID, notice: RecordNotice)? {
        let found = try connection.first(
            """
            SELECT id, content FROM notification INDEXED BY notification_unread
            WHERE user = ? AND read_at IS NULL AND book = ? AND kind = ? AND created_at > ? ORDER BY created_at DESC, id DESC LIMIT 1
            """, user, book, NotificationContent.Kind.record.rawValue, time
        ) {
            (
                id: try $0.id(0, Notification.self),
                content: try NotificationContent(kind: NotificationContent.Kind.record.rawValue, json: $0.text(1)).content
            )
        }
        guard let found, case .record(let notice) = found.content else { return nil }
        return (found.id, notice)
    }

    /// Gives a notification other content; messages that are waiting tell it too.
    func replace(_ id: Notification.ID, of user: User.ID, by content: Notification.Content) throws {
        try connection.run("UPDATE notification SET content = ? WHERE user = ? AND id = ?", try NotificationContent(content).json, user, id)
    }
}
