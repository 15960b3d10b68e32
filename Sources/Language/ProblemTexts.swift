import Bookkeeping
import Validation

/// Sentences for the problems of fields, and what to do about them.
package struct ProblemTexts: Sentences {
    let language: Language
    /// The sentence for an empty field, by the field's name.
    let missing: [String: String]
    let missingAny: String
    /// Asks which of two amounts is meant.
    let either: OfTwo
    /// The rest that the parts of a record leave of its amount, or have too much.
    let partsLeave, partsExceed: Named

    /// Returns the sentence for a problem of the field named `field`.
    package func sentence(_ problem: Problem, _ field: String) -> String {
        if problem == .required { return missing[field] ?? missing[Self.withoutRow(field)] ?? missingAny }
        switch language {
        case .english: return Self.english(problem)
        case .japanese: return Self.japanese(problem)
        case .simplifiedChinese: return Self.simplifiedChinese(problem)
        }
    }

    /// The sentences that the script of amounts shows, separated by `|`, with the names of the values that the script fills in; the script counts the
    /// sentences in this order.
    package var ofAmounts: String {
        [
            sentence(.notAnAmount, ""), sentence(.twoDecimalSeparators, ""), either("{whole}", "{decimal}"), sentence(.tooManyDecimals(0), ""),
            sentence(.tooManyDecimals(Self.anyDecimals), "").replacing("\(Self.anyDecimals)", with: "{decimals}"), sentence(.amountTooLarge, ""),
            sentence(.tooLong(AmountParser.textLimit), ""),
        ].joined(separator: "|")
    }

    private static let anyDecimals = 9

    /// Returns the name of a field without the number of its row.
    private static func withoutRow(_ field: String) -> String {
        String(field.reversed().drop { $0.isNumber }.drop { $0 == "_" }.reversed())
    }

    private func parts(_ left: Money) -> String {
        let format = MoneyFormat(language)
        return left.minorUnits < 0 ? partsExceed(format.string(Money(minorUnits: -left.minorUnits, left.currency))) : partsLeave(format.string(left))
    }

    private func which(_ one: Money, _ other: Money) -> String {
        either(MoneyFormat(language).string(one), MoneyFormat(language).string(other))
    }

    /// A rate with decimals is written with four of them at least, since three may be a group.
    private func which(_ one: ExchangeRate.Value, _ other: ExchangeRate.Value) -> String {
        let zeros = String(repeating: "0", count: max(0, 4 - other.scale))
        return either(one.description, other.description + (other.scale == 0 ? "." : "") + zeros)
    }

    static let english = ProblemTexts(
        language: .english,
        missing: [
            "amount": "Enter an amount such as 12.50.", "to_amount": "Enter the amount that arrives in the other account.",
            "original_amount": "Enter the amount on the receipt, or leave its currency and the rate empty.",
            "original_currency": "Enter the currency of the receipt, such as USD.",
            "part_category": "Choose the category of this part.", "part_amount": "Enter the amount of this part.",
            "category": "Choose the category this belongs to.", "income_category": "Choose the category this belongs to.",
            "name": "Enter a name.", "currency": "Choose a currency.",
            "account": "Choose an account.", "to_account": "Choose the account that receives the money.", "kind": "Choose expense or income.",
            "date": "Enter the date.", "time": "Enter the time.", "colour": "Choose a colour.", "icon": "Choose an icon.",
            "username": "Choose a user name.", "email": "Enter your e-mail address.", "password": "Enter a password.",
            "login": "Enter your user name or e-mail address.", "current": "Enter your current password.",
            "new": "Enter the new password.", "repeat": "Enter the new password once more.", "move_to": "Choose the category that gets the records.",
            "policy": "Choose who can sign up.", "period": "Choose how long the budget lasts.", "rate": "Enter the rate, such as 0.92.",
            "passcode": "Enter the passcode.", "passcode_again": "Enter the passcode once more.", "lock_after": "Choose when Penny locks.",
            "code": "Enter the code.",
            "into": "Choose the hashtag that this one becomes.", "time_zone": "Enter the city of your time zone, such as Tokyo.",
            "address": "Enter the address, or switch off what is sent to it.", "subject": "Say in a few words what it is about.",
            "content": "Write what you want to say.", "consent": "Tick this to join.", "role": "Choose what this person may do.",
        ], missingAny: "Fill this in.", either: { "Is this \($0) or \($1)? Write it that way." },
        partsLeave: { "Divide the remaining \($0) too, or change the amount." },
        partsExceed: { "Make the parts \($0) less, or change the amount." })

    static let japanese = ProblemTexts(
        language: .japanese,
        missing: [
            "amount": "金額を入力してください（例：1200）。", "to_amount": "相手の口座に入る金額を入力してください。",
            "original_amount": "レシートの金額を入力するか、通貨とレートを空欄にしてください。", "original_currency": "レシートの通貨を入力してください（例：USD）。",
            "part_category": "この内訳のカテゴリを選んでください。", "part_amount": "この内訳の金額を入力してください。",
            "category": "カテゴリを選んでください。", "income_category": "カテゴリを選んでください。",
            "name": "名前を入力してください。", "currency": "通貨を選んでください。",
            "account": "口座を選んでください。", "to_account": "受け取る口座を選んでください。", "kind": "支出か収入を選んでください。",
            "date": "日付を入力してください。", "time": "時刻を入力してください。", "colour": "色を選んでください。", "icon": "アイコンを選んでください。",
            "username": "ユーザー名を入力してください。", "email": "メールアドレスを入力してください。", "password": "パスワードを入力してください。",
            "login": "ユーザー名かメールアドレスを入力してください。", "current": "現在のパスワードを入力してください。",
            "new": "新しいパスワードを入力してください。", "repeat": "新しいパスワードをもう一度入力してください。", "move_to": "記録の移動先を選んでください。",
            "policy": "登録できる人を選んでください。", "period": "予算の周期を選んでください。", "rate": "レートを入力してください（例：0.92）。",
            "passcode": "パスコードを入力してください。", "passcode_again": "パスコードをもう一度入力してください。", "lock_after": "ロックするまでの時間を選んでください。",
            "code": "コードを入力してください。",
            "into": "統合先のタグを選んでください。", "time_zone": "タイムゾーンの都市を入力してください（例：東京）。",
            "address": "アドレスを入力するか、ここへの送信をオフにしてください。", "subject": "用件を短く入力してください。",
            "content": "内容を入力してください。", "consent": "参加するには、ここにチェックを入れてください。", "role": "この人ができることを選んでください。",
        ], missingAny: "入力してください。", either: { "\($0) か \($1) かを判断できません。どちらかの形で入力し直してください。" },
        partsLeave: { "残りの\($0)も内訳に入れるか、金額を直してください。" },
        partsExceed: { "内訳の合計を\($0)減らすか、金額を直してください。" })

    static let simplifiedChinese = ProblemTexts(
        language: .simplifiedChinese,
        missing: [
            "amount": "请输入金额，例如 12.50。", "to_amount": "请输入对方账户的到账金额。",
            "original_amount": "请输入票据上的金额，或将币种和汇率留空。", "original_currency": "请输入票据的币种，例如 USD。",
            "part_category": "请选择此分项的分类。", "part_amount": "请输入此分项的金额。",
            "category": "请选择所属分类。", "income_category": "请选择所属分类。",
            "name": "请输入名称。", "currency": "请选择币种。",
            "account": "请选择账户。", "to_account": "请选择收款账户。", "kind": "请选择支出或收入。",
            "date": "请输入日期。", "time": "请输入时间。", "colour": "请选择颜色。", "icon": "请选择图标。",
            "username": "请输入用户名。", "email": "请输入邮箱。", "password": "请输入密码。",
            "login": "请输入用户名或邮箱。", "current": "请输入当前密码。",
            "new": "请输入新密码。", "repeat": "请再次输入新密码。", "move_to": "请选择接收记录的分类。",
            "policy": "请选择谁可以注册。", "period": "请选择预算的周期。", "rate": "请输入汇率，例如 0.92。",
            "passcode": "请输入应用锁密码。", "passcode_again": "请再次输入应用锁密码。", "lock_after": "请选择何时锁定。", "code": "请输入验证码。",
            "into": "请选择要合并到的标签。", "time_zone": "请输入时区所在的城市，例如上海。",
            "address": "请输入网址，或关闭发往该处的通知。", "subject": "请用几个字说明主题。",
            "content": "请填写内容。", "consent": "如要加入，请勾选此项。", "role": "请选择此人的权限。",
        ], missingAny: "请填写此项。", either: { "无法判断是 \($0) 还是 \($1)，请明确输入。" },
        partsLeave: { "还剩 \($0) 未分配，请继续拆分或修改金额。" },
        partsExceed: { "分项合计超出 \($0)，请减少分项或修改金额。" })

    private static func megabytes(_ bytes: Int) -> Int { bytes / (1024 * 1024) }

    private static func english(_ problem: Problem) -> String {
        switch problem {
        case .required: "Fill this in."
        case .tooLong(let limit): "Shorten this to at most \(limit) characters."
        case .tooShort(let limit): "Use at least \(limit) characters."
        case .controlCharacters: "Remove the invisible characters, for example by typing this instead of pasting it."
        case .notAChoice: "Choose one of the entries in the list."
        case .notAnAmount: "Enter an amount such as 12.50, or a sum such as 12+3.50."
        case .twoDecimalSeparators: "Use one decimal point, for example 23.45."
        case .tooManyDecimals(0): "Leave out the decimals: this currency has none."
        case .ambiguousAmount(let whole, let decimal): english.which(whole, decimal)
        case .ambiguousRate(let whole, let decimal): english.which(whole, decimal)
        case .tooManyDecimals(let limit): "Use at most \(limit) decimals in this currency."
        case .amountNotPositive: "Enter an amount above zero."
        case .amountTooLarge: "Enter a smaller amount."
        case .notARate: "Enter a number above zero such as 0.92, with at most 10 decimals."
        case .notACurrency: "Enter a currency by its code, such as USD."
        case .sameCurrency: "This is the currency of the account. Enter its amount above, and leave this empty."
        case .rateMissing(let from, let to):
            "Penny has no rate from \(from.code) to \(to.code) for this day. Enter the amount in \(to.code), or the rate."
        case .rateGives(let amount): "At this rate it is \(MoneyFormat(.english).string(amount)). Clear the rate or the amount."
        case .ownRateMissing(let from, let to):
            "Your own book has no rate from \(from.code) to \(to.code) for this day. Choose an account in \(from.code), or enter the rate there."
        case .dividedInHousehold: "This amount is divided exactly among people. Change it in the household’s record."
        case .notADate: "Enter a date such as 2026-11-21."
        case .noSuchDay: "This month has no such day. Enter a day that is in the calendar."
        case .notATime: "Enter a time such as 18:42."
        case .futureDate: "Enter a date that is not in the future."
        case .pastDays(let count):
            count == 1 ? "1 of the new days is past. Choose what happens to it." : "\(count) of the new days are past. Choose what happens to them."
        case .startsTooEarly(let first): "Begin on \(DateTexts(.english).full(first)) or later."
        case .notBetween(let first, let last): "Enter a day from \(DateTexts(.english).full(first)) to \(DateTexts(.english).full(last))."
        case .endsBeforeStart: "Enter a last day that is not before the first one."
        case .notACount(let limit): "Enter a whole number from 1 to \(limit)."
        case .notWhenAsking: "Exact amounts for people need a fixed amount: let it post by itself."
        case .uncertain: "Guessed"
        case .repeats: "This saves one record. For one that repeats, add it under \(RecurringTexts.english.title)."
        case .notAPercent: "Enter a whole number from 1 to 100."
        case .notAnInterest: "Enter a percentage from 0 to 100 with at most three decimals, such as 3.25."
        case .notADayOfMonth: "Enter a day of the month from 1 to 31."
        case .accountInUse:
            "Recurring records or a bank connection still use this account. End them or choose another account for them, then archive it."
        case .notACoordinate: "Enter degrees such as 35.68124."
        case .positionMissing: "Set the position of this place too, or leave its name out."
        case .duplicateName: "You have one of this name already. Choose another name."
        case .tokenLimit(let limit): "You have \(limit) tokens, which is the limit. Revoke one to make another."
        case .ruleLimit(let limit): "You have \(limit) recurring records, which is the limit. End one to add another."
        case .full(let limit): "There are \(limit) already, which is the limit. Delete one to add another."
        case .goalLimit(let limit): "You have \(limit) goals, which is the limit. Delete one to add another."
        case .keptReportLimit(let limit): "You keep \(limit) reports, which is the limit. Remove one to keep another."
        case .filingLimit(let limit): "You have \(limit) rules, which is the limit. Delete one to add another."
        case .conditionMissing: "Say when the rule holds: enter a text or an amount, or choose an account."
        case .resultMissing: "Say what the rule fills in: choose a category, or enter a title, a vendor or hashtags."
        case .categoryOfOtherKind: "The category below is of the other kind. Choose the same kind, or either."
        case .amountsInWrongOrder: "Enter an amount that is not less than the first one."
        case .accountLimit(let limit):
            "You have \(limit) accounts, which is the limit. Archive one that you no longer use: its records stay, and it makes room for another."
        case .sameAccount: "Choose two different accounts."
        case .samePerson: "Choose two different people."
        case .defaultRequired: "One account has to be the default. Make another one the default instead."
        case .currencyInUse: "Keep the currency: the account has records in it."
        case .notAHashtag: "Use letters, digits, _ and - only, at most 25 for each hashtag."
        case .partsLeave(let left): english.parts(left)
        case .tooManyParts(let limit): "Use at most \(limit) parts."
        case .notShares: "Enter a whole number from 0 to 1000."
        case .nobodyShares: "Choose at least one person for whom it is."
        case .tooManyHashtags(let limit): "Use at most \(limit) hashtags."
        case .fileTooLarge(let limit): "Choose a file of at most \(megabytes(limit)) MB."
        case .fileTypeNotAllowed: "Choose a JPEG, PNG, WebP, HEIC or PDF file."
        case .tooManyFiles(let limit): "A record can have up to \(limit) receipts. Choose fewer files, or remove some."
        case .fileUnreadable: "This file is damaged or cannot be read. Choose another one. A PDF with a password can be kept as it is."
        case .pictureTooLarge(let side, let millions):
            "Choose a picture with at most \(millions) million pixels, and at most \(side) on each side."
        case .noPictureLibrary:
            "This server cannot read photos. Choose to keep the files as they are, or ask its operator to install libvips-tools."
        case .picturesBusy: "Many photos are arriving just now. Choose the files again and save once more in a minute."
        case .notAUsername: "Use letters, digits, dots, dashes and underscores only."
        case .usernameTaken: "This user name is taken. Choose another one."
        case .usernameMixesScripts: "Use letters of one alphabet only: these mix several, such as Latin and Cyrillic."
        case .usernameLooksTaken: "This user name looks like one that somebody has. Choose another one."
        case .notYourUsername: LeavingTexts.english.notYours
        case .notAnEmail: "Enter an e-mail address such as name@example.org."
        case .emailTaken: "This e-mail address does not work here. Enter another one, or sign in if you have an account."
        case .tooManyTries: GateTexts.english.tooMany
        case .formTooOld: GateTexts.english.stale
        case .passwordTooCommon: "This password is easy to guess. Three or four unrelated words work well."
        case .passwordContainsName: "Leave your name and e-mail address out of the password."
        case .passwordNeeded: "Enter your password to change the user name or e-mail address."
        case .passwordWrong: "This password is not right. Try again."
        case .notAnAddress: "Enter an address that begins with https:// or http://."
        case .passwordsDiffer: "The two passwords differ. Type the new one once more."
        case .passwordUnchanged: "This is the password that you have. Choose another one."
        case .notAPasscode: "Use 4 to 8 digits, nothing else."
        case .passcodeObvious: "This is guessed first. Avoid runs such as 1234 and one digit again and again."
        case .passcodesDiffer: "The two passcodes differ. Type it once more."
        case .passcodeWrong(1): "That is not your passcode. One try is left, then you are signed out."
        case .passcodeWrong(let left): "That is not your passcode. \(left) tries are left."
        case .codeWrong: "This code is not right, or it was used already. Check it and try again."
        case .notAWebAddress: "Enter a web address such as https://ntfy.example.org/my-topic."
        case .unreachable(isPrivate: false): "Enter another address: this one is of this machine or of a reserved range, where nothing is sent."
        case .unreachable(isPrivate: true): "Enter another address: this one is in a private network, where only operators of this server may send."
        case .feedbackLimit(let limit): "You have written \(limit) times today. Write again tomorrow."
        }
    }

    private static func japanese(_ problem: Problem) -> String {
        switch problem {
        case .required: "入力してください。"
        case .tooLong(let limit): "\(limit)文字以内にしてください。"
        case .tooShort(let limit): "\(limit)文字以上にしてください。"
        case .controlCharacters: "見えない文字が含まれています。貼り付けずに、入力し直してください。"
        case .notAChoice: "一覧から選んでください。"
        case .notAnAmount: "1200 のような金額か、800+400 のような計算を入力してください。"
        case .twoDecimalSeparators: "小数点は1つだけにしてください（例：23.45）。"
        case .tooManyDecimals(0): "この通貨に小数はありません。整数で入力してください。"
        case .ambiguousAmount(let whole, let decimal): japanese.which(whole, decimal)
        case .ambiguousRate(let whole, let decimal): japanese.which(whole, decimal)
        case .tooManyDecimals(let limit): "この通貨の小数は\(limit)桁までです。"
        case .amountNotPositive: "0より大きい金額を入力してください。"
        case .amountTooLarge: "金額が大きすぎます。小さい金額を入力してください。"
        case .notARate: "0.92 のような、0より大きく小数10桁までの数を入力してください。"
        case .notACurrency: "USD のような通貨コードを入力してください。"
        case .sameCurrency: "口座と同じ通貨です。金額は上の欄に入力し、ここは空欄にしてください。"
        case .rateMissing(let from, let to): "この日の \(from.code) から \(to.code) へのレートがありません。\(to.code) の金額かレートを入力してください。"
        case .rateGives(let amount): "このレートでは\(MoneyFormat(.japanese).string(amount))になります。レートか金額のどちらかを消してください。"
        case .ownRateMissing(let from, let to):
            "自分の家計簿に、この日の\(from.code)から\(to.code)へのレートがありません。\(from.code)の口座を選ぶか、自分の家計簿にレートを入力してください。"
        case .dividedInHousehold: "この金額は、各自の負担額が決まっています。共有の記録のほうで変更してください。"
        case .notADate: "2026-11-21 のように日付を入力してください。"
        case .noSuchDay: "存在しない日付です。正しい日付を入力してください。"
        case .notATime: "18:42 のように時刻を入力してください。"
        case .futureDate: "今日以前の日付を入力してください。"
        case .pastDays(let count): "新しい予定のうち\(count)日分は過去の日付です。記録するかどうかを選んでください。"
        case .startsTooEarly(let first): "\(DateTexts(.japanese).full(first))以降の日付を入力してください。"
        case .notBetween(let first, let last): "\(DateTexts(.japanese).full(first))から\(DateTexts(.japanese).full(last))までの日付を入力してください。"
        case .endsBeforeStart: "初回の日付以降の日付を入力してください。"
        case .notACount(let limit): "1から\(limit)までの整数を入力してください。"
        case .notWhenAsking: "金額を指定した分担は、金額が決まっている場合だけ使えます。「自動で記録する」を選んでください。"
        case .uncertain: "推測した値"
        case .repeats: "保存されるのは1件だけです。繰り返す場合は「\(RecurringTexts.japanese.title)」に追加してください。"
        case .notAPercent: "1から100までの整数を入力してください。"
        case .notAnInterest: "0から100までの数を、小数は3桁までで入力してください（例：3.25）。"
        case .notADayOfMonth: "1から31までの日を入力してください。"
        case .accountInUse: "この口座は、繰り返しまたは銀行との連携で使われています。終了するか別の口座に変えてから、アーカイブしてください。"
        case .notACoordinate: "35.68124 のように度（10進数）で入力してください。"
        case .positionMissing: "場所の位置も設定するか、名前を消してください。"
        case .duplicateName: "同じ名前がすでにあります。別の名前にしてください。"
        case .tokenLimit(let limit): "トークンは\(limit)個までです。作成するには、どれかを取り消してください。"
        case .ruleLimit(let limit): "繰り返しは\(limit)件までです。追加するには、どれかを終了してください。"
        case .full(let limit): "\(limit)件までです。追加するには、どれかを削除してください。"
        case .goalLimit(let limit): "貯蓄目標は\(limit)件までです。追加するには、どれかを削除してください。"
        case .keptReportLimit(let limit): "保存できるレポートは\(limit)件までです。追加するには、どれかを削除してください。"
        case .filingLimit(let limit): "ルールは\(limit)件までです。追加するには、どれかを削除してください。"
        case .conditionMissing: "条件を指定してください。文字か金額を入力するか、口座を選びます。"
        case .resultMissing: "入力する内容を指定してください。カテゴリを選ぶか、タイトル、支払先、タグを入力します。"
        case .categoryOfOtherKind: "下のカテゴリは別の種類のものです。同じ種類か「支出・収入のどちらも」を選んでください。"
        case .amountsInWrongOrder: "最初の金額以上の金額を入力してください。"
        case .accountLimit(let limit): "口座は\(limit)件までです。使っていない口座をアーカイブすると、記録を残したまま追加できます。"
        case .sameAccount: "異なる2つの口座を選んでください。"
        case .samePerson: "異なる2人を選んでください。"
        case .defaultRequired: "メイン口座が1つ必要です。代わりに別の口座をメインにしてください。"
        case .currencyInUse: "この口座には記録があるため、通貨は変えられません。"
        case .notAHashtag: "タグには文字、数字、_、- だけを使い、それぞれ25文字以内にしてください。"
        case .partsLeave(let left): japanese.parts(left)
        case .tooManyParts(let limit): "内訳は\(limit)件までです。"
        case .notShares: "0から1000までの整数を入力してください。"
        case .nobodyShares: "誰の分かを1人以上選んでください。"
        case .tooManyHashtags(let limit): "タグは\(limit)個までです。"
        case .fileTooLarge(let limit): "\(megabytes(limit)) MB以下のファイルを選んでください。"
        case .fileTypeNotAllowed: "JPEG、PNG、WebP、HEIC、PDFのどれかを選んでください。"
        case .tooManyFiles(let limit): "1件の記録に付けられるレシートは\(limit)件までです。ファイルを減らしてください。"
        case .fileUnreadable: "ファイルが壊れているか、読み取れません。別のファイルを選んでください。パスワード付きのPDFは、元のファイルのままなら保存できます。"
        case .pictureTooLarge(let side, let millions): "画像は\(millions * 100)万画素以内で、縦横それぞれ\(side)ピクセル以内のものを選んでください。"
        case .noPictureLibrary: "このサーバーでは写真を読み取れません。元のファイルのまま保存するか、管理者にlibvips-toolsのインストールを依頼してください。"
        case .picturesBusy: "写真の処理が混み合っています。少し待ってからファイルを選び直し、もう一度保存してください。"
        case .notAUsername: "文字、数字、ピリオド、ハイフン、アンダースコアだけを使ってください。"
        case .usernameTaken: "このユーザー名は使われています。別の名前にしてください。"
        case .usernameMixesScripts: "ラテン文字とキリル文字のように、種類の異なる文字が混ざっています。1種類の文字だけを使ってください。"
        case .usernameLooksTaken: "このユーザー名は、すでに使われている名前と見分けがつきません。別の名前にしてください。"
        case .notYourUsername: LeavingTexts.japanese.notYours
        case .notAnEmail: "name@example.org のようなメールアドレスを入力してください。"
        case .emailTaken: "このメールアドレスでは登録できません。別のものを入力するか、アカウントをお持ちならログインしてください。"
        case .tooManyTries: GateTexts.japanese.tooMany
        case .formTooOld: GateTexts.japanese.stale
        case .passwordTooCommon: "推測されやすいパスワードです。無関係な単語を3〜4個並べると安全です。"
        case .passwordContainsName: "パスワードに名前やメールアドレスを含めないでください。"
        case .passwordNeeded: "ユーザー名やメールアドレスを変更するには、パスワードを入力してください。"
        case .passwordWrong: "パスワードが違います。もう一度入力してください。"
        case .notAnAddress: "https:// か http:// で始まるアドレスを入力してください。"
        case .passwordsDiffer: "2つのパスワードが一致しません。もう一度入力してください。"
        case .passwordUnchanged: "今のパスワードと同じです。別のパスワードにしてください。"
        case .notAPasscode: "4桁から8桁の数字だけを入力してください。"
        case .passcodeObvious: "推測されやすい番号です。1234のような続き番号や同じ数字の繰り返しは避けてください。"
        case .passcodesDiffer: "2つのパスコードが一致しません。もう一度入力してください。"
        case .passcodeWrong(1): "パスコードが違います。あと1回間違えるとログアウトされます。"
        case .passcodeWrong(let left): "パスコードが違います。あと\(left)回入力できます。"
        case .codeWrong: "コードが違うか、すでに使われています。確認してから、もう一度入力してください。"
        case .notAWebAddress: "https://ntfy.example.org/my-topic のようなURLを入力してください。"
        case .unreachable(isPrivate: false): "別のアドレスを入力してください。このサーバー自身か予約済みの範囲を指しており、送信できません。"
        case .unreachable(isPrivate: true): "別のアドレスを入力してください。プライベートネットワークへは、サーバー管理者だけが送信できます。"
        case .feedbackLimit(let limit): "送信は1日\(limit)回までです。明日もう一度お送りください。"
        }
    }

    private static func simplifiedChinese(_ problem: Problem) -> String {
        switch problem {
        case .required: "请填写此项。"
        case .tooLong(let limit): "请缩短到 \(limit) 个字符以内。"
        case .tooShort(let limit): "请至少使用 \(limit) 个字符。"
        case .controlCharacters: "其中含有不可见字符，请直接输入而不要粘贴。"
        case .notAChoice: "请从列表中选择。"
        case .notAnAmount: "请输入 12.50 这样的金额，或 12+3.50 这样的算式。"
        case .twoDecimalSeparators: "只能有一个小数点，例如 23.45。"
        case .tooManyDecimals(0): "此币种没有小数，请输入整数。"
        case .ambiguousAmount(let whole, let decimal): simplifiedChinese.which(whole, decimal)
        case .ambiguousRate(let whole, let decimal): simplifiedChinese.which(whole, decimal)
        case .tooManyDecimals(let limit): "此币种最多 \(limit) 位小数。"
        case .amountNotPositive: "请输入大于零的金额。"
        case .amountTooLarge: "金额过大，请输入较小的金额。"
        case .notARate: "请输入 0.92 这样大于零、最多 10 位小数的数。"
        case .notACurrency: "请输入货币代码，例如 USD。"
        case .sameCurrency: "这与账户的币种相同。请在上面填写金额，此处留空。"
        case .rateMissing(let from, let to): "没有当天 \(from.code) 兑 \(to.code) 的汇率。请填写 \(to.code) 金额，或填写汇率。"
        case .rateGives(let amount): "按此汇率应为 \(MoneyFormat(.simplifiedChinese).string(amount))。请清空汇率或金额其中一项。"
        case .ownRateMissing(let from, let to):
            "您自己的账本没有当天 \(from.code) 兑 \(to.code) 的汇率。请选择 \(from.code) 账户，或先在您自己的账本中填写汇率。"
        case .dividedInHousehold: "这笔金额已按指定金额分摊给各人，请在共享账本的记录中修改。"
        case .notADate: "请输入 2026-11-21 这样的日期。"
        case .noSuchDay: "该日期不存在，请重新输入。"
        case .notATime: "请输入 18:42 这样的时间。"
        case .futureDate: "请输入不晚于今天的日期。"
        case .pastDays(let count): "新日期中有 \(count) 天已经过去。请选择是否补记。"
        case .startsTooEarly(let first): "请输入 \(DateTexts(.simplifiedChinese).full(first))或之后的日期。"
        case .notBetween(let first, let last):
            "请输入 \(DateTexts(.simplifiedChinese).full(first))至 \(DateTexts(.simplifiedChinese).full(last))之间的日期。"
        case .endsBeforeStart: "请输入不早于首次日期的日期。"
        case .notACount(let limit): "请输入 1 到 \(limit) 之间的整数。"
        case .notWhenAsking: "按金额分摊时，记录金额必须固定，请选择“自动记账”。"
        case .uncertain: "推测"
        case .repeats: "只会保存一条记录。如需重复记录，请在“\(RecurringTexts.simplifiedChinese.title)”中添加。"
        case .notAPercent: "请输入 1 到 100 的整数。"
        case .notAnInterest: "请输入 0 到 100 的数，最多三位小数，例如 3.25。"
        case .notADayOfMonth: "请输入 1 到 31 的日期。"
        case .accountInUse: "周期记账或银行同步仍在使用此账户。请先结束或改用其他账户，再归档。"
        case .notACoordinate: "请输入 35.68124 这样的度数。"
        case .positionMissing: "请同时设置地点的位置，或去掉名称。"
        case .duplicateName: "已有同名项目，请换一个名称。"
        case .tokenLimit(let limit): "最多 \(limit) 个令牌。如需新建，请先撤销一个。"
        case .ruleLimit(let limit): "周期记录最多 \(limit) 条。如需添加，请先结束一条。"
        case .full(let limit): "最多 \(limit) 个。如需添加，请先删除一个。"
        case .goalLimit(let limit): "储蓄目标最多 \(limit) 个。如需添加，请先删除一个。"
        case .keptReportLimit(let limit): "最多保存 \(limit) 份报表。如需添加，请先删除一份。"
        case .filingLimit(let limit): "规则最多 \(limit) 条。如需添加，请先删除一条。"
        case .conditionMissing: "请指定规则的条件：输入文字或金额，或选择账户。"
        case .resultMissing: "请指定规则填写的内容：选择分类，或输入标题、商家或标签。"
        case .categoryOfOtherKind: "下面的分类属于另一种类型。请选择相同的类型，或选“不限收支”。"
        case .amountsInWrongOrder: "请输入不小于前一个金额的金额。"
        case .accountLimit(let limit): "账户最多 \(limit) 个。请归档不再使用的账户：记录会保留，并可腾出一个名额。"
        case .sameAccount: "请选择两个不同的账户。"
        case .samePerson: "请选择两个不同的人。"
        case .defaultRequired: "必须有一个默认账户。请改为将另一个账户设为默认。"
        case .currencyInUse: "该账户已有记录，币种不能更改。"
        case .notAHashtag: "标签只能用文字、数字、_ 和 -，每个最多 25 个字符。"
        case .partsLeave(let left): simplifiedChinese.parts(left)
        case .tooManyParts(let limit): "最多可拆分为 \(limit) 项。"
        case .notShares: "请输入 0 到 1000 的整数。"
        case .nobodyShares: "请至少选择一位分摊人。"
        case .tooManyHashtags(let limit): "标签最多 \(limit) 个。"
        case .fileTooLarge(let limit): "请选择不超过 \(megabytes(limit)) MB 的文件。"
        case .fileTypeNotAllowed: "请选择 JPEG、PNG、WebP、HEIC 或 PDF 文件。"
        case .tooManyFiles(let limit): "每条记录最多 \(limit) 个票据。请减少文件。"
        case .fileUnreadable: "文件已损坏或无法读取，请换一个文件。有密码的 PDF 可以选择保留原文件。"
        case .pictureTooLarge(let side, let millions): "请选择不超过 \(millions * 100) 万像素、每边不超过 \(side) 像素的图片。"
        case .noPictureLibrary: "本服务器无法读取照片。请选择保留原文件，或请服务器管理员安装 libvips-tools。"
        case .picturesBusy: "正在处理许多照片，请稍后重新选择文件并保存。"
        case .notAUsername: "只能使用文字、数字、点、连字符和下划线。"
        case .usernameTaken: "此用户名已被使用，请换一个。"
        case .usernameMixesScripts: "其中混用了不同的字母，例如拉丁字母和西里尔字母。请只使用一种文字。"
        case .usernameLooksTaken: "此用户名与已有用户名过于相似，请换一个。"
        case .notYourUsername: LeavingTexts.simplifiedChinese.notYours
        case .notAnEmail: "请输入 name@example.org 这样的邮箱。"
        case .emailTaken: "此邮箱无法使用。请换一个；如果您已有账号，请直接登录。"
        case .tooManyTries: GateTexts.simplifiedChinese.tooMany
        case .formTooOld: GateTexts.simplifiedChinese.stale
        case .passwordTooCommon: "此密码容易被猜到。建议用三四个不相关的词组成。"
        case .passwordContainsName: "密码中不要包含您的姓名或邮箱。"
        case .passwordNeeded: "修改用户名或邮箱需要输入密码。"
        case .passwordWrong: "密码不正确，请再试一次。"
        case .notAnAddress: "请输入以 https:// 或 http:// 开头的地址。"
        case .passwordsDiffer: "两次输入的密码不一致，请再输入一次。"
        case .passwordUnchanged: "与当前密码相同，请换一个。"
        case .notAPasscode: "请输入 4 到 8 位数字。"
        case .passcodeObvious: "这个应用锁密码太容易猜到。请不要用 1234 这样的连续数字或重复的同一数字。"
        case .passcodesDiffer: "两次输入的应用锁密码不一致，请再输入一次。"
        case .passcodeWrong(1): "应用锁密码不正确。再输错一次就会退出登录。"
        case .passcodeWrong(let left): "应用锁密码不正确，还可以试 \(left) 次。"
        case .codeWrong: "验证码不正确，或者已经用过。请核对后再试一次。"
        case .notAWebAddress: "请输入 https://ntfy.example.org/my-topic 这样的网址。"
        case .unreachable(isPrivate: false): "请换一个网址：它指向本机或保留地址段，无法发送。"
        case .unreachable(isPrivate: true): "请换一个网址：它在专用网络中，只有服务器管理员可以发送。"
        case .feedbackLimit(let limit): "每天最多提交 \(limit) 次，请明天再试。"
        }
    }
}
