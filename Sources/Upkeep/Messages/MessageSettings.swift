import Bookkeeping
import Fetching
import Mailing

/// The operator's settings for messages; by default none are sent.
public struct MessageSettings: Sendable {
    /// The host's mail program and the sender address; nil without mail.
    public var mail: Mail?
    /// The recipient of feedback; nil for nobody.
    public var feedbackTo: MailAddress?
    /// True if every person's own address may be in the private network, not only an operator's.
    public var reachesPrivateNetworks: Bool
    /// The machines that may be contacted for any person; set by tests, which have their servers on this machine.
    package var reach: Fetcher.Reach?

    /// The host's mail program and the sender address.
    public struct Mail: Sendable {
        public var program: Sendmail
        public var from: MailAddress

        public init(program: Sendmail, from: MailAddress) {
            self.program = program
            self.from = from
        }
    }

    public init(mail: Mail? = nil, feedbackTo: MailAddress? = nil, reachesPrivateNetworks: Bool = false) {
        self.mail = mail
        self.feedbackTo = feedbackTo
        self.reachesPrivateNetworks = reachesPrivateNetworks
    }

    /// True if feedback is sent by mail.
    package var mailsFeedback: Bool { mail != nil && feedbackTo != nil }

    /// Returns the fetcher that posts to a person's address. An operator may reach the private network anyway.
    package func fetcher(for user: User) -> Fetcher {
        var fetcher = Fetcher()
        fetcher.timeLimit = .seconds(15)
        fetcher.connectionTimeLimit = .seconds(5)
        fetcher.sizeLimit = 64 * 1024
        fetcher.reach =
            reach ?? (reachesPrivateNetworks || user.role == .operator ? .publicInternetAndPrivateNetworks : .publicInternet)
        return fetcher
    }
}
