/// A record as it is said in one line: `12.50 lunch eating out yesterday cash #work`, 「昨日 スーパー 1280円 食費」.
///
/// Amount, day, category, account and hashtags are found in any order, names by the longest one; the rest is the title. A name
/// counts as a word of its own: not within a longer word of a script that is written with spaces, nor within a longer word of
/// katakana.
public struct SpokenLine: Sendable, Equatable {
    /// A part of the line that can be read in several ways, or that is missing.
    public enum Doubt: CaseIterable, Sendable {
        case amount, date, time, category, account
        /// The record is one of many, which a rule makes.
        case repetition
    }

    public private(set) var kind = Transaction.Kind.expense
    /// The amount as typed, for a parser of amounts; empty if there is none.
    public private(set) var amount = ""
    /// The currency of the amount if it is named and differs from the account's; nil for the account's.
    public private(set) var currency: Currency?
    /// The sign or the name of several currencies, if none of them is the account's; nil otherwise.
    public private(set) var currencyName: String?
    /// The day; nil if the line names none.
    public private(set) var date: CalendarDate?
    /// The time of day; nil if the line names none.
    public private(set) var time: TimeOfDay?
    public private(set) var category: Category.ID?
    /// The account named, or the only one in the currency named; nil for the default one.
    public private(set) var account: Account.ID?
    /// Without the `#`, in the order of the line.
    public private(set) var hashtags: [String] = []
    /// The rest, which may be empty.
    public private(set) var title = ""
    public private(set) var doubts: Set<Doubt> = []

    /// The maximum length of a line, in characters.
    public static let limit = 300

    /// Reads a line of at most ``limit`` characters; more are ignored.
    ///
    /// - Parameters:
    ///   - today: the day that words such as `yesterday` refer to.
    ///   - writing: decides whether `11/3` is the third of November, and what numbers mean that can be said for two.
    public init(_ text: String, today: CalendarDate, writing: NumberWriting, accounts: [Account], categories: [Category]) {
        var line = LineText(String(text.prefix(Self.limit)))
        takeHashtags(&line)
        takeTime(&line, writing)
        takeNames(&line, accounts, categories, LineDates(line, today: today, writing: writing).found(), today: today, writing.language)
        let amount = takeAmount(&line, accounts, writing.language)
        let leftovers = LineLeftovers(line, amount: amount)
        doubts.formUnion(leftovers.doubts())
        if kind == .expense ? leftovers.namesOtherKind : leftovers.deniesIncome { doubts.insert(.category) }
        if category == nil { doubts.insert(.category) }
        title = line.rest
    }

    private mutating func takeHashtags(_ line: inout LineText) {
        var start = 0
        while start < line.typed.count {
            let isSign = line.typed[start] == "#" || line.typed[start] == "＃"
            let word = line.typed[(start + 1)...].prefix(while: Hashtag.allows)
            let isOpen = start == 0 || LineText.Script(line.typed[start - 1]) != .spaced
            guard isSign, isOpen, 1...Hashtag.nameLimit ~= word.count, word.contains(where: { $0.isLetter || $0.isNumber }) else {
                start += 1
                continue
            }
            let name = String(word)
            if !hashtags.contains(where: { $0.folded == name.folded }) { hashtags.append(name) }
            line.take(start..<word.endIndex)
            start = word.endIndex
        }
    }

    /// Takes the time of day; two of them are in doubt.
    private mutating func takeTime(_ line: inout LineText, _ writing: NumberWriting) {
        for found in LineTimes(line, writing).found() where line.isFree(found.range) {
            guard time == nil else {
                if time != found.time { doubts.insert(.time) }
                continue
            }
            time = found.time
            if found.isUnclear { doubts.insert(.time) }
            line.take(line.withWord(["at", "@"], before: found.range))
        }
    }

    /// The thing that a phrase of the line names.
    private enum Meaning: Hashable {
        case account(Account.ID)
        case category(Category.ID)
        case date(CalendarDate)
    }

