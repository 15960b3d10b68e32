import Bookkeeping

/// The operator's pages about the server: health, storage and backups.
package struct ServerTexts: Sentences {
    /// The names of the things counted, in page order.
    package struct Counts: Sendable {
        package let people, sessions, accounts, categories, hashtags, budgets, records, attachments, deletions, notifications: String
        package let exchangeRates, auditEntries: String
    }

    package let health, healthHint, well, wellText, diskLow, diskLowText, unchecked, uncheckedText, damaged, damagedText, stalled, stalledText: String
    package let database, answers, lastCheck, never, running, memory, pictures, picturesRead, picturesMissing, disk, version, schema, checkNow,
        checkHint: String
    package let storage, databaseFile, receiptFiles, backupFiles, kind, count, countsTitle, storageNote: String
    package let counts: Counts
    package let backups, backupsHint, backupNow, backupText, noBackups, daily, dailyHint, backupNote, save: String
    package let checkBackups, checkBackupsText, backupsCheckedDone, backupWhole, backupWithoutChecksum, backupDamaged: String
    package let checkedDone, backupDone, dailyOnDone, dailyOffDone: String
    package let freeOf: @Sendable (String, String) -> String
    package let minutes, hours, days, latest: Counted

    static let english = ServerTexts(
        health: "Health and storage", healthHint: "Database, memory, disk", well: "All is well",
        wellText: "The database answers, was found whole, and there is room on the disk.",
        diskLow: "The disk is almost full", diskLowText: "Free some space. When the disk is full, nobody can record anything.",
        unchecked: "The database was not checked lately",
        uncheckedText: "A check proves that the file is whole and that all totals equal the records.",
        damaged: "The check found something", damagedText: "Keep the file and restore the latest backup with penny restore.",
        stalled: "A part of the server has stopped",
        stalledText: "Some visitors get no answer. The server ends itself within a minute; if nothing starts it again, start it again yourself.",
        database: "Database", answers: "Answers", lastCheck: "Found whole", never: "Never checked", running: "Running for", memory: "Memory",
        pictures: "Photos of receipts", picturesRead: "Can be read", picturesMissing: "Cannot be read: libvips-tools is not installed",
        disk: "Room on the disk", version: "Version", schema: "Schema", checkNow: "Check the database",
        checkHint: "Takes a few seconds for each hundred thousand records; saving waits meanwhile.",
        storage: "Storage", databaseFile: "Database", receiptFiles: "Receipts in it", backupFiles: "Backups", kind: "What", count: "Number",
        countsTitle: "What is in the database", storageNote: "Numbers over all people together. Nobody's money is shown.",
        counts: Counts(
            people: "People", sessions: "Signed-in devices", accounts: "Accounts", categories: "Categories", hashtags: "Hashtags", budgets: "Budgets",
            records: "Records", attachments: "Receipts", deletions: "Deletions that can be undone", notifications: "Notifications",
            exchangeRates: "Exchange rates", auditEntries: "Entries of the audit log"),
        backups: "Backups", backupsHint: "Make one, see what is there", backupNow: "Make a backup now",
        backupText: "The whole database is copied while everybody goes on working, and the copy is proven to be readable.",
        noBackups: "There is no backup yet.", daily: "A backup each day", dailyHint: "Made by the server within the hour that it is due.",
        backupNote:
            "Backups hold everybody's money, so they are not offered for download. Copy them from the machine to another disk, and restore one with penny restore.",
        save: "Save", checkBackups: "Check the backups",
        checkBackupsText: "All of each backup is read, and compared with the checksum that it got when it was made.",
        backupsCheckedDone: "Checked: every backup is as it was made, to the bit.", backupWhole: "As it was made, to the bit.",
        backupWithoutChecksum: "It has no checksum: an older Penny made it.", backupDamaged: "Damaged. Do not rely on it, and look after the disk.",
        checkedDone: "Checked: the database is whole.", backupDone: "The backup is made and can be read.",
        dailyOnDone: "A backup is made each day from now on.", dailyOffDone: "Daily backups are switched off.",
        freeOf: { "\($0) free of \($1)" }, minutes: { $0 == 1 ? "1 minute" : "\($0) minutes" }, hours: { $0 == 1 ? "1 hour" : "\($0) hours" },
        days: { $0 == 1 ? "1 day" : "\($0) days" }, latest: { "The latest \($0) are kept, in" })

    static let japanese = ServerTexts(
        health: "状態とストレージ", healthHint: "データベース、メモリ、ディスク", well: "正常です",
        wellText: "データベースは応答し、検査でも問題がなく、ディスクの空きも十分です。",
        diskLow: "ディスクの空きがほとんどありません", diskLowText: "空きを増やしてください。いっぱいになると、誰も記録できなくなります。",
        unchecked: "データベースが最近検査されていません",
        uncheckedText: "検査では、ファイルに破損がなく、すべての合計が記録と一致することを確認します。",
        damaged: "検査で問題が見つかりました", damagedText: "ファイルを残したまま、penny restore で最新のバックアップを復元してください。",
        stalled: "サーバーの一部が停止しています", stalledText: "一部の利用者に応答できていません。サーバーは1分以内に自動で終了します。自動で再起動しない場合は、手動で起動してください。",
        database: "データベース", answers: "応答あり", lastCheck: "最終検査（問題なし）", never: "未検査", running: "稼働時間", memory: "メモリ",
        pictures: "レシートの写真", picturesRead: "読み取れます", picturesMissing: "読み取れません（libvips-tools が未インストール）",
        disk: "ディスクの空き", version: "バージョン", schema: "スキーマ", checkNow: "データベースを検査",
        checkHint: "記録10万件あたり数秒かかります。その間、保存は一時的に待機します。",
        storage: "ストレージ", databaseFile: "データベース", receiptFiles: "そのうちレシート", backupFiles: "バックアップ", kind: "種類", count: "件数",
        countsTitle: "データベースの内容", storageNote: "全員分の合計件数です。お金のデータは表示されません。",
        counts: Counts(
            people: "利用者", sessions: "ログイン中の端末", accounts: "口座", categories: "カテゴリ", hashtags: "タグ", budgets: "予算",
            records: "記録", attachments: "レシート", deletions: "復元できる削除", notifications: "通知",
            exchangeRates: "為替レート", auditEntries: "監査ログの項目"),
        backups: "バックアップ", backupsHint: "作成と一覧", backupNow: "今すぐバックアップを作成",
        backupText: "全員が使い続けている間にデータベース全体をコピーし、コピーが読めることを確認します。",
        noBackups: "バックアップはまだありません。", daily: "毎日のバックアップ", dailyHint: "予定時刻から1時間以内にサーバーが作成します。",
        backupNote: "バックアップには全員のお金のデータが入っているため、ダウンロードはできません。この機器から別のディスクにコピーしてください。復元は penny restore で行います。",
        save: "保存", checkBackups: "バックアップを検査",
        checkBackupsText: "すべてのバックアップを読み、作成時のチェックサムと比べます。",
        backupsCheckedDone: "検査しました。すべてのバックアップが作成時の内容と完全に一致しています。", backupWhole: "作成時の内容と完全に一致しています。",
        backupWithoutChecksum: "チェックサムがありません。古いPennyで作成されたものです。", backupDamaged: "壊れています。復元には使わず、ディスクの状態を確認してください。",
        checkedDone: "検査しました。データベースに問題はありません。", backupDone: "バックアップを作成し、読めることを確認しました。",
        dailyOnDone: "これから毎日バックアップを作成します。", dailyOffDone: "毎日のバックアップをオフにしました。",
        freeOf: { "\($1)のうち\($0)" }, minutes: { "\($0)分" }, hours: { "\($0)時間" }, days: { "\($0)日" },
        latest: { "最新の\($0)個を次の場所に保存します：" })

    static let simplifiedChinese = ServerTexts(
        health: "状态和存储", healthHint: "数据库、内存、磁盘", well: "一切正常",
        wellText: "数据库响应正常且完好，磁盘空间充足。",
        diskLow: "磁盘几乎已满", diskLowText: "请释放一些空间。磁盘满了之后，所有人都无法记账。",
        unchecked: "数据库最近没有检查过",
        uncheckedText: "检查可确认文件完好，且所有合计与记录一致。",
        damaged: "检查发现了问题", damagedText: "请保留该文件，并用 penny restore 恢复最新的备份。",
        stalled: "服务器的一部分已停止响应", stalledText: "部分用户无法得到响应。服务器会在 1 分钟内自动退出；如果没有自动重启，请手动启动。",
        database: "数据库", answers: "响应正常", lastCheck: "上次检查（正常）", never: "从未检查", running: "已运行", memory: "内存",
        pictures: "票据照片", picturesRead: "可以读取", picturesMissing: "无法读取：未安装 libvips-tools",
        disk: "磁盘空间", version: "版本", schema: "数据库结构", checkNow: "检查数据库",
        checkHint: "每 10 万条记录需要几秒钟，检查期间保存操作需要等待。",
        storage: "存储", databaseFile: "数据库", receiptFiles: "其中票据", backupFiles: "备份", kind: "内容", count: "数量",
        countsTitle: "数据库的内容", storageNote: "全部用户的合计数量，不显示任何人的账目。",
        counts: Counts(
            people: "用户", sessions: "已登录的设备", accounts: "账户", categories: "分类", hashtags: "标签", budgets: "预算",
            records: "记录", attachments: "票据", deletions: "可撤销的删除", notifications: "通知",
            exchangeRates: "汇率", auditEntries: "审计日志条目"),
        backups: "备份", backupsHint: "创建和查看", backupNow: "立即备份",
        backupText: "在不影响用户使用的情况下复制整个数据库，并验证副本可以读取。",
        noBackups: "还没有备份。", daily: "每天备份一次", dailyHint: "到预定时间后一小时内由服务器自动完成。",
        backupNote: "备份中有所有人的账目，因此不提供下载。请从这台机器复制到另一块磁盘，用 penny restore 恢复。",
        save: "保存", checkBackups: "检查备份",
        checkBackupsText: "读取每个备份的全部内容，并与创建时的校验和比较。",
        backupsCheckedDone: "检查完毕：所有备份都与创建时完全一致。", backupWhole: "与创建时完全一致。",
        backupWithoutChecksum: "没有校验和：由旧版 Penny 创建。", backupDamaged: "已损坏。请勿用于恢复，并检查磁盘。",
        checkedDone: "检查完毕：数据库完好。", backupDone: "备份已完成，并且可以读取。",
        dailyOnDone: "今后每天备份一次。", dailyOffDone: "每日备份已关闭。",
        freeOf: { "剩余 \($0)，共 \($1)" }, minutes: { "\($0) 分钟" }, hours: { "\($0) 小时" }, days: { "\($0) 天" },
        latest: { "保留最新的 \($0) 个，位于" })
}
