import Bookkeeping
import SitePaths

/// The contents of the pictures, beside the first section of their pages.
extension GuidePen {
    mutating func draw(_ topic: GuideTopic) {
        switch topic {
        case .begin: drawBegin()
        case .entry: drawEntry()
        case .budgets: drawBudgets()
        case .household: drawHousehold()
        case .banks: drawBanks()
        case .reports: drawReports()
        case .map: drawMap()
        case .phone: drawPhone()
        case .https: drawHTTPS()
        case .backup: drawBackup()
        case .keyboard: drawKeyboard()
        case .programs: drawPrograms()
        }
    }

    private mutating func drawBegin() {
        title(t.accounts.title)
        button(t.accounts.new, 244, 12, 100)
        row(60, "wallet", .copper, t.defaults.account, t.accounts.isDefault, value: amount(124_000))
        row(120, "bank", .sky, t.defaults.salary, "", value: amount(310_000))
        row(180, "card", .plum, t.defaults.travel, "", value: amount(-8_450))
    }

    private mutating func drawEntry() {
        title(t.overview.addExpense)
        let tiles: [(String, Hue, String)] = [
            ("groceries", .olive, t.defaults.groceries), ("dining", .brick, t.defaults.eatingOut), ("coffee", .cocoa, t.defaults.coffee),
            ("bus", .sky, t.defaults.transport),
        ]
        for (index, tile) in tiles.enumerated() {
            let x = 16 + index * 84
            box(x, 54, 76, 78, index == 2 ? "tile-on" : "surface")
            disc(tile.0, tile.1, x + 22, 62)
            text(tile.2, x + 38, 118, width: 70, index == 2 ? "strong" : "", .middle, size: 12)
        }
        field(t.overview.amount, amount(320), 16, 146, 190)
        button(t.overview.add, 222, 162, 122)
        number(1, 184 + 72, 58)
        number(2, 204, 164)
        number(3, 340, 162)
    }

    private mutating func drawBudgets() {
        title(t.budgets.title)
        box(16, 52, 328, 156)
        meter(62, t.defaults.groceries, t.budgets.amountLeft(amount(21_000)), percent: 46, "good")
        meter(112, t.defaults.eatingOut, t.budgets.amountLeft(amount(1_800)), percent: 88, "near")
        meter(162, t.defaults.fun, t.budgets.amountOver(amount(640)), percent: 100, "over")
    }

    private mutating func drawHousehold() {
        let books = chip(t.households.mine, 16, 14)
        chip(t.households.namePlaceholder, 16 + books, 14, isOn: true)
        row(58, "coffee", .cocoa, t.defaults.groceries, t.sharing.whoPaid, value: amount(6_400))
        text(t.sharing.forWhom, 18, 136, width: 320, "muted", size: 12)
        let everybody = chip(t.sharing.everybody, 16, 144, isOn: true)
        let some = chip(t.sharing.some, 16 + everybody, 144)
        chip(t.sharing.shares, 16 + everybody + some, 144)
        row(188, "balance", .patina, t.sharing.balances, t.sharing.youGetBackAmount(amount(3_200)))
    }

    private mutating func drawBanks() {
        title(t.banks.title)
        box(16, 52, 328, 60, "drop")
        sign("upload", 34, 71, size: 22, "h-copper")
        button(t.banks.chooseFiles, 172, 64, 156)
        row(126, "groceries", .olive, t.defaults.groceries, t.banks.newState, value: amount(-4_230))
        row(186, "coffee", .cocoa, t.defaults.coffee, t.banks.presentState, value: amount(-320))
        number(1, 176, 66)
        number(2, 24, 130)
    }
}
