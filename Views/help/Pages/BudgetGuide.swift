import SitePaths

extension GuideText {
    static let budgets = GuideText(
        title: .init("Budgets", "予算を決める", "做预算"),
        lead: .init(
            "Say how much is enough, hear of it before it is used up, and save up for something.",
            "使う上限を決めておくと、使い切る前にお知らせします。貯蓄目標も決められます。", "定好花多少，快用完时会提醒您；也可以为目标存钱。"),
        sections: [
            Section(
                .init("Make a budget", "予算を作る", "建一个预算"),
                [
                    .init(
                        "Open \(Paths.budgets, \.budgets.title) and tap \(Paths.newBudget, \.frame.new).",
                        "\(Paths.budgets, \.budgets.title)を開き、\(Paths.newBudget, \.frame.new)をタップします。",
                        "打开\(Paths.budgets, \.budgets.title)，点\(Paths.newBudget, \.frame.new)。"),
                    .init(
                        "Choose how often it repeats, a day to a year, and type the amount.", "1日から1年までの期間を選び、金額を入れます。", "选择周期（每天到每年），输入金额。"),
                    .init(
                        "Give it a name, and choose its categories. Without any, all expenses count.", "名前を付け、対象のカテゴリを選びます。選ばなければ、すべての支出が対象です。",
                        "取个名称，选择计入的分类；不选，就算所有支出。"),
                    .init("Tap \(\.budgets.save).", "\(\.budgets.save)をタップします。", "点\(\.budgets.save)。"),
                ]),
            Section(
                .init("Be warned in time", "早めに知らせてもらう", "及时得到提醒"),
                [
                    .init(
                        "A budget tells at 90 percent. To hear earlier, type another number under \(\.budgets.alert), such as 80.",
                        "予算は90%でお知らせします。もっと早く知りたいときは、\(\.budgets.alert)に80などの数字を入れます。",
                        "预算用到 90% 时会提醒。想更早知道，就在\(\.budgets.alert)里填 80 之类的数。"),
                    .init(
                        "When it is reached, Penny says so after the record that crossed it, and under \(Paths.notifications, \.notifications.title).",
                        "その割合に達すると、記録した直後と\(Paths.notifications, \.notifications.title)でお知らせします。",
                        "达到时，记账后会立刻提示，\(Paths.notifications, \.notifications.title)里也看得到。"),
                    .init(
                        "To get it by e-mail or on your phone, open \(Paths.notificationSettings, \.channels.title).",
                        "メールやスマートフォンで受け取るには、\(Paths.notificationSettings, \.channels.title)を開きます。",
                        "想用邮件或手机接收，打开\(Paths.notificationSettings, \.channels.title)。"),
                ]),
            Section(
                .init("An amount for each day", "1日に使える金額", "每天能花多少"),
                [
                    .init(
                        "Open \(Paths.dailyBudget, \.budgets.dailyBudget).", "\(Paths.dailyBudget, \.budgets.dailyBudget)を開きます。",
                        "打开\(Paths.dailyBudget, \.budgets.dailyBudget)。"),
                    .init(
                        "Type what a day may cost, and save it. The overview then shows what is left today, this month and this year.",
                        "1日に使える金額を入れて保存します。ホームに、今日・今月・今年の残りが出ます。",
                        "填入每天的金额并保存。首页会显示今天、本月、今年还剩多少。"),
                ]),
            Section(
                .init("Save up for something", "目標を決めて貯める", "为目标存钱"),
                [
                    .init(
                        "Open \(Paths.goals, \.goals.title) and tap \(Paths.newGoal, \.frame.new).",
                        "\(Paths.goals, \.goals.title)を開き、\(Paths.newGoal, \.frame.new)をタップします。",
                        "打开\(Paths.goals, \.goals.title)，点\(Paths.newGoal, \.frame.new)。"),
                    .init(
                        "Type the amount and the day, and choose the account that has the money.", "金額と期日を入れ、お金を置く口座を選びます。", "输入金额和日期，选择存钱的账户。"),
                    .init(
                        "You then see how much a month it takes, and whether your forecast carries it.",
                        "毎月いくら必要か、今の見込みで間に合うかがわかります。", "随后就能看到每月要存多少，以及按预测能否实现。"),
                ]),
            Section(
                .init("Carry the rest over", "残りを次に回す", "结余留到下期"),
                [
                    .init(
                        "Switch on \(\.budgets.rollover): what is left is added next time, what is over is taken away.",
                        "\(\.budgets.rollover)をオンにすると、残りは次の期間に足され、超えた分は引かれます。",
                        "打开\(\.budgets.rollover)：剩下的加到下一期，超出的从下一期扣。")
                ]),
        ],
        asked: .init(
            "limit spending save money saving overspend too much warning alert notification daily allowance weekly monthly yearly left remaining rollover carry over goal",
            "予算の作り方 節約 使いすぎ 使い過ぎ 上限 限度 制限 警告 アラート 通知 お知らせ 毎日 毎月 毎週 残り 繰り越し 目標 貯金",
            "预算怎么设 省钱 节约 存钱 花太多 超支 上限 限额 警告 提醒 通知 每天 每周 每月 剩余 还剩 结转 结余 目标"),
        more: [.entry, .reports, .household])
}
