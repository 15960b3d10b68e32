/// The pages of API tokens and of the API's guide.
package struct TokenTexts: Sentences {
    package let title, menuHint, intro, guideLink, new, newTitle, name, nameHint, scope, read, readHint, write, writeHint, expires, make, none,
        full: String
    package let madeTitle, madeText, tryIt, done, revoke, expired, never, neverUsed: String
    package let month, quarter, year, unlimited: String
    package let created, lastUsed, until: Named
    package let guideTitle, guideIntro, base, document, documentText, reading, readingText, recording, recordingText, searching, searchingText,
        changing, changingText: String
    package let answers, pages, amounts, failures, ends: String

    static let english = TokenTexts(
        title: "API tokens", menuHint: "For scripts and other programs of yours",
        intro:
            "A token lets a program use Penny as you, without your password: a script that records, a spreadsheet that reads. It cannot change your settings.",
        guideLink: "How programs talk to Penny", new: "New token", newTitle: "New token", name: "Name",
        nameHint: "What it is for, such as “Backup script”.",
        scope: "It may", read: "Read", readHint: "See accounts, categories, transactions and budgets.", write: "Read and write",
        writeHint: "Add, change and delete them too. What is deleted goes to the trash.", expires: "It works for", make: "Make the token",
        none: "No tokens. No program can use Penny in your name.", full: "You have 20 tokens, which is the limit. Revoke one to make another.",
        madeTitle: "Your new token", madeText: "Copy it now and keep it like a password. It is not shown again.", tryIt: "Try it in a terminal:",
        done: "Done", revoke: "Revoke", expired: "Expired", never: "Never expires", neverUsed: "Never used",
        month: "30 days", quarter: "90 days", year: "365 days", unlimited: "Until I revoke it",
        created: { "Made \($0)" }, lastUsed: { "Last used \($0)" }, until: { "Expires \($0)" },
        guideTitle: "How programs talk to Penny",
        guideIntro: "Penny speaks JSON over HTTP. Each request carries a token; replace TOKEN in the examples with yours.",
        base: "Address", document: "Description for machines",
        documentText: "An OpenAPI 3.1 document with every operation, field and limit. Tools make clients from it.",
        reading: "Read", readingText: "Accounts with their balances:", recording: "Record",
        recordingText:
            "An expense from the default account. The category is one of /categories; with an id of your own, a request that is sent twice records once.",
        searching: "Search", searchingText: "The largest expenses of a month with a word in them:", changing: "Change and delete",
        changingText: "PATCH changes what it names and leaves the rest. DELETE moves to the trash.",
        answers: "Good to know", pages: "Lists come in pages of up to 200. Pass the value of next as cursor until it is null.",
        amounts: "Amounts are text such as \"12.50\", so that no cent is lost, with the currency beside them. Dates are days in your time zone.",
        failures:
            "What cannot be done is answered with a status, a sentence and, for each field, what is wrong with it, in the language of Accept-Language.",
        ends: "Tokens end when they expire, when you revoke them, when your password is reset, and when you change it without choosing to keep them.")
    static let japanese = TokenTexts(
        title: "APIトークン", menuHint: "スクリプトや外部プログラムとの連携用",
        intro: "トークンがあれば、パスワードを渡さずに、プログラムがあなたに代わってPennyを使えます。記録するスクリプトや、データを読み取る表計算シートなどです。設定は変更できません。",
        guideLink: "プログラムからの使い方", new: "トークンを作成", newTitle: "新しいトークン", name: "名前", nameHint: "「バックアップ用スクリプト」のような用途。",
        scope: "権限", read: "読み取り", readHint: "口座、カテゴリ、記録、予算を見る。", write: "読み取りと書き込み",
        writeHint: "追加、変更、削除もできます。削除したものはゴミ箱に入ります。", expires: "有効期間", make: "トークンを作成",
        none: "トークンはありません。現在、Pennyを使えるプログラムはありません。", full: "トークンは20個までです。作成するには、どれかを取り消してください。",
        madeTitle: "新しいトークン", madeText: "今コピーして、パスワードと同じように保管してください。表示されるのは今回だけです。", tryIt: "ターミナルで試すには：",
        done: "完了", revoke: "取り消す", expired: "期限切れ", never: "無期限", neverUsed: "未使用",
        month: "30日間", quarter: "90日間", year: "365日間", unlimited: "取り消すまで",
        created: { "作成：\($0)" }, lastUsed: { "最終使用：\($0)" }, until: { "期限：\($0)" },
        guideTitle: "プログラムからの使い方",
        guideIntro: "PennyはHTTPでJSONをやり取りします。リクエストごとにトークンを付けます。例の TOKEN を自分のものに置き換えてください。",
        base: "アドレス", document: "API定義（OpenAPI）", documentText: "すべての操作、項目、制限を記したOpenAPI 3.1の文書です。ツールでクライアントを生成できます。",
        reading: "読み取る", readingText: "口座と残高：", recording: "記録する",
        recordingText: "メイン口座からの支出です。category は /categories のどれかです。自分で id を付ければ、同じリクエストを2回送っても記録は1つです。",
        searching: "探す", searchingText: "ある月の支出のうち、ある言葉を含むものを金額の大きい順に：", changing: "変更と削除",
        changingText: "PATCH は指定した項目だけを変えます。DELETE はゴミ箱に移します。",
        answers: "補足", pages: "一覧は最大200件ずつです。next が null になるまで、その値を cursor として渡してください。",
        amounts: "金額は \"12.50\" のような文字列で、通貨と並びます。端数も正確に保たれます。日付はあなたのタイムゾーンの日付です。",
        failures: "エラーの場合は、ステータスコード、説明、項目ごとの問題を Accept-Language の言語で返します。",
        ends: "トークンは、期限が来たとき、取り消したとき、パスワードが再設定されたときに使えなくなります。パスワードを変更したときも、残すように選ばなければ使えなくなります。")
    static let simplifiedChinese = TokenTexts(
        title: "API 令牌", menuHint: "供您的脚本和其他程序使用",
        intro: "有了令牌，程序无需您的密码就能以您的身份使用 Penny，例如记账脚本或读取数据的表格。令牌不能更改任何设置。",
        guideLink: "程序如何使用 Penny", new: "新建令牌", newTitle: "新建令牌", name: "名称", nameHint: "用途，例如“备份脚本”。",
        scope: "权限", read: "读取", readHint: "查看账户、分类、记录和预算。", write: "读取和写入",
        writeHint: "还可以添加、修改和删除。删除的内容会进入回收站。", expires: "有效期", make: "创建令牌",
        none: "没有令牌，任何程序都不能以您的身份使用 Penny。", full: "您已有 20 个令牌，达到上限。如需新建，请先撤销一个。",
        madeTitle: "您的新令牌", madeText: "请现在复制，并像密码一样妥善保管。仅显示这一次。", tryIt: "在终端中试一试：",
        done: "完成", revoke: "撤销", expired: "已过期", never: "永不过期", neverUsed: "从未使用",
        month: "30 天", quarter: "90 天", year: "365 天", unlimited: "直到撤销",
        created: { "创建于 \($0)" }, lastUsed: { "上次使用：\($0)" }, until: { "\($0) 到期" },
        guideTitle: "程序如何使用 Penny",
        guideIntro: "Penny 通过 HTTP 收发 JSON。每个请求都要带上令牌；请把示例中的 TOKEN 换成您的令牌。",
        base: "地址", document: "API 定义（OpenAPI）", documentText: "一份 OpenAPI 3.1 文档，列出所有操作、字段和限制，可用工具据此生成客户端。",
        reading: "读取", readingText: "账户及其余额：", recording: "记账",
        recordingText: "一笔从默认账户支出的记录。category 取自 /categories；带上自己的 id，重复发送的请求只会记一次。",
        searching: "搜索", searchingText: "某月中含有某个词的支出，按金额从大到小：", changing: "修改和删除",
        changingText: "PATCH 只修改列出的项，其余不变。DELETE 会移入回收站。",
        answers: "补充说明", pages: "列表分页返回，每页最多 200 项。请把 next 的值作为 cursor 传入，直到它为 null。",
        amounts: "金额是 \"12.50\" 这样的文本，旁边是币种，不会损失精度。日期按您所在的时区。",
        failures: "无法完成的请求会得到状态码、一句说明以及每个字段的问题，语言由 Accept-Language 决定。",
        ends: "令牌在到期、被撤销或密码被重置时失效。修改密码时，如果没有选择保留，令牌也会失效。")
}
