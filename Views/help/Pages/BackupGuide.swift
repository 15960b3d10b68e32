import SitePaths

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
                        "\(Paths.importBook, \.exports.importTitle) reads it back, here or on another server. It takes the place of the book that is there.",
                        "\(Paths.importBook, \.exports.importTitle)で、このサーバーや別のサーバーに読み込めます。今の家計簿は置き換えられます。",
                        "用\(Paths.importBook, \.exports.importTitle)读回，本服务器或别的服务器都行；会替换现有的账本。"),
                    .init(
                        "To leave for good, open \(Paths.leaving, \.leaving.title).", "利用をやめるときは\(Paths.leaving, \.leaving.title)を開きます。",
                        "不再使用时，打开\(Paths.leaving, \.leaving.title)。"),
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
                        "Switch on \(\.server.daily), and save. Copy the files to another disk now and then.",
                        "\(\.server.daily)をオンにして保存します。ときどきファイルを別のディスクにコピーします。",
                        "打开\(\.server.daily)并保存，不时把文件复制到另一块硬盘。"),
                ]),
            Section(
                .init("In the terminal", "ターミナルで", "在终端里"),
                [
                    .init(
                        "\(code: "penny backup /mnt/usb/penny.sqlite") copies while the server runs. Certificates are not in it.",
                        "\(code: "penny backup /mnt/usb/penny.sqlite")は、サーバーの動作中でもコピーできます。証明書は含まれません。",
                        "\(code: "penny backup /mnt/usb/penny.sqlite") 在服务器运行时也能复制，不含证书。"),
                    .init(
                        "\(code: "penny check /mnt/usb/penny.sqlite") proves that every bit is right.",
                        "\(code: "penny check /mnt/usb/penny.sqlite")で、正しくコピーされたか調べます。", "\(code: "penny check /mnt/usb/penny.sqlite") 检查副本是否完好。"),
                ]),
            Section(
                .init("Bring a backup back", "バックアップから戻す", "恢复备份"),
                [
                    .init(
                        "Stop the server, in its terminal with Ctrl and C.", "サーバーを止めます（ターミナルでCtrl+C）。", "停止服务器（在终端按 Ctrl+C）。"),
                    .init(
                        "Run \(code: "penny restore /mnt/usb/penny.sqlite"). The present data is kept in the same directory, under another name; \(code: "--data") restores into another directory.",
                        "\(code: "penny restore /mnt/usb/penny.sqlite")を実行します。今のデータは同じフォルダーに別の名前で残ります。\(code: "--data")で別のフォルダーにも復元できます。",
                        "运行 \(code: "penny restore /mnt/usb/penny.sqlite")，现有数据会以另一名称保留在同一目录；用 \(code: "--data") 可恢复到别的目录。"),
                    .init("Start the server again.", "サーバーを起動します。", "重新启动服务器。"),
                ]),
        ],
        asked: .init(
            "backup copy save data export download all my data move to another server new computer migrate restore recover disk broken crash lost data safe operator usb delete my account leave quit",
            "控え コピー 保存 データ エクスポート 書き出し 移行 引っ越し 新しいサーバー 復元 復旧 リストア 壊れた 消えた 失った 管理者 usb 退会 アカウント削除 解約",
            "备份 副本 复制 保存 数据 导出 下载 迁移 搬家 换服务器 新电脑 还原 恢复 硬盘坏了 丢失 数据没了 管理员 u盘 注销 删除账号"),
        more: [.https, .programs, .banks])
}
