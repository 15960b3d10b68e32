import Templates

/// The page for exporting all data of a person.
package struct ExportPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let contents: [String]
    package let detail: String
    package let isBusy: Bool

    package init(records: Int, attachments: Int, isBusy: Bool, t: Texts) {
        title = t.exports.title
        contents = [t.exports.contents1, t.exports.contents2, t.exports.contents3]
        detail = [t.exports.records(records), t.exports.attachments(attachments)].joined(separator: t.frame.listSeparator)
        self.isBusy = isBusy
    }
}

/// The page for choosing the file to import.
package struct ImportPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    /// The reason why the last file was refused.
    package let problem: String?
    package var hasProblems: Bool { problem != nil }

    package init(problem: String?, t: Texts) {
        title = t.exports.importTitle
        self.problem = problem
    }
}

/// The preview of a file, before it replaces all data.
package struct ImportPreviewPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.importBook }
    package let madeFor: String
    package let contents: [String]
    /// The URL to which notifications will be sent; nil if the file has none.
    package let sendsTo: String?
    /// The data that will be deleted for good; nil if there is none.
    package let replaced: String?

    package init(
        username: String, records: Int, accounts: Int, categories: Int, budgets: Int, attachments: Int, address: String?, replaced: Int, t: Texts
    ) {
        title = t.exports.importTitle
        madeFor = t.exports.madeFor(username)
        contents = [
            t.exports.records(records), t.exports.accounts(accounts), t.exports.categories(categories), t.exports.budgets(budgets),
            t.exports.attachments(attachments),
        ]
        sendsTo = address.map(t.exports.sendsTo)
        self.replaced = replaced > 0 ? t.exports.replacedRecords(replaced) : nil
    }
}
