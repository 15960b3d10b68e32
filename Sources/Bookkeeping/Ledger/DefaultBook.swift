/// The content of a new book: an account, categories and hashtags.
public struct DefaultBook: Sendable {
    public let account: Account.Draft
    public let categories: [Category.Draft]
    public let hashtags: [String]

    public init(account: Account.Draft, categories: [Category.Draft], hashtags: [String]) {
        self.account = account
        self.categories = categories
        self.hashtags = hashtags
    }
}
