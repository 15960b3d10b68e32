import Bookkeeping
import Language
import SitePaths
import Templates

/// A place of the list.
package struct MapPlaceRow: Sendable {
    package let url: Link
    package let name, meta, hue, icon, sign, amount: String
    package let isChosen: Bool

    init(_ group: MapGroup, url: Link, isChosen: Bool, names: LedgerNames, today: CalendarDate, t: Texts) {
        let figures = MapFigures(group, names: names, t: t)
        (self.url, self.isChosen, sign, amount) = (url, isChosen, figures.sign, figures.amount)
        if let record = group.record {
            let row = RecordRow(record.record, names: names, when: WhenText(), t: t)
            (name, hue, icon) = (figures.name, row.hue, row.icon)
            meta = [record.place.name, t.dates.brief(record.record.date, today: today)].filter {
                !$0.isEmpty && $0 != figures.name
            }
            .joined(separator: t.frame.listSeparator)
        } else {
            name = group.name.isEmpty ? t.map.unnamed : group.name
            (hue, icon) = ("copper", "pin")
            meta = [
                t.records.count(group.count), group.unconverted > 0 ? t.map.unconverted(t.records.count(group.unconverted)) : "",
            ]
            .filter { !$0.isEmpty }.joined(separator: t.frame.listSeparator)
        }
    }
}

/// The chosen marker with its latest records.
package struct MapChosen: ViewModel, Sendable {
    package let heading, meta, sign, amount: String
    package let closeURL, closerURL: Link
    package let recordsURL: Link?
    package let records: [RecordRow]
    package var hasRecords: Bool { !records.isEmpty }

    init(_ chosen: MapPage.Chosen, _ links: MapLinks, names: LedgerNames, today: CalendarDate, t: Texts) {
        let group = chosen.group, figures = MapFigures(group, names: names, t: t)
        let name = group.record?.place.name ?? group.name
        heading = name.isEmpty ? t.map.here : name
        meta = t.records.count(group.count)
        (sign, amount) = (figures.sign, figures.amount)
        closeURL = links.choosing(nil)
        closerURL = links.closer(group)
        recordsURL = group.placeCount == 1 && !name.isEmpty ? links.records(named: name) : nil
        records = chosen.records.map { found in
            let day = t.dates.brief(found.record.date, today: today) + t.frame.listSeparator
            return RecordRow(found.record, names: names, when: WhenText(day: day, time: found.record.time), t: t)
        }
    }
}

/// The label next to the chosen marker: the amount, and its name below.
package struct MapCall: ViewModel, Sendable {
    package let x, y, left, top, textLeft, amountY, nameY, width: Int
    package let sign, amount, name: String

    init(_ group: MapGroup, names: LedgerNames, t: Texts) {
        let figures = MapFigures(group, names: names, t: t)
        (x, y, sign) = (Int(group.x.rounded()), Int(group.y.rounded()), figures.sign)
        amount = figures.amount.isEmpty ? t.records.count(group.count) : figures.amount
        name = Self.cut(figures.name, to: 26)
        let longest = max(Self.width(amount) * 8 / 7, Self.width(name))
        width = min(max(longest + 26, 110), 230)
        // Phones draw it one and a half times as large and crop the map at both sides.
        let half = width * 3 / 4
        let shift = max(min(0, 575 - x - half), 145 - x + half)
        left = shift * 2 / 3 - width / 2
        top = y < 130 ? 42 : -80
        (textLeft, amountY, nameY) = (left + 13, top + 22, top + 39)
    }

    /// Returns an upper estimate of the width in pixels: 7 for a letter, 13 for a character of Japanese or Chinese.
    private static func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 7 : 13) } }

    private static func cut(_ text: String, to length: Int) -> String {
        var kept = "", room = length * 7
        for character in text {
            room -= width(String(character))
            guard room > 0 else { return kept + "…" }
            kept.append(character)
        }
        return kept
    }
}
