import Bookkeeping

/// The audit log of the server and of accounts.
package struct AuditTexts: Sentences {
    let language: Language
    package let title, menuHint, intro, older, newest, emptyTitle, emptyText, server, somebodyDeleted: String
    let subject: @Sendable (String, String) -> String
    package let atTerminal: Named

    /// Returns the sentence for an act and the name of the person concerned.
    func sentence(_ act: AuditAct, about name: String?) -> String {
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
        language: .japanese, title: "監査ログ", menuHint: "いつ、だれが、何をしたか",
        intro: "サーバーとアカウントに対する操作の記録です。400日間保存されます。文章、金額、パスワードは含まれません。",
        older: "以前の記録", newest: "最新に戻る", emptyTitle: "まだ何もありません", emptyText: "管理者の操作とアカウントの変更がここに表示されます。",
        server: "サーバー自身", somebodyDeleted: "削除された利用者", subject: { "\($0)：\($1)" }, atTerminal: { "\($0)（ターミナル）" })
    static let simplifiedChinese = AuditTexts(
        language: .simplifiedChinese, title: "审计日志", menuHint: "何时、何人、做了什么",
        intro: "对服务器和账号所做操作的记录，保留 400 天。其中没有任何人的文字、金额或密码。",
        older: "更早的记录", newest: "回到最新", emptyTitle: "还没有记录", emptyText: "管理员的操作和账号的变更会显示在这里。",
        server: "服务器自身", somebodyDeleted: "已被删除的用户", subject: { "\($0)：\($1)" }, atTerminal: { "\($0)（终端）" })

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
        case .madeOperator: "管理员に変更"
        case .madeMember: "メンバーに変更"
        case .resetLinkMade: "再設定リンクを作成"
        case .passwordReset: "再設定リンクでパスワードを設定"
        case .exported: "全データを書き出し"
        case .imported: "書き出したデータを読み込み"
        case .deletionAsked: "削除を申請"
        case .deletionCancelled: "削除を取り消し"
        case .userDeleted: "アカウントを完全に削除"
        case .householdExported: "共有の家計簿を書き出し"
        case .householdImported: "共有の家計簿を読み込み"
        case .householdDissolved: "世帯を解散"
        case .householdPersonRemoved: "世帯から外した"
        case .signUpOpened: "だれでも登録可能に変更"
        case .signUpByInvitation: "招待制に変更"
        case .signUpClosed: "新規登録を停止"
        case .invitationMade: "招待を作成"
        case .invitationRevoked: "招待を取り消し"
        case .ratesOn: "為替レートの取得をオン"
        case .ratesOff: "為替レートの取得をオフ"
        case .banksOn: "銀行からの取得をオン"
        case .banksOff: "銀行からの取得をオフ"
        case .bannersOn: "バナーをオン"
        case .bannersOff: "バナーをオフ"
        case .bannerAdded: "バナーを追加"
        case .bannerRemoved: "バナーを削除"
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
        case .signedOut: "在所有设备上退出"
        case .madeOperator: "设为管理员"
        case .madeMember: "设为成员"
        case .resetLinkMade: "创建重设链接"
        case .passwordReset: "通过重设链接设置密码"
        case .exported: "导出全部数据"
        case .imported: "导入导出的数据"
        case .deletionAsked: "申请删除"
        case .deletionCancelled: "取消删除"
        case .userDeleted: "彻底删除账号"
        case .householdExported: "导出共用账本"
        case .householdImported: "导入共用账本"
        case .householdDissolved: "家庭已解散"
        case .householdPersonRemoved: "已从家庭中移除"
        case .signUpOpened: "改为任何人可注册"
        case .signUpByInvitation: "改为凭邀请注册"
        case .signUpClosed: "关闭注册"
        case .invitationMade: "创建邀请"
        case .invitationRevoked: "撤销邀请"
        case .ratesOn: "开启汇率获取"
        case .ratesOff: "关闭汇率获取"
        case .banksOn: "开启银行记录获取"
        case .banksOff: "关闭银行记录获取"
        case .bannersOn: "开启横幅"
        case .bannersOff: "关闭横幅"
        case .bannerAdded: "添加横幅"
        case .bannerRemoved: "移除横幅"
        case .feedbackDeleted: "删除反馈"
        case .backupMade: "创建备份"
        case .dailyBackupsOn: "开启每日备份"
        case .dailyBackupsOff: "关闭每日备份"
        case .restored: "从备份恢复数据库"
        case .checked: "检查数据库，一切完好"
        }
    }
}
