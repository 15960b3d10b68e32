import Bookkeeping

extension Habits {
    /// A household in Shanghai with holidays in Kyoto.
    static let simplifiedChinese = Habits(
        person: ("晓雨", "林"),
        family: Family(name: "林家", account: "家庭账户", child: "朵朵", others: [("mina", "子墨"), ("jonas", "浩然")]),
        savings: "储蓄", card: "信用卡", cash: "现金", purse: "日元钱包",
        currency: "CNY", foreignCurrency: "JPY", foreignRate: 208_000,
        openings: Openings(everyday: 16_800, savings: 52_000, card: -2_360, cash: 420, purse: 3_000), creditLimit: 20_000,
        salary: Purchase("工资", "远帆设计", 15_200...15_200, tags: [.work]),
        sideJob: Purchase("翻译稿费", "蓝鲸出版社", 600...1_800, tags: [.work]),
        interest: Purchase("利息", "江南银行", 42...88),
        transfers: Transfers(
            toSavings: "转入储蓄", toCard: "信用卡还款", withdrawal: "取现", exchange: "换日元", saved: 2_500, withdrawn: 500, exchanged: 3_000),
        budgets: Limits(daily: 360, travel: 16_000, usual: 1_500),
        monthly: [
            Monthly(28, .home, Purchase("房租", "安居房产", 4_600...4_600, tags: [.needed])),
            Monthly(2, .transport, Purchase("公交卡充值", "申城地铁", 200...200, tags: [.work, .needed])),
            Monthly(3, .fun, Purchase("视频会员", "萤火视频", 25...25)),
            Monthly(5, .health, Purchase("健身房", "河畔健身", 268...268)),
            Monthly(8, .bills, Purchase("电费", "明光电力", 120...360, tags: [.needed])),
            Monthly(10, .bills, Purchase("水费", "清泉水务", 48...96, tags: [.needed])),
            Monthly(12, .bills, Purchase("宽带", "新叶网络", 129...129, tags: [.needed])),
            Monthly(27, .bills, Purchase("物业费", "安居物业", 180...180, tags: [.needed])),
            Monthly(15, .bills, Purchase("手机话费", "微风通信", 88...118, tags: [.needed])),
        ],
        everyday: [
            .groceries: [
                Purchase(
                    "一周采购", "绿源超市", 180...420, tags: [.weekly, .needed], at: Place(latitude: 3_121_530, longitude: 12_144_280, name: "绿源超市 徐汇店")),
                Purchase("买菜", "绿源超市", 45...130, tags: [.needed]),
                Purchase("水果蔬菜", "弄堂菜场", 28...86, at: Place(latitude: 3_121_040, longitude: 12_145_810, name: "弄堂菜场")),
                Purchase("面包", "麦香坊", 18...46),
                Purchase("牛奶鸡蛋", "街角便利店", 22...58),
                Purchase("火锅食材", "绿源超市", 160...320, note: "六个人吃，下次多买点豆腐。", tags: [.family]),
            ],
            .eatingOut: [
                Purchase("小笼包", "老巷点心", 26...68, at: Place(latitude: 3_122_720, longitude: 12_149_220, name: "豫园")),
                Purchase("川菜", "辣子园", 88...210, tags: [.family]),
                Purchase("牛肉面", "兰亭面馆", 24...48),
                Purchase("生日聚餐", "外滩小馆", 320...780, note: "妹妹二十岁生日。", tags: [.family, .treat]),
                Purchase("烤鸭", "京味楼", 168...328, tags: [.treat]),
            ],
            .coffee: [
                Purchase("拿铁", "白鹭咖啡", 22...32), Purchase("咖啡和蛋糕", "白鹭咖啡", 42...62, tags: [.treat]),
                Purchase("美式咖啡", "站台咖啡", 16...24, at: Place(latitude: 3_119_430, longitude: 12_131_870, name: "虹桥站")),
            ],
            .transport: [
                Purchase("地铁", "申城地铁", 3...9), Purchase("打车", "快马出行", 18...68), Purchase("共享单车", "小轮单车", 2...5),
                Purchase("回家的高铁票", "铁路", 140...280, tags: [.family]),
            ],
            .home: [Purchase("灯泡", "五金店", 18...58), Purchase("洗衣液", "街角便利店", 28...62), Purchase("书架", "北屋家具", 260...680)],
            .health: [Purchase("买药", "仁和药房", 26...120, tags: [.needed]), Purchase("看牙", "白石口腔", 180...560, tags: [.needed])],
            .fun: [
                Purchase("电影", "光影影城", 48...110), Purchase("演唱会", "江畔剧场", 280...680, tags: [.treat]), Purchase("小说", "椿书店", 36...88),
                Purchase("桌游", "骰子屋", 78...168, tags: [.family]),
            ],
            .clothes: [Purchase("羽绒服", "花色服饰", 480...1_180), Purchase("跑鞋", "行者运动", 360...720), Purchase("衬衫", "花色服饰", 129...299)],
            .gifts: [Purchase("生日礼物", "椿书店", 98...260, tags: [.family]), Purchase("鲜花", "花间集", 68...168)],
            .education: [Purchase("日语课", "晨光夜校", 240...480), Purchase("专业书", "椿书店", 68...138, tags: [.work])],
            .other: [Purchase("理发", "老街理发", 48...98), Purchase("快递", "邮局", 12...28), Purchase("捐款", "希望基金", 50...200)],
        ],
        booking: Purchase("去大阪的机票", "东海航空", 2_200...3_600, note: "座位14A和14B。", tags: [.holiday]),
        holiday: [
            .eatingOut: [
                Purchase("拉面", "京の麺", 980...2_100, tags: [.holiday], at: Place(latitude: 3_500_370, longitude: 13_577_240, name: "祇园")),
                Purchase("怀石料理", "竹の庵", 5_800...9_800, tags: [.holiday, .treat]),
            ],
            .coffee: [Purchase("抹茶", "宇治茶屋", 650...1_200, tags: [.holiday])],
            .transport: [Purchase("市公交", "京都市巴士", 230...460, tags: [.holiday]), Purchase("电车", "京阪电车", 320...860, tags: [.holiday])],
            .fun: [Purchase("清水寺门票", "清水寺", 500...1_000, tags: [.holiday], at: Place(latitude: 3_499_490, longitude: 13_578_500, name: "清水寺"))],
            .travel: [Purchase("旅馆", "鸭川旅馆", 7_800...11_800, tags: [.holiday])],
        ])
}
