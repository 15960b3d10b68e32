/// Ben's book: one of everything, as a target for foreign access.
enum BensBook: SampleBook {
    static let owner = "ben"
    static let accounts: [[(String, String)]] = [
        [("id", SampleID.account(101)), ("name", "Ben's purse"), ("currency", "GBP"), ("starting_balance", "77.77")]
    ]
    static let categories: [[(String, String)]] = [
        [("id", SampleID.category(101)), ("kind", "expense"), ("name", "Ben's secret"), ("colour", "plum"), ("icon", "fun")],
        [("id", SampleID.category(102)), ("kind", "income"), ("name", "Ben's income"), ("colour", "plum"), ("icon", "fun")],
    ]
    static let hashtags: [[(String, String)]] = [
        [("id", SampleID.hashtag(101)), ("name", "bens")], [("id", SampleID.hashtag(102)), ("name", "bens2")],
    ]
    static let transactions: [[(String, String)]] = [
        [
            ("id", SampleID.transaction(101)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "10:00"), ("account", SampleID.account(101)),
            ("category", SampleID.category(101)), ("amount", "19.19"), ("title", "Ben's lamp"), ("tags", "bens"),
        ],
        [
            ("id", SampleID.transaction(102)), ("kind", "expense"), ("date", "2025-11-19"), ("time", "10:00"), ("account", SampleID.account(101)),
            ("category", SampleID.category(101)), ("amount", "3"), ("title", "Ben's regret"),
        ],
    ]
    static let budgets: [(String, [(String, String)])] = [
        ("/budgets", [("id", SampleID.budget(101)), ("name", "Ben's limit"), ("period", "monthly"), ("amount", "20.20"), ("tags", "bens")])
    ]
    static let rules: [[(String, String)]] = [
        [
            ("id", SampleID.rule(101)), ("kind", "expense"), ("account", SampleID.account(101)), ("category", SampleID.category(101)),
            ("amount", "19.19"), ("title", "Ben's lamp, again"), ("frequency", "monthly"), ("starts", "2026-01-20"),
        ]
    ]
    static let passkey = (id: SampleID.passkey(101), name: "Ben's tablet")
    static let deletions: [(String, [(String, String)])] = [
        ("/transactions/\(SampleID.transaction(102))/delete", [("deletion", SampleID.deletion(101))])
    ]
}
