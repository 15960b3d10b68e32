/// About Penny: its authors and licences.
package struct InfoTexts: Sentences {
    package let title, menuHint, caption, whatTitle, what, madeTitle, made, licenceTitle, licence, licenceText, parts, partsHint, data, dataHint,
        build: String
    /// The version, with the build if known.
    package let version: @Sendable (String, String?) -> String
    package let use: @Sendable (Use) -> String

    /// The use of a third-party work in Penny.
    package enum Use: Sendable {
        case language, server, client, encryption, database, files, codes, terminal
        case shores, places, names, rates, mapFiles
    }

    static let english = InfoTexts(
        title: "About Penny", menuHint: "Version, licences, who made it", caption: "Your money, on your own machine.",
        whatTitle: "What it is",
        what:
            "Penny is a money tracker for a person and a household. It runs on one small machine at home, keeps everything there, and contacts nobody unless you switch that on.",
        madeTitle: "Who made it", made: "The Penny contributors, for everybody who likes to know where the money went.",
        licenceTitle: "Licence", licence: "Penny is free software under the MIT licence: use it, change it, pass it on.",
        licenceText: "Read the licence",
        parts: "Made with", partsHint: "The work of others that Penny stands on, each under a licence of its own.",
        data: "Data", dataHint: "Maps, names and rates come from these sources.", build: "This server",
        version: { number, build in ["Version \(number)", build.map { "build \($0)" }].compactMap(\.self).joined(separator: ", ") },
        use: { use in
            switch use {
            case .language: "the language and its libraries"
            case .server: "HTTP"
            case .client: "what is fetched, if you switch it on"
            case .encryption: "encryption"
            case .database: "the database"
            case .files: "reading files"
            case .codes: "QR codes"
            case .terminal: "the terminal"
            case .shores: "shores, lakes, rivers and borders"
            case .places: "places, selected, shortened and merged by language"
            case .names: "names of countries and currencies"
            case .rates: "exchange rates, if you switch them on"
            case .mapFiles: "files of the map, simplified and cut into cells"
            }
        })
    static let japanese = InfoTexts(
        title: "Pennyについて", menuHint: "バージョン、ライセンス、作者", caption: "お金の記録を、自分の機器に。",
        whatTitle: "Pennyとは",
        what: "Pennyは、個人と家庭のための家計簿です。家にある小さな機器で動き、すべてをそこに保存し、設定で有効にしない限り、外部とは通信しません。",
        madeTitle: "作者", made: "お金の使い道を知りたいすべての人のために、Pennyのコントリビューターが作りました。",
        licenceTitle: "ライセンス", licence: "PennyはMITライセンスのフリーソフトウェアです。自由に使用、改変、配布できます。", licenceText: "ライセンスを読む",
        parts: "使用しているソフトウェア", partsHint: "Pennyが利用しているソフトウェアです。それぞれのライセンスが適用されます。",
        data: "データ", dataHint: "地図、名称、レートの出典です。", build: "このサーバー",
        version: { number, build in ["バージョン \(number)", build.map { "ビルド \($0)" }].compactMap(\.self).joined(separator: "、") },
        use: { use in
            switch use {
            case .language: "プログラミング言語とライブラリ"
            case .server: "HTTP"
            case .client: "外部データの取得（有効にした場合）"
            case .encryption: "暗号"
            case .database: "データベース"
            case .files: "ファイルの読み取り"
            case .codes: "QRコード"
            case .terminal: "ターミナル"
            case .shores: "海岸線、湖、川、国境"
            case .places: "地名（選択、短縮し、言語ごとにまとめたもの）"
            case .names: "国と通貨の名前"
            case .rates: "為替レート（有効にした場合）"
            case .mapFiles: "地図のファイル（簡略化し、分割したもの）"
            }
        })
    static let simplifiedChinese = InfoTexts(
        title: "关于 Penny", menuHint: "版本、许可证、作者", caption: "您的账，记在自己的机器上。",
        whatTitle: "Penny 是什么",
        what: "Penny 是个人和家庭的记账工具。它运行在家里的一台小机器上，所有数据都保存在那里；除非您开启，否则不会连接外部网络。",
        madeTitle: "作者", made: "由 Penny 的贡献者制作，献给每一个想知道钱花到哪里去了的人。",
        licenceTitle: "许可证", licence: "Penny 是采用 MIT 许可证的自由软件，您可以使用、修改和分发。", licenceText: "查看许可证全文",
        parts: "使用的软件", partsHint: "Penny 使用了以下软件，各自适用其许可证。",
        data: "数据", dataHint: "地图、名称和汇率的来源。", build: "本服务器",
        version: { number, build in ["版本 \(number)", build.map { "构建 \($0)" }].compactMap(\.self).joined(separator: "，") },
        use: { use in
            switch use {
            case .language: "编程语言及其库"
            case .server: "HTTP"
            case .client: "获取外部内容（开启后）"
            case .encryption: "加密"
            case .database: "数据库"
            case .files: "读取文件"
            case .codes: "二维码"
            case .terminal: "终端"
            case .shores: "海岸线、湖泊、河流和国界"
            case .places: "地名，经过挑选、缩短并按语言合并"
            case .names: "国家和币种的名称"
            case .rates: "汇率（开启后）"
            case .mapFiles: "地图文件，经过简化和切分"
            }
        })
}
