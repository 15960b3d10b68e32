import Bookkeeping
import StrictXML

/// One pass over a document.
final class CAMTReading {
    private let handle: BankFileHandler
    /// The open elements.
    private var path: [CAMTElement] = []
    private var text = ""
    /// The attribute `Ccy` of the amount that is open.
    private var amountCurrency = ""

    private var account: BankAccount?
    private var isAccountPassed = false
    private var balances: [CAMTBalance] = []
    private var balance = CAMTBalance()
    private var entry: CAMTEntry?
    private var details = CAMTDetails()

    private var isStatementOpen = false
    private var hasContent = false
    private var entries = 0

    init(_ handle: @escaping BankFileHandler) { self.handle = handle }

    func take(_ event: XMLEvent, _ line: Int) throws {
        switch event {
        case .start(let name, let attributes):
            let element = CAMTElement.named(name.local)
            if path.isEmpty, element != .document, !name.local.hasPrefix("BkToCstmr") { throw BankFileProblem(.malformed, line: line) }
            text = ""
            path.append(element)
            begin(element, attributes, line)
        case .text(let part):
            guard part.utf8.count <= BankFileLimits.value else { throw BankFileProblem(.tooLong, line: line) }
            text += part
        case .end:
            guard let element = path.popLast() else { return }
            try end(element, line)
            text = ""
        }
    }

    func finish() throws {
        guard hasContent else { throw BankFileProblem(.empty) }
    }

    private func begin(_ element: CAMTElement, _ attributes: [XMLName: String], _ line: Int) {
        switch element {
        case .statement, .report, .notification:
            guard !isStatementOpen else { return }
            (isStatementOpen, isAccountPassed, account, balances) = (true, false, BankAccount(), [])
        case .balance: balance = CAMTBalance()
        case .entry: if isStatementOpen, entry == nil { entry = CAMTEntry(line: line) }
        case .details: details = CAMTDetails()
        case .amount: amountCurrency = attributes[XMLName("Ccy")] ?? ""
        default: break
        }
    }

    private func end(_ element: CAMTElement, _ line: Int) throws {
        guard isStatementOpen else { return }
        if path.contains(.details) {
            take(element, ofDetails: text.singleSpaced)
        } else if entry != nil {
            if element == .entry, path.last.map(isStatement) == true { return try passEntry() }
            if element == .details { entry?.details.append(details) } else { take(element, ofEntry: text.singleSpaced) }
        } else if path.contains(.balance) {
            take(element, ofBalance: text.singleSpaced)
        } else if element == .balance {
            balances.append(balance)
        } else if path.contains(.account) {
            take(element, ofAccount: text.singleSpaced)
        } else if isStatement(element) {
            try passAccount()
            isStatementOpen = false
        }
    }

    private func isStatement(_ element: CAMTElement) -> Bool { element == .statement || element == .report || element == .notification }

    private var parent: CAMTElement { path.last ?? .unknown }
    private var grandparent: CAMTElement { path.dropLast().last ?? .unknown }

    private func take(_ element: CAMTElement, ofAccount text: String) {
        switch (element, parent) {
        case (.iban, .id): account?.number = text.withoutSpaces
        case (.id, .other) where grandparent == .id: if account?.number == "" { account?.number = text.withoutSpaces }
        case (.currency, .account): account?.currency = Currency(code: text)
        case (.name, .account): account?.name = text
        case (.bic, .institution), (.newerBIC, .institution): account?.bank = text.withoutSpaces
        default: break
        }
    }

    private func take(_ element: CAMTElement, ofBalance text: String) {
        switch (element, parent) {
        case (.code, .codeOrProprietary) where grandparent == .type: balance.kind = text
        // The type in camt.05x.001.01.
        case (.code, .type): balance.kind = text
        case (.amount, .balance): balance.amount = CAMTAmount(text, amountCurrency)
        case (.direction, .balance): balance.direction = CAMTDirection(text)
        case (.date, .date), (.dateAndTime, .date): balance.date = CAMTDate(text).date
        default: break
        }
    }

    private func take(_ element: CAMTElement, ofEntry text: String) {
        switch (element, parent) {
        case (.amount, .entry): entry?.amount = CAMTAmount(text, amountCurrency)
        case (.direction, .entry): entry?.direction = CAMTDirection(text)
        case (.isReversal, .entry): entry?.isReversal = text == "true" || text == "1"
        case (.status, .entry), (.code, .status): if !text.isEmpty { entry?.status = text }
        case (.date, .bookingDate), (.dateAndTime, .bookingDate): entry?.booked = CAMTDate(text)
        case (.date, .valueDate), (.dateAndTime, .valueDate): entry?.valued = CAMTDate(text)
        case (.bankReference, .entry): entry?.bankReference = text.provided
        case (.entryInformation, .entry): entry?.information = text
        case (.amount, .instructedAmount): entry?.instructed = CAMTAmount(text, amountCurrency)
        case (.amount, .transactionAmount): entry?.transacted = CAMTAmount(text, amountCurrency)
        default: break
        }
    }

    private func take(_ element: CAMTElement, ofDetails text: String) {
        switch (element, parent) {
        case (.amount, .details): details.amount = CAMTAmount(text, amountCurrency)
        case (.direction, .details): details.direction = CAMTDirection(text)
        case (.amount, .instructedAmount): details.instructed = CAMTAmount(text, amountCurrency)
        case (.amount, .transactionAmount): details.transacted = CAMTAmount(text, amountCurrency)
        case (.endToEnd, .references): details.endToEnd = text.provided
        case (.mandate, .references): details.mandate = text.provided
        case (.cheque, .references): details.cheque = text.provided
        case (.bankReference, .references): details.bankReference = text.provided
        case (.name, .party): details.name(text.provided, of: grandparent)
        case (.name, let side): details.name(text.provided, of: side)
        case (.iban, .id): details.account(text.withoutSpaces, of: grandparent)
        case (.id, .other): details.account(text.withoutSpaces, of: path.dropLast(2).last ?? .unknown)
        case (.unstructured, .remittance): details.purpose.append(text)
        case (.remittanceAddition, .structured): details.purpose.append(text)
        case (.reference, .creditorReference): details.creditorReference = text.provided
        case (.number, .referredDocument): details.document = text.provided
        case (.detailsInformation, .details): details.information = text
        default: break
        }
    }

    /// Passes on the account and its balances, before the first entry.
    private func passAccount() throws {
        guard !isAccountPassed, let account else { return }
        isAccountPassed = true
        try handle(.account(account))
        let opening = balances.first { $0.kind == "OPBD" } ?? balances.first { $0.kind == "PRCD" }
        if let opening = opening?.balance(account.currency) { try pass(.opening(opening)) }
        if let closing = balances.last(where: { $0.kind == "CLBD" })?.balance(account.currency) { try pass(.closing(closing)) }
    }

    private func passEntry() throws {
        guard let entry, let account else { return }
        self.entry = nil
        try passAccount()
        guard entry.status != "INFO" else { return hasContent = true }
        do {
            for entry in try entry.entries(of: account) { try count(.entry(entry)) }
        } catch let reason as BankRowProblem.Reason {
            try count(.problem(BankRowProblem(line: entry.line, reason, text: entry.text)))
        }
    }

    private func count(_ event: BankFileEvent) throws {
        try BankFileLimits.count(&entries)
        try pass(event)
    }

    private func pass(_ event: BankFileEvent) throws {
        hasContent = true
        try handle(event)
    }
}
