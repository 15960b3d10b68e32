/// The aggregates and elements of OFX that are read. Others are passed over.
enum OFXTag: String, CaseIterable {
    case file = "OFX"
    case bankStatement = "STMTRS"
    case cardStatement = "CCSTMTRS"
    case investmentStatement = "INVSTMTRS"
    case list = "BANKTRANLIST"
    case pendingList = "BANKTRANLISTP"
    case investmentList = "INVTRANLIST"

    case movement = "STMTTRN"
    case pendingMovement = "STMTTRNP"
    case bankAccount = "BANKACCTFROM"
    case cardAccount = "CCACCTFROM"
    case investmentAccount = "INVACCTFROM"
    case ledgerBalance = "LEDGERBAL"
    case availableBalance = "AVAILBAL"

    case payee = "PAYEE"
    case otherBankAccount = "BANKACCTTO"
    case otherCardAccount = "CCACCTTO"
    case currency = "CURRENCY"
    case originalCurrency = "ORIGCURRENCY"

    case defaultCurrency = "CURDEF"
    case bankID = "BANKID"
    case brokerID = "BROKERID"
    case accountID = "ACCTID"
    case balanceAmount = "BALAMT"
    case balanceDate = "DTASOF"
    case postingDate = "DTPOSTED"
    case transactionDate = "DTTRAN"
    case userDate = "DTUSER"
    case availableDate = "DTAVAIL"
    case amount = "TRNAMT"
    case type = "TRNTYPE"
    case transactionID = "FITID"
    case correction = "CORRECTACTION"
    case cheque = "CHECKNUM"
    case reference = "REFNUM"
    case name = "NAME"
    case longName = "EXTDNAME"
    case memo = "MEMO"
    case rate = "CURRATE"
    case symbol = "CURSYM"

    /// The part that a tag has in the reading.
    enum Role {
        case file, statement, list
        /// An aggregate that becomes one part of the file, and ends at the next one if its end is missing.
        case record
        /// An aggregate inside a record.
        case group
        case value
    }

    var role: Role {
        switch self {
        case .file: .file
        case .bankStatement, .cardStatement, .investmentStatement: .statement
        case .list, .pendingList, .investmentList: .list
        case .movement, .pendingMovement, .bankAccount, .cardAccount, .investmentAccount, .ledgerBalance, .availableBalance: .record
        case .payee, .otherBankAccount, .otherCardAccount, .currency, .originalCurrency: .group
        default: .value
        }
    }

    /// True if an element that is read belongs to a group. Other elements end the group: its end tag is missing.
    func isOf(_ group: OFXTag) -> Bool {
        switch self {
        case .name: group == .payee
        case .accountID, .bankID: group == .otherBankAccount || group == .otherCardAccount
        case .rate, .symbol: group == .currency || group == .originalCurrency
        default: false
        }
    }

    /// The longest name.
    static let longestName = 16

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Finds the tag of a name in either case.
    init?(_ name: ArraySlice<UInt8>) {
        guard name.count <= Self.longestName else { return nil }
        let capitals = String(unsafeUninitializedCapacity: Self.longestName) { buffer in
            for (index, byte) in name.enumerated() { buffer[index] = 97...122 ~= byte ? byte - 32 : byte }
            return name.count
        }
        guard let tag = Self.byName[capitals] else { return nil }
        self = tag
    }
}
