/// The place of a record: on its form, and on the map for choosing it.
package struct PlaceTexts: Sentences {
    package let name, nameHint, get, set, change, remove, recent, typeIn: String
    /// Messages about asking the browser for its position.
    package let asking, denied, unavailable, late, failed, insecure, switchOn: String
    package let setTitle, searchLabel, searchHint, foundNothing, clickHere, moveMap, zoomIn, zoomOut, north, south, west,
        east: String
    package let noPin, middle, use: String

    static let english = PlaceTexts(
        name: "Name of the place", nameHint: "Shop, street or town", get: "Get location", set: "Set location", change: "Change",
        remove: "Remove the place",
        recent: "Recent places", typeIn: "Type it in", asking: "Asking this device where it is…",
        denied: "Your browser may not tell the position. Allow it for this site in the browser’s settings, or use Set location.",
        unavailable: "This device does not know where it is. Switch its location on, or use Set location.",
        late: "Finding the position takes too long. Try again in the open, or use Set location.",
        failed: "That did not work: the server cannot be reached, or you are signed out. What you typed is still here.",
        insecure: "Browsers tell the position over HTTPS only, and this page came over plain HTTP. Use Set location, or",
        switchOn: "switch HTTPS on", setTitle: "Set location", searchLabel: "Search for a place", searchHint: "Town or country",
        foundNothing: "No place has that name. Try the name of a larger place nearby, and then the map.",
        clickHere: "Map: click where it was, or press Enter for the middle", moveMap: "Zoom the map", zoomIn: "Closer",
        zoomOut: "Further away",
        north: "To the north", south: "To the south", west: "To the west", east: "To the east",
        noPin: "Click on the map where it was.",
        middle: "Choose the middle", use: "Use this place")

    static let japanese = PlaceTexts(
        name: "場所の名前", nameHint: "店名、通り、地名など", get: "現在地を取得", set: "地図で選ぶ", change: "変更", remove: "場所を外す",
        recent: "最近の場所", typeIn: "直接入力", asking: "現在地を取得しています…",
        denied: "このサイトに位置情報の利用が許可されていません。ブラウザーの設定でこのサイトに許可するか、「地図で選ぶ」をお使いください。",
        unavailable: "この端末の現在地がわかりません。端末の位置情報をオンにするか、「地図で選ぶ」をお使いください。",
        late: "現在地の取得に時間がかかりすぎています。屋外でもう一度試すか、「地図で選ぶ」をお使いください。",
        failed: "場所を取得できませんでした。サーバーに接続できないか、ログアウトされています。入力した内容は残っています。",
        insecure: "位置情報はHTTPSのときだけ使えます。このページはHTTPで表示されています。「地図で選ぶ」をお使いください。または",
        switchOn: "HTTPSを有効にする", setTitle: "場所を選ぶ", searchLabel: "場所を検索", searchHint: "市区町村、国",
        foundNothing: "その名前の場所は見つかりません。近くの大きな町の名前で探してから、地図で選んでください。",
        clickHere: "地図：その場所を選びます。Enterキーで中央を選びます", moveMap: "地図の拡大と縮小", zoomIn: "拡大", zoomOut: "縮小",
        north: "北へ", south: "南へ", west: "西へ", east: "東へ", noPin: "地図でその場所を選んでください。",
        middle: "中央を選ぶ", use: "この場所にする")

    static let simplifiedChinese = PlaceTexts(
        name: "地点名称", nameHint: "商店、街道或城镇", get: "获取当前位置", set: "在地图上选择", change: "更改", remove: "移除地点",
        recent: "最近的地点", typeIn: "手动输入", asking: "正在获取此设备的位置…",
        denied: "浏览器未获得位置权限。请在浏览器设置中允许此网站使用位置，或使用“在地图上选择”。",
        unavailable: "此设备无法确定自己的位置。请打开设备的定位服务，或使用“在地图上选择”。",
        late: "定位时间过长。请到开阔处重试，或使用“在地图上选择”。",
        failed: "操作失败：无法连接服务器，或您已退出登录。您输入的内容仍在。",
        insecure: "浏览器只在 HTTPS 下提供位置，而此页面使用的是 HTTP。请使用“在地图上选择”，或",
        switchOn: "启用 HTTPS", setTitle: "选择地点", searchLabel: "搜索地点", searchHint: "城镇、区或国家",
        foundNothing: "找不到这个地点。请先搜索附近较大的地名，再在地图上选择。",
        clickHere: "地图：点击所在的位置，或按回车键选择中心", moveMap: "缩放地图", zoomIn: "放大", zoomOut: "缩小",
        north: "向北", south: "向南", west: "向西", east: "向东", noPin: "请在地图上点击所在的位置。",
        middle: "选择中心", use: "使用此地点")
}
