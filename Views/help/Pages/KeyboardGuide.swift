import SitePaths

extension GuideText {
    static let keyboard = GuideText(
        title: .init("With the keyboard", "キーボードで操作する", "用键盘操作"),
        lead: .init("Everything works without a mouse, and some keys are shortcuts.", "マウスなしですべて操作でき、ショートカットキーもあります。", "不用鼠标也能完成一切，还有快捷键。"),
        sections: [
            Section(
                .init("Press a key", "キーを押す", "按键"),
                [
                    .init(
                        "Leave any text field first, with the Escape or the Tab key.", "入力欄の外で押します。EscキーやTabキーで欄から出られます。", "先离开输入框，可按 Esc 或 Tab 键。"),
                    .init(
                        "Press \(code: "n") for a new record, \(code: "/") to search.", "\(code: "n")で新しい記録、\(code: "/")で検索です。",
                        "按 \(code: "n") 新建记录，按 \(code: "/") 搜索。"),
                    .init(
                        "For a page, press \(code: "g") and then its letter, one after the other.", "ページへは、\(code: "g")に続けて、そのページの文字を押します。",
                        "去某一页：先按 \(code: "g")，再按它的字母。"),
                    .init("\(code: "?") shows the list on any page.", "\(code: "?")を押すと、どのページでも一覧が出ます。", "在任何页面按 \(code: "?") 显示列表。"),
                ]),
            Section(
                .init("In forms", "入力画面で", "在表单里"),
                [
                    .init(
                        "The Tab key goes to the next field, Shift and Tab to the one before.", "Tabキーで次の欄、Shift+Tabキーで前の欄に移ります。",
                        "Tab 键到下一栏，Shift+Tab 回上一栏。"),
                    .init("The arrow keys choose among tiles and tabs, the space bar switches.", "矢印キーで選び、スペースキーでオンとオフを切り替えます。", "方向键选择选项，空格键切换开关。"),
                    .init("The Enter key saves.", "Enterキーで保存します。", "回车键保存。"),
                ]),
            Section(
                .init("On the map", "地図で", "在地图上"),
                [
                    .init(
                        "On the \(Paths.map, \.map.title), click on it or reach it with the Tab key; then the arrow keys move it, \(code: "+") and \(code: "-") zoom.",
                        "\(Paths.map, \.map.title)では、地図をクリックするかTabキーで選ぶと、矢印キーで動かし、\(code: "+")と\(code: "-")で拡大・縮小できます。",
                        "在\(Paths.map, \.map.title)上，先点地图或用 Tab 键选中，再用方向键移动，用 \(code: "+") 和 \(code: "-") 缩放。")
                ]),
        ],
        asked: .init(
            "keyboard shortcuts shortcut hotkeys hot keys keys press mouse without mouse fast navigation accessibility screen reader tab enter",
            "ショートカット キーボード ホットキー キー操作 マウスなし 速く アクセシビリティ スクリーンリーダー",
            "快捷键 键盘 热键 按键 不用鼠标 快速 无障碍 屏幕阅读器"),
        more: [.entry, .map, .begin])
}
