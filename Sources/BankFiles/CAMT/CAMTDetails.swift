import Bookkeeping

/// The details of one of the transactions of an entry (`TxDtls`).
struct CAMTDetails {
    struct Side {
        var name = "", account = "", ultimateName = ""

        var isEmpty: Bool { name.isEmpty && account.isEmpty && ultimateName.isEmpty }
    }

    var amount: CAMTAmount?
    var direction: CAMTDirection?
    var instructed: CAMTAmount?
    var transacted: CAMTAmount?
    var endToEnd = ""
    var mandate = ""
    var cheque = ""
    var bankReference = ""
    var debtor = Side()
    var creditor = Side()
    var purpose: [String] = []
    var creditorReference = ""
    var document = ""
    var information = ""

    /// The end-to-end ID, or else the reference of the creditor, the number of the cheque, of the invoice, or of the mandate.
    var reference: String { [endToEnd, creditorReference, cheque, document, mandate].first { !$0.isEmpty } ?? "" }

    var texts: [String] { [debtor.name, creditor.name, purpose.spaced, information] }

    mutating func name(_ name: String, of element: CAMTElement) {
        switch element {
        case .debtor: debtor.name = name
        case .ultimateDebtor: debtor.ultimateName = name
        case .creditor: creditor.name = name
        case .ultimateCreditor: creditor.ultimateName = name
        default: break
        }
    }

    mutating func account(_ account: String, of element: CAMTElement) {
        switch element {
        case .debtorAccount: debtor.account = account
        case .creditorAccount: creditor.account = account
        default: break
        }
    }

    /// Returns the name and the account of the other side: of the debtor for money that came in, of the creditor for money that left.
    /// A side with the account of the statement is the own one, wherever it is.
    func otherSide(wasCredit: Bool, _ own: String) -> (name: String, account: String) {
        var (side, opposite) = wasCredit ? (debtor, creditor) : (creditor, debtor)
        if side.isEmpty || (!own.isEmpty && side.account == own), !opposite.account.isEmpty, opposite.account != own { swap(&side, &opposite) }
        return (side.name.isEmpty ? side.ultimateName : side.name, side.account)
    }

    /// Returns the amount in a currency: `Amt`, since version 3 of the messages, or one of `AmtDtls`.
    func ownAmount(in currency: Currency) -> CAMTAmount? {
        [amount, transacted, instructed].lazy.compactMap { $0 }.first { $0.currency.isEmpty || Currency(code: $0.currency) == currency }
    }

    /// Returns the first amount in another currency than the entry, with the entry's sign.
    static func original(_ amounts: [CAMTAmount?], of amount: Money) -> Money? {
        for case .some(let written) in amounts {
            guard !written.currency.isEmpty, let money = try? written.money(nil).get(), money.currency != amount.currency else { continue }
            return amount.isNegative ? try? money.negated() : money
        }
        return nil
    }
}
