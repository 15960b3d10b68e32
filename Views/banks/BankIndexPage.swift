import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The upload of bank files, with the list of imports.
package struct BankIndexPage: PageModel {
    package struct Row: Sendable {
        package let name, meta, hue: String
        package let link, takeBack: Link
        package let canTakeBack, isWaiting, isTakenBack: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.banks) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.banks] }
    /// The ID of the import that the form begins.
    package let id: BankImport.ID
    package let account: SelectField
    /// The reasons why the last files were refused.
    package let problems: [String]
    package var hasProblems: Bool { !problems.isEmpty }
    package let rows: [Row]
    package var isEmpty: Bool { rows.isEmpty }

    package init(
        id: BankImport.ID, imports: [BankImport], accounts: [Account], chosen: Account.ID?, problems: [String] = [], now: Int64,
        zone: CivilTimeZone, t: Texts
    ) {
        let texts = t.banks, today = CivilTime(seconds: now, in: zone).date
        (title, self.id, self.problems) = (texts.title, id, problems)
        account = SelectField(
            BankUploadForm.account.name, label: texts.into,
            options: [.init("", texts.asFile, isChosen: chosen == nil)]
                + accounts.filter { !$0.isArchived }.map { .init($0, isChosen: $0.id == chosen, t: t) })
        rows = imports.map { item in
            let seconds = item.state.seconds ?? item.at
            let day = t.dates.dayOfMonth(CivilTime(seconds: seconds, in: zone).date, today: today)
            let into = item.accounts.compactMap { id in accounts.first { $0.id == id }?.name }.joined(separator: t.frame.listSeparator)
            var isWaiting = false, canTakeBack = false, isTakenBack = false
            switch item.state {
            case .preview: isWaiting = true
            case .done(_, let until): canTakeBack = until > now && item.records > 0
            case .takenBack: isTakenBack = true
            }
            return Row(
                name: item.name,
                meta: [day, isWaiting ? into : texts.recordsInto(item.records, into)].filter { !$0.isEmpty }
                    .joined(separator: t.frame.listSeparator), hue: (isWaiting ? Hue.amber : isTakenBack ? .slate : .sky).rawValue,
                link: Paths.bankImport(item.id), takeBack: Paths.takeBackBankImport(item.id), canTakeBack: canTakeBack, isWaiting: isWaiting,
                isTakenBack: isTakenBack)
        }
    }
}

extension BankImport.State {
    /// The time when the import was done or taken back; nil before.
    fileprivate var seconds: Int64? {
        switch self {
        case .preview: nil
        case .done(let at, _), .takenBack(let at): at
        }
    }
}

extension SelectField.Option {
    /// An account, with its currency.
    init(_ account: Account, isChosen: Bool, t: Texts) {
        self.init(
            account.id.description, [account.name, account.currency.code].joined(separator: t.frame.listSeparator), isChosen: isChosen)
    }
}
