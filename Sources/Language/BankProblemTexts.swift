import BankFiles
import Bookkeeping

/// The reasons why a bank file, or a row of it, cannot be read.
package struct BankProblemTexts: Sentences {
    /// The reasons for a file as a whole, by the names of `BankFileProblem.Reason`.
    package let unknownFormat, malformed, tooLarge, tooLong, notText, empty, balances, documentType, spreadsheet, pdf, image, archive: String
    package let noDate, noAmount, noCurrency, incomplete, extraValues, unreadable, total, contradiction: String
    package let badDate, badAmount, unknownDirection, amountTooLarge, unknownCurrency, pastCurrency, otherCurrency, inFile, closing: Named
    package let atLine: Counted
    /// Between two sentences.
    let between: String

    static let english = BankProblemTexts(
        unknownFormat: "This is none of the formats that Penny knows. Look for an export as CSV, OFX, QIF, CAMT or MT940 at your bank.",
        malformed: "The file breaks off, or is not written as its format requires. Download it once more, unchanged.",
        tooLarge: "The file is too large: it may have 64 MB and 200,000 rows. Export a shorter period.",
        tooLong: "A line of the file is longer than any bank writes. Check that it is the right file.",
        notText: "The letters of the file cannot be read. Export it once more, in UTF-8 if you can choose.",
        empty: "There are no entries in the file. Choose a period with entries, and export it again.",
        balances: "This is a list of balances, not of entries. Look for the export of transactions at your bank.",
        documentType: "The file defines markup of its own, which no bank does. It is not read.",
        spreadsheet: "This is a workbook of a spreadsheet program. Save its sheet as CSV, and upload that.",
        pdf: "This is a PDF, made for reading on paper. Look for an export as CSV, OFX, CAMT or MT940 at your bank.",
        image: "This is a picture. Look for an export as CSV, OFX, CAMT or MT940 at your bank.",
        archive: "The zip file cannot be opened, or has more in it than files of a bank. Upload the files in it.", noDate: "There is no date.",
        noAmount: "There is no amount.", noCurrency: "There is no currency.", incomplete: "The row breaks off.",
        extraValues: "The row has more values than there are columns. Put texts with a separator in quotes.",
        unreadable: "None of its rows can be read. The first one:", total: "The row looks like a sum of others, not like an entry.",
        contradiction: "The balance of the row says that the amount went the other way.",
        badDate: { "“\($0)” is no date." },
        badAmount: { "“\($0)” is no amount." },
        unknownDirection: { "“\($0)” says neither money in nor money out." }, amountTooLarge: { "“\($0)” is more than an account can have." },
        unknownCurrency: { "“\($0)” is no currency." },
        pastCurrency: {
            "“\(HistoricCurrency.title($0, in: .english))” is a currency of the past, in which no account can be. Convert the amounts in the file first."
        }, otherCurrency: { "The amount is in \($0), the account is not." }, inFile: { "\($0):" },
        closing: { "Its closing balance is \($0)." }, atLine: { "Row \($0) of the file." }, between: " ")
    static let japanese = BankProblemTexts(
        unknownFormat: "対応していない形式です。銀行のサイトから、CSV・OFX・QIF・CAMT・MT940のいずれかでダウンロードし直してください。",
        malformed: "ファイルが途中で切れているか、形式が正しくありません。変更せずにもう一度ダウンロードしてください。",
        tooLarge: "ファイルが大きすぎます（64 MB、20万行まで）。期間を短くしてダウンロードし直してください。", tooLong: "銀行のファイルとしては長すぎる行があります。ファイルを確認してください。",
        notText: "文字コードを判別できません。できればUTF-8でダウンロードし直してください。", empty: "ファイルに明細がありません。明細のある期間を選んでダウンロードし直してください。",
        balances: "残高の一覧で、入出金の明細がありません。銀行のサイトから、明細をダウンロードしてください。",
        documentType: "銀行のファイルにはない定義が含まれているため、読み込めません。銀行のサイトからダウンロードし直してください。", spreadsheet: "表計算ソフトのファイルです。シートをCSVで保存し、それを選んでください。",
        pdf: "PDFからは取り込めません。銀行のサイトから、CSV・OFX・CAMT・MT940のいずれかでダウンロードし直してください。",
        image: "画像からは取り込めません。銀行のサイトから、CSV・OFX・CAMT・MT940のいずれかでダウンロードし直してください。",
        archive: "zipを開けないか、銀行のファイル以外のものが入っています。中のファイルを選んでください。", noDate: "日付がありません。", noAmount: "金額がありません。",
        noCurrency: "通貨がありません。", incomplete: "行が途中で切れています。",
        extraValues: "列より多くの値があります。区切り文字を含む値は、引用符で囲んでください。", unreadable: "読める行が1行もありません。最初の行：", total: "明細ではなく、合計の行のようです。",
        contradiction: "残高の動きが金額と逆です。",
        badDate: { "「\($0)」を日付として読めません。" }, badAmount: { "「\($0)」を金額として読めません。" },
        unknownDirection: { "「\($0)」が入金か出金かわかりません。" },
        amountTooLarge: { "「\($0)」は扱える金額の上限を超えています。" }, unknownCurrency: { "「\($0)」という通貨はありません。" },
        pastCurrency: { "「\(HistoricCurrency.title($0, in: .japanese))」は廃止された通貨のため、口座では使えません。ファイルの金額を換算してから取り込んでください。" },
        otherCurrency: { "金額の通貨（\($0)）が、口座の通貨と異なります。" }, inFile: { "\($0)：" },
        closing: { "期末残高は\($0)です。" }, atLine: { "ファイルの\($0)行目。" }, between: "")
    static let simplifiedChinese = BankProblemTexts(
        unknownFormat: "不支持这种格式。请在银行网站下载 CSV、OFX、QIF、CAMT 或 MT940 格式的明细。", malformed: "文件不完整，或格式不正确。请重新下载，不要改动。",
        tooLarge: "文件太大：最多 64 MB、20 万行。请导出较短的时间段。", tooLong: "有一行过长，不像银行的文件。请确认是否选对了文件。", notText: "无法识别文件的字符编码。请尽量选择 UTF-8 重新导出。",
        empty: "文件中没有明细。请选择有明细的时间段重新导出。", balances: "这是余额列表，没有收支明细。请在银行网站下载交易明细。",
        documentType: "文件含有银行文件中不会出现的定义，无法读取。请从银行网站重新下载。", spreadsheet: "这是电子表格文件。请把工作表另存为 CSV 再上传。",
        pdf: "无法导入 PDF。请在银行网站下载 CSV、OFX、CAMT 或 MT940 格式的明细。", image: "无法导入图片。请在银行网站下载 CSV、OFX、CAMT 或 MT940 格式的明细。",
        archive: "无法打开 zip，或含有银行文件以外的内容。请上传其中的文件。", noDate: "没有日期。", noAmount: "没有金额。", noCurrency: "没有币种。", incomplete: "此行不完整。",
        extraValues: "此行的值比列多。请把含有分隔符的值放进引号。", unreadable: "没有一行能读取。第一行：", total: "此行像是合计，而不是一笔明细。", contradiction: "余额的变化与金额方向相反。",
        badDate: { "“\($0)”不是有效的日期。" }, badAmount: { "“\($0)”不是有效的金额。" },
        unknownDirection: { "不知道“\($0)”表示收入还是支出。" }, amountTooLarge: { "“\($0)”超出可记录的金额上限。" },
        unknownCurrency: { "“\($0)”不是有效的币种。" }, pastCurrency: { "“\(HistoricCurrency.title($0, in: .simplifiedChinese))”是已停用的币种，不能用于账户。请先换算文件中的金额。" },
        otherCurrency: { "金额的币种（\($0)）与账户币种不同。" }, inFile: { "\($0)：" },
        closing: { "期末余额为 \($0)。" }, atLine: { "文件第 \($0) 行。" },
        between: "")

    /// Returns the sentence about a row that cannot be read.
    package func sentence(_ reason: BankRowProblem.Reason) -> String {
        switch reason {
        case .noDate: noDate
        case .badDate(let text): badDate(text)
        case .noAmount: noAmount
        case .badAmount(let text): badAmount(text)
        case .amountTooLarge(let text): amountTooLarge(text)
        case .unknownCurrency(let text): HistoricCurrency(code: text) == nil ? unknownCurrency(text) : pastCurrency(text)
        case .noCurrency: noCurrency
        case .incomplete: incomplete
        case .extraValues: extraValues
        case .total: total
        case .unknownDirection(let text): unknownDirection(text)
        case .contradiction: contradiction
        case .otherCurrency(let code): otherCurrency(code)
        }
    }
}

