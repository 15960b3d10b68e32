/// Further lines as people say them on Saturday, 28 November 2026: dictated, with two amounts, discounts, refunds, rough numbers and repetitions.
///
/// The columns are those of the other tables, with the title behind them, or `-` where several are right. Each was written down before it was tried, and the reader was mended by these.
enum FurtherSentences {
    static let english = """
        us | um lunch with Dana 18.50 eating out | 18.50 USD | | Eating out | um lunch with Dana
        us | spent 43 on gas transport | 43 USD | | Transport | gas
        us | bought milk and eggs for 11.20 groceries | 11.20 USD | | Groceries | bought milk and eggs
        us | dinner was 54 plus 10 tip eating out | asks
        us | dinner 54 including tip eating out | 54 USD | | Eating out | -
        us | lunch 22 minus 5 coupon eating out | asks
        us | 3 beers at 7 each fun | asks
        us | groceries 45.10 and 12.30 | asks
        us | a fiver for parking transport | 5 USD | | Transport | parking
        us | couch 2 grand home | 2000 USD | | Home | couch
        us | about 20 for pizza eating out | asks
        us | 20ish pizza eating out | asks
        us | saturday brunch 31 eating out | 31 USD | 11-28 | Eating out | brunch
        us | last saturday brunch 31 eating out | 31 USD | 11-21 | Eating out | brunch
        us | next friday movie 15 fun | asks
        us | netflix every month 15.49 fun | asks
        us | dinner on thanksgiving 80 eating out | asks
        us | christmas gifts for kids 120 gifts | 120 USD | | Gifts | -
        us | 11/27/26 uber 14 transport | 14 USD | 11-27 | Transport | uber
        us | uber to JFK terminal 4 38.50 transport | 38.50 USD | | Transport | uber to JFK terminal 4
        us | $5 off coupon lunch 12 eating out | asks
        us | 2 for 1 tacos 9 eating out | 9 USD | | Eating out | 2 for 1 tacos
        us | split 90 with Jo eating out | asks
        us | my half of 90 dinner eating out | asks
        us | yesterday's coffee 4 | 4 USD | 11-27 | Coffee |
        us | tip 5 for barista coffee | 5 USD | | Coffee | -
        us | 12 bucks fifty lunch eating out | asks
        us | €12,50 museum in Berlin fun | 12.50 EUR | | Fun | museum in Berlin
        us | 100 pesos tacos in Mexico eating out | asks
        us | gas 3.459 a gallon 41.20 transport | asks
        us | 8:15 train 6.75 transport | 6.75 USD | | Transport | train
        gb | two pints 12.80 fun yesterday | 12.80 GBP | 11-27 | Fun | two pints
        gb | Tesco 34.20 on 25/11/2026 groceries | 34.20 GBP | 11-25 | Groceries | Tesco
        in | auto 120 rs metro 40 transport | asks
        in | Swiggy ₹349 eating out kal | asks
        eu | IKEA 129,– home | 129 EUR | | Home | IKEA
        eu | lunch 14,- eating out | 14 EUR | | Eating out | lunch
        eu | deposit back 3.50 refunds | 3.50 EUR | | Refunds | deposit back
        """
    static let japanese = """
        ja | 今日はスーパーで2480円 食費 | 2480 JPY | 11-28 | 食費 | スーパー
        ja | 昨日の帰りにタクシー1,860円 交通費 | 1860 JPY | 11-27 | 交通費 | 帰りにタクシー
        ja | 金曜日に飲み会で6千円 交際費 | 6000 JPY | 11-27 | 交際費 | 飲み会
        ja | 土曜日 映画 2000円 趣味 | 2000 JPY | 11-28 | 趣味 | 映画
        ja | 来週の月曜 歯医者 3000円 健康・医療 | asks
        ja | 今週の月曜 歯医者 3000円 健康・医療 | 3000 JPY | 11-23 | 健康・医療 | 歯医者
        ja | 毎週 ヨガ 1100円 健康・医療 | asks
        ja | お正月に おせち 15000円 食費 | asks
        ja | 母の日の花 3300円 交際費 | 3300 JPY | | 交際費 | 母の日の花
        ja | 食費 約3000円 | asks
        ja | 食費 2百円 | 200 JPY | | 食費 |
        ja | 駐車場 一千二円 交通費 | asks
        ja | 会費 千五円 交際費 | asks
        ja | スーパー 1980円と320円 食費 | asks
        ja | 弁当500円、お茶150円 食費 | asks
        ja | 定価8000円が5000円 衣服 | asks
        ja | クーポンで300円引き 1200円 外食 | asks
        ja | ポイント500使って1500円 日用品 | asks
        ja | 家賃 7.8万 住居 | 78000 JPY | | 住居 | 家賃
        ja | ユニクロで12,980円、楽天カード 衣服 | 12980 JPY | | 衣服 | ユニクロ
        ja | 現金で1000円 ラーメン 外食 | 1000 JPY | | 外食 | ラーメン
        ja | 11月20日のホテル代 18,700円 旅行 | 18700 JPY | 11-20 | 旅行 | ホテル代
        ja | ３日前に本屋で１６５０円 教養 | 1650 JPY | 11-25 | 教養 | 本屋
        ja | 朝8時半のバス230円 交通費 | 230 JPY | | 交通費 | バス
        ja | 電池4本 398円 日用品 | 398 JPY | | 日用品 | 電池4本
        ja | ガソリン30L 5,040円 交通費 | 5040 JPY | | 交通費 | ガソリン30L
        ja | ソウルでランチ 1万2千ウォン 外食 | 12000 KRW | | 外食 | ソウルでランチ
        ja | ハワイで$18 ランチ 外食 | asks
        ja | 税込み1078円 食費 | 1078 JPY | | 食費 | 税込み
        ja | 3割引で2100円 衣服 | asks
        ja | 割り勘で2500円 交際費 | asks
        ja | 友達に2500円返してもらった その他収入 | 2500 JPY | | その他収入 | -
        ja | 昨日と今日のランチ 1800円 外食 | asks
        ja | 子どもの靴 3,990円 子ども | 3990 JPY | | 子ども | 子どもの靴
        ja | かに 3000円 食費 | 3000 JPY | | 食費 | かに
        """
    static let chinese = """
        zh | 嗯今天早上买了包子4块5 餐饮 | 4.50 CNY | 11-28 | 餐饮 | -
        zh | 昨儿打车花了二十八 交通 | 28 CNY | 11-27 | 交通 | -
        zh | 上周六 火锅 268 餐饮 | 268 CNY | 11-21 | 餐饮 | 火锅
        zh | 下周一 体检 500 医疗 | asks
        zh | 上个星期六 加油 300 交通 | 300 CNY | 11-21 | 交通 | 加油
        zh | 每月 会员 25元 娱乐 | asks
        zh | 元旦那天 打车 30 交通 | asks
        zh | 春节年货 200 买菜 | 200 CNY | | 买菜 | 春节年货
        zh | 水果 一百来块 买菜 | asks
        zh | 家具 三千多 购物 | asks
        zh | 打车50左右 交通 | asks
        zh | 工资 一万零五百 | 10500 CNY | | 工资 |
        zh | 奖金 两万三 | 23000 CNY | | 奖金 |
        zh | 手机 一千二 购物 | 1200 CNY | | 购物 | 手机
        zh | 早餐 三块五加两块 餐饮 | asks
        zh | 肉30块 菜12块 买菜 | asks
        zh | 满100减20 实付80 购物 | asks
        zh | 打八折 40块 餐饮 | asks
        zh | 退货退款 89 购物 | asks
        zh | 公积金到账 1200 理财 | 1200 CNY | | 理财 | 公积金到账
        zh | 支付宝 充话费 100 通讯 | 100 CNY | | 通讯 | 充话费
        zh | 11月11号 买手机 2999 购物 | 2999 CNY | 11-11 | 购物 | 买手机
        zh | 前天晚上10点 夜宵 58 餐饮 | 58 CNY | 11-26 | 餐饮 | 夜宵
        zh | 中午12点半 午饭 26 餐饮 | 26 CNY | | 餐饮 | 午饭
        zh | 3路公交 2元 交通 | 2 CNY | | 交通 | 3路公交
        zh | 酸奶2盒 15.8 买菜 | 15.80 CNY | | 买菜 | 酸奶2盒
        zh | 猪肉2斤半 38 买菜 | 38 CNY | | 买菜 | 猪肉2斤半
        zh | 充电宝 1.5元 交通 | 1.50 CNY | | 交通 | 充电宝
        zh | 年费 365元/年 娱乐 | asks
        zh | 东京 拉面 1,280日元 餐饮 | 1280 JPY | | 餐饮 | 东京 拉面
        zh | 曼谷 按摩 泰铢500 旅行 | 500 THB | | 旅行 | 曼谷 按摩
        zh | 60刀 买书 学习 | asks
        zh | 买菜花了我八十八块八毛八 | 88.88 CNY | | 买菜 | -
        zh | 借了同事200 人情往来 | asks
        zh | 打车 20 + 高速费 15 交通 | asks
        zh | 今儿 理发 38 其他 | 38 CNY | | 其他 | -
        """
}
