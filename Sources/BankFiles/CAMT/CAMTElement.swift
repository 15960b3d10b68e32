/// The elements of ISO 20022 that the reader looks at, by their names in the schemas.
enum CAMTElement: String, CaseIterable {
    case document = "Document"
    case statement = "Stmt"
    case report = "Rpt"
    case notification = "Ntfctn"

    case account = "Acct"
    case id = "Id"
    case iban = "IBAN"
    case other = "Othr"
    case currency = "Ccy"
    case servicer = "Svcr"
    case institution = "FinInstnId"
    case bic = "BIC"
    case newerBIC = "BICFI"
    case name = "Nm"

    case balance = "Bal"
    case type = "Tp"
    case codeOrProprietary = "CdOrPrtry"
    case code = "Cd"
    case amount = "Amt"
    case direction = "CdtDbtInd"
    case date = "Dt"
    case dateAndTime = "DtTm"

    case entry = "Ntry"
    case status = "Sts"
    case isReversal = "RvslInd"
    case bookingDate = "BookgDt"
    case valueDate = "ValDt"
    case bankReference = "AcctSvcrRef"
    case entryInformation = "AddtlNtryInf"
    case details = "TxDtls"

    case references = "Refs"
    case endToEnd = "EndToEndId"
    case mandate = "MndtId"
    case cheque = "ChqNb"
    case amountDetails = "AmtDtls"
    case instructedAmount = "InstdAmt"
    case transactionAmount = "TxAmt"

    case parties = "RltdPties"
    case party = "Pty"
    case debtor = "Dbtr"
    case debtorAccount = "DbtrAcct"
    case ultimateDebtor = "UltmtDbtr"
    case creditor = "Cdtr"
    case creditorAccount = "CdtrAcct"
    case ultimateCreditor = "UltmtCdtr"

    case remittance = "RmtInf"
    case unstructured = "Ustrd"
    case structured = "Strd"
    case creditorReference = "CdtrRefInf"
    case reference = "Ref"
    case referredDocument = "RfrdDocInf"
    case number = "Nb"
    case remittanceAddition = "AddtlRmtInf"
    case detailsInformation = "AddtlTxInf"

    /// Any other element.
    case unknown = ""

    /// The elements by their names. Faster than `init(rawValue:)`, which compares one after the other.
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    static func named(_ name: String) -> CAMTElement { byName[name] ?? .unknown }
}
