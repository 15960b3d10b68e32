/// The effect on a book of taking an import back, which a person sees before and after.
public struct TakingBackEffect: Sendable, Equatable {
    /// A change of the balance of an account.
    public struct Move: Sendable, Equatable {
        public let account: Account.ID
        public let amount: Money

        public init(account: Account.ID, amount: Money) { (self.account, self.amount) = (account, amount) }
    }

    /// The records that go to the trash; a divided one counts once.
    public var deleted = 0
    /// The records that get former values, or stay for another import alone.
    public var restored = 0
    /// The pending records that the bank had dropped, which come back from the trash.
    public var broughtBack = 0
    /// The records that stay since somebody changed them.
    public var staying = 0
    /// The accounts with changed balances, in the order of the book.
    public var moves: [Move] = []

    public init() {}
}
