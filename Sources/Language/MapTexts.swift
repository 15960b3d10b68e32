/// The map of records.
package struct MapTexts: Sentences {
    package let title, menuHint, map, list, searchLabel, searchHint, found, foundNothing, zoomIn, zoomOut, all, north, south, west, east: String
    package let move, yearly, unnamed, noGeography, emptyTitle, emptyText, noneTitle, noneText, here, closer, close, inRecords, onMap: String
    package let attribution, geoNames, licence, rest: String
    /// The number of records on the map.
    package let shown: Counted
    package let near, unconverted: Named
    package let markers: Counted
    /// The number of places that the list omits, and of their records.
    package let others: @Sendable (Int, Int) -> String
    package let morePlaces: @Sendable (String, Int) -> String

    static let english = MapTexts(
        title: "Map", menuHint: "Where the money went", map: "Map of records", list: "Places on this map", searchLabel: "Search for a place",
        searchHint: "Town, district or country", found: "Places found", foundNothing: "No place has that name. Try a larger place nearby.",
        zoomIn: "Closer", zoomOut: "Further away", all: "Show all records", north: "To the north", south: "To the south", west: "To the west",
        east: "To the east", move: "Move the map", yearly: "Yearly", unnamed: "Place without a name",
        noGeography: "The base map is not installed on this server, so that records stand on a plain grid.",
        emptyTitle: "No places yet",
        emptyText: "Give a record a place with Get location or Set location on its form, and it stands on this map.",
        noneTitle: "Nothing on this part of the map", noneText: "No record with a place is here in what is chosen above.", here: "Records here",
        closer: "Zoom in", close: "Close", inRecords: "Search the records", onMap: "Show on the map",
        attribution: "", geoNames: "© GeoNames", licence: "CC BY 4.0", rest: ", shortened · Natural Earth · CLDR",
        shown: { $0 == 1 ? "1 record on this map" : "\($0) records on this map" }, near: { "Near \($0)" },
        unconverted: { "\($0) without an exchange rate" }, markers: { $0 == 1 ? "1 marker" : "\($0) markers" },
        others: { places, records in
            "\(places == 1 ? "1 more place" : "\(places) more places") with \(records == 1 ? "1 record" : "\(records) records"). Zoom in to see them."
        },
        morePlaces: { name, count in count == 1 ? "\(name) and 1 more place" : "\(name) and \(count) more places" })

    static let japanese = MapTexts(
        title: "地図", menuHint: "どこでお金を使ったか", map: "記録の地図", list: "この地図の場所", searchLabel: "場所を検索",
        searchHint: "市区町村、国", found: "見つかった場所", foundNothing: "その名前の場所は見つかりません。近くの大きな町の名前でお試しください。",
        zoomIn: "拡大", zoomOut: "縮小", all: "すべての記録を表示", north: "北へ", south: "南へ", west: "西へ", east: "東へ", move: "地図を動かす",
        yearly: "年", unnamed: "名前のない場所",
        noGeography: "このサーバーには地図データがないため、記録を格子の上に表示しています。", emptyTitle: "場所の付いた記録はまだありません",
        emptyText: "記録の入力画面で「現在地を取得」または「地図で選ぶ」を使うと、その記録がこの地図に表示されます。",
        noneTitle: "この範囲に記録はありません", noneText: "条件に合う記録のうち、この範囲に場所があるものはありません。", here: "ここの記録",
        closer: "拡大する", close: "閉じる", inRecords: "記録を検索", onMap: "地図で見る",
        attribution: "地名 ", geoNames: "© GeoNames", licence: "CC BY 4.0", rest: "、抜粋 · Natural Earth · CLDR",
        shown: { "この地図に\($0)件の記録" }, near: { "\($0)付近" }, unconverted: { "為替レートなし：\($0)件" }, markers: { "マーカー\($0)個" },
        others: { places, records in "ほか\(places)か所、\(records)件の記録。拡大すると表示されます。" },
        morePlaces: { name, count in "\(name)ほか\(count)か所" })

    static let simplifiedChinese = MapTexts(
        title: "地图", menuHint: "钱花在了哪里", map: "记录地图", list: "地图上的地点", searchLabel: "搜索地点",
        searchHint: "城镇、区或国家", found: "找到的地点", foundNothing: "找不到这个地点。请试试附近较大的地名。",
        zoomIn: "放大", zoomOut: "缩小", all: "显示全部记录", north: "向北", south: "向南", west: "向西", east: "向东", move: "移动地图",
        yearly: "年", unnamed: "未命名的地点",
        noGeography: "本服务器未安装底图数据，因此记录显示在网格上。", emptyTitle: "还没有地点",
        emptyText: "在记录的表单中使用“获取当前位置”或“在地图上选择”，该记录就会出现在此地图上。",
        noneTitle: "此区域没有记录", noneText: "没有符合条件且位于此处的记录。", here: "这里的记录",
        closer: "放大", close: "关闭", inRecords: "在记录中搜索", onMap: "在地图上查看",
        attribution: "地名 ", geoNames: "© GeoNames", licence: "CC BY 4.0", rest: "，节选 · Natural Earth · CLDR",
        shown: { "此地图上有 \($0) 条记录" }, near: { "\($0)附近" }, unconverted: { "\($0) 条没有汇率" }, markers: { "\($0) 个标记" },
        others: { places, records in "另有 \(places) 个地点，共 \(records) 条记录。放大即可查看。" },
        morePlaces: { name, count in "\(name)等 \(count + 1) 个地点" })
}