extension Texts {
    /// Returns the sentence about a row that cannot be read, without its figures while amounts are hidden.
    package func sentence(_ reason: BankRowProblem.Reason) -> String {
        guard money.isMasked else { return bankProblems.sentence(reason) }
        return switch reason {
        case .badAmount: bankProblems.badAmount(MoneyFormat.mask)
        case .amountTooLarge: bankProblems.amountTooLarge(MoneyFormat.mask)
        default: bankProblems.sentence(reason)
        }
    }
}

extension BankProblemTexts {
    /// Returns the sentence about a file that cannot be read, with the line if it is known.
    package func sentence(_ problem: BankFileProblem) -> String {
        let reason =
            switch problem.reason {
            case .unknownFormat: unknownFormat
            case .malformed: malformed
            case .tooLarge: tooLarge
            case .tooLong: tooLong
            case .notText: notText
            case .empty: empty
            case .balances: balances
            case .unreadable(let row): noneReadable(row)
            case .unknownCurrency(let code): sentence(BankRowProblem.Reason.unknownCurrency(code))
            case .documentType: documentType
            case .spreadsheet: spreadsheet
            case .pdf: pdf
            case .image: image
            case .archive: archive
            }
        return problem.line > 0 ? [reason, atLine(problem.line)].joined(separator: between) : reason
    }

    /// Returns the sentence about a file without any readable row, with the reason of the first row.
    package func noneReadable(_ problem: BankRowProblem) -> String {
        let parts = [unreadable, sentence(problem.reason), problem.line > 0 ? atLine(problem.line) : ""]
        return parts.filter { !$0.isEmpty }.joined(separator: between)
    }

    /// Returns the sentence about a file without entries, with the balance that it ends with if it has one.
    package func withoutEntries(closing balance: String?) -> String {
        [empty, balance.map { closing($0) }].compactMap(\.self).joined(separator: between)
    }
}
