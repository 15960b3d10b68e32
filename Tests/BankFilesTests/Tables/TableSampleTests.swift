import BankFiles
import Bookkeeping
import Foundation
import TestSupport
import Testing

@Suite struct TableSampleTests {
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Samples/tables")

    /// The samples by name, with the preset that they are, and the sums of their currencies in minor units.
    private static let samples: [(name: String, preset: String?, sums: [String: Int64])] = [
        ("actual", "Actual", ["EUR": 248_430]), ("ezbookkeeping", "ezBookkeeping", ["EUR": 238_750]), ("firefly", "Firefly III", ["EUR": 238_750]),
        ("ynab", "YNAB", ["USD": 238_750]), ("ynab-plain", "YNAB", ["EUR": 248_750]), ("mint", "Mint", ["USD": 248_750]),
        ("spliit", "Spliit", ["EUR": -1_550]), ("splitwise", "Splitwise", ["EUR": -1_550]), ("cashew", "Cashew", ["EUR": 248_750]),
        ("toshl", "Toshl", ["EUR": 248_750]), ("wallet", "Wallet", ["EUR": 248_750]), ("moneymanager", "Money Manager", ["EUR": 248_750]),
        ("gnucash", "GnuCash", ["EUR": 248_750]), ("moneyforward", "マネーフォワード ME", ["JPY": 248_750]), ("zaim", "Zaim", ["JPY": 238_750]),
        ("n26", "N26", ["EUR": 248_750]), ("n26-old", "N26", ["EUR": 248_750]), ("revolut", "Revolut", ["EUR": 238_350]),
        ("paypal", "PayPal", ["EUR": 248_750, "USD": -500]), ("paypal-de", "PayPal", ["EUR": 248_750]), ("wise", "Wise", ["EUR": 248_750]),
        ("monzo", "Monzo", ["GBP": 248_750]), ("starling", "Starling", ["GBP": 248_750]), ("dkb", "DKB", ["EUR": 248_450]),
        ("sparkasse", "Sparkasse", ["EUR": 248_750]), ("ing", "ING", ["EUR": 248_750]), ("ing-nl", "ING", ["EUR": 248_750]),
        ("comdirect", "comdirect", ["EUR": 248_750]), ("commerzbank", "Commerzbank", ["EUR": 248_750]),
        ("deutschebank", "Deutsche Bank", ["EUR": 248_750]), ("volksbank", "Volksbank", ["EUR": 248_750]), ("bunq", "bunq", ["EUR": 248_750]),
        ("abnamro", nil, ["EUR": 248_750]), ("rabobank", "Rabobank", ["EUR": 248_750]), ("chase", "Chase", ["USD": 248_750]),
        ("chase-card", "Chase", ["USD": 248_750]), ("bankofamerica", "Bank of America", ["USD": 248_750]),
        ("amex", "American Express", ["USD": 248_750]), ("wellsfargo", nil, ["USD": 248_750]), ("capitalone", "Capital One", ["USD": 248_750]),
        ("rakuten", "楽天銀行", ["JPY": 248_750]), ("smbc", "三井住友銀行", ["JPY": 248_750]), ("mufg", "三菱UFJ銀行", ["JPY": 248_750]),
        ("paypay", "PayPay", ["JPY": 248_750]), ("alipay", "支付宝", ["CNY": 249_000]), ("wechat", "微信支付", ["CNY": 248_750]),
        ("french", nil, ["EUR": 248_750]), ("spanish", nil, ["EUR": 248_750]), ("italian", nil, ["EUR": 248_750]), ("polish", nil, ["PLN": 248_750]),
        ("portuguese", nil, ["BRL": 248_750]), ("signs", nil, ["EUR": 248_750]), ("bars", nil, ["USD": 248_750]),
        // Programs whose rows are transfers, parts and balances.
        ("firefly-moves", "Firefly III", ["EUR": 108_766]), ("ezbookkeeping-moves", "ezBookkeeping", ["EUR": 266]),
        ("zaim-moves", "Zaim", ["JPY": 190_720]),
        ("cashew-moves", "Cashew", ["EUR": 36_750]), ("ynab-moves", "YNAB", ["USD": 47_766]), ("actual-moves", "Actual", ["EUR": 46_716]),
        ("splitwise-three", "Splitwise", ["EUR": -3_000]), ("spliit-pair", "Spliit", ["EUR": -1_250]), ("gnucash-moves", "GnuCash", ["EUR": 184_716]),
        ("moneyforward-moves", "マネーフォワード ME", ["JPY": -48_728]), ("suishouji", "随手记", ["CNY": 746_450]), ("suishouji-app", "随手记", ["CNY": -103_850]),
        ("qianji", "钱迹", ["CNY": 634_300]), ("monefy", "Monefy", ["EUR": 6_750]), ("moneymanager-moves", "Money Manager", ["EUR": -6_250]),
        ("penny", "Penny", ["EUR": -14_284]),
    ]

