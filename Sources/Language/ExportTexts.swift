/// Exporting and importing all data.
package struct ExportTexts: Sentences {
    package let title, menuHint, intro, contents1, contents2, contents3, notIn, button, busy, large, yes: String
    package let importTitle, importHint, importIntro, choose, chooseHint, look, noFile, previewTitle, replaces, nothingToReplace, keepFirst,
        importButton, cancel,
        stays, imported: String
    package let records, accounts, categories, budgets, attachments, replacedRecords: Counted
    package let sendsTo, madeFor: Named
    /// The columns of the records, except for the texts between them (``RecordText``).
    package let columnsBeforeTexts, columnsAfterTexts: [String]
    package let accountColumns, categoryColumns, budgetColumns: [String]
    /// The file that describes the others.
    package let readMe: String

    // The reasons why a file cannot be imported.
    package let notAnArchive, notAnExport, newer, tooManyFiles, tooMuch, badName, wrongParts, taken, changed: String
    package let damaged, tooLarge, duplicate, missing, foreignFile, wrongCount, wrongReceipt: Named
    package let unreadable: @Sendable (_ file: String, _ line: Int) -> String
    package let wrongValue: @Sendable (_ file: String, _ line: Int, _ field: String) -> String

    static let english = ExportTexts(
        title: "Export my data", menuHint: "Everything you have, as one file",
        intro: "One zip file with everything that is yours. It is complete: another Penny can read it back, and you get the same book again.",
        contents1:
            "All records, accounts, categories, hashtags, budgets, exchange rates, notifications and feedback, what is in the trash too, as JSON",
        contents2: "Tables for a spreadsheet, as CSV", contents3: "Receipts and other attachments, as the files that they are",
        notIn: "Nothing that lets somebody sign in is in it: no password, passcode, passkey or token.", button: "Make the file",
        busy: "Another export or import is being worked on. Try again in a minute.",
        large: "With many receipts this can take a minute. The download begins by itself.", yes: "yes", importTitle: "Import an export",
        importHint: "Put an exported file in the place of your book",
        importIntro:
            "Choose a file that Penny has exported, on this server or another one. You first see what is in it; nothing changes before you say so.",
        choose: "Exported file", chooseHint: "A zip file of at most 64 MB. Larger ones can be imported at the server with penny import.",
        look: "Look into it", noFile: "Choose the zip file that Penny has exported.", previewTitle: "This is in the file",
        replaces: "It takes the place of everything in your book, and of the feedback that you wrote more than a day ago. This cannot be undone.",
        nothingToReplace: "Your book has no records yet, so nothing is lost.",
        keepFirst: "Export what you have now first", importButton: "Replace my book", cancel: "Do not import",
        stays: "How you sign in stays as it is: user name, e-mail address and password are not taken from the file.",
        imported: "Everything in the file has been imported.", records: { $0 == 1 ? "1 record" : "\($0) records" },
        accounts: { $0 == 1 ? "1 account" : "\($0) accounts" }, categories: { $0 == 1 ? "1 category" : "\($0) categories" },
        budgets: { $0 == 1 ? "1 budget" : "\($0) budgets" }, attachments: { $0 == 1 ? "1 attachment" : "\($0) attachments" },
        replacedRecords: { $0 == 1 ? "1 record that you have now goes for good." : "\($0) records that you have now go for good." },
        sendsTo: { "From then on your notifications are also sent to \($0), as the file says." }, madeFor: { "Exported for \($0)" },
        columnsBeforeTexts: ["Date", "Time", "Kind", "Account", "Amount", "Currency", "Category"],
        columnsAfterTexts: [
            "Note of the part", "Hashtags", "To account", "Received", "Currency received", "Latitude", "Longitude", "Place", "Attachment",
            "Amount on the receipt", "Currency on the receipt", "Part",
        ],
        accountColumns: ["Name", "Currency", "Starting balance", "Balance", "Default"], categoryColumns: ["Kind", "Name", "Part of"],
        budgetColumns: ["Name", "Repeats", "From", "Amount", "Currency", "Categories", "Hashtags", "Alert at percent"],
        readMe: """
            Everything that Penny keeps for you
            ===================================

            csv/             Tables for a spreadsheet: records, accounts, categories and budgets, without what is in the trash.
            attachments/     Receipts and other files of your records.
            penny.json       Who you are, how you want Penny to look, and how many lines the files below have.
            feedback.jsonl   What you wrote to whoever runs the server.
            *.jsonl          The whole book, one thing a line, in JSON. Amounts are in the smallest unit of their currency: 12.50 EUR is 1250.

            What opens your account is left out on purpose, so that nobody who finds this file can sign in as you: your password, passcode,
            one-time passwords, passkeys, API tokens, and the devices where you are signed in.

            To bring it back, sign in to a Penny, open More, then "Import an export", and choose the zip file as it is.

            """,
        notAnArchive: "This is not a whole zip file. Choose the file as Penny has exported it, not unpacked.",
        notAnExport: "This zip file is no export of Penny: penny.json is missing or says something else.",
        newer: "This file was exported by a newer Penny. Update this one first.", tooManyFiles: "There are more files in it than an export can have.",
        tooMuch:
            "More has been recorded in it than can be imported here: at most 64 MB without attachments. Ask whoever runs this server to import it with penny import.",
        badName: "A file in it has a name that leads elsewhere.",
        wrongParts: "The parts of this file do not fit together: something refers to what is not there, or a name is there twice.",
        taken: "Something in this file is there twice, or belongs to somebody else on this server.",
        changed: "Something was entered in the book while the file was being read, so nothing was replaced. Look at it, then import the file again.",
        damaged: { "\($0) in it is damaged." }, tooLarge: { "\($0) in it is larger than an export can be." }, duplicate: { "\($0) is in it twice." },
        missing: { "\($0) is missing." }, foreignFile: { "\($0) does not belong to an export." },
        wrongCount: { "\($0) does not have as many lines as penny.json says." },
        wrongReceipt: { "\($0) is not the kind of file that it is said to be." },
        unreadable: { "\($0), line \($1), cannot be read." }, wrongValue: { "\($0), line \($1): “\($2)” cannot be what it is." })
    static let japanese = ExportTexts(
        title: "データを書き出す", menuHint: "すべてのデータを1つのファイルで",
        intro: "あなたのデータをすべて1つのzipファイルにまとめます。別のPennyで読み込むと、同じ家計簿を復元できます。",
        contents1: "すべての記録、口座、カテゴリ、タグ、予算、為替レート、通知、送信したご意見。ゴミ箱の内容も含みます（JSON）",
        contents2: "表計算ソフト用の表（CSV）", contents3: "レシートなどの添付ファイル（元のファイルのまま）",
        notIn: "パスワード、パスコード、パスキー、トークンなど、ログインに使えるものは含まれません。", button: "ファイルを作成",
        busy: "別の書き出しまたは読み込みを処理しています。1分ほどしてからもう一度お試しください。",
        large: "レシートが多いと1分ほどかかることがあります。ダウンロードは自動的に始まります。", yes: "はい", importTitle: "書き出したデータを読み込む",
        importHint: "書き出したファイルで家計簿を置き換えます",
        importIntro: "このサーバーまたは別のサーバーのPennyで書き出したファイルを選んでください。まず内容を確認でき、確定するまで何も変わりません。",
        choose: "書き出したファイル", chooseHint: "64 MBまでのzipファイル。それより大きいものは、サーバー上でpenny importを使って読み込めます。",
        look: "内容を確認", noFile: "Pennyで書き出したzipファイルを選んでください。", previewTitle: "ファイルの内容",
        replaces: "あなたの家計簿と、1日以上前に送ったご意見は、ファイルの内容にすべて置き換わります。元に戻すことはできません。", nothingToReplace: "家計簿にはまだ記録がないので、失われるものはありません。",
        keepFirst: "先に今のデータを書き出す", importButton: "この内容で置き換える", cancel: "読み込まない",
        stays: "ログインの方法は変わりません。ユーザー名、メールアドレス、パスワードはファイルから読み込みません。",
        imported: "ファイルの内容をすべて読み込みました。", records: { "記録\($0)件" }, accounts: { "口座\($0)件" }, categories: { "カテゴリ\($0)件" },
        budgets: { "予算\($0)件" }, attachments: { "添付ファイル\($0)件" }, replacedRecords: { "今ある記録\($0)件は完全に失われます。" },
        sendsTo: { "読み込むと、ファイルの設定により、通知が\($0)にも送られるようになります。" }, madeFor: { "\($0.san)が書き出したデータ" },
        columnsBeforeTexts: ["日付", "時刻", "種類", "口座", "金額", "通貨", "カテゴリ"],
        columnsAfterTexts: ["内訳のメモ", "タグ", "振替先", "入金額", "入金通貨", "緯度", "経度", "場所", "添付ファイル", "レシートの金額", "レシートの通貨", "内訳番号"],
        accountColumns: ["名前", "通貨", "初期残高", "残高", "メイン"], categoryColumns: ["種類", "名前", "親カテゴリ"],
        budgetColumns: ["名前", "周期", "開始日", "金額", "通貨", "カテゴリ", "タグ", "通知する割合（%）"],
        readMe: """
            Pennyが保存しているあなたのデータ
            =================================

            csv/             表計算ソフト用の表：記録、口座、カテゴリ、予算（ゴミ箱の中身は含みません）。
            attachments/     レシートなど、記録の添付ファイル。
            penny.json       プロフィールと表示の設定、および下のファイルの行数。
            feedback.jsonl   サーバー管理者に送ったご意見。
            *.jsonl          家計簿のすべて。1行に1件ずつJSONで書かれています。金額は通貨の最小単位です（12.50 EURは1250）。

            このファイルを手に入れた人があなたになりすましてログインできないように、パスワード、パスコード、ワンタイムパスワード、
            パスキー、APIトークン、ログイン中の端末の情報は、あえて含めていません。

            読み込むには、Pennyにログインし、「その他」から「書き出したデータを読み込む」を開いて、zipファイルをそのまま選んでください。

            """,
        notAnArchive: "完全なzipファイルではありません。展開せずに、Pennyが書き出したファイルをそのまま選んでください。",
        notAnExport: "Pennyから書き出したzipファイルではありません。penny.jsonがないか、内容が異なります。",
        newer: "このファイルは新しいバージョンのPennyで書き出されました。先にこのPennyを更新してください。", tooManyFiles: "ファイルの数が上限を超えています。Pennyが書き出したファイルをそのまま選んでください。",
        tooMuch: "記録の量が、ここで読み込める上限（添付ファイルを除いて64 MB）を超えています。サーバー管理者に penny import での読み込みを依頼してください。",
        badName: "正しくない名前のファイルが含まれています。Pennyが書き出したファイルをそのまま選んでください。",
        wrongParts: "ファイルの内容が互いに合っていません。参照先がないか、名前が重複しています。",
        taken: "ファイルの中に重複したものがあるか、このサーバーの別の人のものが含まれています。",
        changed: "ファイルを読み込んでいる間に家計簿が変更されたため、置き換えませんでした。変更を確認してから、もう一度読み込んでください。",
        damaged: { "中の\($0)が壊れています。" }, tooLarge: { "中の\($0)が大きすぎます。" }, duplicate: { "\($0)が重複しています。" },
        missing: { "\($0)がありません。" }, foreignFile: { "\($0)は書き出しに含まれるファイルではありません。" },
        wrongCount: { "\($0)の行数がpenny.jsonと一致しません。" }, wrongReceipt: { "\($0)のファイルの種類が正しくありません。" },
        unreadable: { "\($0)の\($1)行目を読み取れません。" }, wrongValue: { "\($0)の\($1)行目：項目「\($2)」の値が正しくありません。" })
    static let simplifiedChinese = ExportTexts(
        title: "导出我的数据", menuHint: "将所有数据保存为一个文件",
        intro: "将您的全部数据打包成一个 zip 文件。用另一个 Penny 导入，即可得到完全相同的账本。",
        contents1: "所有记录、账户、分类、标签、预算、汇率、通知和反馈，包括回收站里的内容（JSON）", contents2: "可用电子表格软件打开的表格（CSV）",
        contents3: "票据等附件（原始文件）", notIn: "其中没有任何可用于登录的内容：没有密码、应用锁密码、通行密钥或令牌。", button: "生成文件",
        busy: "正在处理另一个导出或导入，请 1 分钟后再试。", large: "票据较多时可能需要一分钟。下载会自动开始。", yes: "是", importTitle: "导入已导出的数据",
        importHint: "用导出的文件替换您的账本",
        importIntro: "选择由 Penny 导出的文件，来自本服务器或其他服务器均可。您会先看到其中的内容；在您确认之前，不会有任何改变。",
        choose: "导出的文件", chooseHint: "不超过 64 MB 的 zip 文件。更大的文件可以在服务器上用 penny import 导入。", look: "查看内容",
        noFile: "请选择由 Penny 导出的 zip 文件。", previewTitle: "文件中的内容", replaces: "您账本中的全部内容，以及一天以前写的反馈，都会被替换，且无法撤销。",
        nothingToReplace: "您的账本还没有记录，因此不会丢失任何内容。", keepFirst: "先导出现有数据", importButton: "替换我的账本", cancel: "不导入",
        stays: "登录方式保持不变：不会从文件中读取用户名、邮箱和密码。", imported: "文件中的内容已全部导入。", records: { "\($0) 条记录" },
        accounts: { "\($0) 个账户" }, categories: { "\($0) 个分类" }, budgets: { "\($0) 个预算" }, attachments: { "\($0) 个附件" },
        replacedRecords: { "您现有的 \($0) 条记录将被永久删除。" }, sendsTo: { "导入后，按文件中的设置，您的通知还会发送到 \($0)。" }, madeFor: { "为 \($0) 导出" },
        columnsBeforeTexts: ["日期", "时间", "类型", "账户", "金额", "币种", "分类"],
        columnsAfterTexts: ["分项备注", "标签", "转入账户", "到账金额", "到账币种", "纬度", "经度", "地点", "附件", "票据金额", "票据币种", "分项序号"],
        accountColumns: ["名称", "币种", "初始余额", "余额", "默认"], categoryColumns: ["类型", "名称", "上级分类"],
        budgetColumns: ["名称", "周期", "生效日期", "金额", "币种", "分类", "标签", "提醒百分比"],
        readMe: """
            Penny 为您保存的全部数据
            ====================

            csv/             供电子表格使用的表格：记录、账户、分类和预算（不含回收站）。
            attachments/     票据等记录附件。
            penny.json       您的个人资料和显示设置，以及以下各文件的行数。
            feedback.jsonl   您写给服务器管理员的反馈。
            *.jsonl          完整的账本，每行一项，格式为 JSON。金额以货币的最小单位表示：12.50 EUR 写作 1250。

            为避免拿到此文件的人以您的身份登录，以下内容特意未包含在内：密码、应用锁密码、动态验证码、通行密钥、
            API 令牌，以及您已登录的设备信息。

            要导入，请登录 Penny，打开“更多”，选择“导入已导出的数据”，然后直接选择此 zip 文件。

            """,
        notAnArchive: "这不是完整的 zip 文件。请直接选择 Penny 导出的文件，不要解压。",
        notAnExport: "这个 zip 文件不是 Penny 导出的文件：缺少 penny.json，或其内容不符。", newer: "此文件由更新版本的 Penny 导出，请先更新本服务器上的 Penny。",
        tooManyFiles: "其中的文件数量超出了导出文件的上限。",
        tooMuch: "其中的记录超出了此处可导入的上限（不含附件最多 64 MB）。请服务器管理员用 penny import 导入。", badName: "其中有文件名不正确。请直接选择 Penny 导出的文件。",
        wrongParts: "文件各部分不一致：引用了不存在的内容，或名称重复。", taken: "文件中有重复的内容，或属于本服务器上的其他人。",
        changed: "读取文件期间账本有了新的改动，因此没有替换任何内容。请先查看改动，再重新导入该文件。",
        damaged: { "其中的 \($0) 已损坏。" }, tooLarge: { "其中的 \($0) 过大。" }, duplicate: { "\($0) 出现了两次。" }, missing: { "缺少 \($0)。" },
        foreignFile: { "\($0) 不属于导出文件。" }, wrongCount: { "\($0) 的行数与 penny.json 不符。" }, wrongReceipt: { "\($0) 的文件类型不符。" },
        unreadable: { "无法读取 \($0) 第 \($1) 行。" }, wrongValue: { "\($0) 第 \($1) 行：“\($2)”的值不正确。" })
}
