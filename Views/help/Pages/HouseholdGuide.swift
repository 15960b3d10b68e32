import SitePaths

extension GuideText {
    static let household = GuideText(
        title: .init("Share with others", "家族やグループで使う", "和家人一起记"),
        lead: .init(
            "A second book for a family, a flat or a club; your own stays private.", "家族、ルームメイト、グループのための2つ目の家計簿。自分の家計簿は、ほかの人には見えません。",
            "给家庭、室友或小组的第二本账，您自己的账本别人看不到。"),
        sections: [
            Section(
                .init("Make the shared book", "共有の家計簿を作る", "建立共享账本"),
                [
                    .init(
                        "Open \(Paths.household, \.households.menuTitle).", "\(Paths.household, \.households.menuTitle)を開きます。",
                        "打开\(Paths.household, \.households.menuTitle)。"),
                    .init("Type its name and tap \(\.households.make).", "名前を入れ、\(\.households.make)をタップします。", "填写名称，点\(\.households.make)。"),
                    .init(
                        "A switch with \(\.households.mine) and the new name appears on top: it changes books.",
                        "上に\(\.households.mine)と新しい名前が並びます。タップで家計簿を切り替えます。",
                        "顶部会出现\(\.households.mine)和新账本的名称，点一下即可切换。"),
                ]),
            Section(
                .init("Invite somebody", "招待する", "邀请别人"),
                [
                    .init(
                        "In the shared book, open \(Paths.people, \.households.people, for: .household).",
                        "共有の家計簿で\(Paths.people, \.households.people, for: .household)を開きます。",
                        "在共享账本里打开\(Paths.people, \.households.people, for: .household)。"),
                    .init(
                        "Tap \(\.households.inviteButton), and send the link or show the QR code.",
                        "\(\.households.inviteButton)をタップし、リンクを送るかQRコードを見せます。",
                        "点\(\.households.inviteButton)，发送链接或让对方扫码。"),
                    .init(
                        "They open it, sign up or in, choose what they share, agree and join. Make the link at the address that phones in the house can open, not at localhost.",
                        "相手は開いて登録またはログインし、見せる口座を選び、同意して参加します。リンクは localhost ではなく、家のスマートフォンで開けるアドレスで作ってください。",
                        "对方打开后注册或登录，选择共享的账户，同意并加入。请在家里手机能打开的地址生成链接，不要用 localhost。"),
                    .init(
                        "A \(\.households.member) writes, a \(\.households.viewer) only looks. For a child without an account, use \(\.households.addName).",
                        "\(\.households.member)は記録でき、\(\.households.viewer)は見るだけです。アカウントのない子どもは\(\.households.addName)で加えます。",
                        "\(\.households.member)可以记账，\(\.households.viewer)只能看。没有账号的孩子，用\(\.households.addName)。"),
                ]),
            Section(
                .init("Record what one paid for all", "立て替えを記録する", "记下谁先垫付了"),
                [
                    .init(
                        "On a record of the shared book, choose \(\.sharing.whoPaid) and \(\.sharing.forWhom).",
                        "共有の家計簿の記録で\(\.sharing.whoPaid)と\(\.sharing.forWhom)を選びます。",
                        "在共享账本记账时，选\(\.sharing.whoPaid)和\(\.sharing.forWhom)。"),
                    .init(

                        "Everybody takes an equal part, unless you choose some people, shares or exact amounts.",
                        "全員で等しく分けるほか、一部の人、割合、金額でも分けられます。", "默认所有人平分，也可以选部分成员、按份数，或写明金额。"),
                    .init(
                        "If you paid from an account of yours, the whole amount is an expense in \(\.households.mine) too; \(\.links.notInOwnBook) prevents that.",
                        "自分の口座から払うと、全額が\(\.households.mine)にも支出として記録されます。不要なら\(\.links.notInOwnBook)を選びます。",
                        "从自己的账户付款时，全额也会作为支出记入\(\.households.mine)；不需要就选\(\.links.notInOwnBook)。"),
                ]),
            Section(
                .init("Settle up", "精算する", "结清"),
                [
                    .init(
                        "\(Paths.balances, \.sharing.balances, for: .household) shows who owes whom.",
                        "\(Paths.balances, \.sharing.balances, for: .household)で、誰が誰にいくら払うかわかります。",
                        "\(Paths.balances, \.sharing.balances, for: .household)显示谁欠谁多少。"),
                    .init(
                        "When a debt has been paid, tap \(\.sharing.recordBriefly) beside it, and then \(\.sharing.record).",
                        "払ったら、その行の\(\.sharing.recordBriefly)、続けて\(\.sharing.record)をタップします。",
                        "付过以后，点该笔旁边的\(\.sharing.recordBriefly)，再点\(\.sharing.record)。"),
                ]),
            Section(
                .init("Show your own accounts", "自分の口座を見せる", "让别人看您的账户"),
                [
                    .init(
                        "Nobody sees them until you choose them under \(Paths.sharing, \.shared.title, for: .household); then the administrator does.",
                        "\(Paths.sharing, \.shared.title, for: .household)で選ぶまで、誰にも見えません。選ぶと、代表者に見えます。",
                        "在\(Paths.sharing, \.shared.title, for: .household)里选择之前，谁也看不到；选择后，账本管理员能看到。")
                ]),
        ],
        asked: .init(
            "family partner wife husband spouse flatmates roommates couple joint together invite invitation join share split costs who owes debt settle child kids pocket money club team privacy see my records",
            "家族 夫婦 妻 夫 子ども 同棲 ルームシェア 一緒に 共同 共有 招待 参加 割り勘 立替 立て替え 貸し借り 精算 お小遣い 見られる",
            "家庭 家人 夫妻 老公 老婆 情侣 室友 合租 孩子 一起 共享 共用 邀请 加入 分摊 平摊 AA 谁欠谁 欠款 还钱 结清 零花钱 看到"),
        more: [.entry, .budgets, .phone])
}
