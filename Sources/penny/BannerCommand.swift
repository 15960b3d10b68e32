import ArgumentParser
import BannerFeed
import Bookkeeping
import Foundation
import Storage
import StrictJSON

/// Manages the operator's own banners; works while the server runs, which shows changes within a minute.
struct BannerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "banner", abstract: "Add, list and remove banners, and switch them on and off.",
        subcommands: [Add.self, List.self, Remove.self, On.self, Off.self])

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a banner, which is shown at once where banners are switched on.")

        @OptionGroup var data: DataOptions
        @Option(help: "The text in English.") var text: String?
        @Option(name: .customLong("text-ja"), help: "The text in Japanese.") var textJapanese: String?
        @Option(name: .customLong("text-zh"), help: "The text in Chinese.") var textChinese: String?
        @Option(help: "The URL of the link.") var link: String
        @Option(help: "A picture: PNG, JPEG, WebP or GIF, at most 300 kB.") var image: String?
        @Option(help: "A description of the picture, for people who cannot see it.") var alt: String?
        @Option(help: "The last day on which it is shown, such as 2026-12-24 (UTC).") var until: CalendarDay?

        func run() throws {
            let now = Clock.seconds, picture = try image.map(Self.picture), end = until.map(\.end)
            guard let text = BannerText(texts) else {
                throw ValidationError("Give the text of the banner with --text, at most \(BannerText.limit) characters.")
            }
            guard BannerFeedFile.isLink(link) else { throw ValidationError("\(link) is not a URL such as https://example.org.") }
            guard end.map({ now < $0 }) ?? true else { throw ValidationError("--until needs a day in the future.") }
            let id = Banner.ID(milliseconds: now * 1000)
            let content = Banner.Content(
                text: text, alternative: alt.flatMap { BannerText([.english: $0]) }, link: link, startsAt: now, endsAt: end)
            let isOn = try CommandFailure.explaining {
                let store = try data.open()
                let isFull = try store.read { try $0.banners.all().count { !$0.isFromFeed } >= Banner.limit }
                if isFull { throw CommandFailure("There are \(Banner.limit) banners already. Remove one with penny banner remove.") }
                try store.write { editor in
                    try editor.banners.add(id, content, image: picture, at: now)
                    try editor.audit.record(.bannerAdded, by: .here, at: now)
                }
                return try store.read { try $0.banners.slot().isOn }
            }
            print("Added banner \(id).")
            if !isOn { print("Banners are switched off: penny banner on shows it.") }
        }

        private var texts: [Language: String] {
            [.english: text, .japanese: textJapanese, .simplifiedChinese: textChinese].compactMapValues(\.self)
        }

        private static func picture(_ path: String) throws -> BannerImage {
            guard let file = FileHandle(forReadingAtPath: path) else { throw CommandFailure("The file \(path) does not exist or cannot be read.") }
            defer { try? file.close() }
            guard let bytes = try file.read(upToCount: BannerImage.sizeLimit + 1), let image = BannerImage([UInt8](bytes)) else {
                throw CommandFailure(
                    "\(path) is not a PNG, JPEG, WebP or GIF picture of at most 300 kB and \(BannerImage.pixelLimit) pixels in each direction.")
            }
            return image
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the banners, latest first.")

        @OptionGroup var data: DataOptions
        @Flag(help: "Write JSON.") var json = false

        func run() throws {
            let (slot, banners) = try CommandFailure.explaining {
                let store = try data.open()
                return try store.read { (try $0.banners.slot(), try $0.banners.all()) }
            }
            if json {
                print(json: ["on": .boolean(slot.isOn), "feed": .text(slot.address), "banners": .list(banners.map(Self.json))])
            } else {
                print("Banners are switched \(slot.isOn ? "on" : "off").")
                if !slot.address.isEmpty { print("Feed: \(slot.address)") }
                banners.forEach { print("\($0.id)  \($0.content.endsAt.map(Day.before) ?? "no end    ")  \($0.content.text.text(in: .english))") }
            }
        }

        private static func json(_ banner: Banner) -> JSONValue {
            [
                "id": .text(banner.id.description), "text": .text(banner.content.text.text(in: .english)), "link": .text(banner.content.link),
                "until": .text(orNull: banner.content.endsAt.map(Day.before)), "image": .boolean(banner.image != nil),
                "from_feed": .boolean(banner.isFromFeed),
            ]
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a banner.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The banner's ID, as penny banner list shows it.") var id: String

        func run() throws {
            guard let banner = Banner.ID(id) else { throw ValidationError("\(id) is not an ID as penny banner list shows them.") }
            try CommandFailure.explaining {
                do {
                    try data.open().write { editor in
                        try editor.banners.delete(banner)
                        try editor.audit.record(.bannerRemoved, by: .here, at: Clock.seconds)
                    }
                } catch StoreError.notFound {
                    throw CommandFailure("There is no banner \(id).")
                }
            }
            print("Removed banner \(id).")
        }
    }

    struct On: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show banners to everybody who does not hide them.")
        @OptionGroup var data: DataOptions
        func run() throws { try BannerCommand.set(true, data) }
    }

    struct Off: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Hide all banners, without deleting them.")
        @OptionGroup var data: DataOptions
        func run() throws { try BannerCommand.set(false, data) }
    }

    fileprivate static func set(_ isOn: Bool, _ data: DataOptions) throws {
        try CommandFailure.explaining {
            try data.open().write { try $0.banners.setSlot(isOn: isOn, address: $0.banners.slot().address, by: .here, at: Clock.seconds) }
        }
        print("Banners are switched \(isOn ? "on" : "off").")
    }
}
