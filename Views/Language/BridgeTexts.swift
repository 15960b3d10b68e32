/// Connections to SimpleFIN bridges, from which entries of banks are fetched.
package struct BridgeTexts: Sentences {
    package let title, menuHint, notConnected, about, stepOpen, stepToken, stepPaste, token, agree, agreeHint, connect, leaves, leavesQuestion: String
    package let leavesNever, notAllowed, allowHere, connected, revoked, fetching, fetchNow, never, accounts, accountsHint, leftOut, newAccount: String
    package let from, fromHint, save, doubt, waits, disconnect, disconnectHint, noChosen, asSaid, saidBy, balanceSame, ended, asked, tooSoon: String
    package let allow, allowHint, allowOn: String
    package let fetched, next, failed, made, bank, penny, moreAtBank, moreInPenny, isRevoked: Named
    package let pending, unreadable, found: Counted
    package let obstacle: @Sendable (BridgeObstacle) -> String

    static let english = BridgeTexts(
        title: "Bank connection", menuHint: "New records come from your bank once a day", notConnected: "Not connected",
        about:
            "SimpleFIN Bridge reads your bank for you and hands the records to Penny. It is a service of its own, costs money, and sees your bank data.",
        stepOpen: "Open bridge.simplefin.org in a browser, and connect your bank there.", stepToken: "Ask it for a setup token, and copy it.",
        stepPaste: "Paste it here. It works once. Penny keeps the address that it gets, shows it to nobody, and leaves it out of exports and logs.",
        token: "Setup token", agree: "This server may ask SimpleFIN once a day", agreeHint: "Nothing is asked before you connect.",
        connect: "Connect", leaves: "What leaves this server", leavesQuestion: "A question for new records, once a day and when you ask for it",
        leavesNever: "Never: your records, names, categories or notes",
        notAllowed: "This server does not contact banks. Whoever runs it can allow that.", allowHere: "Allow it",
        connected: "Connected", revoked: "The bridge does not accept the connection any more. Disconnect, and connect again with a new setup token.",
        fetching: "Fetching. This page shows the result in a moment.", fetchNow: "Fetch now", never: "Nothing has been fetched yet.",
        accounts: "Accounts", accountsHint: "Choose where the records of each account go.", leftOut: "Do not fetch", newAccount: "A new account",
        from: "Fetch from", fromHint: "Earlier records stay as they are.", save: "Save and fetch",
        doubt:
            "What is new is added. What looks like a record you have, or like a transfer, waits for you. Pending records are marked and settle by themselves.",
        waits: "Some records wait for your decision", disconnect: "Disconnect",
        disconnectHint: "Penny forgets the address. Your records stay. Disable the connection at the bridge, too.",
        noChosen: "Choose an account for at least one of them, and fetching begins.",
        asSaid: "Shown as it was said. Sign in at the bridge, then try again.",
        saidBy: "Said by the bridge", balanceSame: "The bank and Penny agree.", ended: "Disconnected. The address is forgotten.",
        asked: "Saved. New records are being fetched.", tooSoon: "The bridge was asked a moment ago. Try again in ten minutes.",
        allow: "Fetch from banks", allowHint: "People may connect their books to a SimpleFIN bridge, which this server then asks once a day.",
        allowOn: "This server may contact bridges",
        fetched: { "Last fetched \($0)" }, next: { "Next time \($0)" }, failed: { "Failed \($0)." }, made: { "Connected by \($0)" },
        bank: { "\($0) at the bank" }, penny: { "\($0) in Penny" }, moreAtBank: { "The bank has \($0) more than Penny." },
        moreInPenny: { "Penny has \($0) more than the bank." }, isRevoked: { "No more records come from \($0)" },
        pending: { $0 == 1 ? "1 record is pending" : "\(BankTexts.number($0)) records are pending" },
        unreadable: { $0 == 1 ? "1 record could not be read" : "\(BankTexts.number($0)) records could not be read" },
        found: { $0 == 1 ? "1 account was found." : "\(BankTexts.number($0)) accounts were found." },
        obstacle: { obstacle in
            switch obstacle {
            case .badToken: "This is no setup token. Copy it as a whole from the bridge."
            case .usedToken: "The bridge says that this token was used before. If that was not you, disable it at the bridge, and make a new one."
            case .revoked: "The bridge does not accept the connection any more."
            case .payment: "The bridge asks you to pay for its service."
            case .tooOften: "The bridge was asked too often. It is asked again tomorrow."
            case .tooSlow: "The bridge took too long. It is asked again later."
            case .unreachable: "The bridge does not answer. It is asked again later."
            case .strange: "The bridge answered with something that is no list of accounts. It is asked again later."
            case .notSaved: "The records could not be saved. It is tried again later."
            case .notAgreed: "Tick the box first: without it this server asks nobody."
            case .twice: "Choose a different account for each."
            case .otherCurrency: "Choose an account in the currency that the bank names."
            case .nameTaken: "You have an account with the name of the new one. Choose that, or rename it first."
            case .accountLimit: "You have as many accounts as there can be. Choose one of them, or delete one first."
            case .badDate: "Enter a day within the last two years."
            case .busy: "Another connection is being made. Try again in a minute."
            }
        })
    static let japanese = BridgeTexts(
        title: "銀行との接続", menuHint: "銀行の新しい記録を1日1回取得", notConnected: "接続していません",
        about: "SimpleFIN Bridgeは、銀行の情報を読み取ってPennyに渡す、別の有料サービスです。銀行のデータはこのサービスにも見えます。",
        stepOpen: "ブラウザでbridge.simplefin.orgを開き、銀行を接続します。", stepToken: "セットアップトークンを発行してコピーします。",
        stepPaste: "ここに貼り付けます。使えるのは1回だけです。受け取ったアドレスはだれにも見せず、書き出しやログにも含めません。",
        token: "セットアップトークン", agree: "このサーバーは1日1回SimpleFINに問い合わせてよい", agreeHint: "接続するまでは何も問い合わせません。",
        connect: "接続する", leaves: "このサーバーから出るもの", leavesQuestion: "新しい記録の問い合わせ（1日1回と、指示したとき）",
        leavesNever: "記録・名前・カテゴリ・メモは決して送りません",
        notAllowed: "このサーバーは銀行に問い合わせません。サーバー管理者が許可できます。", allowHere: "許可する",
        connected: "接続済み", revoked: "接続がブリッジに拒否されました。切断してから、新しいセットアップトークンで接続し直してください。",
        fetching: "取得中です。まもなく結果が表示されます。", fetchNow: "今すぐ取得", never: "まだ何も取得していません。",
        accounts: "口座", accountsHint: "それぞれの記録の取り込み先を選んでください。", leftOut: "取得しない", newAccount: "新しい口座",
        from: "取得の開始日", fromHint: "それより前の記録はそのままです。", save: "保存して取得",
        doubt: "新しいものは追加されます。既存の記録や振替に似ているものは、確認を待ちます。未確定の記録は印が付き、自動で確定します。",
        waits: "確認を待っている記録があります", disconnect: "切断する",
        disconnectHint: "Pennyはアドレスを消去します。記録は残ります。ブリッジ側でも接続を無効にしてください。",
        noChosen: "少なくとも1つの取り込み先を選ぶと、取得が始まります。", asSaid: "ブリッジの言葉のまま表示しています。ブリッジでログインし直してからお試しください。",
        saidBy: "ブリッジからのメッセージ", balanceSame: "銀行とPennyの残高は一致しています。", ended: "切断しました。アドレスは消去されました。",
        asked: "保存しました。新しい記録を取得しています。", tooSoon: "少し前に問い合わせたばかりです。10分後にお試しください。",
        allow: "銀行からの取得", allowHint: "各自の家計簿をSimpleFINブリッジに接続でき、このサーバーが1日1回問い合わせます。",
        allowOn: "このサーバーはブリッジに問い合わせてよい",
        fetched: { "最終取得：\($0)" }, next: { "次回：\($0)" }, failed: { "\($0)に失敗しました。" }, made: { "接続した人：\($0)" },
        bank: { "銀行：\($0)" }, penny: { "Penny：\($0)" }, moreAtBank: { "銀行のほうが\($0)多くなっています。" },
        moreInPenny: { "Pennyのほうが\($0)多くなっています。" }, isRevoked: { "\($0)から記録を取得できなくなりました" },
        pending: { "未確定の記録：\(BankTexts.number($0))件" }, unreadable: { "読み取れなかった記録：\(BankTexts.number($0))件" },
        found: { "\(BankTexts.number($0))件の口座が見つかりました。" },
        obstacle: { obstacle in
            switch obstacle {
            case .badToken: "セットアップトークンではありません。ブリッジから全体をコピーしてください。"
            case .usedToken: "このトークンは使用済みです。心当たりがなければ、ブリッジで無効にして新しいものを発行してください。"
            case .revoked: "接続がブリッジに拒否されました。"
            case .payment: "ブリッジのサービス料の支払いが必要です。"
            case .tooOften: "問い合わせが多すぎました。明日もう一度試します。"
            case .tooSlow: "ブリッジの応答に時間がかかりすぎました。後でもう一度試します。"
            case .unreachable: "ブリッジが応答しません。後でもう一度試します。"
            case .strange: "ブリッジの応答が口座の一覧ではありません。後でもう一度試します。"
            case .notSaved: "記録を保存できませんでした。後でもう一度試します。"
            case .notAgreed: "先にチェックを入れてください。入れるまで、どこにも問い合わせません。"
            case .twice: "それぞれに別の口座を選んでください。"
            case .otherCurrency: "銀行と同じ通貨の口座を選んでください。"
            case .nameTaken: "新しい口座と同じ名前の口座があります。その口座を選ぶか、先に名前を変更してください。"
            case .accountLimit: "口座の数が上限に達しています。既存の口座を選ぶか、先にどれかを削除してください。"
            case .badDate: "過去2年以内の日付を入力してください。"
            case .busy: "ほかの接続の処理中です。1分後にお試しください。"
            }
        })
    static let simplifiedChinese = BridgeTexts(
        title: "银行连接", menuHint: "每天一次从银行获取新记录", notConnected: "未连接",
        about: "SimpleFIN Bridge 替您读取银行数据并交给 Penny。它是一项独立的收费服务，能看到您的银行数据。",
        stepOpen: "在浏览器中打开 bridge.simplefin.org，并在那里连接您的银行。", stepToken: "获取一个设置令牌并复制。",
        stepPaste: "粘贴到这里。它只能用一次。Penny 保存得到的地址，不向任何人显示，也不写入导出文件和日志。",
        token: "设置令牌", agree: "允许此服务器每天询问一次 SimpleFIN", agreeHint: "连接之前不会询问任何内容。",
        connect: "连接", leaves: "离开此服务器的内容", leavesQuestion: "询问新记录：每天一次，以及您要求时",
        leavesNever: "绝不发送：您的记录、名称、类别和备注",
        notAllowed: "此服务器不联系银行。管理者可以允许。", allowHere: "允许",
        connected: "已连接", revoked: "银行桥不再接受此连接。请断开，再用新的设置令牌重新连接。",
        fetching: "正在获取，本页稍后显示结果。", fetchNow: "立即获取", never: "尚未获取任何内容。",
        accounts: "账户", accountsHint: "请选择每个账户的记录存入哪里。", leftOut: "不获取", newAccount: "新账户",
        from: "起始日期", fromHint: "更早的记录保持不变。", save: "保存并获取",
        doubt: "新记录会直接添加。与已有记录或转账相似的记录等待您确认。待入账的记录会标出，并自动入账。",
        waits: "有记录等待您的决定", disconnect: "断开",
        disconnectHint: "Penny 会忘记该地址，您的记录会保留。请同时在银行桥停用此连接。",
        noChosen: "至少为其中一个选择账户，即可开始获取。", asSaid: "按原文显示。请在银行桥重新登录后再试。",
        saidBy: "银行桥的消息", balanceSame: "银行与 Penny 的余额一致。", ended: "已断开，地址已忘记。",
        asked: "已保存，正在获取新记录。", tooSoon: "刚刚询问过。请十分钟后再试。",
        allow: "从银行获取", allowHint: "各人可将账本连接到 SimpleFIN 银行桥，此服务器每天询问一次。",
        allowOn: "允许此服务器联系银行桥",
        fetched: { "上次获取：\($0)" }, next: { "下次：\($0)" }, failed: { "\($0) 失败。" }, made: { "连接者：\($0)" },
        bank: { "银行 \($0)" }, penny: { "Penny \($0)" }, moreAtBank: { "银行比 Penny 多 \($0)。" },
        moreInPenny: { "Penny 比银行多 \($0)。" }, isRevoked: { "已无法从 \($0) 获取记录" },
        pending: { "\(BankTexts.number($0)) 条记录待入账" }, unreadable: { "\(BankTexts.number($0)) 条记录无法读取" },
        found: { "找到 \(BankTexts.number($0)) 个账户。" },
        obstacle: { obstacle in
            switch obstacle {
            case .badToken: "这不是设置令牌。请从银行桥完整复制。"
            case .usedToken: "此令牌已被使用过。如果不是您本人，请在银行桥停用它并创建新令牌。"
            case .revoked: "银行桥不再接受此连接。"
            case .payment: "银行桥要求您付费。"
            case .tooOften: "询问过于频繁，明天再试。"
            case .tooSlow: "银行桥响应太慢，稍后再试。"
            case .unreachable: "银行桥没有响应，稍后再试。"
            case .strange: "银行桥的回答不是账户列表，稍后再试。"
            case .notSaved: "记录无法保存，稍后再试。"
            case .notAgreed: "请先勾选：未勾选时，此服务器不会询问任何人。"
            case .twice: "请为每个账户选择不同的账户。"
            case .otherCurrency: "请选择与银行货币相同的账户。"
            case .nameTaken: "已有与新账户同名的账户。请选择该账户，或先改名。"
            case .accountLimit: "账户数量已达上限。请选择已有账户，或先删除一个。"
            case .badDate: "请输入两年以内的日期。"
            case .busy: "正在建立另一个连接，请一分钟后再试。"
            }
        })
}
