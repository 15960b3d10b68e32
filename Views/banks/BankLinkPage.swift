import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The link of a book to a bridge: before it is made, and its state with the accounts.
package struct BankLinkPage: PageModel {
    package struct Balance: Sendable {
        package let account, meta: String
        /// nil without a balance to compare.
        package let sentence: String?
        package let isEven: Bool
        /// The reasons why entries cannot be read.
        package let unread: [String]
    }

    /// A link as the page shows it.
    package struct Status: Sendable {
        package let host: String
        /// Names the person who made it; nil for the reader.
        package let made: String?
        package let lines, messages: [String]
        package var hasMessages: Bool { !messages.isEmpty }
        package let obstacle: String?
        package let isFetching, canFetch, canChoose, isOpen, isOff: Bool
        package let waiting: Link?
        package let fetchLink, chooseLink, endLink: Link
        package let balances: [Balance]
        package var hasBalances: Bool { !balances.isEmpty }
        package let accounts: [SelectField]
        package var hasAccounts: Bool { !accounts.isEmpty }
        package let found, from: String
    }

    package let title: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.banks) }
    package var back: Link? { Paths.bankImports }
    package var assets: PageAssets { [.banks, .guide, .people] }
    /// The ID that a new link gets.
    package let id: BankLink.ID
    package let problem: String?
    package var hasProblems: Bool { problem != nil }
    package let isAllowed, isOperator: Bool
    package let status: Status?
    package let steps: [String]

    /// The state of a book's link.
    package struct Content: Sendable {
        let link: BankLink
        let person: String
        let isOwn, isFetching: Bool
        let checks: [BalanceCheck]
        let pending: [Account.ID: Int]
        let accounts: [Account]
        package var failure: String? { link.fetching.failure }

        /// - Parameters:
        ///   - person: the name of the person who made it; empty in a book of one person.
        ///   - isOwn: true if the reader made it, who alone sees all accounts at the bridge.
        package init(
            _ link: BankLink, madeBy person: String, isOwn: Bool, isFetching: Bool, checks: [BalanceCheck],
            pending: [Account.ID: Int], accounts: [Account]
        ) {
            (self.link, self.person, self.isOwn, self.isFetching) = (link, person, isOwn, isFetching)
            (self.checks, self.pending, self.accounts) = (checks, pending, accounts)
        }
    }

    /// - Parameters:
    ///   - time: returns the civil time of seconds since 1970 for the reader.
    ///   - failure: the reason why the last attempt failed.
    package init(
        id: BankLink.ID, content: Content?, isAllowed: Bool, isOperator: Bool, problem: BridgeObstacle? = nil, failure: BridgeObstacle? = nil,
        today: CalendarDate, time: (Int64) -> CivilTime, t: Texts
    ) {
        let texts = t.bridges
        (title, self.id, self.isAllowed, self.isOperator) = (texts.title, id, isAllowed, isOperator)
        self.problem = problem.map(texts.obstacle)
        steps = [texts.stepOpen, texts.stepToken, texts.stepPaste]
        status = content.map { content in
            Self.status(content, isAllowed: isAllowed, failure: failure, hasProblem: problem != nil, today: today, time: time, t)
        }
    }

    private static func status(
        _ content: Content, isAllowed: Bool, failure: BridgeObstacle?, hasProblem: Bool, today: CalendarDate, time: (Int64) -> CivilTime, _ t: Texts
    ) -> Status {
        let texts = t.bridges, link = content.link, fetching = link.fetching
        func moment(_ seconds: Int64) -> String {
            let time = time(seconds)
            return "\(t.dates.brief(time.date, today: today)) \(time.time)"
        }
        let chosen = link.accounts.filter { $0.account != nil }, isOn = link.isOn && isAllowed
        var lines = [fetching.fetchedAt.map { texts.fetched(moment($0)) } ?? texts.never]
        if isOn, !content.isFetching, let due = fetching.dueAt { lines.append(texts.next(moment(due))) }
        if chosen.isEmpty, content.isOwn, !link.accounts.isEmpty { lines.append(texts.noChosen) }
        let reason = failure.map { obstacle in
            [link.isOn ? fetching.attemptedAt.map { texts.failed(moment($0)) } ?? "" : "", texts.obstacle(obstacle)].filter { !$0.isEmpty }
                .joined(separator: t.changes.between)
        }
        return Status(
            host: link.host, made: content.person.isEmpty ? nil : texts.made(content.person), lines: lines, messages: fetching.messages,
            obstacle: link.isOn ? reason : texts.revoked, isFetching: isOn && content.isFetching,
            canFetch: isOn && content.isOwn && !content.isFetching,
            canChoose: content.isOwn, isOpen: chosen.isEmpty || hasProblem, isOff: !link.isOn,
            waiting: link.waiting.map { Paths.bankImport($0) }, fetchLink: Paths.fetchBankLink(link.id),
            chooseLink: Paths.bankLink(link.id), endLink: Paths.endBankLink(link.id),
            balances: balances(content, chosen, t), accounts: content.isOwn ? fields(content, t) : [], found: texts.found(link.accounts.count),
            from: link.fetchFrom.description)
    }

    private static func balances(_ content: Content, _ chosen: [ConnectedAccount], _ t: Texts) -> [Balance] {
        let texts = t.bridges
        return chosen.compactMap { item in
            guard let account = content.accounts.first(where: { $0.id == item.account }) else { return nil }
            let check = content.checks.first { $0.account == account.id }, pending = content.pending[account.id] ?? 0
            var meta: [String] = [], sentence: String?, isEven = true
            if let check {
                meta = [texts.bank(t.money.string(check.bank)), texts.penny(t.money.string(check.penny))]
                let difference = check.difference
                isEven = difference?.isZero ?? false
                sentence =
                    difference.map { amount in
                        guard !amount.isZero else { return texts.balanceSame }
                        let text = t.money.string(amount.isNegative ? (try? amount.negated()) ?? amount : amount)
                        return amount.isNegative ? texts.moreAtBank(text) : texts.moreInPenny(text)
                    }
            } else if let balance = item.balance {
                meta = [texts.bank(t.money.string(balance.amount))]
            }
            if pending > 0 { meta.append(texts.pending(pending)) }
            if item.unreadable > 0 { meta.append(texts.unreadable(item.unreadable)) }
            return Balance(
                account: account.name, meta: meta.joined(separator: t.frame.listSeparator), sentence: sentence, isEven: isEven,
                unread: item.problems.map { unread($0, t) })
        }
    }

    private static func unread(_ problem: BankRowProblem, _ t: Texts) -> String {
        let sentence = t.sentence(problem.reason)
        return problem.text.isEmpty ? sentence : [t.bankProblems.inFile(problem.text), sentence].joined(separator: t.changes.between)
    }

    private static func fields(_ content: Content, _ t: Texts) -> [SelectField] {
        let texts = t.bridges
        return content.link.accounts.map { item in
            func value(_ choice: String) -> String { BankLinkForm.choice(choice, for: item.number) }
            let own = content.accounts.filter { $0.currency == item.currency && !$0.isArchived }
            let isNew = item.currency != nil
            let options =
                [SelectField.Option(value(""), texts.leftOut, isChosen: item.account == nil)]
                + own.map { .init(value($0.id.description), $0.name, isChosen: $0.id == item.account) }
                + (isNew ? [.init(value(BankLinkForm.newAccount), texts.newAccount, isChosen: false)] : [])
            let label = [item.bank, item.name, item.currency?.code ?? "", item.balance.map { texts.bank(t.money.string($0.amount)) } ?? ""]
            return SelectField(
                BankLinkForm.account.name, id: BankLinkForm.account.name(ofRow: item.number),
                label: label.filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator), options: options)
        }
    }
}
