/// The formats in which ``MadeUpStatements`` can be written.
public enum MadeUpBankFile: String, CaseIterable, Sendable {
    /// Commas, ISO 8601 days, decimal points, a column for the account and one for the currency.
    case csv
    /// Tabs, days before months, decimal commas, columns for debit and for credit.
    case tsv
    case ofx1, ofx2, qfx, qif, camt, mt940

    /// The name of the file.
    public var name: String {
        switch self {
        case .ofx1, .ofx2: "\(rawValue).ofx"
        case .camt: "statement.xml"
        case .mt940: "statement.sta"
        case .csv, .tsv, .qfx, .qif: "statement.\(rawValue)"
        }
    }

    /// False for QIF, whose amounts are in the currency of the book.
    public var hasCurrencies: Bool { self != .qif }

    public func bytes(of statements: MadeUpStatements) -> [UInt8] {
        var text = ""
        text.reserveCapacity(statements.entries.count * 200)
        switch self {
        case .csv: csv(statements, into: &text)
        case .tsv: tsv(statements, into: &text)
        case .ofx1, .ofx2, .qfx: ofx(statements, into: &text)
        case .qif: qif(statements, into: &text)
        case .camt: camt(statements, into: &text)
        case .mt940: mt940(statements, into: &text)
        }
        return Array(text.utf8)
    }

    private typealias Account = MadeUpStatements.Account
    private typealias Entry = MadeUpStatements.Entry

    private func each(_ statements: MadeUpStatements, _ body: (Account, ArraySlice<Entry>) -> Void) {
        for (number, account) in statements.accounts.enumerated() { body(account, statements.entries.filter { $0.account == number }[...]) }
    }

    // MARK: Tables

    private func csv(_ statements: MadeUpStatements, into text: inout String) {
        text += "Date,Account,Payee,Purpose,Amount,Currency,Transaction ID\n"
        for entry in statements.entries {
            guard let account = statements.accounts.dropFirst(entry.account).first else { continue }
            let payee = entry.payee.replacing("\"", with: "\"\"")
            text +=
                "\(entry.isoDay),\(account.number),\"\(payee)\",\"\(entry.purpose)\",\(account.decimal(entry.amount)),\(account.currency),\(entry.id)\n"
        }
    }

    private func tsv(_ statements: MadeUpStatements, into text: inout String) {
        text += "Buchungstag\tKonto\tEmpfänger\tVerwendungszweck\tSoll\tHaben\tWährung\n"
        for entry in statements.entries {
            guard let account = statements.accounts.dropFirst(entry.account).first else { continue }
            let amount = account.decimal(abs(entry.amount), mark: ","), payee = entry.payee.replacing("\"", with: "\"\"")
            text += "\(entry.day.padded).\(entry.month.padded).\(entry.year)\t\(account.number)\t\"\(payee)\"\t\(entry.purpose)\t"
            text += "\(entry.amount < 0 ? amount : "")\t\(entry.amount < 0 ? "" : amount)\t\(account.currency)\n"
        }
    }

    // MARK: OFX

    private func ofx(_ statements: MadeUpStatements, into text: inout String) {
        let isXML = self == .ofx2
        if isXML {
            text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            text += "<?OFX OFXHEADER=\"200\" VERSION=\"211\" SECURITY=\"NONE\" OLDFILEUID=\"NONE\" NEWFILEUID=\"NONE\"?>\n"
        } else {
            text += "OFXHEADER:100\nDATA:OFXSGML\nVERSION:103\nSECURITY:NONE\nENCODING:UNICODE\nCHARSET:NONE\nCOMPRESSION:NONE\nOLDFILEUID:NONE\n"
            text += "NEWFILEUID:NONE\n\n"
        }
        func leaf(_ name: String, _ value: String) { text += "<\(name)>\(value.escaped)\(isXML ? "</\(name)>" : "")\n" }
        text += "<OFX><SIGNONMSGSRSV1><SONRS>\n"
        if self == .qfx { leaf("INTU.BID", "3000") }
        text += "</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>\n"
        each(statements) { account, entries in
            text += "<STMTTRNRS><STMTRS>\n"
            leaf("CURDEF", account.currency)
            text += "<BANKACCTFROM>\n"
            leaf("BANKID", "10030002")
            leaf("ACCTID", account.number)
            leaf("ACCTTYPE", "CHECKING")
            text += "</BANKACCTFROM><BANKTRANLIST>\n"
            for entry in entries {
                text += "<STMTTRN>\n"
                leaf("TRNTYPE", entry.amount < 0 ? "DEBIT" : "CREDIT")
                leaf("DTPOSTED", "\(entry.year)\(entry.month.padded)\(entry.day.padded)120000[0:GMT]")
                leaf("TRNAMT", account.decimal(entry.amount))
                leaf("FITID", entry.id)
                leaf("NAME", entry.payee)
                leaf("MEMO", entry.purpose)
                text += "</STMTTRN>\n"
            }
            text += "</BANKTRANLIST></STMTRS></STMTTRNRS>\n"
        }
        text += "</BANKMSGSRSV1></OFX>\n"
    }

