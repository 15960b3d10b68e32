import SitePaths

extension GuideText {
    static let map = GuideText(
        title: .init("Places and the map", "場所と地図", "地点和地图"),
        lead: .init(
            "See where the money went; no map service learns where you shop.", "どこで使ったかを地図で見られます。外部の地図サービスには送られません。", "看看钱花在哪里；任何地图服务都不会知道您去过哪儿。"),
        sections: [
            Section(
                .init("Give a record its place", "記録に場所を付ける", "给记录加地点"),
                [
                    .init(
                        "Open \(Paths.newTransaction, \.frame.addRecord), or edit a record.",
                        "\(Paths.newTransaction, \.frame.addRecord)を開くか、記録を編集します。", "打开\(Paths.newTransaction, \.frame.addRecord)，或编辑一条记录。"),
                    .init(
                        "On the spot, tap \(\.places.get). Later, tap \(\.places.set), find the place or click on the map, and tap \(\.places.use).",
                        "その場なら\(\.places.get)をタップします。あとからなら\(\.places.set)をタップし、検索するか地図上の場所を選んで、\(\.places.use)をタップします。",
                        "在现场点\(\.places.get)；事后点\(\.places.set)，搜索或点地图上的位置，再点\(\.places.use)。"),
                    .init("Save the record.", "記録を保存します。", "保存记录。"),
                    .init("Places that you used lately are offered first.", "最近使った場所が先に出ます。", "最近用过的地点会先列出。"),
                ]),
            Section(
                .init("If the position does not come", "現在地が取れないとき", "获取不到位置时"),
                [
                    .init(
                        "Browsers tell it to encrypted pages only: see \(Paths.https, \.https.title).",
                        "暗号化されたページでないと取得できません。\(Paths.https, \.https.title)を確認してください。",
                        "浏览器只把位置告诉加密的页面，请看\(Paths.https, \.https.title)。"),
                    .init("Allow the browser to use your location, and try again.", "ブラウザーに位置情報の利用を許可して、もう一度試します。", "允许浏览器使用位置信息，再试一次。"),
                ]),
            Section(
                .init("Look at the map", "地図を見る", "查看地图"),
                [
                    .init("Open the \(Paths.map, \.map.title).", "\(Paths.map, \.map.title)を開きます。", "打开\(Paths.map, \.map.title)。"),
                    .init(
                        "Drag it, pinch it, or search for a town. Records close together are one marker with their sum.",
                        "ドラッグやピンチで動かすか、町の名前で検索します。近くの記録は1つのマーカーにまとまり、合計が出ます。",
                        "拖动、双指缩放，或搜索城镇。相近的记录合成一个标记，显示合计。"),
                    .init(
                        "Tap a marker to see its records; choose days and categories at the top.", "マーカーをタップすると記録が見られます。期間やカテゴリは上で選びます。",
                        "点标记查看记录；时间范围和分类在顶部选择。"),
                ]),
            Section(
                .init("Show streets", "道路を表示する", "显示街道"),
                [
                    .init(
                        "Whoever runs the server can name a tile server with \(code: "--tiles-url").",
                        "サーバー管理者が\(code: "--tiles-url")で地図タイルのサーバーを指定できます。",
                        "服务器管理员可以用 \(code: "--tiles-url") 指定瓦片服务器。")
                ]),
        ],
        asked: .init(
            "map of spending location position gps where spent place shop town city marker street streets openstreetmap tiles zoom geolocation coordinates not working denied",
            "位置情報 現在地 gps どこで 店 町 住所 印 ピン 道路 ストリート 拡大 縮小 緯度 経度 取得できない 許可",
            "看地图 在地图上 位置 定位 gps 在哪里 哪里花 商店 地址 城市 标记 街道 缩放 坐标 经纬度 定位失败 权限"),
        more: [.entry, .https, .phone])
}
