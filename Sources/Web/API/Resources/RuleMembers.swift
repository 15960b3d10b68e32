import Bookkeeping
import StrictJSON
import Validation

extension RuleResource {
    /// The kind of a rule that holds for expenses and for income.
    static let both = "both"
    private static let kinds = [both] + Bookkeeping.Category.Kind.allCases.map(\.rawValue)
    private static let ways = FilingText.Way.allCases.map(\.rawValue)
    static let position = APIMember(
        "position", .whole(1...FilingRule.limit), "The place in the order of rules, of which 1 is the first; the last one unless it says otherwise.",
        example: 1)

    private static func condition(_ text: FormField, _ way: FormField, _ subject: String, _ example: JSONValue) -> [APIMember] {
        [
            APIMember(text.name, .text(text), "A text in \(subject), whatever its case; empty for any.", example: example),
            APIMember(way.name, .word(ways), "Whether \(subject) contains the text, or is the text.", example: "contains"),
        ]
    }

    private static let members: [APIMember] =
        condition(FilingRuleForm.payee, FilingRuleForm.payeeWay, "the payee", "mobile")
        + condition(FilingRuleForm.oldTitle, FilingRuleForm.oldTitleWay, "the title", "")
        + condition(FilingRuleForm.note, FilingRuleForm.noteWay, "the note", "") + [
            APIMember("least", .optional(.amount(isSigned: false)), "The smallest amount, itself included; null for any.", example: "10.00"),
            APIMember("most", .optional(.amount(isSigned: false)), "The largest amount, itself included; null for any.", example: "20.50"),
            APIMember(
                "currency", .word(CurrencyCatalogue.all.map(\.currency.code)),
                "The currency of the amounts: that of the account if there is one, else the main currency unless it says otherwise.", example: "GBP"),
            APIMember("kind", .word(kinds), "The kind of the transactions; that of the category if there is one.", example: "expense"),
            APIMember("account", .optional(.identity), "The account of the transactions; null for any.", example: .null),
            APIMember("category", .optional(.identity), "The category that they get; null to leave it.", example: APIShown.sampleIdentity),
            APIMember("title", .text(FilingRuleForm.title), "The title that they get; empty to leave it.", example: "Phone"),
            APIMember("vendor", .text(FilingRuleForm.vendor), "The vendor that they get; empty to leave it.", example: ""),
            APIMember(
                "tags", .list(.hashtag, limit: Hashtag.limitPerTransaction), "The hashtags that are added, without the `#`.", example: ["home"]),
            position,
        ]

    static let resource = APIResource(
        name: "Rule", plural: "rules",
        about: """
            A rule that files entries of banks, and transactions of the past on demand: conditions that must all hold, and what it fills in. For each field \
            the first rule in the order fills it in. A rule rests as long as something that it needs is deleted.
            """,
        shown: [
            .identity("id"), .whole("position", 1), .text("payee", "mobile"), .word("payee_is", ways), .text("old_title", ""),
            .word("old_title_is", ways), .text("note", ""), .word("note_is", ways), .decimal("least", "10.00").nullable("Null for any."),
            .decimal("most", "20.50").nullable("Null for any."), .currency("currency").nullable("Null without amounts."), .word("kind", kinds),
            .identity("account").nullable("Null for any.").null, .identity("category").nullable("Null to leave it."), .text("title", "Phone"),
            .text("vendor", ""), .texts("tags", ["home"]),
            .word("rest", ["category", "account", "hashtags"]).nullable("Something deleted for which it rests; null for a rule that works.").null,
            .whole("count", 13),
        ],
        making: [APIBody(name: "NewRule", members: [.newIdentity] + members)], changing: APIBody(name: "RuleChanges", members: members))

    /// - Parameter count: the number of transactions for which the rule holds.
    static func shown(_ rule: FilingRule, position: Int, count: Int?) -> JSONValue {
        let conditions = rule.conditions, amount = conditions.amount
        func way(_ text: FilingText?) -> JSONValue { .text((text?.way ?? .contains).rawValue) }
        func bound(_ units: Int64?) -> JSONValue {
            guard let units, let amount else { return .null }
            return .decimal(Money(minorUnits: units, amount.currency))
        }
        return [
            "id": "\(rule.id)", "position": .whole(position), "payee": .text(conditions.payee?.text ?? ""), "payee_is": way(conditions.payee),
            "old_title": .text(conditions.title?.text ?? ""), "old_title_is": way(conditions.title), "note": .text(conditions.note?.text ?? ""),
            "note_is": way(conditions.note), "least": bound(amount?.least), "most": bound(amount?.most),
            "currency": amount.map { .text($0.currency.code) } ?? .null, "kind": .text(conditions.kind?.rawValue ?? both),
            "account": conditions.account.map { "\($0)" } ?? .null, "category": rule.result.category.map { "\($0)" } ?? .null,
            "title": .text(rule.result.title), "vendor": .text(rule.result.vendor), "tags": .list(rule.result.hashtags.map(JSONValue.text)),
            "rest": rule.rest.map { .text($0.rawValue) } ?? .null, "count": .whole(count ?? 0),
        ]
    }
}
