import Bookkeeping

/// The forms of a link to a bridge: the setup token, and the accounts.
public struct BankLinkForm: Form {
    /// The ID that a new link gets, so that a form sent twice makes one.
    public static let id = FormField.hidden("id")
    public static let token = FormField(
        "setup_token", .textarea(rows: 3), required: true, max: 4_000, plain: true, autocomplete: "off", verbatim: true)
    /// The consent to asking the bridge.
    public static let agree = FormField("agree", .checkbox, required: true)
    /// The account of the book for each account at the bridge: `NUMBER:ACCOUNT`, `NUMBER:new`, or `NUMBER:` to leave it out.
    public static let account = FormField("account", .choice, count: BankLink.accountLimit)
    public static let since = FormField("since", .date)
    public static let fields = [id, token, agree, account, since]
    public static let newAccount = "new"

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    public var id: BankLink.ID? { BankLink.ID(self[Self.id]) }
    /// As it was pasted; the bridge's module reads it.
    public var token: String { self[Self.token] }
    public var isAgreed: Bool { FormReader(input).isOn(Self.agree) }
    public var since: CalendarDate? { CalendarDate(self[Self.since]) }

    /// A choice for an account at the bridge.
    public enum Choice: Sendable, Equatable {
        case leaveOut, new
        case account(Account.ID)
    }

    /// The choices, by the numbers of the accounts. Texts that are none are left out.
    public var choices: [Int: Choice] {
        let pairs = input.all(Self.account).compactMap { text -> (Int, Choice)? in
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = parts.first.flatMap({ Int($0) }), let word = parts.last else { return nil }
            if word.isEmpty { return (number, .leaveOut) }
            if word == Self.newAccount { return (number, .new) }
            return Account.ID(word).map { (number, .account($0)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the value of a choice for an account at the bridge.
    public static func choice(_ choice: String, for number: Int) -> String { "\(number):\(choice)" }
}