    // MARK: QIF

    private func qif(_ statements: MadeUpStatements, into text: inout String) {
        each(statements) { account, entries in
            text += "!Account\nN\(account.number)\nTBank\n^\n!Type:Bank\n"
            for entry in entries {
                text +=
                    "D\(entry.day.padded)/\(entry.month.padded)/\(entry.year)\nT\(account.decimal(entry.amount))\nP\(entry.payee)\nM\(entry.purpose)\n^\n"
            }
        }
    }

    // MARK: CAMT

    private func camt(_ statements: MadeUpStatements, into text: inout String) {
        text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.08\"><BkToCstmrStmt>\n"
        text += "<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-01-02T03:04:05Z</CreDtTm></GrpHdr>\n"
        each(statements) { account, entries in
            text += "<Stmt><Id>\(account.number)</Id><Acct><Id><IBAN>\(account.number)</IBAN></Id><Ccy>\(account.currency)</Ccy></Acct>\n"
            for entry in entries {
                let side = entry.amount < 0 ? ("DBIT", "Cdtr") : ("CRDT", "Dbtr")
                text += "<Ntry><Amt Ccy=\"\(account.currency)\">\(account.decimal(abs(entry.amount)))</Amt><CdtDbtInd>\(side.0)</CdtDbtInd>"
                text += "<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>\(entry.isoDay)</Dt></BookgDt><AcctSvcrRef>\(entry.id)</AcctSvcrRef><NtryDtls><TxDtls>"
                text += "<RltdPties><\(side.1)><Pty><Nm>\(entry.payee.escaped)</Nm></Pty></\(side.1)></RltdPties>"
                text += "<RmtInf><Ustrd>\(entry.purpose)</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n"
            }
            text += "</Stmt>\n"
        }
        text += "</BkToCstmrStmt></Document>\n"
    }

    // MARK: MT940

    private func mt940(_ statements: MadeUpStatements, into text: inout String) {
        each(statements) { account, entries in
            var balance: Int64 = 0
            func line(_ tag: String, _ day: String) {
                text += ":\(tag):\(balance < 0 ? "D" : "C")\(day)\(account.currency)\(account.decimal(abs(balance), mark: ","))"
                text += "\(account.places == 0 ? "," : "")\r\n"
            }
            text += ":20:STARTUMSE\r\n:25:\(account.number)\r\n:28C:00001/001\r\n"
            line("60F", "210101")
            for entry in entries {
                balance += entry.amount
                let day = "\((entry.year % 100).padded)\(entry.month.padded)\(entry.day.padded)"
                text += ":61:\(day)\(day.dropFirst(2))\(entry.amount < 0 ? "D" : "C")\(account.decimal(abs(entry.amount), mark: ","))"
                text += "\(account.places == 0 ? "," : "")NMSCNONREF//\(entry.id)\r\n:86:166?00POS?20\(entry.purpose)?32\(entry.payee)\r\n"
            }
            line("62F", "251231")
            text += "-\r\n"
        }
    }
}

extension MadeUpStatements.Account {
    /// Writes minor units as a decimal number.
    fileprivate func decimal(_ amount: Int64, mark: String = ".") -> String {
        guard places > 0 else { return "\(amount)" }
        let digits = "\(abs(amount))", padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (amount < 0 ? "-" : "") + padded.dropLast(places) + mark + padded.suffix(places)
    }
}

extension MadeUpStatements.Entry {
    fileprivate var isoDay: String { "\(year)-\(month.padded)-\(day.padded)" }
}

extension Int {
    fileprivate var padded: String { self < 10 ? "0\(self)" : "\(self)" }
}

extension String {
    fileprivate var escaped: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") }
}
