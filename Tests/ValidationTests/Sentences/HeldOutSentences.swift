/// Every third of the further lines. The reader was not developed with them: they were first tried when it was done.
///
/// The columns are those of `FurtherSentences`.
enum HeldOutSentences {
    static let english = """
        us | paid 60 for haircut health | 60 USD | | Health | haircut
        us | dinner 54 + 10 eating out | 64 USD | | Eating out | dinner
        us | shoes were 80 now 60 shopping | asks
        us | venmo from Mike 25 refunds | 25 USD | | Refunds | venmo from Mike
        us | 1.5k laptop shopping | 1500 USD | | Shopping | laptop
        us | ~20 pizza eating out | asks
        us | this friday movie 15 fun | 15 USD | 11-27 | Fun | movie
        us | gym monthly 40 health | asks
        us | rent 1450 paid on the 1st home | 1450 USD | 11-01 | Home | rent paid
        us | uber to JFK terminal 4 $38.50 transport | 38.50 USD | | Transport | uber to JFK terminal 4
        us | tacos 2x 4.50 eating out | asks
        us | electricity $88.10 paid with credit card utilities | 88.10 USD | | Utilities | electricity paid
        us | it cost me twelve dollars parking transport | asks
        us | 1,250 yen ramen eating out | 1250 JPY | | Eating out | ramen
        us | 20% off sweater 48 shopping | 48 USD | | Shopping | 20% off sweater
        gb | a tenner for the meter utilities | 10 GBP | | Utilities | the meter
        in | 1.5 lakh bike transport | 150000 INR | | Transport | bike
        eu | 12.11. Bahn 49,90 transport | 49.90 EUR | 11-12 | Transport | Bahn
        """
    static let japanese = """
        ja | えーと、ランチ九百八十円 外食 | 980 JPY | | 外食 | えーと、ランチ
        ja | 先週の土曜日 映画 2000円 趣味 | 2000 JPY | 11-21 | 趣味 | 映画
        ja | 毎月 Netflix 1490円 趣味 | asks
        ja | クリスマスケーキ 4800円 食費 | 4800 JPY | | 食費 | クリスマスケーキ
        ja | 食費 3000円くらい | asks
        ja | 家電 二万三円 その他 | asks
        ja | 500円のワインを3本 食費 | asks
        ja | 半額で400円 食費 | asks
        ja | メルカリで売れた 2800円 その他収入 | 2800 JPY | | その他収入 | メルカリで売れた
        ja | Suicaで自販機160円 食費 | 160 JPY | | 食費 | 自販機
        ja | 20日のホテル代 18,700円 旅行 | 18700 JPY | 11-20 | 旅行 | ホテル代
        ja | バス 230円 8時半 交通費 | asks
        ja | ユーロで12.5 カフェ 外食 | asks
        ja | 税抜980円 食費 | asks
        ja | 二千円札で支払い 2000円 外食 | asks
        ja | 保険料 年払い 36,000円 その他 | 36000 JPY | | その他 | 保険料 年払い
        ja | おとといの晩ごはん 1,200円 外食 | 1200 JPY | 11-26 | 外食 | 晩ごはん
        """
    static let chinese = """
        zh | 周六 买菜 66 | 66 CNY | 11-28 | 买菜 |
        zh | 这周五 聚餐 120 餐饮 | 120 CNY | 11-27 | 餐饮 | 聚餐
        zh | 每周 游泳 40元 娱乐 | asks
        zh | 圣诞礼物 150 人情往来 | 150 CNY | | 人情往来 | 圣诞礼物
        zh | 大概50块 打车 交通 | asks
        zh | 房租 两千三 住房 | 2300 CNY | | 住房 | 房租
        zh | 停车 5毛 交通 | 0.50 CNY | | 交通 | 停车
        zh | 原价99 现价59 购物 | asks
        zh | 和同事AA 每人45 餐饮 | asks
        zh | 微信零钱付的停车费 15 交通 | 15 CNY | | 交通 | -
        zh | 11.11 买手机 2999 购物 | asks
        zh | 3号楼 物业费 180 住房 | 180 CNY | | 住房 | 3号楼 物业费
        zh | 酸奶两盒十五块八 买菜 | 15.80 CNY | | 买菜 | 酸奶两盒
        zh | 三个月宽带 240 通讯 | 240 CNY | | 通讯 | 三个月宽带
        zh | 香港 茶餐厅 $58 餐饮 | asks
        zh | 一共花了一百二 餐饮 | 120 CNY | | 餐饮 | -
        zh | 中秋月饼 168 人情往来 | 168 CNY | | 人情往来 | 中秋月饼
        """
}
