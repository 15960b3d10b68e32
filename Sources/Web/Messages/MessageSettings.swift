import Bookkeeping
import Fetching
import Mailing

/// How messages leave the house, as the operator has set it up; nothing leaves it by itself.
public struct MessageSettings: Sendable {
    /// The host's mail program and the address that mail comes from; nil without mail.
    public var mail: Mail?
    /// Who gets feedback by mail; nil for nobody.
    public var feedbackTo: MailAddress?
    /// Whether everybody's own addresses may be in the private network, and not only those of operators.
    public var reachesPrivateNetworks: Bool
    /// Machines that may be contacted whoever asks; tests have servers on this one.
    var reach: Fetcher.Reach?

    /// The program of the host that mail goes by, and the address that it comes from.
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

    /// Whether feedback is mailed to somebody.
    var mailsFeedback: Bool { mail != nil && feedbackTo != nil }

    /// What posts to the address of a person. An operator can reach the private network anyway.
    func fetcher(for user: User) -> Fetcher {
        var fetcher = Fetcher()
        fetcher.timeLimit = .seconds(15)
        fetcher.connectionTimeLimit = .seconds(5)
        fetcher.sizeLimit = 64 * 1024
        fetcher.reach =
            reach ?? (reachesPrivateNetworks || user.role == .operator ? .publicInternetAndPrivateNetworks : .publicInternet)
        return fetcher
    }
}
