extension GuideText {
    static let backup = GuideText(
        title: .init("Backups", "バックアップ", "备份"),
        lead: .init("Keep a copy in another place, so that a broken disk costs you nothing.", "別の場所にコピーがあれば、ディスクが壊れても困りません。", "在别处留一份副本，硬盘坏了也不怕。"),
        sections: [
            Section(
                .init("Your own data", "自分のデータ", "您自己的数据"),
                [
                    .init("Open \(Paths.export, \.exports.title).", "\(Paths.export, \.exports.title)を開きます。", "打开\(Paths.export, \.exports.title)。"),
                    .init(
                        "Tap \(\.exports.button): a zip file with everything of yours.", "\(\.exports.button)をタップすると、すべてが入ったzipファイルができます。",
                        "点\(\.exports.button)，得到一个包含全部内容的 zip 文件。"),
                    .init(
                        "\(Paths.importBook, \.exports.importTitle) reads it back, here or on another server.",
                        "\(Paths.importBook, \.exports.importTitle)で、このサーバーや別のサーバーに読み込めます。",
                        "用\(Paths.importBook, \.exports.importTitle)读回，本服务器或别的服务器都行。"),
                ]),
            Section(
                .init("The whole server, in the browser", "サーバー全体をブラウザーで", "在浏览器里备份整个服务器"),
                [
                    .init(
                        "As its operator, open \(Paths.backups, \.server.backups, for: .operator) under \(Paths.operator, \.settings.operating, for: .operator).",
                        "管理者は\(Paths.operator, \.settings.operating, for: .operator)の\(Paths.backups, \.server.backups, for: .operator)を開きます。",
                        "管理员打开\(Paths.operator, \.settings.operating, for: .operator)里的\(Paths.backups, \.server.backups, for: .operator)。"),
                    .init("Tap \(\.server.backupNow).", "\(\.server.backupNow)をタップします。", "点\(\.server.backupNow)。"),
                    .init(
                        "Switch on \(\.server.daily). Copy the files to another disk now and then.",
                        "\(\.server.daily)をオンにし、ときどきファイルを別のディスクに移します。",
                        "打开\(\.server.daily)，并不时把文件复制到另一块硬盘。"),
                ]),
            Section(
                .init("In the terminal", "ターミナルで", "在终端里"),
                [
                    .init(
                        "\(code: "penny backup /mnt/usb/penny.sqlite") copies while the server runs.",
                        "\(code: "penny backup /mnt/usb/penny.sqlite")は、サーバーの動作中でもコピーできます。",
                        "\(code: "penny backup /mnt/usb/penny.sqlite") 在服务器运行时也能复制。"),
                    .init(
                        "\(code: "penny check /mnt/usb/penny.sqlite") proves that every bit is right.",
                        "\(code: "penny check /mnt/usb/penny.sqlite")で、正しくコピーされたか調べます。", "\(code: "penny check /mnt/usb/penny.sqlite") 检查副本是否完好。"),
                ]),
            Section(
                .init("Bring a backup back", "バックアップから戻す", "恢复备份"),
                [
                    .init("Stop the server.", "サーバーを止めます。", "停止服务器。"),
                    .init(
                        "Run \(code: "penny restore /mnt/usb/penny.sqlite"). The present data is kept beside it.",
                        "\(code: "penny restore /mnt/usb/penny.sqlite")を実行します。今のデータは隣に残ります。",
                        "运行 \(code: "penny restore /mnt/usb/penny.sqlite")，现有数据会保留在旁边。"),
                    .init("Start the server again.", "サーバーを起動します。", "重新启动服务器。"),
                ]),
        ],
        asked: .init(
            "backup copy save data export download all my data move to another server new computer migrate restore recover disk broken crash lost data safe operator usb",
            "控え コピー 保存 データ エクスポート 書き出し 移行 引っ越し 新しいサーバー 復元 復旧 リストア 壊れた 消えた 失った 管理者 usb",
            "备份 副本 复制 保存 数据 导出 下载 迁移 搬家 换服务器 新电脑 还原 恢复 硬盘坏了 丢失 数据没了 管理员 u盘"),
        more: [.https, .programs, .banks])
}