    private static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: directory.appending(path: "\(name).csv"))) }

    /// Guesses and reads a table whose account has the currency.
    private static func read(_ bytes: [UInt8], currency: String) throws -> (mapping: TableMapping, contents: BankFileContents) {
        var mapping = try TableMapping.guess(bytes), contents = BankFileContents()
        if mapping.currency == nil { mapping.currency = currency }
        try TableReader(mapping).read(bytes) { contents.add($0) }
        return (mapping, contents)
    }

    @Test func `every sample is in the list`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path).filter { $0.hasSuffix(".csv") }
        #expect(files.sorted() == Self.samples.map { "\($0.name).csv" }.sorted())
    }

    @Test(arguments: samples) func `a sample is recognised and read`(name: String, preset: String?, sums: [String: Int64]) throws {
        let (mapping, contents) = try Self.read(try Self.bytes(name), currency: sums.keys.min() ?? "EUR")
        #expect(mapping.preset == preset)
        var found: [String: Int64] = [:]
        for entry in contents.statements.flatMap(\.entries) { found[entry.amount.currency.code, default: 0] += entry.amount.minorUnits }
        #expect(found == sums)
        #expect(Golden.problem(with: Self.written(mapping, contents), "\(name).txt", in: Self.directory) == nil)
    }

    /// Returns what was read as lines of text.
    private static func written(_ mapping: TableMapping, _ contents: BankFileContents) -> String {
        let dialect = mapping.dialect
        var lines = [
            "\(dialect.encoding.rawValue) \(dialect.separator) preface \(dialect.preface) header \(dialect.hasHeader) \(mapping.dateOrder)"
                + " \(mapping.decimalMark.map { "\($0)" } ?? "-") \(mapping.currency ?? "-")",
            mapping.columns.map { $0?.rawValue ?? "-" }.joined(separator: " "),
        ]
        for statement in contents.statements {
            let account = statement.account
            lines.append("account \(account.number)|\(account.name)|\(account.currency?.code ?? "")")
            for (name, balance) in [("opening", statement.opening), ("closing", statement.closing)] {
                if let balance { lines.append("\(name) \(balance.amount.minorUnits) \(balance.date?.description ?? "-")") }
            }
            for entry in statement.entries {
                let days = [entry.date.description, entry.time?.description, entry.valueDate.map { "(\($0))" }].compactMap(\.self).joined(
                    separator: " ")
                let original = entry.original.map { " (\($0.minorUnits) \($0.currency.code))" } ?? ""
                let texts = [
                    entry.payee, entry.purpose, entry.reference, entry.bankID, entry.otherAccount, entry.category,
                    entry.hashtags.joined(separator: ","),
                    entry.transferAccount, entry.isPending ? "pending" : "",
                ]
                lines.append(
                    "\(entry.line): \(days) \(entry.amount.minorUnits) \(entry.amount.currency.code)\(original)|" + texts.joined(separator: "|"))
                lines += details(entry)
            }
        }
        for problem in contents.problems { lines.append("problem \(problem.line): \(problem.reason) \(problem.text)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns what only programs say of an entry.
    private static func details(_ entry: BankEntry) -> [String] {
        var lines = entry.role == .movement ? [] : ["  \(entry.role)"]
        if let title = entry.title { lines.append("  title \(title)") }
        if let place = entry.place { lines.append("  place \(place.latitude) \(place.longitude) \(place.name)") }
        return lines + entry.parts.map { "  part \($0.amount.minorUnits) \($0.category)|\($0.note)" }
    }
}
