import BankFiles
import Bookkeeping
import Validation

/// The mistake in one member of an API request.
package enum APIMistake: Error, Sendable, Hashable {
    case notText, notDecimal, notAFlag, notAList, notAPlace, notAPart, notAnOriginal, notAnIdentity, notACursor, notAFile, notAPeriod
    case notWhole(ClosedRange<Int>)
    case notOneOf([String])
    /// More entries in a list than this limit.
    case tooMany(Int)
    /// A name that the request does not have, or not for this kind of object.
    case unknown
    /// A parameter given more than once.
    case repeated
    /// A file that cannot be read.
    case bankFile(BankFileProblem)
    /// A file with an unknown meaning of columns, order of dates or account.
    case unknownColumns, unknownDates, unknownAccount
    /// A file that leaves open the direction of its amounts, their decimal mark, column or currency, or its letters.
    case unknownSign, unknownWord, unknownDecimal, unknownColumn, unknownCurrency, unknownLetters
    /// The codes of the amounts' currency, and of the account's.
    case otherCurrency(String, String)
    /// A problem that the forms of the pages have too.
    case problem(Problem)
}

/// Error messages of the API.
package struct APITexts: Sentences {
    package typealias Page = ErrorTexts.Page

    package let notFound, noSuchCursor, changedMeanwhile, unauthenticated, invalidToken, readOnly, methodNotAllowed, mediaType, notAnObject,
        badRequest, tooLarge,
        tooMany, invalid, conflict: Page
    let notJSONTitle: String
    let notJSON: @Sendable (Int, Int) -> String
    let notText, notDecimal, notAFlag, notAList, notAPlace, notAPart, notAnOriginal, notAnIdentity, notACursor, notAFile, notAPeriod, unknown,
        repeated: String
    let unknownColumns, unknownDates, unknownAccount, unknownSign, unknownWord, unknownDecimal, unknownColumn, unknownCurrency, unknownLetters: String
    let otherCurrency: OfTwo
    let notWhole: @Sendable (ClosedRange<Int>) -> String
    let notOneOf: Named
    let tooManyEntries: Counted
    let identifierTaken, defaultAccount, lastCategory, needsCategory, dailyBudget, dayNotOpen: String
    let importDone, importOpen, importChanged, importTooLate, notForRow, tooManyRecords, dismissalLimit: String

    /// Returns the response to a body that is not JSON.
    package func notJSON(line: Int, column: Int) -> Page { Page(title: notJSONTitle, text: notJSON(line, column)) }

    /// Returns the sentence for a mistake in the member named `field`.
    package func sentence(_ mistake: APIMistake, _ field: String, _ t: Texts) -> String {
        switch mistake {
        case .notText: notText
        case .notDecimal: notDecimal
        case .notAFlag: notAFlag
        case .notAList: notAList
        case .notAPlace: notAPlace
        case .notAPart: notAPart
        case .notAnOriginal: notAnOriginal
        case .notAnIdentity: notAnIdentity
        case .notACursor: notACursor
        case .notAFile: notAFile
        case .notAPeriod: notAPeriod
        case .bankFile(let problem): t.bankProblems.sentence(problem)
        case .unknownColumns: unknownColumns
        case .unknownDates: unknownDates
        case .unknownAccount: unknownAccount
        case .unknownSign: unknownSign
        case .unknownWord: unknownWord
        case .unknownDecimal: unknownDecimal
        case .unknownColumn: unknownColumn
        case .unknownCurrency: unknownCurrency
        case .unknownLetters: unknownLetters
        case .otherCurrency(let amounts, let account): otherCurrency(amounts, account)
        case .notWhole(let range): notWhole(range)
        case .notOneOf(let words): notOneOf(words.joined(separator: ", "))
        case .tooMany(let limit): tooManyEntries(limit)
        case .unknown: unknown
        case .repeated: repeated
        case .problem(let problem): t.problems.sentence(problem, field)
        }
    }

    /// Returns the sentence for a rule of the book; nil if there is nothing to add to the conflict as such.
    package func sentence(_ rule: APIRule, _ t: Texts) -> String {
        switch rule {
        case .identifierTaken: identifierTaken
        case .defaultAccount: defaultAccount
        case .lastCategory: lastCategory
        case .needsCategory: needsCategory
        case .dailyBudget: dailyBudget
        case .dayNotOpen: dayNotOpen
        case .importDone: importDone
        case .importOpen: importOpen
        case .importChanged: importChanged
        case .importTooLate: importTooLate
        case .notForRow: notForRow
        case .tooManyRecords: tooManyRecords
        case .tooManyForReport: t.reports.tooMany
        case .dismissalLimit: dismissalLimit
        }
    }

    static let english = APITexts(
        notFound: Page(title: "Not found", text: "There is nothing at this address, or it is not yours."),
        noSuchCursor: Page(title: "No such page", text: "This cursor belongs to no page of the list. Begin again without a cursor."),
        changedMeanwhile: Page(title: "Changed meanwhile", text: "This is none of the versions that If-Match names. Read it again, and decide anew."),
        unauthenticated: Page(
            title: "A token is needed",
            text: "Send the header Authorization: Bearer followed by a token. Tokens are made in the settings, under API tokens."),
        invalidToken: Page(
            title: "This token is not valid",
            text: "The token is mistyped, has expired or was revoked. Make another one in the settings, under API tokens."),
        readOnly: Page(title: "This token can only read", text: "Use a token that may read and write."),
        methodNotAllowed: Page(title: "Method not allowed", text: "This address is there for other methods; the header Allow lists them."),
        mediaType: Page(title: "Send JSON", text: "Send the body as JSON, with the header Content-Type: application/json."),
        notAnObject: Page(title: "Send an object", text: "Send a JSON object, in braces."),
        badRequest: Page(title: "Bad request", text: "The request could not be read."),
        tooLarge: Page(title: "Too large", text: "The body is larger than 256 kB, or than 7 MB with a file of a bank."),
        tooMany: Page(title: "Too many requests", text: "Wait as many seconds as the header Retry-After says, then go on."),
        invalid: Page(title: "Some values cannot be used", text: "Nothing was changed. Correct what is listed under errors."),
        conflict: Page(
            title: "This does not fit what is there",
            text: "The request is well-formed, but something that is recorded already stands against it. Nothing was changed."),
        notJSONTitle: "This is not JSON", notJSON: { "The JSON cannot be read in line \($0), column \($1)." },
        notText: "Write this as text, in quotation marks.",
        notDecimal: "Write this as a plain decimal number in quotation marks, such as \"12.50\".",
        notAFlag: "Write true or false.", notAList: "Write a list, in brackets.",
        notAPlace: "Write null, or an object with latitude, longitude and, if you like, name.",
        notAPart: "Write an object with category, amount and, if you like, note.",
        notAnOriginal: "Write null, or an object with amount and currency.",
        notAnIdentity: "Write a UUID such as 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b.", notACursor: "Use the value of next, as it came.",
        notAFile: "Write the bytes of the file in base64, at most 5 MB of them.",
        notAPeriod: "Write a day, a month or a year such as 2026-11-21, 2026-11 or 2026, or a word such as last-month or all.",
        unknown: "Leave this out: it cannot be set here.", repeated: "Give this once.",
        unknownColumns:
            "The meaning of the columns is not known. Import the file in the browser once; files with the same columns are known afterwards.",
        unknownDates: "The dates can be read in several ways. Say in dates which is right: dmy, mdy, ymd or ydm.",
        unknownAccount:
            "The account is not known. Name it in account; import a file with several accounts in the browser once, and they are known afterwards.",
        unknownSign:
            "The file does not say which amounts are money in. Say in sign what those without a minus are: card for money out, as_written for money in.",
        unknownWord: "A column says the direction in two words that are not known. Say in out_word which means money out, or - if neither does.",
        unknownDecimal: "The amounts can be read in two ways. Say in decimal what is before the decimals: point or comma.",
        unknownColumn: "Several columns may have the amounts. Say in column which, from 1.",
        unknownCurrency: "The currency of the amounts is not known. Say its code in currency.",
        unknownLetters: "The letters cannot be read. Say in encoding which they are.",
        otherCurrency: { "The amounts are in \($0), the account is in \($1). Name another account." },
        notWhole: { "Write a whole number from \($0.lowerBound) to \($0.upperBound)." }, notOneOf: { "Write one of: \($0)." },
        tooManyEntries: { "List at most \($0) entries." },
        identifierTaken: "This id is taken, perhaps by something that was deleted. Use another one.",
        defaultAccount: "The default account cannot be deleted. Make another one the default first.",
        lastCategory: "This is the only category of its kind, so it stays.",
        needsCategory: "The category has records. Name in move_to another category of the same kind, which gets them.",
        dailyBudget: "The daily budget is set on the overview.",
        dayNotOpen: "Only a day that waits, or the next day of the rule, can be posted or skipped.",
        importDone: "This import is done or was taken back, so nothing can be decided about it.",
        importOpen: "This import is a preview: finish it first, or delete it.",
        importChanged: "Records have changed since the preview, so some rows have another state now. Read them again, decide, and finish it anew.",
        importTooLate: "An import can be taken back for 30 days.",
        notForRow: "Neither can be decided about a row in this state: read the row for its state.",
        tooManyRecords: "At most 20,000 transactions are changed at once. Give the rule more conditions.",
        dismissalLimit: "So many payees are dismissed already that no more can be. A person can take some of them back on the page of rules.")
    static let japanese = APITexts(
        notFound: Page(title: "見つかりません", text: "このアドレスには何もないか、あなたのものではありません。"),
        noSuchCursor: Page(title: "そのページはありません", text: "このカーソルは一覧のどのページのものでもありません。カーソルなしで最初からやり直してください。"),
        changedMeanwhile: Page(title: "ほかで変更されています", text: "現在のバージョンは If-Match のどの値とも一致しません。読み直してから、もう一度お試しください。"),
        unauthenticated: Page(title: "トークンが必要です", text: "Authorization: Bearer に続けてトークンを送ってください。トークンは設定の「APIトークン」で作成できます。"),
        invalidToken: Page(title: "このトークンは使えません", text: "トークンが間違っているか、期限切れか、取り消されています。設定の「APIトークン」で作り直してください。"),
        readOnly: Page(title: "読み取り専用のトークンです", text: "読み書きができるトークンを使ってください。"),
        methodNotAllowed: Page(title: "使えないメソッドです", text: "このアドレスで使えるメソッドは Allow ヘッダーにあります。"),
        mediaType: Page(title: "JSONを送ってください", text: "本文をJSONにして、Content-Type: application/json を付けてください。"),
        notAnObject: Page(title: "オブジェクトを送ってください", text: "波括弧で囲んだJSONオブジェクトを送ってください。"),
        badRequest: Page(title: "不正なリクエスト", text: "リクエストを読み取れませんでした。"),
        tooLarge: Page(title: "大きすぎます", text: "本文は256 kBまで、銀行のファイルを含む場合は7 MBまでです。"),
        tooMany: Page(title: "リクエストが多すぎます", text: "Retry-After ヘッダーの秒数だけ待ってから続けてください。"),
        invalid: Page(title: "使えない値があります", text: "何も変更していません。errors にある項目を直してください。"),
        conflict: Page(title: "既存の内容と矛盾しています", text: "リクエストの形は正しいのですが、すでに記録されている内容と矛盾します。何も変更していません。"),
        notJSONTitle: "JSONではありません", notJSON: { "JSONの\($0)行目、\($1)桁目を読み取れません。" },
        notText: "引用符で囲んだ文字列にしてください。", notDecimal: "\"12.50\" のように、引用符で囲んだ10進数にしてください。",
        notAFlag: "true か false にしてください。", notAList: "角括弧で囲んだリストにしてください。",
        notAPlace: "null か、latitude と longitude（必要なら name も）を持つオブジェクトにしてください。",
        notAPart: "category と amount（必要なら note も）を持つオブジェクトにしてください。",
        notAnOriginal: "null か、amount と currency を持つオブジェクトにしてください。",
        notAnIdentity: "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b のようなUUIDにしてください。", notACursor: "next の値をそのまま使ってください。",
        notAFile: "ファイルの中身をbase64で指定してください（5 MBまで）。",
        notAPeriod: "2026-11-21、2026-11、2026 のような日・月・年か、last-month や all のような語を指定してください。",
        unknown: "ここでは設定できません。省いてください。", repeated: "1回だけ指定してください。",
        unknownColumns: "列の内容を判別できません。一度ブラウザーで取り込むと、次から同じ列のファイルを判別できます。",
        unknownDates: "日付の形式を特定できません。dates に dmy・mdy・ymd・ydm のどれかを指定してください。",
        unknownAccount: "口座を特定できません。account で指定してください。口座が複数あるファイルは、一度ブラウザーで取り込むと次から判別できます。",
        unknownSign: "入金か出金かを判別できません。マイナスのない金額が出金なら card、入金なら as_written を sign に指定してください。",
        unknownWord: "入出金を示す2つの言葉を判別できません。出金を表す言葉を out_word に指定してください。どちらでもなければ - を指定します。",
        unknownDecimal: "金額の読み方が2通りあります。小数点を decimal に point か comma で指定してください。",
        unknownColumn: "金額の列を特定できません。column に列の番号（1から）を指定してください。", unknownCurrency: "金額の通貨を特定できません。currency に通貨コードを指定してください。",
        unknownLetters: "文字を読み取れません。encoding に文字コードを指定してください。",
        otherCurrency: { "金額の通貨は\($0)、口座の通貨は\($1)です。別の口座を指定してください。" },
        notWhole: { "\($0.lowerBound)から\($0.upperBound)までの整数にしてください。" }, notOneOf: { "次のどれかにしてください：\($0)" },
        tooManyEntries: { "\($0)個までにしてください。" },
        identifierTaken: "この id は使われています（削除したものかもしれません）。別の id にしてください。",
        defaultAccount: "メイン口座は削除できません。先に別の口座をメインにしてください。",
        lastCategory: "この種類で最後のカテゴリなので、削除できません。",
        needsCategory: "このカテゴリには記録があります。移動先となる同じ種類のカテゴリを move_to で指定してください。",
        dailyBudget: "1日の予算は「ホーム」で設定してください。",
        dayNotOpen: "記録またはスキップできるのは、確認待ちの日か次の予定日だけです。",
        importDone: "この取り込みは完了したか取り消されているため、もう変更できません。", importOpen: "この取り込みはまだ確認中です。先に完了するか、削除してください。",
        importChanged: "確認のあとに記録が変わり、状態の変わった行があります。読み直して選び直し、もう一度完了してください。", importTooLate: "取り込みを取り消せるのは30日以内です。",
        notForRow: "この状態の行には指定できません。行の状態を読み直してください。",
        tooManyRecords: "一度に変更できる取引は2万件までです。ルールの条件を増やしてください。",
        dismissalLimit: "使わないことにした学習結果が上限に達しています。ルールのページでどれかを元に戻してください。")
    static let simplifiedChinese = APITexts(
        notFound: Page(title: "未找到", text: "此地址没有内容，或内容不属于您。"),
        noSuchCursor: Page(title: "没有这一页", text: "该游标不属于此列表。请去掉游标，从头开始。"),
        changedMeanwhile: Page(title: "内容已有变化", text: "当前版本不是 If-Match 所列的任何一个版本。请重新读取后再决定。"),
        unauthenticated: Page(title: "需要令牌", text: "请发送 Authorization: Bearer 加令牌的请求头。令牌可在设置的“API 令牌”中创建。"),
        invalidToken: Page(title: "令牌无效", text: "令牌有误、已过期或已被撤销。请在设置的“API 令牌”中重新创建。"),
        readOnly: Page(title: "此令牌只能读取", text: "请使用可读写的令牌。"),
        methodNotAllowed: Page(title: "不支持此方法", text: "此地址支持的方法见 Allow 响应头。"),
        mediaType: Page(title: "请发送 JSON", text: "请以 JSON 发送正文，并带上 Content-Type: application/json。"),
        notAnObject: Page(title: "请发送对象", text: "请发送用花括号括起的 JSON 对象。"),
        badRequest: Page(title: "请求有误", text: "无法读取该请求。"),
        tooLarge: Page(title: "内容过大", text: "正文不能超过 256 kB，含银行文件时不能超过 7 MB。"),
        tooMany: Page(title: "请求过于频繁", text: "请按 Retry-After 响应头给出的秒数等待后再继续。"),
        invalid: Page(title: "有些值无法使用", text: "未作任何更改。请改正 errors 中列出的各项。"),
        conflict: Page(title: "与现有内容不符", text: "请求的格式正确，但与已有的记录冲突。未作任何更改。"),
        notJSONTitle: "这不是 JSON", notJSON: { "JSON 在第 \($0) 行第 \($1) 列无法读取。" },
        notText: "请写成带引号的文本。", notDecimal: "请写成带引号的十进制数，例如 \"12.50\"。",
        notAFlag: "请写 true 或 false。", notAList: "请写成方括号中的列表。",
        notAPlace: "请写 null，或含有 latitude、longitude（可加 name）的对象。",
        notAPart: "请写含有 category、amount（可加 note）的对象。",
        notAnOriginal: "请写 null，或含有 amount 和 currency 的对象。",
        notAnIdentity: "请写 UUID，例如 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b。", notACursor: "请原样使用 next 的值。",
        notAFile: "请用 base64 写出文件的内容，最多 5 MB。",
        notAPeriod: "请写日期、月份或年份，例如 2026-11-21、2026-11、2026，或 last-month、all 等词。",
        unknown: "此处不能设置该项，请去掉。", repeated: "只能指定一次。",
        unknownColumns: "无法判断各列的含义。请先在浏览器中导入一次，以后即可识别相同格式的文件。", unknownDates: "无法确定日期的格式。请用 dates 指定 dmy、mdy、ymd 或 ydm。",
        unknownAccount: "无法确定账户。请用 account 指定；含多个账户的文件请先在浏览器中导入一次，以后即可识别。",
        unknownSign: "无法判断金额是收入还是支出。请在 sign 中指定没有负号的金额：card 为支出，as_written 为收入。",
        unknownWord: "有一列用两个无法识别的词说明收支。请在 out_word 中指定表示支出的词；都不是则用 -。",
        unknownDecimal: "金额有两种读法。请在 decimal 中指定小数点：point 或 comma。", unknownColumn: "可能有多列是金额。请在 column 中指定列号（从 1 开始）。",
        unknownCurrency: "无法判断金额的币种。请在 currency 中指定币种代码。", unknownLetters: "无法读取文字。请在 encoding 中指定字符编码。",
        otherCurrency: { "金额的币种是 \($0)，账户的币种是 \($1)。请指定其他账户。" },
        notWhole: { "请写 \($0.lowerBound) 到 \($0.upperBound) 之间的整数。" }, notOneOf: { "请写下列之一：\($0)" },
        tooManyEntries: { "最多列出 \($0) 项。" },
        identifierTaken: "此 id 已被使用（可能属于已删除的内容）。请换一个。",
        defaultAccount: "默认账户不能删除。请先将另一个账户设为默认。",
        lastCategory: "这是该类型的最后一个分类，不能删除。",
        needsCategory: "该分类下有记录。请用 move_to 指定接收记录的同类型分类。",
        dailyBudget: "每日预算请在首页设置。",
        dayNotOpen: "只有等待确认的日期或下一个日期可以记账或跳过。",
        importDone: "这次导入已完成或已撤回，无法再更改。", importOpen: "这次导入还在预览中。请先完成或删除它。",
        importChanged: "预览之后记录有变化，有些行的状态已不同。请重新读取并选择，然后再次完成。", importTooLate: "导入只能在 30 天内撤回。",
        notForRow: "该状态的行不支持此操作。请重新读取该行的状态。",
        tooManyRecords: "一次最多修改 20,000 条记录。请给规则增加条件。", dismissalLimit: "停用的学习结果已达上限。请在规则页面恢复其中一些。")
}

/// A rule of the book that a request conflicts with.
package enum APIRule: Sendable {
    case identifierTaken, defaultAccount, lastCategory, needsCategory, dailyBudget, dayNotOpen, importDone, importOpen, importChanged, importTooLate,
        notForRow, tooManyRecords, tooManyForReport, dismissalLimit
}
