/// Passkeys.
package struct PasskeyTexts: Sentences {
    package let title, menuHint, intro, add, addText, name, nameHint, emptyTitle, emptyText, synced, refused, neverUsed: String
    package let renameTitle, removeText, removeNote, remove, keep, wasAdded, wasRemoved, signIn, unlock, confirm: String
    package let needsHTTPS, openHTTPS, needsScript, unsupported: String
    package let tooLate, unknown, copied, notVerified, known, limitReached, failed, cancelled, unfit: String
    package let added, lastUsed, worksAt, actions, removeTitle, needsName: Named

    static let english = PasskeyTexts(
        title: "Passkeys", menuHint: "Sign in with your face, finger or device PIN",
        intro:
            "A passkey signs you in with your face, your fingerprint or the PIN of your device. There is no password to type, and none that somebody could get out of you.",
        add: "Add a passkey",
        addText: "Your browser will ask where to keep it: on this device, in a password manager, on your phone or on a security key.",
        name: "Name", nameHint: "Tells your passkeys apart: the device or the password manager that keeps it.",
        emptyTitle: "No passkeys yet", emptyText: "Add one, and the next time a glance or a touch is enough.", synced: "Synced",
        refused: "Was refused because its counter went back: somebody may have a copy. Remove it, and add a new one.",
        neverUsed: "Not used yet", renameTitle: "Rename passkey",
        removeText: "It will not sign you in any more. Your password and your other passkeys go on working.",
        removeNote: "Your device may go on offering it until you delete it there too.", remove: "Remove passkey", keep: "Keep it",
        wasAdded: "Passkey added. It signs you in from now on.", wasRemoved: "Passkey removed.",
        signIn: "Sign in with a passkey", unlock: "Unlock with a passkey", confirm: "Use a passkey",
        needsHTTPS: "Browsers have passkeys only on encrypted pages, and this page came over plain HTTP. Everything else works as it is.",
        openHTTPS: "Switch HTTPS on", needsScript: "Passkeys need JavaScript, which is switched off in this browser. Your password works without it.",
        unsupported: "This browser has no passkeys. A current version of Safari, Chrome, Edge or Firefox has.",
        tooLate: "That took too long, or was sent twice. Try again.",
        unknown: "This passkey does not belong to an account here that you can use. Use your password, or another passkey.",
        copied:
            "This passkey was refused, because somebody may have a copy of it. Sign in with your password, remove it under More, Passkeys, and add a new one.",
        notVerified: "Your device did not check that it is you. Switch its screen lock, PIN or fingerprint on, and try again.",
        known: "This device or password manager has a passkey for you already.",
        limitReached: "You have 20 passkeys, which is as many as there can be. Remove one that you do not use.",
        failed: "That did not work. Try again, or use your password.",
        cancelled: "Nothing was done: it was cancelled or took too long. Try again when you are ready.",
        unfit: "The browser has no passkeys at this address. Its certificate has to be trusted first.",
        added: { "Added: \($0)" }, lastUsed: { "Last used: \($0)" }, worksAt: { "Works at \($0)" }, actions: { "Actions for \($0)" },
        removeTitle: { "Remove “\($0)”?" },
        needsName: { "A passkey belongs to a name, and you have opened Penny by the address \($0). Open it by the name of its machine, over HTTPS." })

    static let japanese = PasskeyTexts(
        title: "パスキー", menuHint: "顔認証、指紋認証、端末のPINでログイン",
        intro: "パスキーがあれば、顔や指紋、端末のPINでログインできます。パスワードの入力は不要で、だまし取られる心配もありません。",
        add: "パスキーを追加", addText: "保存先はブラウザーの画面で選びます。この端末、パスワードマネージャー、スマートフォン、セキュリティキーから選べます。",
        name: "名前", nameHint: "保存先の端末やパスワードマネージャーがわかる名前にします。",
        emptyTitle: "パスキーはまだありません", emptyText: "追加すると、次回から顔や指紋だけでログインできます。", synced: "同期済み",
        refused: "使用回数の記録が前回より小さかったため、拒否しました。複製された可能性があります。削除して、新しく追加してください。",
        neverUsed: "未使用", renameTitle: "パスキーの名前を変更",
        removeText: "このパスキーではログインできなくなります。パスワードとほかのパスキーはそのまま使えます。",
        removeNote: "端末側でも削除するまで、候補として表示されることがあります。", remove: "パスキーを削除", keep: "残す",
        wasAdded: "パスキーを追加しました。次回からログインに使えます。", wasRemoved: "パスキーを削除しました。",
        signIn: "パスキーでログイン", unlock: "パスキーでロックを解除", confirm: "パスキーを使う",
        needsHTTPS: "パスキーは暗号化されたページでしか使えません。このページは暗号化されていないHTTPで開かれています。それ以外の機能はこのまま使えます。",
        openHTTPS: "HTTPSを設定", needsScript: "パスキーにはJavaScriptが必要ですが、このブラウザーでは無効です。パスワードはそのまま使えます。",
        unsupported: "このブラウザーはパスキーに対応していません。最新のSafari、Chrome、Edge、Firefoxで使えます。",
        tooLate: "時間切れか、二重に送信されました。もう一度お試しください。",
        unknown: "このパスキーで使えるアカウントが見つかりません。パスワードか別のパスキーを使ってください。",
        copied: "複製された可能性があるため、このパスキーを拒否しました。パスワードでログインし、「その他」の「パスキー」で削除して、新しく追加してください。",
        notVerified: "端末で本人確認が行われませんでした。画面ロック、PIN、指紋などを有効にして、もう一度お試しください。",
        known: "この端末またはパスワードマネージャーには、あなたのパスキーがすでにあります。",
        limitReached: "パスキーは20個までです。使わないものを削除してください。",
        failed: "パスキーを使えませんでした。もう一度試すか、パスワードを使ってください。",
        cancelled: "キャンセルされたか、時間切れになりました。準備ができたら、もう一度お試しください。",
        unfit: "このアドレスではパスキーを使えません。先に、端末でこのサーバーの証明書を信頼してください。",
        added: { "追加：\($0)" }, lastUsed: { "最終使用：\($0)" }, worksAt: { "\($0)で使えます" }, actions: { "\($0)の操作" },
        removeTitle: { "「\($0)」を削除しますか？" },
        needsName: { "パスキーはホスト名に結び付けられますが、今はアドレス\($0)で開かれています。ホスト名を使い、HTTPSで開いてください。" })

    static let simplifiedChinese = PasskeyTexts(
        title: "通行密钥", menuHint: "用面容、指纹或设备 PIN 码登录",
        intro: "有了通行密钥，用面容、指纹或设备的 PIN 码就能登录，不必输入密码，也不会被人骗走密码。",
        add: "添加通行密钥", addText: "浏览器会询问保存位置：此设备、密码管理器、手机或安全密钥。",
        name: "名称", nameHint: "用保存它的设备或密码管理器命名，便于区分。",
        emptyTitle: "还没有通行密钥", emptyText: "添加一个，下次刷脸或按指纹就能登录。", synced: "已同步",
        refused: "使用计数比上次小，可能已被复制，因此拒绝使用。请移除后重新添加。",
        neverUsed: "尚未使用", renameTitle: "重命名通行密钥",
        removeText: "它将不能再用于登录。您的密码和其他通行密钥不受影响。",
        removeNote: "在设备上删除之前，设备可能仍会提示使用它。", remove: "移除通行密钥", keep: "保留",
        wasAdded: "已添加通行密钥，下次即可用它登录。", wasRemoved: "已移除通行密钥。",
        signIn: "用通行密钥登录", unlock: "用通行密钥解锁", confirm: "使用通行密钥",
        needsHTTPS: "通行密钥只能在加密的页面上使用，而此页面是通过未加密的 HTTP 打开的。其他功能照常可用。",
        openHTTPS: "开启 HTTPS", needsScript: "通行密钥需要 JavaScript，而此浏览器已将其关闭。密码仍可使用。",
        unsupported: "此浏览器不支持通行密钥。新版的 Safari、Chrome、Edge 或 Firefox 均支持。",
        tooLate: "已超时或重复提交，请再试一次。",
        unknown: "找不到可用此通行密钥登录的账号。请使用密码或其他通行密钥。",
        copied: "此通行密钥可能已被复制，因此拒绝使用。请用密码登录，在“更多”的“通行密钥”中移除它，再重新添加。",
        notVerified: "设备未验证您的身份。请开启屏幕锁定、PIN 码或指纹后再试一次。",
        known: "此设备或密码管理器中已有您的通行密钥。",
        limitReached: "您已有 20 个通行密钥，达到上限。请移除不用的。",
        failed: "通行密钥验证失败。请再试一次，或使用密码。",
        cancelled: "操作已取消或超时。准备好后请再试一次。",
        unfit: "浏览器不允许在此地址使用通行密钥。请先让设备信任本服务器的证书。",
        added: { "添加于 \($0)" }, lastUsed: { "上次使用：\($0)" }, worksAt: { "用于 \($0)" }, actions: { "“\($0)”的操作" },
        removeTitle: { "要移除“\($0)”吗？" },
        needsName: { "通行密钥与主机名绑定，而您是通过地址 \($0) 打开 Penny 的。请改用主机名并通过 HTTPS 打开。" })
}
