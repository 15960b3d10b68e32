import BankFiles
import Bookkeeping

/// The reasons why a bank file, or a row of it, cannot be read.
package struct BankProblemTexts: Sentences {
    /// The reasons for a file as a whole, by the names of `BankFileProblem.Reason`.
    package let unknownFormat, malformed, tooLarge, tooLong, notText, empty, documentType, spreadsheet, pdf, image, archive: String
    package let noDate, noAmount, noCurrency, incomplete: String
    package let badDate, badAmount, amountTooLarge, unknownCurrency, otherCurrency, inFile: Named
    package let atLine: Counted

    static let english = BankProblemTexts(
        unknownFormat: "This is none of the formats that Penny knows. Look for an export as CSV, OFX, QIF, CAMT or MT940 at your bank.",
        malformed: "The file breaks off, or is not written as its format requires. Download it once more, unchanged.",
        tooLarge: "The file is too large: it may have 64 MB and 200,000 rows. Export a shorter period.",
        tooLong: "A line of the file is longer than any bank writes. Check that it is the right file.",
        notText: "The letters of the file cannot be read. Export it once more, in UTF-8 if you can choose.",
        empty: "There are no entries in the file. Choose a period with entries, and export it again.",
        documentType: "The file defines markup of its own, which no bank does. It is not read.",
        spreadsheet: "This is a workbook of a spreadsheet program. Save its sheet as CSV, and upload that.",
        pdf: "This is a PDF, made for reading on paper. Look for an export as CSV, OFX, CAMT or MT940 at your bank.",
        image: "This is a picture. Look for an export as CSV, OFX, CAMT or MT940 at your bank.",
        archive: "The zip file cannot be opened, or has more in it than files of a bank. Upload the files in it.", noDate: "There is no date.",
        noAmount: "There is no amount.", noCurrency: "There is no currency.", incomplete: "The row breaks off.", badDate: { "“\($0)” is no date." },
        badAmount: { "“\($0)” is no amount." }, amountTooLarge: { "“\($0)” is more than an account can have." },
        unknownCurrency: { "“\($0)” is no currency." }, otherCurrency: { "The amount is in \($0), the account is not." }, inFile: { "\($0):" },
        atLine: { "Row \($0) of the file." })
    static let japanese = BankProblemTexts(
        unknownFormat: "Pennyの知らない形式です。銀行のサイトでCSV・OFX・QIF・CAMT・MT940の書き出しを探してください。",
        malformed: "ファイルが途中で切れているか、形式のとおりに書かれていません。変更せずにもう一度ダウンロードしてください。",
        tooLarge: "ファイルが大きすぎます（64 MB、20万行まで）。短い期間で書き出してください。", tooLong: "銀行のものとは思えない長い行があります。ファイルを確かめてください。",
        notText: "文字を読み取れません。選べる場合はUTF-8で書き出し直してください。", empty: "ファイルに明細がありません。明細のある期間を選んで書き出し直してください。",
        documentType: "ファイルに独自のマークアップ定義があり、銀行のものではないため読み込みません。", spreadsheet: "表計算ソフトのファイルです。シートをCSVで保存して送ってください。",
        pdf: "PDFは紙で読むためのものです。銀行のサイトでCSV・OFX・CAMT・MT940の書き出しを探してください。",
        image: "これは画像です。銀行のサイトでCSV・OFX・CAMT・MT940の書き出しを探してください。",
        archive: "zipを開けないか、銀行のファイル以外のものが入っています。中のファイルを送ってください。", noDate: "日付がありません。", noAmount: "金額がありません。",
        noCurrency: "通貨がありません。", incomplete: "行が途中で切れています。", badDate: { "「\($0)」は日付ではありません。" }, badAmount: { "「\($0)」は金額ではありません。" },
        amountTooLarge: { "「\($0)」は口座に入る額を超えています。" }, unknownCurrency: { "「\($0)」は通貨ではありません。" },
        otherCurrency: { "金額は\($0)ですが、口座の通貨は違います。" }, inFile: { "\($0)：" }, atLine: { "ファイルの\($0)行目。" })
    static let simplifiedChinese = BankProblemTexts(
        unknownFormat: "Penny 不认识这种格式。请在银行网站找 CSV、OFX、QIF、CAMT 或 MT940 的导出。", malformed: "文件不完整，或不符合其格式。请不作改动地重新下载。",
        tooLarge: "文件太大：最多 64 MB、20 万行。请导出较短的时间段。", tooLong: "有一行比任何银行写的都长。请确认文件是否正确。", notText: "无法读取文件的文字。如可选择，请用 UTF-8 重新导出。",
        empty: "文件里没有明细。请选择有明细的时间段重新导出。", documentType: "文件自带标记定义，银行不会这样做，因此不读取。", spreadsheet: "这是电子表格文件。请把工作表另存为 CSV 再上传。",
        pdf: "这是供纸上阅读的 PDF。请在银行网站找 CSV、OFX、CAMT 或 MT940 的导出。", image: "这是图片。请在银行网站找 CSV、OFX、CAMT 或 MT940 的导出。",
        archive: "zip 无法打开，或含有银行文件以外的内容。请上传其中的文件。", noDate: "没有日期。", noAmount: "没有金额。", noCurrency: "没有货币。", incomplete: "这一行不完整。",
        badDate: { "“\($0)”不是日期。" }, badAmount: { "“\($0)”不是金额。" }, amountTooLarge: { "“\($0)”超出账户可容纳的金额。" },
        unknownCurrency: { "“\($0)”不是货币。" }, otherCurrency: { "金额是 \($0)，与账户货币不同。" }, inFile: { "\($0)：" }, atLine: { "文件第 \($0) 行。" })

    /// Returns the sentence about a row that cannot be read.
    package func sentence(_ reason: BankRowProblem.Reason) -> String {
        switch reason {
        case .noDate: noDate
        case .badDate(let text): badDate(text)
        case .noAmount: noAmount
        case .badAmount(let text): badAmount(text)
        case .amountTooLarge(let text): amountTooLarge(text)
        case .unknownCurrency(let text): unknownCurrency(text)
        case .noCurrency: noCurrency
        case .incomplete: incomplete
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
            case .documentType: documentType
            case .spreadsheet: spreadsheet
            case .pdf: pdf
            case .image: image
            case .archive: archive
            }
        return problem.line > 0 ? [reason, atLine(problem.line)].joined(separator: " ") : reason
    }
}
