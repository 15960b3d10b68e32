/// Connections to SimpleFIN bridges, which supply the entries of banks.
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
            case .accountLimit: "You have as many accounts as there can be. Choose one of them, or archive one first: its records stay."
            case .badDate: "Enter a day within the last two years."
            case .busy: "Another connection is being made. Try again in a minute."
            }
        })
    static let japanese = BridgeTexts(
        title: "銀行との連携", menuHint: "銀行の新しい明細を1日1回取得", notConnected: "未連携",
        about: "SimpleFIN Bridgeは、銀行の情報を読み取ってPennyに渡す、別の有料サービスです。銀行のデータはこのサービスにも開示されます。",
        stepOpen: "ブラウザーでbridge.simplefin.orgを開き、銀行と連携します。", stepToken: "セットアップトークンを発行してコピーします。",
        stepPaste: "ここに貼り付けます。使えるのは1回だけです。受け取った接続先のアドレスは誰にも表示せず、書き出しやログにも含めません。",
        token: "セットアップトークン（Setup Token）", agree: "1日1回、SimpleFINに問い合わせることを許可する", agreeHint: "連携するまでは何も問い合わせません。",
        connect: "連携する", leaves: "外部に送信されるもの", leavesQuestion: "新しい明細の問い合わせ（1日1回と、「今すぐ取得」を押したとき）",
        leavesNever: "記録・名前・カテゴリ・メモは送信しません",
        notAllowed: "このサーバーでは銀行への問い合わせが許可されていません。サーバー管理者に依頼してください。", allowHere: "許可する",
        connected: "連携中", revoked: "ブリッジとの連携が無効になりました。連携を解除してから、新しいセットアップトークンで連携し直してください。",
        fetching: "取得中です。まもなく結果が表示されます。", fetchNow: "今すぐ取得", never: "まだ何も取得していません。",
        accounts: "口座", accountsHint: "口座ごとに取り込み先を選んでください。", leftOut: "取得しない", newAccount: "新しい口座",
        from: "取得の開始日", fromHint: "それより前の記録はそのままです。", save: "保存して取得",
        doubt: "新しい明細は自動で追加され、既存の記録や振替に似ているものは確認待ちになります。未確定の明細には印が付き、あとで自動的に確定します。",
        waits: "確認待ちの明細があります", disconnect: "連携を解除",
        disconnectHint: "Pennyはアドレスを消去します。記録は残ります。ブリッジ側でも連携を解除してください。",
        noChosen: "少なくとも1つの取り込み先を選ぶと、取得が始まります。", asSaid: "ブリッジからのメッセージをそのまま表示しています。ブリッジでログインし直してからお試しください。",
        saidBy: "ブリッジからのメッセージ", balanceSame: "銀行とPennyの残高は一致しています。", ended: "連携を解除しました。アドレスは消去されました。",
        asked: "保存しました。新しい明細を取得しています。", tooSoon: "少し前に問い合わせたばかりです。10分後にお試しください。",
        allow: "銀行明細の取得", allowHint: "利用者は家計簿をSimpleFINブリッジと連携でき、サーバーが1日1回問い合わせます。",
        allowOn: "ブリッジへの問い合わせを許可",
        fetched: { "最終取得：\($0)" }, next: { "次回：\($0)" }, failed: { "取得に失敗しました（\($0)）。" }, made: { "連携を設定した人：\($0)" },
        bank: { "銀行：\($0)" }, penny: { "Penny：\($0)" }, moreAtBank: { "銀行のほうが\($0)多くなっています。" },
        moreInPenny: { "Pennyのほうが\($0)多くなっています。" }, isRevoked: { "\($0)から明細を取得できなくなりました" },
        pending: { "未確定の明細：\(BankTexts.number($0))件" }, unreadable: { "読み取れなかった明細：\(BankTexts.number($0))件" },
        found: { "\(BankTexts.number($0))件の口座が見つかりました。" },
        obstacle: { obstacle in
            switch obstacle {
            case .badToken: "セットアップトークンではありません。ブリッジから全体をコピーしてください。"
            case .usedToken: "このトークンは使用済みです。心当たりがなければ、ブリッジで無効にして新しいものを発行してください。"
            case .revoked: "ブリッジとの連携が無効になりました。"
            case .payment: "ブリッジの利用料金の支払いが必要です。ブリッジのサイトで支払ってください。"
            case .tooOften: "問い合わせが多すぎました。明日もう一度試します。"
            case .tooSlow: "ブリッジの応答に時間がかかりすぎました。あとで自動的に再試行します。"
            case .unreachable: "ブリッジが応答しません。あとで自動的に再試行します。"
            case .strange: "ブリッジの応答が口座の一覧ではありません。あとで自動的に再試行します。"
            case .notSaved: "記録を保存できませんでした。あとで自動的に再試行します。"
            case .notAgreed: "先にチェックを入れてください。チェックがない間は、どこにも問い合わせません。"
            case .twice: "それぞれに別の口座を選んでください。"
            case .otherCurrency: "銀行と同じ通貨の口座を選んでください。"
            case .nameTaken: "新しい口座と同じ名前の口座があります。その口座を選ぶか、先に名前を変更してください。"
            case .accountLimit: "口座の数が上限に達しています。既存の口座を選ぶか、使っていない口座を先にアーカイブしてください（記録は残ります）。"
            case .badDate: "過去2年以内の日付を入力してください。"
            case .busy: "ほかの連携を処理しています。1分後にお試しください。"
            }
        })
    static let simplifiedChinese = BridgeTexts(
        title: "银行同步", menuHint: "每天从银行获取一次新明细", notConnected: "未连接",
        about: "SimpleFIN Bridge 代您读取银行数据并传给 Penny。它是一项独立的收费服务，也能看到您的银行数据。",
        stepOpen: "在浏览器中打开 bridge.simplefin.org，并在那里连接您的银行。", stepToken: "获取一个设置令牌并复制。",
        stepPaste: "粘贴到这里。它只能用一次。Penny 会保存换取到的地址，但不会向任何人显示，也不会写入导出文件和日志。",
        token: "设置令牌（Setup Token）", agree: "允许本服务器每天向 SimpleFIN 查询一次", agreeHint: "连接之前不会发送任何请求。",
        connect: "连接", leaves: "会发送到服务器之外的内容", leavesQuestion: "查询新明细：每天一次，以及您手动获取时",
        leavesNever: "不会发送：您的记录、名称、分类和备注",
        notAllowed: "本服务器未开启银行查询。请联系服务器管理员开启。", allowHere: "允许",
        connected: "已连接", revoked: "连接已被桥接服务拒绝。请断开，再用新的设置令牌重新连接。",
        fetching: "正在获取，本页稍后显示结果。", fetchNow: "立即获取", never: "尚未获取任何内容。",
        accounts: "账户", accountsHint: "请为每个账户选择导入到哪里。", leftOut: "不获取", newAccount: "新账户",
        from: "起始日期", fromHint: "更早的记录保持不变。", save: "保存并获取",
        doubt: "新明细会自动添加，与已有记录或转账相似的会等您确认。未入账的明细会标出，入账后自动更新。",
        waits: "有明细待您确认", disconnect: "断开",
        disconnectHint: "Penny 会删除该地址，您的记录会保留。请同时在桥接服务停用此连接。",
        noChosen: "至少为其中一个选择账户，即可开始获取。", asSaid: "以上为原文。请在桥接服务的网站重新登录后再试。",
        saidBy: "桥接服务的消息", balanceSame: "银行与 Penny 的余额一致。", ended: "已断开，地址已删除。",
        asked: "已保存，正在获取新明细。", tooSoon: "刚刚查询过，请 10 分钟后再试。",
        allow: "获取银行明细", allowHint: "用户可将账本连接到 SimpleFIN 桥接服务，服务器每天查询一次。",
        allowOn: "允许查询桥接服务",
        fetched: { "上次获取：\($0)" }, next: { "下次：\($0)" }, failed: { "获取失败（\($0)）。" }, made: { "由 \($0) 连接" },
        bank: { "银行 \($0)" }, penny: { "Penny \($0)" }, moreAtBank: { "银行比 Penny 多 \($0)。" },
        moreInPenny: { "Penny 比银行多 \($0)。" }, isRevoked: { "已无法从 \($0) 获取明细" },
        pending: { "\(BankTexts.number($0)) 条明细未入账" }, unreadable: { "\(BankTexts.number($0)) 条明细无法读取" },
        found: { "找到 \(BankTexts.number($0)) 个账户。" },
        obstacle: { obstacle in
            switch obstacle {
            case .badToken: "这不是设置令牌。请从桥接服务完整复制。"
            case .usedToken: "此令牌已被使用过。如非本人操作，请在桥接服务停用它并创建新令牌。"
            case .revoked: "连接已被桥接服务拒绝。"
            case .payment: "桥接服务需要付费，请到其网站付款后再试。"
            case .tooOften: "查询过于频繁，明天会再试。"
            case .tooSlow: "桥接服务响应太慢，稍后会再试。"
            case .unreachable: "桥接服务没有响应，稍后会再试。"
            case .strange: "桥接服务返回的内容不是账户列表，稍后会再试。"
            case .notSaved: "记录无法保存，稍后会再试。"
            case .notAgreed: "请先勾选：未勾选时不会连接任何外部服务。"
            case .twice: "请为每个银行账户选择不同的 Penny 账户。"
            case .otherCurrency: "请选择与银行币种相同的账户。"
            case .nameTaken: "已有与新账户同名的账户。请选择该账户，或先改名。"
            case .accountLimit: "账户数量已达上限。请选择已有账户，或先归档一个（记录会保留）。"
            case .badDate: "请输入过去两年内的日期。"
            case .busy: "正在建立另一个连接，请 1 分钟后再试。"
            }
        })
}
