import Bookkeeping

/// Changes to a person's means of signing in or to all of their data, and what to do if somebody else made them.
package struct SecurityTexts: Sentences {
    /// The device and its address.
    package let from: @Sendable (String, String) -> String
    private let titles: @Sendable (SecurityEvent) -> String
    private let advices: @Sendable (SecurityEvent) -> String

    package func title(_ event: SecurityEvent) -> String { titles(event) }
    package func advice(_ event: SecurityEvent) -> String { advices(event) }

    static let english = SecurityTexts(
        from: { "From \($0) (\($1))." },
        titles: { event in
            switch event {
            case .passwordChanged: "Your password was changed"
            case .passcodeOn: "A passcode was set"
            case .passcodeOff: "The passcode was removed"
            case .passkeyAdded: "A passkey was added"
            case .passkeyRemoved: "A passkey was removed"
            case .passkeyRefused: "A passkey was refused: there may be a copy of it"
            case .oneTimePasswordOn: "Codes from an app are now asked for at sign-in"
            case .oneTimePasswordOff: "Codes from an app are no longer asked for at sign-in"
            case .recoveryCodeUsed: "A recovery code was used to sign in"
            case .tokenMade: "An API token was made"
            case .exported: "All your data was exported"
            case .deletionAsked: "The deletion of your account was asked for"
            case .deletionCancelled: "The deletion of your account was cancelled"
            case .newSignIn: "Signed in on a new device"
            case .passwordReset: "Your password was set anew with a link"
            case .lockedOut: "A device was signed out after too many wrong passcodes"
            case .loginChanged: "Your user name or e-mail address was changed"
            }
        },
        advices: { event in
            switch event {
            case .passwordChanged, .loginChanged: "If this was not you, ask the person who runs this server for help now."
            case .passwordReset:
                "Passkeys were removed; add yours again under More. If this was not you, ask the person who runs this server for help now."
            case .deletionAsked: "If this was not you, cancel it under More and change your password."
            case .recoveryCodeUsed: "Each code works once; make new ones before they run out. If this was not you, change your password."
            case .lockedOut: "If this was not you, somebody who has that device is guessing your passcode. Choose another one."
            case .deletionCancelled: "Everything stays as it is."
            case .passkeyRefused: "Remove it under More, Passkeys, and add a new one."
            default: "If this was not you, change your password and sign out your other devices."
            }
        })

    static let japanese = SecurityTexts(
        from: { "操作元：\($0)（\($1)）" },
        titles: { event in
            switch event {
            case .passwordChanged: "パスワードが変更されました"
            case .passcodeOn: "パスコードが設定されました"
            case .passcodeOff: "パスコードがオフになりました"
            case .passkeyAdded: "パスキーが追加されました"
            case .passkeyRemoved: "パスキーが削除されました"
            case .passkeyRefused: "複製された可能性のあるパスキーを拒否しました"
            case .oneTimePasswordOn: "ログイン時の認証コードが有効になりました"
            case .oneTimePasswordOff: "ログイン時の認証コードが無効になりました"
            case .recoveryCodeUsed: "リカバリーコードでログインがありました"
            case .tokenMade: "APIトークンが作成されました"
            case .exported: "すべてのデータが書き出されました"
            case .deletionAsked: "アカウントの削除が申請されました"
            case .deletionCancelled: "アカウントの削除が取り消されました"
            case .newSignIn: "新しい端末でログインがありました"
            case .passwordReset: "再設定リンクからパスワードが変更されました"
            case .lockedOut: "パスコードの誤りが続いたため、端末がログアウトされました"
            case .loginChanged: "ユーザー名またはメールアドレスが変更されました"
            }
        },
        advices: { event in
            switch event {
            case .passwordChanged, .loginChanged: "心当たりがない場合は、すぐにサーバー管理者に連絡してください。"
            case .passwordReset:
                "パスキーは削除されました。「その他」からもう一度追加してください。心当たりがない場合は、すぐにサーバー管理者に連絡してください。"
            case .deletionAsked: "心当たりがない場合は、「その他」から取り消し、パスワードを変更してください。"
            case .recoveryCodeUsed: "各コードは1回しか使えません。なくなる前に作り直してください。心当たりがない場合は、パスワードを変更してください。"
            case .lockedOut: "心当たりがない場合は、端末を持つ第三者がパスコードを試した可能性があります。別のパスコードに変更してください。"
            case .deletionCancelled: "データはそのまま残ります。"
            case .passkeyRefused: "「その他」の「パスキー」で削除し、新しく追加してください。"
            default: "心当たりがない場合は、パスワードを変更し、ほかの端末をログアウトさせてください。"
            }
        })

    static let simplifiedChinese = SecurityTexts(
        from: { "操作设备：\($0)（\($1)）" },
        titles: { event in
            switch event {
            case .passwordChanged: "密码已修改"
            case .passcodeOn: "已设置应用锁密码"
            case .passcodeOff: "已关闭应用锁"
            case .passkeyAdded: "已添加通行密钥"
            case .passkeyRemoved: "已移除通行密钥"
            case .passkeyRefused: "通行密钥可能已被复制，已拒绝使用"
            case .oneTimePasswordOn: "已开启动态验证码"
            case .oneTimePasswordOff: "已关闭动态验证码"
            case .recoveryCodeUsed: "已使用恢复码登录"
            case .tokenMade: "已创建 API 令牌"
            case .exported: "已导出全部数据"
            case .deletionAsked: "已申请注销账号"
            case .deletionCancelled: "已取消注销账号"
            case .newSignIn: "您的账号在新设备上登录"
            case .passwordReset: "已通过链接重置密码"
            case .lockedOut: "应用锁密码多次输错，已在一台设备上退出登录"
            case .loginChanged: "用户名或邮箱已修改"
            }
        },
        advices: { event in
            switch event {
            case .passwordChanged, .loginChanged: "如非本人操作，请立即联系服务器管理员。"
            case .passwordReset: "通行密钥已被移除，请在“更多”中重新添加。如非本人操作，请立即联系服务器管理员。"
            case .deletionAsked: "如非本人操作，请在“更多”中取消，并修改密码。"
            case .recoveryCodeUsed: "每个恢复码只能用一次，用完之前请重新生成。如非本人操作，请修改密码。"
            case .lockedOut: "如非本人操作，可能有人在该设备上尝试您的应用锁密码。请换一个应用锁密码。"
            case .deletionCancelled: "您的数据保持不变。"
            case .passkeyRefused: "请在“更多”的“通行密钥”中移除它，再重新添加。"
            default: "如非本人操作，请修改密码，并退出其他设备的登录。"
            }
        })
}
