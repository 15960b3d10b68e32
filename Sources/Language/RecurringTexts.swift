import Bookkeeping

/// Records that recur.
package struct RecurringTexts: Sentences {
    package let title, menuHint, new, newTitle, editTitle, view, list, calendar, fixedIn, fixedOut, stillToCome, waits: String
    package let post, skip, thisMonth, later, notRunning, paused, ended, asks, postNow, skipNext, pause, resume, endIt, repeatThis: String
    package let partOf, held, howOften, everyLead, everyLabel, starts, weekend, ends, never, onDate, afterTimes, until, times: String
    package let whenDue, byItself, byItselfHint, askFirst, askHint, nextOnes, noneLeft, showDates, change, following, weekendTogether,
        pastDays, addPast, leavePast, monthEnd: String
    package let save, emptyTitle, emptyText, coming, nothingThatDay, saved, posted, skipped, decided, pausedDone, resumedDone: String
    package let earlier, laterMonth: String
    package let unit: @Sendable (RecurrenceRule.Frequency) -> String
    package let weekendChoice: @Sendable (RecurrenceRule.WeekendRule) -> String
    package let toAnswer, inDays, addedAtOnce, timesInAll: Counted
    package let dueOn, usually, amountOf, actions, onlyOne, endsOn, isDue, movedFrom: Named
    /// The lowest and the highest amount.
    package let between: OfTwo
    package let every: @Sendable (RecurrenceRule.Frequency, Int) -> String

    static let english = RecurringTexts(
        title: "Recurring",
        menuHint: "Rent, salary, subscriptions, and what is still to come",
        new: "New",
        newTitle: "New recurring record",
        editTitle: "Recurring record",
        view: "View",
        list: "List",
        calendar: "Calendar",
        fixedIn: "Fixed in",
        fixedOut: "Fixed out",
        stillToCome: "Still to come",
        waits: "Waits for you",
        post: "Post",
        skip: "Skip",
        thisMonth: "This month",
        later: "Later",
        notRunning: "Paused and ended",
        paused: "Paused",
        ended: "Ended",
        asks: "Asks me",
        postNow: "Post now",
        skipNext: "Skip the next one",
        pause: "Pause",
        resume: "Resume",
        endIt: "End it",
        repeatThis: "Repeat this",
        partOf: "Repeats",
        held: "Nothing is posted by itself after more than four years: check the date of the server. Resume to go on from today.",
        howOften: "How often",
        everyLead: "every",
        everyLabel: "Every how many",
        starts: "First on",
        weekend: "On a weekend",
        ends: "Ends",
        never: "Never",
        onDate: "On a date",
        afterTimes: "After a number of times",
        until: "Last day",
        times: "Number of times",
        whenDue: "When it is due",
        byItself: "Post it by itself",
        byItselfHint: "The amount is always the same",
        askFirst: "Ask me first",
        askHint: "The amount varies: you fill it in, or skip it",
        nextOnes: "The next ones",
        noneLeft: "None is left.",
        showDates: "Show dates",
        change: "Change",
        following: "This one and all that follow",
        weekendTogether: "Days that move to the same working day are one record, and count once.", pastDays: "Days that are past",
        addPast: "Add their records now", leavePast: "Leave them out, and go on from today",
        monthEnd: "In shorter months on their last day.",
        save: "Save",
        emptyTitle: "Rent, salary, subscriptions",
        emptyText: "Enter once what comes again. Penny posts it on its day, and shows what is still to come this month.",
        coming: "Coming up",
        nothingThatDay: "Nothing is due on this day.",
        saved: "Recurring record saved.",
        posted: "Posted.",
        skipped: "Skipped.",
        decided: "That day is settled already; nothing was changed.",
        pausedDone: "Paused. Days that pass meanwhile are left out.",
        resumedDone: "It goes on from today.",
        earlier: "Month before",
        laterMonth: "Month after",
        unit: {
            switch $0 {
            case .daily: "days"
            case .weekly: "weeks"
            case .monthly: "months"
            case .yearly: "years"
            }
        },
        weekendChoice: { $0 == .keep ? "As is" : $0 == .before ? "Working day before" : "Working day after" },
        toAnswer: { "\($0) to answer" },
        inDays: {
            switch $0 {
            case 0: "today"
            case 1: "tomorrow"
            case -1: "yesterday"
            case let days: days < 0 ? "\(-days) days ago" : "in \(days) days"
            }
        }, addedAtOnce: { $0 == 1 ? "1 record that is due already is added at once." : "\($0) records that are due already are added at once." },
        timesInAll: { $0 == 1 ? "once" : "\($0) times" }, dueOn: { "due \($0)" }, usually: { "Usually \($0)" }, amountOf: { "Amount of \($0)" },
        actions: { "Actions for \($0)" }, onlyOne: { "Only the one on \($0)" }, endsOn: { "ends \($0)" }, isDue: { "“\($0)” is due" },
        movedFrom: { "\($0) is on a weekend" }, between: { "\($0) to \($1)" },
        every: { frequency, count in
            switch (frequency, count) {
            case (.daily, 1): "daily"
            case (.weekly, 1): "weekly"
            case (.monthly, 1): "monthly"
            case (.monthly, 3): "quarterly"
            case (.yearly, 1): "yearly"
            case (.daily, _): "every \(count) days"
            case (.weekly, _): "every \(count) weeks"
            case (.monthly, _): "every \(count) months"
            case (.yearly, _): "every \(count) years"
            }
        })
    static let japanese = RecurringTexts(
        title: "繰り返し",
        menuHint: "家賃・給与・サブスクと、これからの予定",
        new: "新規",
        newTitle: "新しい繰り返し",
        editTitle: "繰り返しの記録",
        view: "表示",
        list: "リスト",
        calendar: "カレンダー",
        fixedIn: "定期の収入",
        fixedOut: "定期の支出",
        stillToCome: "今後の予定",
        waits: "確認待ち",
        post: "記録",
        skip: "スキップ",
        thisMonth: "今月",
        later: "それ以降",
        notRunning: "一時停止と終了",
        paused: "一時停止中",
        ended: "終了",
        asks: "要確認",
        postNow: "今すぐ記録",
        skipNext: "次回をスキップ",
        pause: "一時停止",
        resume: "再開",
        endIt: "終了する",
        repeatThis: "繰り返す",
        partOf: "繰り返し",
        held: "4年以上前の分は自動で記録されません。サーバーの日付を確認してください。「再開」で今日から続けます。",
        howOften: "頻度",
        everyLead: "間隔",
        everyLabel: "間隔",
        starts: "初回の日",
        weekend: "土日の場合",
        ends: "終了",
        never: "終了しない",
        onDate: "日付を指定",
        afterTimes: "回数を指定",
        until: "最終日",
        times: "回数",
        whenDue: "期日になったら",
        byItself: "自動で記録する",
        byItselfHint: "金額が毎回同じ場合",
        askFirst: "先に確認する",
        askHint: "金額が変わる場合。毎回入力するかスキップします",
        nextOnes: "次回以降",
        noneLeft: "以降の予定はありません。",
        showDates: "日付を表示",
        change: "変更の範囲",
        following: "この回以降すべて",
        weekendTogether: "同じ平日に移る日は1件にまとめ、1回と数えます。", pastDays: "過去の日付の分", addPast: "今すぐ記録する", leavePast: "記録せず、今日から続ける",
        monthEnd: "その日がない月は、月末になります。",
        save: "保存",
        emptyTitle: "家賃、給与、サブスク",
        emptyText: "繰り返すものは一度入力するだけ。期日にPennyが記録し、今月これからの予定を表示します。",
        coming: "これからの予定",
        nothingThatDay: "この日の予定はありません。",
        saved: "繰り返しを保存しました。",
        posted: "記録しました。",
        skipped: "スキップしました。",
        decided: "その日はすでに処理済みです。何も変更していません。",
        pausedDone: "一時停止しました。その間の分は記録されません。",
        resumedDone: "今日から再開します。",
        earlier: "前の月",
        laterMonth: "次の月",
        unit: {
            switch $0 {
            case .daily: "日ごと"
            case .weekly: "週間ごと"
            case .monthly: "か月ごと"
            case .yearly: "年ごと"
            }
        },
        weekendChoice: { $0 == .keep ? "そのまま" : $0 == .before ? "前の平日" : "次の平日" },
        toAnswer: { "\($0)件の確認待ち" },
        inDays: {
            switch $0 {
            case 0: "今日"
            case 1: "明日"
            case -1: "昨日"
            case let days: days < 0 ? "\(-days)日前" : "\(days)日後"
            }
        }, addedAtOnce: { "期日を過ぎている\($0)件は、保存するとすぐに記録されます。" },
        timesInAll: { "\($0)回" }, dueOn: { "期日 \($0)" }, usually: { "いつもは\($0)" }, amountOf: { "\($0)の金額" },
        actions: { "\($0)の操作" }, onlyOne: { "\($0)の回だけ" }, endsOn: { "\($0)まで" }, isDue: { "「\($0)」の期日です" },
        movedFrom: { "\($0)は週末です" }, between: { "\($0)〜\($1)" },
        every: { frequency, count in
            switch (frequency, count) {
            case (.daily, 1): "毎日"
            case (.weekly, 1): "毎週"
            case (.monthly, 1): "毎月"
            case (.yearly, 1): "毎年"
            case (.daily, _): "\(count)日ごと"
            case (.weekly, _): "\(count)週間ごと"
            case (.monthly, _): "\(count)か月ごと"
            case (.yearly, _): "\(count)年ごと"
            }
        })
    static let simplifiedChinese = RecurringTexts(
        title: "周期记账",
        menuHint: "房租、工资、订阅，以及接下来的收支",
        new: "新建",
        newTitle: "新建周期记录",
        editTitle: "周期记录",
        view: "视图",
        list: "列表",
        calendar: "日历",
        fixedIn: "固定收入",
        fixedOut: "固定支出",
        stillToCome: "待发生",
        waits: "待确认",
        post: "记账",
        skip: "跳过",
        thisMonth: "本月",
        later: "以后",
        notRunning: "已暂停和已结束",
        paused: "已暂停",
        ended: "已结束",
        asks: "需确认",
        postNow: "立即记账",
        skipNext: "跳过下一次",
        pause: "暂停",
        resume: "恢复",
        endIt: "结束",
        repeatThis: "设为周期记账",
        partOf: "周期",
        held: "超过四年前的不会自动记账，请检查服务器的日期。点“恢复”可从今天继续。",
        howOften: "频率",
        everyLead: "每",
        everyLabel: "间隔",
        starts: "首次日期",
        weekend: "遇到周末",
        ends: "结束",
        never: "永不",
        onDate: "指定日期",
        afterTimes: "指定次数",
        until: "最后一天",
        times: "次数",
        whenDue: "到期时",
        byItself: "自动记账",
        byItselfHint: "每次金额相同",
        askFirst: "先让我确认",
        askHint: "金额不固定，每次填写或跳过",
        nextOnes: "后续日期",
        noneLeft: "没有更多日期。",
        showDates: "显示日期",
        change: "更改范围",
        following: "这一次及以后",
        weekendTogether: "移到同一个工作日的几天合为一条记录，只算一次。", pastDays: "已过去的日期", addPast: "现在补记", leavePast: "不补记，从今天起继续",
        monthEnd: "当月没有这一天时，按月末计算。",
        save: "保存",
        emptyTitle: "房租、工资、订阅",
        emptyText: "定期收支只需填写一次。Penny 会在当天自动记账，并显示本月还有哪些收支。",
        coming: "近期收支",
        nothingThatDay: "这一天没有到期的记录。",
        saved: "周期记录已保存。",
        posted: "已记账。",
        skipped: "已跳过。",
        decided: "该日已处理过，未作更改。",
        pausedDone: "已暂停，暂停期间不会记账。",
        resumedDone: "从今天起继续。",
        earlier: "上个月",
        laterMonth: "下个月",
        unit: {
            switch $0 {
            case .daily: "天"
            case .weekly: "周"
            case .monthly: "个月"
            case .yearly: "年"
            }
        },
        weekendChoice: { $0 == .keep ? "不变" : $0 == .before ? "提前到工作日" : "顺延到工作日" },
        toAnswer: { "\($0) 条待确认" },
        inDays: {
            switch $0 {
            case 0: "今天"
            case 1: "明天"
            case -1: "昨天"
            case let days: days < 0 ? "\(-days) 天前" : "\(days) 天后"
            }
        }, addedAtOnce: { "已到期的 \($0) 条会立即记账。" },
        timesInAll: { "共 \($0) 次" }, dueOn: { "\($0)到期" }, usually: { "通常为 \($0)" }, amountOf: { "\($0)的金额" },
        actions: { "\($0)的操作" }, onlyOne: { "仅 \($0)这一次" }, endsOn: { "至 \($0)" }, isDue: { "“\($0)”已到期" },
        movedFrom: { "\($0)是周末" }, between: { "\($0) 至 \($1)" },
        every: { frequency, count in
            switch (frequency, count) {
            case (.daily, 1): "每天"
            case (.weekly, 1): "每周"
            case (.monthly, 1): "每月"
            case (.monthly, 3): "每季度"
            case (.yearly, 1): "每年"
            case (.daily, _): "每 \(count) 天"
            case (.weekly, _): "每 \(count) 周"
            case (.monthly, _): "每 \(count) 个月"
            case (.yearly, _): "每 \(count) 年"
            }
        })
}