    /// Takes the names and days, the longest first; of several that are equally long the last, since a title precedes its category.
    private mutating func takeNames(
        _ line: inout LineText, _ accounts: [Account], _ categories: [Category], _ dates: [LineDates.Found], today: CalendarDate,
        _ language: Language
    ) {
        var found: [Range<Int>: Set<Meaning>] = [:]
        for (name, meaning) in accounts.map({ ($0.name, Meaning.account($0.id)) }) + categories.map({ ($0.name, Meaning.category($0.id)) }) {
            for range in line.ranges(of: LineText.fold(name)) { found[range, default: []].insert(meaning) }
        }
        for date in dates { found[date.range, default: []].insert(.date(date.date)) }
        let wantsIncome = LineAmounts(line, currencies: accounts.map(\.currency), language: language).found().contains(where: \.isIncome)
        let longestFirst = found.keys.sorted { ($0.count, $0.lowerBound) > ($1.count, $1.lowerBound) }
        for range in longestFirst where line.isFree(range) {
            let meanings = found[range] ?? []
            let named = categories.filter { meanings.contains(.category($0.id)) }
            let chosen = named.first { ($0.kind == .income) == wantsIncome } ?? named.first
            let accountNamed = accounts.first { meanings.contains(.account($0.id)) }
            let day = dates.first { $0.range == range }
            if chosen != nil, accountNamed != nil { doubts.formUnion([.category, .account]) }
            if let chosen {
                guard category == nil || category == chosen.id else {
                    doubts.insert(.category)
                    continue
                }
                guard category == nil else { continue }
                category = chosen.id
                line.take(range)
            } else if let accountNamed {
                guard account == nil || account == accountNamed.id else {
                    doubts.insert(.account)
                    continue
                }
                guard account == nil else { continue }
                account = accountNamed.id
                line.take(line.withWord(["with", "by", "from", "using"], before: range))
            } else if let day {
                let date = day.date
                if let known = self.date {
                    // 「20号周五」 says one day twice.
                    if LineDates.agrees(day, with: known) { line.take(line.withWord(["on"], before: range)) } else { doubts.insert(.date) }
                    continue
                }
                self.date = date
                // `3 Nov 7` is the third for 7, or the seventh for 3.
                let other = dates.contains { $0.range != range && $0.range.count == range.count && $0.range.overlaps(range) }
                if date > today || other || day.isUnclear { doubts.insert(.date) }
                if day.isRepeated { doubts.insert(.repetition) }
                line.take(line.withWord(["on"], before: range))
            }
        }
        if let chosen = categories.first(where: { $0.id == category }) {
            kind = chosen.kind == .income ? .income : .expense
            if wantsIncome, chosen.kind != .income { doubts.insert(.category) }
        } else if wantsIncome {
            kind = .income
        }
    }

    /// Takes the amount, and returns it; nil if there is none.
    private mutating func takeAmount(_ line: inout LineText, _ accounts: [Account], _ language: Language) -> LineAmounts.Found? {
        let found = LineAmounts(line, currencies: accounts.map(\.currency), language: language).found()
        let marked = found.filter { $0.mark != nil }, strong = found.filter { !$0.isWeak }
        let candidates = marked.isEmpty ? strong.isEmpty ? found : strong : marked
        guard let chosen = candidates.last else {
            doubts.insert(.amount)
            return nil
        }
        if candidates.count > 1 || chosen.isUnclear || LineLeftovers(line, amount: chosen).isPriceOfOne || (chosen.isWeak && chosen.mark == nil) {
            doubts.insert(.amount)
        }
        amount = chosen.text
        let known = accounts.first { $0.id == account } ?? accounts.first(where: \.isDefault) ?? accounts.first
        if let known, !chosen.fits(known.currency) {
            let fitting = accounts.filter { chosen.fits($0.currency) }
            if account == nil, fitting.count == 1 {
                account = fitting.first?.id
                doubts.insert(.account)
            } else if let other = chosen.currency {
                currency = other
            } else {
                doubts.insert(.amount)
                currencyName = chosen.mark
            }
        }
        let paid = line.withWord(["spent", "paid", "pay"], before: chosen.range)
        if paid.lowerBound < chosen.range.lowerBound {
            // `paid 60 for`, `I spent 43 on`.
            line.take(line.withWord(["i", "just"], before: paid))
            line.take(line.withWord(["on", "for"], behind: paid))
        } else {
            // `a fiver for parking` begins with the amount.
            let isFirst = line.isTaken(upTo: chosen.range.lowerBound), range = line.withWord(["for"], before: chosen.range)
            line.take(isFirst ? line.withWord(["for"], behind: range) : range)
        }
        return chosen
    }
}
