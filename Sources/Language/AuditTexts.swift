import Bookkeeping

/// The audit log of the server and of accounts.
package struct AuditTexts: Sentences {
    let language: Language
    package let title, menuHint, intro, older, newest, emptyTitle, emptyText, server, somebodyDeleted: String
    let subject: @Sendable (String, String) -> String
    package let atTerminal: Named

    /// Returns the sentence for an act and the name of the person concerned.
    package func sentence(_ act: AuditAct, about name: String?) -> String {
        let act = word(act)
        return name.map { subject(act, $0) } ?? act
    }

    private func word(_ act: AuditAct) -> String {
        switch language {
        case .english: Self.english(act)
        case .japanese: Self.japanese(act)
        case .simplifiedChinese: Self.simplifiedChinese(act)
        }
    }

    static let english = AuditTexts(
        language: .english, title: "Audit log", menuHint: "What was done, when and by whom",
        intro: "What was done to the server and to accounts, for 400 days. No text, amount or password of anybody is in it.",
        older: "Older entries", newest: "Back to the newest", emptyTitle: "Nothing yet",
        emptyText: "Acts of operators and changes of accounts will stand here.",
        server: "The server itself", somebodyDeleted: "somebody who was deleted", subject: { "\($0): \($1)" }, atTerminal: { "\($0) at the terminal" }
    )
    static let japanese = AuditTexts(
        language: .japanese, title: "監査ログ", menuHint: "いつ、誰が、何をしたか",
        intro: "サーバーとアカウントに対する操作の記録です。400日間保存されます。文章、金額、パスワードは含まれません。",
        older: "以前の記録", newest: "最新に戻る", emptyTitle: "まだ何もありません", emptyText: "管理者の操作とアカウントの変更がここに表示されます。",
        server: "サーバー", somebodyDeleted: "削除された利用者", subject: { "\($0)：\($1)" }, atTerminal: { "\($0)（ターミナル）" })
    static let simplifiedChinese = AuditTexts(
        language: .simplifiedChinese, title: "审计日志", menuHint: "谁在何时做了什么",
        intro: "对服务器和账号所做操作的记录，保留 400 天。不含任何人填写的文字、金额和密码。",
        older: "更早的记录", newest: "回到最新", emptyTitle: "还没有记录", emptyText: "管理员的操作和账号的变更会显示在这里。",
        server: "服务器", somebodyDeleted: "已被删除的用户", subject: { "\($0)：\($1)" }, atTerminal: { "\($0)（终端）" })

    private static func english(_ act: AuditAct) -> String {
        switch act {
        case .signedUp: "Signed up"
        case .userAdded: "Account made"
        case .userDisabled: "Account disabled"
        case .userEnabled: "Account enabled"
        case .signedOut: "Signed out everywhere"
        case .madeOperator: "Made an operator"
        case .madeMember: "Made a member"
        case .resetLinkMade: "Reset link made"
        case .passwordReset: "Password set by a reset link"
        case .exported: "All data exported"
        case .imported: "An export imported"
        case .deletionAsked: "Deletion asked for"
        case .deletionCancelled: "Deletion cancelled"
        case .userDeleted: "Account deleted for good"
        case .householdExported: "Household exported"
        case .householdImported: "A household’s export imported"
        case .householdDissolved: "Household ended"
        case .householdPersonRemoved: "Removed from a household"
        case .signUpOpened: "Anyone can sign up"
        case .signUpByInvitation: "Sign-up by invitation"
        case .signUpClosed: "Nobody can sign up"
        case .invitationMade: "Invitation made"
        case .invitationRevoked: "Invitation revoked"
        case .ratesOn: "Fetching exchange rates switched on"
        case .ratesOff: "Fetching exchange rates switched off"
        case .banksOn: "Fetching from banks switched on"
        case .banksOff: "Fetching from banks switched off"
        case .bannersOn: "Banners switched on"
        case .bannersOff: "Banners switched off"
        case .bannerAdded: "Banner added"
        case .bannerRemoved: "Banner removed"
        case .feedbackDeleted: "Feedback deleted"
        case .backupMade: "Backup made"
        case .dailyBackupsOn: "Daily backups switched on"
        case .dailyBackupsOff: "Daily backups switched off"
        case .restored: "Database restored from a backup"
        case .checked: "Database checked and found whole"
        }
    }

    private static func japanese(_ act: AuditAct) -> String {
        switch act {
        case .signedUp: "新規登録"
        case .userAdded: "アカウントを作成"
        case .userDisabled: "アカウントを停止"
        case .userEnabled: "アカウントを再開"
        case .signedOut: "すべての端末からログアウト"
        case .madeOperator: "管理者に変更"
        case .madeMember: "一般利用者に変更"
        case .resetLinkMade: "再設定リンクを作成"
        case .passwordReset: "再設定リンクでパスワードを設定"
        case .exported: "全データを書き出し"
        case .imported: "書き出しデータを読み込み"
        case .deletionAsked: "削除を申請"
        case .deletionCancelled: "削除を取り消し"
        case .userDeleted: "アカウントを完全に削除"
        case .householdExported: "共有の家計簿を書き出し"
        case .householdImported: "共有の家計簿を読み込み"
        case .householdDissolved: "共有の家計簿を終了"
        case .householdPersonRemoved: "共有の家計簿のメンバーを削除"
        case .signUpOpened: "誰でも登録可能に変更"
        case .signUpByInvitation: "招待制に変更"
        case .signUpClosed: "新規登録を停止"
        case .invitationMade: "招待を作成"
        case .invitationRevoked: "招待を取り消し"
        case .ratesOn: "為替レートの取得をオン"
        case .ratesOff: "為替レートの取得をオフ"
        case .banksOn: "銀行からの取得をオン"
        case .banksOff: "銀行からの取得をオフ"
        case .bannersOn: "広告をオン"
        case .bannersOff: "広告をオフ"
        case .bannerAdded: "広告を追加"
        case .bannerRemoved: "広告を削除"
        case .feedbackDeleted: "ご意見を削除"
        case .backupMade: "バックアップを作成"
        case .dailyBackupsOn: "毎日のバックアップをオン"
        case .dailyBackupsOff: "毎日のバックアップをオフ"
        case .restored: "バックアップから復元"
        case .checked: "データベースを検査（問題なし）"
        }
    }

    private static func simplifiedChinese(_ act: AuditAct) -> String {
        switch act {
        case .signedUp: "注册"
        case .userAdded: "创建账号"
        case .userDisabled: "停用账号"
        case .userEnabled: "启用账号"
        case .signedOut: "退出所有设备的登录"
        case .madeOperator: "设为管理员"
        case .madeMember: "设为普通用户"
        case .resetLinkMade: "创建重置链接"
        case .passwordReset: "通过重置链接设置密码"
        case .exported: "导出全部数据"
        case .imported: "导入已导出的数据"
        case .deletionAsked: "申请注销"
        case .deletionCancelled: "取消注销"
        case .userDeleted: "账号已永久删除"
        case .householdExported: "导出共享账本"
        case .householdImported: "导入共享账本"
        case .householdDissolved: "解散共享账本"
        case .householdPersonRemoved: "从共享账本移除成员"
        case .signUpOpened: "改为任何人可注册"
        case .signUpByInvitation: "改为凭邀请注册"
        case .signUpClosed: "关闭注册"
        case .invitationMade: "创建邀请"
        case .invitationRevoked: "撤销邀请"
        case .ratesOn: "开启汇率获取"
        case .ratesOff: "关闭汇率获取"
        case .banksOn: "开启银行明细获取"
        case .banksOff: "关闭银行明细获取"
        case .bannersOn: "开启广告"
        case .bannersOff: "关闭广告"
        case .bannerAdded: "添加广告"
        case .bannerRemoved: "移除广告"
        case .feedbackDeleted: "删除反馈"
        case .backupMade: "创建备份"
        case .dailyBackupsOn: "开启每日备份"
        case .dailyBackupsOff: "关闭每日备份"
        case .restored: "从备份恢复数据库"
        case .checked: "检查数据库（完好）"
        }
    }
}
