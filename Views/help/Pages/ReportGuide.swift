import SitePaths

extension GuideText {
    static let reports = GuideText(
        title: .init("Reports", "レポートを見る", "看报表"),
        lead: .init(
            "Where did the money go? Ask for any days, and take the answer with you.", "お金の行き先を、好きな期間で調べられます。印刷や書き出しもできます。",
            "钱花到哪儿了？任选时间范围查看，还能打印和导出。"),
        sections: [
            Section(
                .init("A first look", "まず全体を見る", "先看大概"),
                [
                    .init(
                        "\(Paths.statistics, \.statistics.title) shows a month or a year as charts.",
                        "\(Paths.statistics, \.statistics.title)では、月や年をグラフで見られます。",
                        "\(Paths.statistics, \.statistics.title)用图表显示一个月或一年。"),
                    .init("Tap a part of a chart to see what is behind it.", "グラフをタップすると、その中身がわかります。", "点图表的一部分，看它由什么组成。"),
                ]),
            Section(
                .init("Ask a question", "詳しく調べる", "设定查询条件"),
                [
                    .init(
                        "Open \(Paths.reports, \.reports.title).", "\(Paths.reports, \.reports.title)を開きます。", "打开\(Paths.reports, \.reports.title)。"),
                    .init("Choose the days at the top.", "上で期間を選びます。", "在顶部选择时间范围。"),
                    .init(
                        "Choose \(\.reports.groupBy): by category, month, vendor or hashtag.", "\(\.reports.groupBy)で、カテゴリ・月・支払先・タグから選びます。",
                        "在\(\.reports.groupBy)里选：分类、月份、商家或标签。"),
                    .init(
                        "With \(\.reports.compare), see it beside the period before or a year ago, if there are records of then; a period that still runs is compared with as many days.",
                        "\(\.reports.compare)で、前の期間や前年に記録があれば比べられます。途中の期間は、同じ日数と比べます。",
                        "那时有记录的话，可用\(\.reports.compare)与上一期或去年同期比较；时间范围尚未结束时，按相同天数比较。"),
                ]),
            Section(
                .init("On paper, or for the tax adviser", "印刷する・税理士に渡す", "打印或交给会计"),
                [
                    .init("At the foot of the page, tap PDF to print it.", "ページの下のPDFをタップして、印刷します。", "在页面底部点 PDF，即可打印。"),
                    .init(
                        "Tap CSV for a table that Excel or LibreOffice opens.", "CSVなら、ExcelやLibreOfficeで開けます。",
                        "点 CSV，得到 Excel 或 LibreOffice 能打开的表格。"),
                ]),
            Section(
                .init("Keep it", "レポートを保存する", "留着以后看"),
                [
                    .init(
                        "Give it a name under \(\.keptReports.keep); it then opens with one tap.", "\(\.keptReports.keep)で名前を付けると、次からワンタップで開けます。",
                        "在\(\.keptReports.keep)里取个名字，以后一点就开。"),
                    .init(
                        "Switch on \(\.keptReports.monthly) to get it when a month has ended.", "\(\.keptReports.monthly)をオンにすると、月が終わるたびに届きます。",
                        "打开\(\.keptReports.monthly)，每月结束时会收到。"),
                ]),
            Section(
                .init("Find single records", "記録を探す", "查找单条记录"),
                [
                    .init(
                        "Search under \(Paths.records, \.frame.records): a word, \(code: "#tag"), \(code: ">100") or \(code: "10..20").",
                        "\(Paths.records, \.frame.records)で検索します。言葉、\(code: "#タグ")、\(code: ">1000")、\(code: "10..20")が使えます。",
                        "在\(Paths.records, \.frame.records)里搜索：文字、\(code: "#标签")、\(code: ">100")或\(code: "10..20")。")
                ]),
        ],
        asked: .init(
            "statistics chart graph charts analysis how much did i spend where did my money go compare last year month print pdf excel spreadsheet csv tax search find a record vendor total average",
            "統計 グラフ 集計 分析 いくら使った 比較 前年 先月 印刷 pdf エクセル excel csv 税金 確定申告 検索 探す 合計 平均",
            "统计 图表 分析 汇总 花了多少 钱去哪了 比较 对比 去年 上个月 打印 pdf excel 表格 csv 报税 税务 搜索 查找 找不到 合计 平均"),
        more: [.budgets, .map, .programs])
}
