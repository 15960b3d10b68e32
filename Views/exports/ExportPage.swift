import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The page for exporting all data of a person, or the book of a household.
package struct ExportPage: PageModel {
    package let title, intro, notIn: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.backup) }
    package var back: Link? { Paths.settings }
    package let contents: [String]
    package let detail: String
    package let isBusy: Bool

    package init(records: Int, attachments: Int, isOfHousehold: Bool, isBusy: Bool, t: Texts) {
        let household = t.householdExports
        title = isOfHousehold ? household.title : t.exports.title
        intro = isOfHousehold ? household.intro : t.exports.intro
        notIn = isOfHousehold ? household.notIn : t.exports.notIn
        contents = [isOfHousehold ? household.contents : t.exports.contents1, t.exports.contents2, t.exports.contents3]
        detail = [t.exports.records(records), t.exports.attachments(attachments)].joined(separator: t.frame.listSeparator)
        self.isBusy = isBusy
    }
}

/// The page for choosing the file to import.
package struct ImportPage: PageModel {
    package let title, stays: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    /// The reason why the last file was refused.
    package let problem: String?
    package var hasProblems: Bool { problem != nil }

    package init(problem: String?, isOfHousehold: Bool, t: Texts) {
        title = isOfHousehold ? t.householdExports.importTitle : t.exports.importTitle
        stays = isOfHousehold ? t.householdExports.stays : t.exports.stays
        self.problem = problem
    }
}

/// The preview of a file, before it replaces all data.
package struct ImportPreviewPage: PageModel {
    package let title, stays, replaces, nothingToReplace, button: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.importBook }
    package let madeFor: String
    package let contents: [String]
    /// The choice of the person in the file who the visitor is; nil if that is known, or nobody is in it.
    package let own: SelectField?
    package let ownHint: String
    /// The URL that notifications will be sent to; nil if the file has none.
    package let sendsTo: String?
    /// The data that will be deleted for good; nil if there is none.
    package let replaced: String?

    /// The contents of the file.
    package struct Facts {
        let name: String
        let records, accounts, categories, budgets, attachments: Int
        let address: String?

        package init(name: String, records: Int, accounts: Int, categories: Int, budgets: Int, attachments: Int, address: String?) {
            (self.name, self.records, self.accounts, self.categories) = (name, records, accounts, categories)
            (self.budgets, self.attachments, self.address) = (budgets, attachments, address)
        }
    }

    /// Creates the page for a person's own book.
    package init(_ facts: Facts, replaced: Int, t: Texts) {
        let words = t.exports
        self.init(facts, title: words.importTitle, madeFor: words.madeFor(facts.name), people: nil, own: nil, replaced: replaced, t: t)
    }

    /// Creates the page for the book of a household.
    ///
    /// - Parameters:
    ///   - people: the people in the file who are not of the household yet, and may be the visitor; empty if the visitor is in the file.
    ///   - name: the visitor's name; the person with this name is the initial choice.
    package init(
        ofHousehold facts: Facts, people: Int, candidates: [ExportedHouseholdMember], name: String, replaced: Int, t: Texts
    ) {
        let words = t.householdExports, chosen = candidates.first { $0.name == name }?.id
        let options =
            candidates.map { SelectField.Option($0.id.description, $0.name, isChosen: $0.id == chosen) }
            + [SelectField.Option("", words.nobody, isChosen: chosen == nil)]
        self.init(
            facts, title: words.importTitle, madeFor: words.madeFor(facts.name), people: words.people(people),
            own: candidates.isEmpty ? nil : SelectField(ArrivalForm.own.name, label: words.own, options: options), replaced: replaced, t: t)
    }

    private init(_ facts: Facts, title: String, madeFor: String, people: String?, own: SelectField?, replaced: Int, t: Texts) {
        let words = t.exports, household = t.householdExports, isOfHousehold = people != nil
        (self.title, self.madeFor, self.own) = (title, madeFor, own)
        stays = isOfHousehold ? household.stays : words.stays
        replaces = isOfHousehold ? household.replaces : words.replaces
        nothingToReplace = isOfHousehold ? household.nothingToReplace : words.nothingToReplace
        button = isOfHousehold ? household.importButton : words.importButton
        ownHint = household.ownHint
        contents =
            (people.map { [$0] } ?? []) + [
                words.records(facts.records), words.accounts(facts.accounts), words.categories(facts.categories), words.budgets(facts.budgets),
                words.attachments(facts.attachments),
            ]
        sendsTo = facts.address.map(words.sendsTo)
        self.replaced = replaced > 0 ? words.replacedRecords(replaced) : nil
    }
}
