/// A row of an import: an entry of the bank, or a row that cannot be read, with the finding about it and the decision on it.
public struct ImportedRow: Hashable, Sendable {
    /// The finding about a row; each row has one. In the order of the preview: doubtful ones first.
    public enum State: String, CaseIterable, Hashable, Sendable {
        /// The row cannot be read.
        case wrong
        /// A record of about the same day has the same amount, and another text.
        case alike
        /// The other side is in another account of the book.
        case transfer
        /// The row is none of the bank: a pending entry of the book that the bank no longer names, though the files cover its day.
        case dropped
        case new
        /// The bank's ID, or the same fingerprint, was imported before.
        case present
    }

    /// The thing to do with a row.
    public enum Decision: String, CaseIterable, Hashable, Sendable {
        /// Add a record, beside what it looks like.
        case add
        /// Leave the row out.
        case leave
        /// It is the record that it looks like, which stays as it is.
        case keep
        /// It is the record that it looks like, which gets the day and the payee of the bank.
        case take
        /// Make one transfer of both sides.
        case transfer
        /// Move the record that the bank has dropped to the trash.
        case remove
    }

    /// The other side of a transfer, or what a row looks like.
    public enum Match: Hashable, Sendable {
        case record(Transaction.ID)
        /// Another row of the same import.
        case row(Int)
        /// An account that the file names as the other side, where no record was found.
        case account(Account.ID)
    }

    /// From 1, in the order of the files.
    public var number: Int
    /// The account of the book that the row belongs to.
    public var account: Account.ID
    /// The entry, or the reason why there is none.
    public var content: Content
    public var state: State
    public var match: Match?
    public var decision: Decision
    public var filing: Filing

    public enum Content: Hashable, Sendable {
        case entry(BankEntry)
        case problem(BankRowProblem)
    }

    public init(
        number: Int, account: Account.ID, content: Content, state: State, match: Match? = nil, decision: Decision? = nil, filing: Filing = Filing()
    ) {
        (self.number, self.account, self.content, self.state, self.match) = (number, account, content, state, match)
        (self.decision, self.filing) = (decision ?? Self.usual(state), filing)
    }

    /// The decisions that a person can make about a row, the usual one first: nothing is merged or made a transfer by itself.
    public static func decisions(_ state: State) -> [Decision] {
        switch state {
        case .wrong: [.leave]
        case .alike: [.add, .keep, .take, .leave]
        case .transfer: [.add, .transfer, .leave]
        case .dropped: [.remove, .keep]
        case .new: [.add, .leave]
        case .present: [.leave, .add]
        }
    }

    public static func usual(_ state: State) -> Decision { decisions(state)[0] }

    /// Returns the usual decision about an entry. One that another program counts neither as income nor as an expense is left out, unless its other side is found.
    public static func usual(_ state: State, for entry: BankEntry) -> Decision {
        state == .new && entry.role.isLeftOut ? .leave : usual(state)
    }

    public var entry: BankEntry? { if case .entry(let entry) = content { entry } else { nil } }
}
