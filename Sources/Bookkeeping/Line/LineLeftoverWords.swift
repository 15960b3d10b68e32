/// The words that a line is asked about when they are left over.
extension LineLeftovers {
    /// Folded words by their first character.
    typealias Words = [Character: [[Character]]]

    static func words(_ text: String) -> Words { words(text.split(separator: "|").map(String.init)) }

    static func words(_ words: [String]) -> Words { Dictionary(grouping: words.map(LineText.fold)) { $0.first ?? " " } }

    /// Words for days that are not read as one.
    static let days = words(
        """
        tomorrow|tonight|last night|last week|last month|last year|next year|in january|in february|in march|in april|in may|in june|in july|in august|in september|\
        in october|in november|in december|mon|wed|sat|sun|next week|next month|midnight|weekend|昨夜|昨晩|ゆうべ|一昨夜|先週|先月|来週|来月|再来週|昨年|去年|来年|月末|月初|\
        ago|fortnight|before last|week|kal|parso|the day before|the other day|\
        earlier|on the first|on the second|on the third|first of|前两天|前几天|前些天|几天前|两天前|前阵子|土日|週末|周末|さき|数日前|先日|この前|\
        昨晚|前晚|明天|后天|後天|明晚|上周|上週|上星期|上个月|上個月|上月|下周|下个月|下月|月底|凌晨|あした|明日|あさって|明後日|先々月
        """)
    /// Words that make the record one of many, for a rule to make.
    static let repeats = words(
        """
        every month|every week|every day|every year|every other week|every other month|every two weeks|every quarter|every monday|every tuesday|\
        every wednesday|every thursday|every friday|every saturday|every sunday|every morning|every night|every evening|every weekday|every weekend|\
        each month|each week|each day|each year|each quarter|monthly|weekly|yearly|biweekly|bi-weekly|fortnightly|quarterly|annually|a month|a week|a year|\
        per month|per week|per year|per day|毎月|毎週|毎日|毎年|毎朝|毎晩|隔週|隔月|月々|週一回|月一回|每月|每个月|每周|每星期|每个星期|每天|每日|每年|每季度|每个季度|\
        每晚|每隔|按月|按周|按年
        """)
    /// Words that make the amount another one than its figure.
    static let parts = words(
        """
        minus|ish|or so|thousand|hundred|million|lakh|crore|grand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|マイナス|负|負|税抜|税別|消費税|半額|半价|以上|以下|未満|大概|大约|大約|差不多|左右|将近|接近|不到|出头|おおよそ|だいたい|大体|およそ|単価|单价|ずつ|分割|リボ払い|分期|installment|installments|instalment|instalments|定価|原价|现价|实付|\
        毎人|每|各|apiece|per|ea|twice|thrice|times|percent|pct|tax|vat|gst|tip|discount|off|dozen|k|l|cr|lacs|lakhs|crores|hazar|\
        mil|mio|bn|thousands|hundreds|dimes|pennies|nickels|quarters|fiver|fivers|tenner|tenners|cents|cent|paise|paisa|pence|\
        廿|卅|卌|x two|x three|x four|x five|ふたり分|二人分|俩人|\
        打折|折扣|一折|二折|三折|四折|五折|六折|七折|八折|九折|便宜|パーセント|オフ|割引|値引|一割|二割|三割|四割|五割|引き|プラス税|+税
        """)
    /// Words of currencies that are left: the amount is in such a currency, not in the account's.
    static let currencies = words(
        LineCurrencies.names.map(\.name).filter { $0.count > 1 && !LineCurrencies.words.contains($0) && $0 != "rs" } + [
            "kr", "kč", "lei", "rp", "rm", "rmb", "dirham", "dirhams", "rupiah", "ringgit", "peso", "ruble", "rubles", "shekel", "shekels", "lira",
            "dong", "dinar",
            "dinars", "crown", "krona", "kronor", "koruna", "forint", "zlotys", "reais", "ルピー", "ペソ", "クローネ", "リラ", "ルーブル", "リンギット", "外貨", "比索", "卢比",
            "法郎", "加币", "澳币", "新币", "外币",
        ])
    /// Words for dividing an amount among people.
    static let shares = words(
        "split|half|halves|each|per person|shared|割り勘|わりかん|割勘|ワリカン|折半|半分|一人あたり|各自|各付|各付一半|平分|均摊|均攤|分摊|一人一半|一半|aa|aa制|人均")
    /// Words for money that comes in or back.
    static let incomes = words(
        """
        paid me|return|returns|saved|paid me back|chargeback|returned|cancelled|canceled|owes me|gave me|won|got back|还我|卖了|欠|请客|替我|没花|省了|返品|払い戻し|返ってきた|キャンセル|\
        received|refund|refunded|reimbursed|reimbursement|cashback|got paid|もらった|貰った|もらう|受け取った|返金|入金|収到|収入|收到|到账|到帳|退款|报销|報銷|收入|返现
        """)
    /// Words for money that went out instead of in, or never came.
    static let denials = words(
        """
        docked|deducted|withheld|short|denied|declined|refused|charged|unpaid|missing|できず|できない|できなかった|されず|届かない|没到账|未到账|没收到|未收到|\
        没到|扣了|扣除|被扣|少发|未发|没发|差引|天引き
        """)
    /// The fare of one way, and words for both.
    static let oneWay = words("one way|each way|片道|单程|單程"), bothWays = words("round trip|return|and back|往復|来回|往返|來回")
    /// `got 15 back`
    static let back = words("back"), giving = words("got|get|gets|gave|give|paid|pay|sent|send")
    /// Words for money that moves between accounts or people.
    static let moves = words(
        """
        transfer|transferred|top up|topup|lent|borrowed|owe|deposit|withdraw|withdrew|withdrawal|paid back|repaid|引き出し|引出し|引き出した|下ろした|おろした|送金|\
        返した|お釣り|おつり|立て替え|立替|売れた|売った|転売|sold|earned|中奖|转了|转出|转入|还花呗|还信用卡|还白条|取款|取钱|存款|存钱|还了|找零|退|チャージ|\
        振替|振り替え|貸した|借りた|返済|还款|還款|转账|轉賬|转给|充值|借给|借了|还给|提现|取现
        """)
}
