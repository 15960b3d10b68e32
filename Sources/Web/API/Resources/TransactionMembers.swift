import Bookkeeping
import StrictJSON
import Validation

extension TransactionResource {
    private static let kinds = MovementMembers.kinds
    private static let date = APIMember("date", .date, "The day in the person's time zone; today unless it says otherwise.", example: "2026-11-21")
    static let time = APIMember("time", .time, "The time of day; now unless it says otherwise.", example: "18:42")
    static let account = APIMember(
        "account", .identity, "The account; of a transfer, the one that money leaves. The default account unless it says otherwise.",
        example: APIShown.sampleIdentity)
    static let category = APIMember("category", .identity, "A category of the same kind.", example: APIShown.sampleIdentity)
    private static let parts = APIMember(
        "parts", .list(.part, limit: RecordPart.limit), "What each of several categories has of the amount, to which the parts add up.",
        example: [["category": APIShown.sampleIdentity, "amount": "8.20", "note": "soap"], ["category": APIShown.sampleIdentity, "amount": "4.30"]])
    static let amount = APIMember(
        "amount", .amount(isSigned: false), "Above zero, in the currency of the account, with at most its decimals.", example: "12.50")
    private static let original = APIMember(
        "original", .original,
        "The whole amount as on the receipt, in another currency than the account's; null for none. The amount of the account is needed as well.",
        example: ["amount": "14.20", "currency": "USD"])
    static let toAccount = APIMember("to_account", .identity, "The account that a transfer reaches.", example: APIShown.sampleIdentity)
    static let toAmount = APIMember(
        "to_amount", .amount(isSigned: false), "What arrives there; needed if its currency is another one, and only then looked at.", example: "14.20"
    )
    static let forWhom = APIMember(
        "for", .word(Sharing.Way.allCases.map(\.rawValue)),
        "For whom a household's transaction is; everybody unless it says otherwise. Of a person's own book it is not looked at.", example: "some")
    static let share = APIMember(
        "share", .list(.text(TransactionForm.share), limit: Household.peopleLimit),
        "The people for whom it is, each with a colon and their shares or amount: `PERSON:2`, `PERSON:12.50`; for `some`, `PERSON` alone.",
        example: [.text(APIShown.sampleShare)])
    private static let fromAccount = APIMember(
        "from_account", .optional(.identity),
        "The account of one's own book from which one pays a household's expense; its own expense there stays in step with it. Null for none. "
            + "Looked at only if the account of the transaction is one's own in the household.", example: APIShown.sampleIdentity)
    static let title = member(.title)
    static let details =
        RecordText.allCases.filter { $0 != .title }.map(member) + [
            APIMember(
                "tags", .list(.hashtag, limit: Hashtag.limitPerTransaction), "Hashtags without the `#`; those that are new are made.",
                example: ["home"]),
            APIMember("place", .place, "Where it was; null for nowhere.", example: APIShown.samplePlace),
        ]

    /// The filters and the order of the list.
    static let filters = [
        APIMember("kind", .word(kinds), "Only this kind.", example: "expense"),
        APIMember("account", .identity, "Only those of an account, transfers from either side.", example: APIShown.sampleIdentity),
        APIMember("category", .identity, "Only those of a category.", example: APIShown.sampleIdentity),
        APIMember("tag", .hashtag, "Only those with a hashtag, without the `#`.", example: "home"),
        APIMember(
            "q", .text(RecordFilter.text),
            "A search, as the page of records has it: words of its texts, its place, its hashtags or the names of its category and accounts, "
                + "`\"a phrase\"`, `#hashtag`, an amount on either side (`12.50`, `>100`, `10..20`); `-` before one excludes it.",
            example: "bread -#work"),
        APIMember("from", .date, "The first day.", example: "2026-11-01"), APIMember("to", .date, "The last day.", example: "2026-11-30"),
        APIMember(
            "sort", .word(RecordQuery.Sort.allCases.map(\.rawValue)),
            "The order; the newest first unless it says otherwise. By amount, those in the main currency are compared, and transactions without a rate come last.",
            example: "-date"),
    ]

    static let resource = APIResource(
        name: "Transaction", plural: "transactions",
        about: "One movement of money on a civil day: an expense, an income, or a transfer between two accounts.",
        shown: MovementMembers.described + RecordText.allCases.map { .text($0.rawValue, example(of: $0)) } + [
            .original("original"), .parts("parts"),
            .word("for", Sharing.Way.allCases.map(\.rawValue)),
            .texts("share", [APIShown.sampleShare]),
            .identity("from_account").nullable(
                "Of a household's transaction, the account of one's own book that it was paid from; null if it was not, and for all others."
            ).null,
            .identity("household_transaction").nullable(
                "Of a transaction of one's own, that of the household with which it is in step; null for most."
            ).null, .texts("tags", ["home"]), .place("place"), .attachment("attachment"),
            .attachments("attachments"),
            .person("entered_by", "Who entered a household's transaction; null if that is not known, and in a person's own book."),
            .person("changed_by", "Who changed a household's transaction last; null if nobody did, and in a person's own book."),
        ],
        making: [
            APIBody(
                name: "NewExpense", members: [.newIdentity, kind("expense").required, amount.required, original, category.required, title] + common),
            APIBody(
                name: "NewIncome", members: [.newIdentity, kind("income").required, amount.required, original, category.required, title] + common),
            APIBody(
                name: "NewDividedExpense",
                members: [.newIdentity, kind("expense").required, amount.required, original, parts.required, title] + common),
            APIBody(
                name: "NewDividedIncome", members: [.newIdentity, kind("income").required, amount.required, original, parts.required, title] + common),
            APIBody(
                name: "NewTransfer",
                members: [.newIdentity, kind("transfer").required, amount.required, toAccount.required, toAmount, title] + common),
        ],
        changing: APIBody(
            name: "TransactionChanges",
            members: [
                APIMember("kind", .word(kinds), "Another kind needs what that kind needs.", example: "expense"), amount, original, category, parts,
                toAccount,
                toAmount, title,
            ] + common), isTagged: true)

    private static func member(_ text: RecordText) -> APIMember {
        let about =
            switch text {
            case .title: "Words after `#` in it are hashtags. Without one, pages show the name of the category."
            case .note: "Words after `#` in it are hashtags."
            case .vendor: "The payee; of an income, the payer."
            case .reference: "The number under which others know it, such as that of an invoice."
            }
        return APIMember(text.rawValue, .text(TransactionForm.field(text)), about, example: .text(example(of: text)))
    }

    static func example(of text: RecordText) -> String {
        switch text {
        case .title: "Weekly shop #home"
        case .vendor: "Tesco"
        case .note: "With bread for the weekend"
        case .reference: "INV-2026-0117"
        }
    }

    private static var common: [APIMember] { [date, time, account, forWhom, share, fromAccount] + details }

    static func kind(_ word: String) -> APIMember { APIMember("kind", .word([word]), "What it is.", example: .text(word)) }
}
