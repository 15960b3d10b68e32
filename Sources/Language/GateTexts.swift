/// Splash, sign-in and sign-up.
package struct GateTexts: Sentences {
    package let tagline, promise, signIn, signUp, createAccount, ended, kept, forgotten, newHere, haveOne, login, username, email, password,
        firstName,
        lastName, dateOfBirth: String
    package let usernameHint, passwordHint, wrong, tooMany, diskFull, stale, signUpTitle, firstUser, closed, invitationNeeded, invitationGone,
        signOut: String
    /// The waiting time after too many attempts, in minutes and in hours.
    package let waitMinutes, waitHours: Counted
    package let ways, wayByDevice, wayByPasskey, wayByCode, code, wrongWithCode: String
    package let private1, private2, private3: String

    static let english = GateTexts(
        tagline: "Every penny, accounted for.", promise: "A money tracker of your own", signIn: "Sign in", signUp: "Create an account",
        createAccount: "Create account",
        ended: "You are not signed in here any more. Sign in to go on where you were.",
        kept: "What you typed is kept in this browser. It is in the form again when you have signed in.",
        forgotten: "Forgotten your password? Whoever runs this server can make you a link for a new one.", newHere: "New here?",
        haveOne: "Already have an account?", login: "User name or e-mail", username: "User name", email: "E-mail",
        password: "Password", firstName: "First name", lastName: "Last name", dateOfBirth: "Date of birth",
        usernameHint: "Letters, digits, dot, dash or underscore.", passwordHint: "At least 10 characters. Three or four unrelated words work well.",
        wrong: "The user name or the password is not right. Check both and try again.",
        tooMany: "Too many tries. Wait fifteen minutes, then try again.",
        diskFull: "The disk of the server is full, so you cannot be signed in this way. Have some space freed on it, then try again.",
        stale: "This page was open for a long time. Check what you typed, and send it once more.", signUpTitle: "Create an account",
        firstUser:
            "You are the first here, so this account will run the server. Afterwards anyone who can reach this page can sign up, until you change that under More.",
        closed: "Nobody can sign up here at the moment. Ask the person who runs this server.",
        invitationNeeded: "You need an invitation to sign up here. Ask the person who runs this server for a link.",
        invitationGone: "This invitation has expired or was used already. Ask for a new one.", signOut: "Sign out",
        waitMinutes: { "Too many tries. Wait \($0 == 1 ? "a minute" : "\($0) minutes"), then try again." },
        waitHours: { "Too many tries. Wait \($0) hours, then try again." }, ways: "Until then you can still sign in:",
        wayByDevice: "in a browser in which you have signed in before, unless you deleted its cookies",
        wayByPasskey: "with a passkey",
        wayByCode: "with the code of your authenticator app, or a recovery code, if you have them: enter it below, together with the password",
        code: "Code from the app, or recovery code",
        wrongWithCode: "The user name, the password or the code is not right. Check all three and try again.",
        private1: "Your money stays on this machine", private2: "Two taps to record an expense", private3: "Works on every phone in the house")

    static let japanese = GateTexts(
        tagline: "一円まで、きちんと。", promise: "自宅で動く家計簿", signIn: "ログイン", signUp: "アカウントを作成", createAccount: "アカウントを作成",
        ended: "ログアウトされました。もう一度ログインすると、続きから再開できます。", kept: "入力した内容はこのブラウザーに残っています。ログインすると、フォームに戻ります。",
        forgotten: "パスワードをお忘れですか？サーバー管理者が、新しいパスワードを設定するためのリンクを作成できます。", newHere: "はじめてですか？",
        haveOne: "アカウントをお持ちですか？", login: "ユーザー名またはメールアドレス", username: "ユーザー名", email: "メールアドレス",
        password: "パスワード", firstName: "名", lastName: "姓", dateOfBirth: "生年月日",
        usernameHint: "文字、数字、ピリオド、ハイフン、アンダースコアが使えます。", passwordHint: "10文字以上。無関係な単語を3〜4個並べると安全です。",
        wrong: "ユーザー名またはパスワードが正しくありません。確認して、もう一度入力してください。",
        tooMany: "試行回数が多すぎます。15分待ってから、もう一度お試しください。",
        diskFull: "サーバーのディスクがいっぱいのため、この方法ではログインできません。空き容量を増やしてもらってから、もう一度お試しください。",
        stale: "このページを開いてから時間がたっています。入力内容を確認して、もう一度送信してください。", signUpTitle: "アカウントを作成",
        firstUser: "あなたが最初の利用者なので、このアカウントがサーバー管理者になります。その後は、「その他」で変更するまで、このページを開ける人は誰でも登録できます。",
        closed: "現在、新規登録は受け付けていません。サーバー管理者に確認してください。",
        invitationNeeded: "登録には招待が必要です。サーバー管理者に招待リンクを依頼してください。",
        invitationGone: "この招待は期限切れか、すでに使われています。新しい招待を依頼してください。", signOut: "ログアウト",
        waitMinutes: { "試行回数が多すぎます。\($0)分待ってから、もう一度お試しください。" },
        waitHours: { "試行回数が多すぎます。\($0)時間待ってから、もう一度お試しください。" }, ways: "それまでの間も、次の方法でログインできます。",
        wayByDevice: "以前ログインしたことのあるブラウザーを使う（Cookieが残っている場合）", wayByPasskey: "パスキーを使う",
        wayByCode: "認証アプリのコードかリカバリーコードを、下の欄にパスワードと一緒に入力する（設定している場合）",
        code: "アプリのコードまたはリカバリーコード", wrongWithCode: "ユーザー名、パスワード、コードのいずれかが正しくありません。すべて確認して、もう一度入力してください。",
        private1: "データはこの機器の中だけ", private2: "2タップで支出を記録", private3: "家じゅうのスマートフォンで使えます")

    static let simplifiedChinese = GateTexts(
        tagline: "每一分钱，都有着落。", promise: "属于您自己的记账工具", signIn: "登录", signUp: "注册账号", createAccount: "注册账号",
        ended: "登录已失效。重新登录后，可从刚才的地方继续。", kept: "您输入的内容已保存在此浏览器中，登录后会重新出现在表单里。",
        forgotten: "忘记密码了？服务器管理员可以为您生成设置新密码的链接。", newHere: "第一次使用？", haveOne: "已有账号？", login: "用户名或邮箱",
        username: "用户名", email: "邮箱",
        password: "密码", firstName: "名", lastName: "姓", dateOfBirth: "出生日期",
        usernameHint: "可使用文字、数字、点、连字符和下划线。", passwordHint: "至少 10 个字符。建议用三四个不相关的词组成。",
        wrong: "用户名或密码不正确。请检查后再试一次。",
        tooMany: "尝试次数过多。请等待 15 分钟后再试。",
        diskFull: "服务器磁盘已满，无法用这种方式登录。请先在服务器上腾出空间，然后再试。",
        stale: "页面已过期。请检查您输入的内容，然后再提交一次。", signUpTitle: "注册账号",
        firstUser: "您是第一位用户，因此这个账号会成为服务器管理员。此后，任何能打开此页面的人都可以注册，您可以在“更多”中更改。",
        closed: "目前不开放注册。请联系服务器管理员。",
        invitationNeeded: "注册需要邀请。请向服务器管理员索取邀请链接。",
        invitationGone: "此邀请已过期或已被使用。请索取新的邀请。", signOut: "退出登录",
        waitMinutes: { "尝试次数过多。请等待 \($0) 分钟后再试。" }, waitHours: { "尝试次数过多。请等待 \($0) 小时后再试。" },
        ways: "在此之前，您仍可以用以下方式登录：", wayByDevice: "使用以前登录过的浏览器（未清除 Cookie）", wayByPasskey: "使用通行密钥",
        wayByCode: "如果设置了身份验证器，请在下方同时输入密码和验证码（或恢复码）",
        code: "验证码或恢复码", wrongWithCode: "用户名、密码或验证码不正确。请全部检查后再试一次。",
        private1: "账目只保存在这台机器上", private2: "点两下就记好一笔", private3: "家里每部手机都能用")
}
