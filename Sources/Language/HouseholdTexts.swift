import Bookkeeping

/// Pages about a household: making one, its people, invitations, leaving and ending.
package struct HouseholdTexts: Sentences {
    // The switch of books and the menu.
    package let books, mine, people, menuTitle, menuHint, own, ownHint: String

    // Making and changing one.
    package let new, intro, name, namePlaceholder, kind, household, householdHint, group, groupHint, currency, currencyHint, make, made: String
    package let details, detailsHint, save: String
    package let dissolvedTitle, restore, restored: String
    package let dissolvedText: OfTwo

    // People.
    package let administrator, member, viewer, nameOnly, you, administratorHint, memberHint, viewerHint, nameOnlyHint, administratorMay: String
    package let addName, addNameHint, addNameButton, added, role, updateRole, roleChanged, handedOver, remove, removed, formerTitle,
        formerMember: String
    package let since, until, removeTitle: Named
    /// A person's name in a sentence.
    package let honored: Named
    package let removeText, removeNameText, removeNote, keepPerson: String

    // Invitations.
    package let invitations, invite, inviteFor, anybody, may, inviteButton, inviteHint, invitedTitle, scan, link, linkHint, reach, done,
        forAnybody: String
    package let revoke, full: String
    package let forPerson, expires, validUntil, code: Named

    // The page behind an invitation.
    package let asMember, asViewer, othersSee, seeName, seeRecords, administratorSees, never, agree, agreeHint,
        notNow: String
    package let toMoney, toStart, open, toPeople, signIn, signUp: String
    package let invites: OfTwo
    package let inPlaceOf, join, signedInAs: Named
    package let joined: String
    package let guestText, expiredTitle, revokedTitle, usedTitle, usedText, unknownTitle, unknownText, ownTitle, fullTitle, closedTitle,
        closedText: String
    package let expiredText, revokedText, fullText, inAlreadyTitle, ownText: Named
    package let inAlreadyText, inAnotherTitle: String
    package let inAnotherText: OfTwo

    // Leaving and ending.
    package let leave, leaveText, leaveNote, stay, left, dissolve, dissolveText, dissolveNote, keep, dissolved, leaveFirst, inHousehold: String
    /// Headings over the sentences of why something cannot be done.
    package let leaveFirstHeading, inHouseholdHeading, fullHeading: String
    package let leaveTitle, dissolveTitle, leaveOwing, leaveOwed: Named
    /// A name and an amount.
    package let removeOwing, removeOwed: OfTwo

    static let english = HouseholdTexts(
        books: "Book", mine: "My money", people: "People", menuTitle: "Shared money", menuHint: "A book for a household or a group",
        own: "My settings", ownHint: "Language, password, notifications, privacy",
        new: "Share money", intro: "A second book, which several people keep together. Your own stays yours: nobody else sees it.",
        name: "Name", namePlaceholder: "The Hales", kind: "For", household: "A household", householdHint: "People who live together and share costs.",
        group: "A group", groupHint: "A club or a team, whose administrator looks after what its people spend.",
        currency: "Main currency", currencyHint: "Accounts can be in other currencies.", make: "Make the book",
        made: "The shared book is ready. Invite the others.",
        details: "Name and calendar", detailsHint: "Currency, time zone, week, month", save: "Save",
        dissolvedTitle: "Ended", restore: "Restore", restored: "It is back, with you alone in it. Invite the others anew.",
        dissolvedText: { "\($0) was ended. Until \($1) you can restore it with all its records." },
        administrator: "Administrator", member: "Member", viewer: "Viewer", nameOnly: "Name only", you: "You",
        administratorHint: "Looks after the people too. There is one, so you become a member.",
        memberHint: "Adds and changes records, accounts, categories and budgets.",
        viewerHint: "Looks at the pages, changes nothing.", nameOnlyHint: "Has no account of Penny",
        administratorMay: "Only the administrator changes roles and invites people.",
        addName: "Add a name only", addNameHint: "For a child or a guest without an account of Penny. They can be invited later.",
        addNameButton: "Add", added: "Added.", role: "Role", updateRole: "Change the role", roleChanged: "The role is changed.",
        handedOver: "Handed over. You are a member now.", remove: "Remove", removed: "Removed. They see the shared book no more.",
        formerTitle: "Were here", formerMember: "Former member",
        since: { "since \($0)" }, until: { "until \($0)" }, removeTitle: { "Remove \($0)?" }, honored: { $0 },
        removeText:
            "They see the shared book no more, from their next tap on. Their own book stays theirs, and their name stays at what they entered.",
        removeNameText: "The name is removed. Nobody signs in with it.", removeNote: "You can invite them again at any time.", keepPerson: "Keep",
        invitations: "Invitations", invite: "Invite somebody", inviteFor: "For whom", anybody: "Anybody who has the link", may: "May",
        inviteButton: "Make an invitation", inviteHint: "A link and a QR code for one person, valid for 7 days.", invitedTitle: "Invitation",
        scan: "Scan with the phone’s camera", link: "Link to send",
        linkHint: "Shown only now. It cannot be read again later, but a new one can be made.",
        reach: "The phone must be on your network, or reach this server from outside.", done: "Done", forAnybody: "For anybody",
        revoke: "Revoke", full: "There is room for no more people.",
        forPerson: { "For \($0)" }, expires: { "until \($0)" },
        validUntil: { "Valid until \($0). Works once: whoever opens it first can accept it." },
        code: { "QR code of \($0)" },
        asMember: "You would join as member: you can add and change records, accounts, categories and budgets.",
        asViewer: "You would join as viewer: you can look at everything, and change nothing.",
        othersSee: "Seen by the others", seeName: "Your name", seeRecords: "All that you enter in the shared book",
        administratorSees: "Your own book",
        never: "Nobody can change it, and nobody learns your password.", agree: "I have read this, and agree.",
        agreeHint: "Kept with today’s date. Leaving ends it at once.", notNow: "Not now",
        toMoney: "To my money", toStart: "To the start", open: "Open the shared book", toPeople: "Back to the people", signIn: "Sign in",
        signUp: "Sign up",
        invites: { "\($0) invites you to \($1)" }, inPlaceOf: { "You take the place of \($0)." }, join: { "Join \($0)" },
        signedInAs: { "Signed in as \($0)." }, joined: "Welcome. This is the shared book.",
        guestText: "Sign in to see what you would share, and to accept. Somebody new here signs up first; that takes half a minute.",
        expiredTitle: "This invitation ran out", revokedTitle: "This invitation was withdrawn", usedTitle: "This invitation was used already",
        usedText: "It works once, and lets only one person in. If it was you on another device, you are in already.",
        unknownTitle: "There is no such invitation", unknownText: "Perhaps the link was cut off. Copy it whole, to its last letter.",
        ownTitle: "This is your own invitation", fullTitle: "There is no room any more", closedTitle: "This server takes no new people",
        closedText: "The invitation is fine, but you need an account of Penny, and the operator of this server makes them. Show them this page.",
        expiredText: { "Ask \($0) for a new one; that takes a moment." }, revokedText: { "Ask \($0) if that is a surprise." },
        fullText: { "Tell \($0), who can remove somebody and invite you again." }, inAlreadyTitle: { "You are in \($0) already" },
        ownText: { "Send the link, or let the other person scan the code. You are in \($0) already." },
        inAlreadyText: "Nothing to do here.", inAnotherTitle: "You are in another household",
        inAnotherText: { "One at a time. To join \($0), leave \($1) first; your own book stays yours." },
        leave: "Leave",
        leaveText:
            "You see the shared book no more. Your own book stays yours, and your name stays at what you entered. Notifications that you have keep the names of its records.",
        leaveNote: "The administrator can invite you again.", stay: "Stay", left: "You have left. Your own book is as it was.",
        dissolve: "End it", dissolveText: "Nobody opens the shared book any more, and open invitations end. All others leave.",
        dissolveNote: "For 30 days you can restore it with all its records. Then it is erased.", keep: "Keep it",
        dissolved: "Ended. For 30 days you can restore it.",
        leaveFirst: "You are the administrator. Make another person the administrator first, or end it.",
        inHousehold: "You are in a household. Leave it before you make another one.",
        leaveFirstHeading: "You are still the administrator", inHouseholdHeading: "You are in a household already",
        fullHeading: "The household is full",
        leaveTitle: { "Leave \($0)?" }, dissolveTitle: { "End \($0)?" },
        leaveOwing: { "You still owe \($0). This stays in Balances after you leave." },
        leaveOwed: { "You still get back \($0). This stays in Balances after you leave." },
        removeOwing: { "\($0) still owes \($1). This stays in Balances." }, removeOwed: { "\($0) still gets back \($1). This stays in Balances." })

    static let japanese = HouseholdTexts(
        books: "家計簿", mine: "自分の家計簿", people: "メンバー", menuTitle: "共有の家計簿", menuHint: "家族やグループで使う家計簿",
        own: "自分の設定", ownHint: "言語、パスワード、通知、プライバシー",
        new: "共有の家計簿を作る", intro: "何人かで一緒につける、もう1つの家計簿です。自分の家計簿は自分だけのもので、ほかの人には見えません。",
        name: "名前", namePlaceholder: "田中家", kind: "用途", household: "家族・同居", householdHint: "一緒に暮らし、生活費を分担する人たち。",
        group: "グループ", groupHint: "サークルや職場のチーム。代表者がメンバーの支出を管理します。",
        currency: "基準通貨", currencyHint: "口座ごとに別の通貨も使えます。", make: "家計簿を作成", made: "共有の家計簿ができました。ほかの人を招待しましょう。",
        details: "名前とカレンダー", detailsHint: "通貨、タイムゾーン、週と月の始まり", save: "保存",
        dissolvedTitle: "共有を終了しました", restore: "元に戻す", restored: "元に戻しました。今はあなただけです。ほかの人は改めて招待してください。",
        dissolvedText: { "「\($0)」の共有は終了しました。\($1)まで、すべての記録とともに元に戻せます。" },
        administrator: "代表者", member: "メンバー", viewer: "閲覧者", nameOnly: "名前のみ", you: "あなた",
        administratorHint: "メンバーを管理します。代表者は1人だけのため、引き継ぐとあなたはメンバーになります。", memberHint: "記録、口座、カテゴリ、予算を追加・変更できます。",
        viewerHint: "ページを見るだけで、何も変更できません。", nameOnlyHint: "Pennyのアカウントなし",
        administratorMay: "役割の変更と招待ができるのは代表者だけです。",
        addName: "名前だけを追加", addNameHint: "Pennyのアカウントがない子どもやゲストに。あとから招待できます。",
        addNameButton: "追加", added: "追加しました。", role: "役割", updateRole: "役割を変更", roleChanged: "役割を変更しました。",
        handedOver: "代表者を引き継ぎました。あなたはメンバーになりました。", remove: "メンバーから外す", removed: "メンバーから外しました。この人には共有の家計簿が見えなくなりました。",
        formerTitle: "以前のメンバー", formerMember: "以前のメンバー",
        since: { "\($0)から" }, until: { "\($0)まで" }, removeTitle: { "\($0.san)を外しますか？" }, honored: { $0.san },
        removeText: "この人は、次にページを開いたときから共有の家計簿を見られなくなります。本人の家計簿はそのまま残り、入力した記録には名前が残ります。",
        removeNameText: "名前を削除します。この名前でログインする人はいません。", removeNote: "いつでも改めて招待できます。", keepPerson: "外さない",
        invitations: "招待", invite: "招待する", inviteFor: "相手", anybody: "リンクを持つ人なら誰でも", may: "権限",
        inviteButton: "招待を作成", inviteHint: "1人用のリンクとQRコードです。7日間使えます。", invitedTitle: "招待",
        scan: "スマートフォンのカメラで読み取ってください", link: "送るリンク", linkHint: "このリンクは今しか表示されません。必要な場合は作り直せます。",
        reach: "スマートフォンが同じネットワークにあるか、外からこのサーバーに接続できる必要があります。", done: "完了", forAnybody: "誰でも",
        revoke: "取り消す", full: "人数が上限に達しています。",
        forPerson: { "\($0.san)宛て" }, expires: { "\($0)まで" }, validUntil: { "\($0)まで有効です。使えるのは1回だけで、最初に開いた人が参加できます。" },
        code: { "\($0) のQRコード" },
        asMember: "メンバーとして参加します。記録、口座、カテゴリ、予算を追加・変更できます。",
        asViewer: "閲覧者として参加します。すべて見ることができ、変更はできません。",
        othersSee: "ほかの人に見えるもの", seeName: "あなたの名前", seeRecords: "共有の家計簿に入力した内容",
        administratorSees: "あなた自身の家計簿",
        never: "誰も変更できず、パスワードを知られることもありません。", agree: "読んで同意しました。",
        agreeHint: "同意は今日の日付とともに記録され、抜けると無効になります。", notNow: "今はしない",
        toMoney: "自分の家計簿へ", toStart: "トップへ", open: "共有の家計簿を開く", toPeople: "メンバーに戻る", signIn: "ログイン", signUp: "登録",
        invites: { "\($0.san)が「\($1)」に招待しています" }, inPlaceOf: { "\($0.san)として参加します。" }, join: { "「\($0)」に参加" },
        signedInAs: { "\($0) としてログインしています。" }, joined: "ようこそ。これが共有の家計簿です。",
        guestText: "ログインすると、共有される内容を確認して参加できます。初めての人は先に登録してください。30秒ほどで済みます。",
        expiredTitle: "この招待は期限切れです", revokedTitle: "この招待は取り消されました", usedTitle: "この招待は使用済みです",
        usedText: "使えるのは1回、1人だけです。別の端末で自分が使った場合は、すでに参加しています。",
        unknownTitle: "この招待は見つかりません", unknownText: "リンクが途中で切れているかもしれません。最後の文字までコピーしてください。",
        ownTitle: "これはあなたが作った招待です", fullTitle: "人数が上限に達しています", closedTitle: "このサーバーは新規登録を受け付けていません",
        closedText: "招待は有効ですが、Pennyのアカウントが必要です。アカウントはサーバー管理者が作ります。管理者にこの画面を見せてください。",
        expiredText: { "\($0.san)に、新しい招待を頼んでください。" }, revokedText: { "心当たりがなければ、\($0.san)に聞いてください。" },
        fullText: { "\($0.san)に伝えてください。誰かを外せば、もう一度招待できます。" }, inAlreadyTitle: { "すでに「\($0)」に参加しています" },
        ownText: { "リンクを送るか、相手にコードを読み取ってもらってください。あなたはすでに「\($0)」に参加しています。" },
        inAlreadyText: "操作は不要です。", inAnotherTitle: "別の共有の家計簿に参加しています",
        inAnotherText: { "参加できるのは1つだけです。「\($0)」に参加するには、先に「\($1)」から抜けてください。自分の家計簿はそのまま残ります。" },
        leave: "抜ける", leaveText: "共有の家計簿が見えなくなります。自分の家計簿はそのまま残り、入力した記録には名前が残ります。これまでに届いた通知には、記録の名前が残ります。",
        leaveNote: "代表者が改めて招待できます。", stay: "抜けない", left: "抜けました。自分の家計簿はそのままです。",
        dissolve: "共有を終了", dissolveText: "誰も共有の家計簿を開けなくなり、未使用の招待も無効になります。ほかのメンバーは全員外れます。",
        dissolveNote: "30日間は、すべての記録とともに元に戻せます。その後は消去されます。", keep: "終了しない",
        dissolved: "共有を終了しました。30日間は元に戻せます。",
        leaveFirst: "あなたは代表者です。先に別の人を代表者にするか、共有を終了してください。",
        inHousehold: "すでに共有の家計簿に参加しています。新しく作る前に抜けてください。",
        leaveFirstHeading: "まだ代表者です", inHouseholdHeading: "すでに参加しています", fullHeading: "これ以上追加できません",
        leaveTitle: { "「\($0)」から抜けますか？" }, dissolveTitle: { "「\($0)」の共有を終了しますか？" },
        leaveOwing: { "まだ\($0)の支払いが残っています。抜けたあとも「精算」に残ります。" },
        leaveOwed: { "まだ\($0)の受け取りが残っています。抜けたあとも「精算」に残ります。" },
        removeOwing: { "\($0.san)には\($1)の支払いが残っています。「精算」に残ります。" }, removeOwed: { "\($0.san)には\($1)の受け取りが残っています。「精算」に残ります。" })

    static let simplifiedChinese = HouseholdTexts(
        books: "账本", mine: "我的账本", people: "成员", menuTitle: "共享账本", menuHint: "家庭或团体一起用的账本",
        own: "我的设置", ownHint: "语言、密码、通知、隐私",
        new: "一起记账", intro: "几个人一起记的另一个账本。您自己的账本仍然只属于您，别人看不到。",
        name: "名称", namePlaceholder: "我们的小家", kind: "用途", household: "家庭", householdHint: "住在一起、分担生活开支的人。",
        group: "团体", groupHint: "社团或团队，由账本管理员管理成员的开支。",
        currency: "本位币", currencyHint: "账户可以使用其他币种。", make: "创建账本", made: "共享账本已创建，邀请其他人吧。",
        details: "名称和日历", detailsHint: "币种、时区、每周和每月起始日", save: "保存",
        dissolvedTitle: "已解散", restore: "恢复", restored: "已恢复，目前只有您一人。请重新邀请其他人。",
        dissolvedText: { "共享账本“\($0)”已解散。在 \($1) 之前，您可以连同所有记录一起恢复。" },
        administrator: "账本管理员", member: "普通成员", viewer: "只读成员", nameOnly: "仅姓名", you: "您",
        administratorHint: "可管理成员。账本管理员只有一位，因此您会变为普通成员。", memberHint: "可添加和修改记录、账户、分类和预算。",
        viewerHint: "只能查看，不能修改。", nameOnlyHint: "没有 Penny 账号",
        administratorMay: "只有账本管理员可以更改角色和邀请他人。",
        addName: "仅添加姓名", addNameHint: "用于没有 Penny 账号的孩子或客人，以后可以邀请。",
        addNameButton: "添加", added: "已添加。", role: "角色", updateRole: "更改角色", roleChanged: "角色已更改。",
        handedOver: "已移交账本管理员。您现在是普通成员。", remove: "移除", removed: "已移除。该成员不再能看到共享账本。",
        formerTitle: "已退出的成员", formerMember: "已退出的成员",
        since: { "自 \($0) 起" }, until: { "到 \($0) 为止" }, removeTitle: { "要移除 \($0) 吗？" }, honored: { $0 },
        removeText: "从下一次操作起，该成员不再能看到共享账本。其个人账本不受影响，所记的内容仍会保留并显示其姓名。",
        removeNameText: "姓名将被删除，不影响任何人登录。", removeNote: "您可以随时再次邀请。", keepPerson: "不移除",
        invitations: "邀请", invite: "邀请他人", inviteFor: "邀请对象", anybody: "任何拿到链接的人", may: "权限",
        inviteButton: "创建邀请", inviteHint: "供一个人使用的链接和二维码，7 天内有效。", invitedTitle: "邀请",
        scan: "用手机相机扫描", link: "要发送的链接", linkHint: "此链接仅显示一次，之后可重新创建。",
        reach: "手机需要连接同一网络，或能从外部访问本服务器。", done: "完成", forAnybody: "任何人",
        revoke: "撤销", full: "人数已满。",
        forPerson: { "给 \($0)" }, expires: { "\($0) 前有效" }, validUntil: { "\($0) 前有效。只能用一次，最先打开的人可以接受。" },
        code: { "\($0) 的二维码" },
        asMember: "您将作为成员加入，可以添加和修改记录、账户、分类和预算。",
        asViewer: "您将作为只读成员加入，可以查看全部内容，不能修改。",
        othersSee: "其他人能看到的内容", seeName: "您的姓名", seeRecords: "您在共享账本中记录的全部内容",
        administratorSees: "您自己的账本",
        never: "没有人能修改它，也没有人会知道您的密码。", agree: "我已阅读并同意。",
        agreeHint: "同意会连同今天的日期一起记录，退出后立即失效。", notNow: "暂不加入",
        toMoney: "去我的账本", toStart: "回到首页", open: "打开共享账本", toPeople: "返回成员", signIn: "登录", signUp: "注册",
        invites: { "\($0) 邀请您加入“\($1)”" }, inPlaceOf: { "您将以 \($0) 的身份加入。" }, join: { "加入“\($0)”" },
        signedInAs: { "当前登录账号：\($0)。" }, joined: "欢迎，这就是共享账本。",
        guestText: "登录后可以查看将共享哪些内容并接受邀请。新用户请先注册，只需半分钟。",
        expiredTitle: "此邀请已过期", revokedTitle: "此邀请已被撤销", usedTitle: "此邀请已被使用",
        usedText: "邀请只能用一次，仅限一人加入。如果是您在另一台设备上使用的，您已经加入了。",
        unknownTitle: "邀请不存在", unknownText: "链接可能不完整。请完整复制到最后一个字符。",
        ownTitle: "这是您自己的邀请", fullTitle: "人数已满", closedTitle: "本服务器不接受新用户",
        closedText: "邀请有效，但您需要 Penny 账号，而账号由服务器管理员创建。请向其出示此页面。",
        expiredText: { "请让 \($0) 重新发送邀请。" }, revokedText: { "如有疑问，请联系 \($0)。" },
        fullText: { "请告诉 \($0)，对方移除一位成员后可以再次邀请您。" }, inAlreadyTitle: { "您已在“\($0)”中" },
        ownText: { "请把链接发给对方，或让对方扫描二维码。您已在“\($0)”中。" },
        inAlreadyText: "无需任何操作。", inAnotherTitle: "您已加入另一个共享账本",
        inAnotherText: { "只能同时加入一个共享账本。要加入“\($0)”，请先退出“\($1)”；您自己的账本不受影响。" },
        leave: "退出", leaveText: "您不再能看到共享账本。您自己的账本不受影响，所记的内容仍会保留并显示您的姓名。已收到的通知中仍保留记录的名称。",
        leaveNote: "账本管理员可以再次邀请您。", stay: "不退出", left: "您已退出。您自己的账本没有变化。",
        dissolve: "解散", dissolveText: "所有人都无法再打开共享账本，未使用的邀请会失效，其他成员全部退出。",
        dissolveNote: "30 天内您可以连同所有记录一起恢复，之后将被清除。", keep: "不解散",
        dissolved: "已解散。30 天内可以恢复。",
        leaveFirst: "您是账本管理员。请先将另一个人设为账本管理员，或解散共享账本。",
        inHousehold: "您已加入一个共享账本。请先退出，再创建新的。",
        leaveFirstHeading: "您仍是账本管理员", inHouseholdHeading: "您已在共享账本中", fullHeading: "人数已满",
        leaveTitle: { "要退出“\($0)”吗？" }, dissolveTitle: { "要解散共享账本“\($0)”吗？" },
        leaveOwing: { "您还应付 \($0)。退出后仍会保留在“结算”中。" }, leaveOwed: { "您还应收回 \($0)。退出后仍会保留在“结算”中。" },
        removeOwing: { "\($0) 还应付 \($1)，仍会保留在“结算”中。" }, removeOwed: { "\($0) 还应收回 \($1)，仍会保留在“结算”中。" })
}
