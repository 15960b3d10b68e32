import Bookkeeping

extension GuidePen {
    mutating func drawReports() {
        title(t.reports.title)
        let first = chip(t.reports.byCategory, 16, 52, isOn: true)
        let second = chip(t.reports.byMonth, 16 + first, 52)
        if first + second < 240 { chip(t.reports.byVendor, 16 + first + second, 52) }
        box(16, 94, 328, 112)
        for (index, height) in [38, 62, 50, 84, 70, 44, 58].enumerated() {
            box(34 + index * 42, 198 - height, 26, height, radius: 5, index == 3 ? "bar-on" : "bar")
        }
        button("PDF", 16, 218, 80, isPrimary: false)
        button("CSV", 104, 218, 80, isPrimary: false)
        button(t.keptReports.save, 244, 218, 100)
    }

    mutating func drawMap() {
        box(16, 16, 328, 150, "water")
        line("M16 60q60-34 112-10t92-12 124 6v122H28a12 12 0 0 1-12-12z", "land")
        line("M16 112q90-26 150 2t178-24", "river")
        for (x, y, label) in [(76, 92, amount(2_140)), (196, 76, amount(860)), (262, 128, amount(4_300))] {
            box(x - 4, y - 4, 78, 28, radius: 14, "primary")
            text(label, x + 35, y + 15, width: 72, "on-primary strong", .middle)
        }
        button(t.places.get, 16, 180, 160)
        button(t.places.set, 184, 180, 160, isPrimary: false)
    }

    mutating func drawPhone() {
        box(110, 14, 140, 216, radius: 22, "surface thick")
        box(158, 22, 44, 5, radius: 3, "track")
        sign("lock", 168, 40, size: 24, "h-copper")
        text(t.passcode.title, 180, 84, width: 120, "strong", .middle)
        for index in 0..<4 { box(148 + index * 18, 96, 10, 10, radius: 5, index < 2 ? "primary" : "track") }
        for (index, digit) in ["1", "2", "3", "4", "5", "6", "7", "8", "9"].enumerated() {
            let x = 128 + index % 3 * 36, y = 118 + index / 3 * 34
            box(x, y, 30, 28, radius: 14, "key")
            text(digit, x + 15, y + 19, width: 20, "strong", .middle)
        }
        sign("passkey", 44, 96, size: 36, "h-patina")
        text(t.passkeys.title, 62, 152, width: 92, "muted", .middle, size: 12)
        sign("eye-off", 280, 96, size: 36, "h-indigo")
        text(t.masking.title, 298, 152, width: 92, "muted", .middle, size: 12)
    }

    mutating func drawHTTPS() {
        box(16, 16, 328, 42, radius: 21, "field")
        sign("lock", 30, 27, size: 20, "h-patina")
        text("https://penny.local:8443", 58, 42, width: 270, "strong")
        row(72, "shield", .patina, t.https.isEncrypted, "")
        row(132, "download", .sky, t.https.download, "authority.crt")
        button(t.https.open, 16, 196, 328)
        number(1, 24, 136)
        number(2, 336, 200)
    }

    mutating func drawBackup() {
        title(t.server.backups)
        button(t.server.backupNow, 16, 52, 328)
        toggle(t.server.daily, 100)
        row(158, "download", .sky, "2026-11-27", "penny-2026-11-27.sqlite", value: "4.2 MB")
        row(218, "download", .sky, "2026-11-26", "penny-2026-11-26.sqlite", value: "4.1 MB")
    }

    mutating func drawKeyboard() {
        let rows: [([String], String)] = [
            (["n"], t.shortcuts.new), (["/"], t.shortcuts.search), (["g", "r"], t.shortcuts.records), (["g", "b"], t.shortcuts.budgets),
            (["?"], t.shortcuts.help),
        ]
        for (index, row) in rows.enumerated() {
            let y = 18 + index * 44
            for (place, name) in row.0.enumerated() { key(name, 18 + place * 42, y) }
            text(row.1, 112, y + 22, width: 230)
        }
    }

    mutating func drawPrograms() {
        row(16, "lock", .amber, t.tokens.title, "penny_a1b2…", value: t.tokens.read)
        box(16, 80, 328, 124, "terminal")
        text("$ curl …/api/v1/accounts", 30, 106, width: 300, "code")
        text("{", 30, 130, width: 300, "code dim")
        text("  \"name\": \"\(t.defaults.account)\",", 42, 150, width: 290, "code dim")
        text("  \"balance\": …", 42, 170, width: 290, "code dim")
        text("}", 30, 190, width: 300, "code dim")
    }
}
