import Bookkeeping

/// A fast parser for a record's line as an export writes it: names in order and no spaces. It takes a tenth of the time of the
/// general JSON decoder, which reads all other lines.
struct RecordLine {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Returns the record of a line; nil for one that needs the general decoder.
    static func read(_ line: [UInt8]) -> ExportedRecord? {
        line.withUnsafeBufferPointer { bytes in
            var reader = RecordLine(bytes: bytes)
            return reader.record()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func record() -> ExportedRecord? {
        guard take("{") else { return nil }
        var found = Found(), rest = Self.members[...]
        repeat {
            guard let name = characters(), take(":"), let place = rest.firstIndex(where: { $0.name.elementsEqual(name) }),
                rest[place].read(&self, &found)
            else { return nil }
            rest = rest[(place + 1)...]
        } while take(",")
        guard take("}"), index == bytes.count else { return nil }
        return found.record
    }

    /// The members read so far.
    private struct Found {
        var id: Transaction.ID?, kind: Transaction.Kind?, date: CalendarDate?, time: TimeOfDay?
        var account: Account.ID?, currency: Currency?, amount: Int64?, category: Bookkeeping.Category.ID?
        var toAccount: Account.ID?, receivedCurrency: Currency?, received: Int64?
        var texts = RecordTextValues(), textsOfEveryExport = 0
        var latitude: Int64?, longitude: Int64?, place: String?
        var createdAt: Int64?, updatedAt: Int64?, deletion: Deletion.ID?, hashtags: [Hashtag.ID]?, movedBy: [Deletion.ID]?, sharing: Sharing?
        var bankEntries: [ExportedBankEntry]?, reconciledBy: [ExportedTick]?

        static let textsNeeded = RecordText.allCases.count(where: \.isInEveryExport)

        var record: ExportedRecord? {
            guard let id, let kind, let date, let time, let account, let currency, let amount, let createdAt, let updatedAt, let hashtags,
                let movedBy,
                textsOfEveryExport == Self.textsNeeded
            else { return nil }
            let values = RecordValues(
                kind: kind, date: date, time: time, account: account, currency: currency, amount: amount, category: category, toAccount: toAccount,
                receivedCurrency: receivedCurrency, received: received, texts: texts, latitude: latitude.map { Int($0) },
                longitude: longitude.map { Int($0) }, place: place)
            var record = ExportedRecord(id: id, values: values, createdAt: createdAt, updatedAt: updatedAt, deletion: deletion)
            (record.hashtags, record.movedBy, record.sharing, record.bankEntries) = (hashtags, movedBy, sharing, bankEntries ?? [])
            record.reconciledBy = reconciledBy ?? []
            return record
        }
    }

    /// A parser of a member. It returns false for a value that needs the general decoder.
    private struct Member: Sendable {
        let name: [UInt8]
        let read: @Sendable (inout RecordLine, inout Found) -> Bool

        init(_ name: String, _ read: @escaping @Sendable (inout RecordLine, inout Found) -> Bool) {
            self.name = Array(name.utf8)
            self.read = read
        }
    }

    /// Keeps a value. Returns false if it could not be read.
    private static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
        place = value
        return value != nil
    }

    /// The members in the order of their names. A record with receipts is left to the general decoder. A key path would take as long as the
    /// value that it sets.
    private static let members: [Member] =
        ([
            Member("id") { set(&$1.id, $0.id()) }, Member("kind") { set(&$1.kind, $0.text().flatMap(Transaction.Kind.init)) },
            Member("date") { set(&$1.date, $0.date()) }, Member("time") { set(&$1.time, $0.time()) },
            Member("account") { set(&$1.account, $0.id()) }, Member("currency") { set(&$1.currency, $0.currency()) },
            Member("amount") { set(&$1.amount, $0.whole()) }, Member("category") { set(&$1.category, $0.id()) },
            Member("toAccount") { set(&$1.toAccount, $0.id()) }, Member("receivedCurrency") { set(&$1.receivedCurrency, $0.currency()) },
            Member("received") { set(&$1.received, $0.whole()) }, Member("latitude") { set(&$1.latitude, $0.whole()) },
            Member("longitude") { set(&$1.longitude, $0.whole()) }, Member("place") { set(&$1.place, $0.text()) },
            Member("createdAt") { set(&$1.createdAt, $0.whole()) }, Member("updatedAt") { set(&$1.updatedAt, $0.whole()) },
            Member("deletion") { set(&$1.deletion, $0.id()) }, Member("hashtags") { set(&$1.hashtags, $0.list()) },
            Member("movedBy") { set(&$1.movedBy, $0.list()) }, Member("sharing") { set(&$1.sharing, $0.sharing()) },
            Member("bankEntries") { set(&$1.bankEntries, $0.bankEntries()) },
            Member("reconciledBy") { set(&$1.reconciledBy, $0.ticks()) },
        ]
        + RecordText.allCases.map { text in
            Member(text.rawValue) { line, found in
                guard let value = line.text() else { return false }
                found.texts[text] = value
                if text.isInEveryExport { found.textsOfEveryExport += 1 }
                return true
            }
        }).sorted { $0.name.lexicographicallyPrecedes($1.name) }

    /// Skips a text at the current position. Returns false without moving if there is another one.
    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for place in 0..<count where bytes[index + place] != text.utf8Start[place] { return false }
        index += count
        return true
    }

    /// Returns a text without escapes; nil for any other.
    private mutating func text() -> String? {
        guard let characters = characters() else { return nil }
        return String(validating: characters, as: UTF8.self)
    }

    private mutating func characters() -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard take("\"") else { return nil }
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return bytes[start..<(index - 1)]
            case UInt8(ascii: "\\"), 0..<0x20: return nil
            default: index += 1
            }
        }
        return nil
    }

    private mutating func id<Entity>() -> Identifier<Entity>? {
        characters().flatMap { Identifier(characters: UnsafeBufferPointer(rebasing: $0)) }
    }

    private mutating func list<Entity>() -> [Identifier<Entity>]? {
        guard take("[") else { return nil }
        if take("]") { return [] }
        var list: [Identifier<Entity>] = []
        repeat {
            guard let next: Identifier<Entity> = id() else { return nil }
            list.append(next)
        } while take(",")
        return take("]") ? list : nil
    }

    /// Returns parts in the order of people, which is the order of writing.
    private mutating func sharing() -> Sharing? {
        guard take("{\"parts\":[") else { return nil }
        var parts: [Sharing.Part] = []
        repeat {
            guard take("{\"amount\":"), let amount = whole(), take(",\"person\":"), let person: HouseholdMember.ID = id() else { return nil }
            var weight: Int64?
            if take(",\"weight\":") {
                weight = whole()
                if weight == nil { return nil }
            }
            guard take("}"), parts.last.map({ $0.person < person }) ?? true else { return nil }
            parts.append(Sharing.Part(person: person, weight: weight, amount: amount))
        } while take(",")
        guard take("],\"way\":"), let way = text().flatMap(Sharing.Way.init), take("}") else { return nil }
        return Sharing(way, parts)
    }

    private mutating func bankEntries() -> [ExportedBankEntry]? {
        guard take("[") else { return nil }
        var entries: [ExportedBankEntry] = []
        repeat {
            guard take("{\"account\":"), let account: Account.ID = id(), take(",\"bankID\":"), let bankID = text(), take(",\"fingerprint\":"),
                let fingerprint = text(), take(",\"isPending\":")
            else { return nil }
            let isPending = take("true")
            guard isPending || take("false"), take(",\"number\":"), let number = whole(), take("}") else { return nil }
            entries.append(ExportedBankEntry(account: account, bankID: bankID, fingerprint: fingerprint, isPending: isPending, number: number))
        } while take(",")
        return take("]") ? entries : nil
    }

    private mutating func ticks() -> [ExportedTick]? {
        guard take("[") else { return nil }
        var ticks: [ExportedTick] = []
        repeat {
            guard take("{\"account\":"), let account: Account.ID = id(), take(",\"reconciliation\":"), let reconciliation: Reconciliation.ID = id(),
                take("}")
            else { return nil }
            ticks.append(ExportedTick(account: account, reconciliation: reconciliation))
        } while take(",")
        return take("]") ? ticks : nil
    }

    /// Returns an integer of at most 18 digits.
    private mutating func whole() -> Int64? {
        let isNegative = take("-"), start = index
        var number: Int64 = 0
        while index < bytes.count, 48...57 ~= bytes[index], index - start < 19 {
            number = number &* 10 &+ Int64(bytes[index] &- 48)
            index += 1
        }
        let count = index - start
        guard 1...18 ~= count, count == 1 || bytes[start] != 48 else { return nil }
        return isNegative ? -number : number
    }

    private mutating func currency() -> Currency? { text().flatMap { Currency(code: $0) } }

    private mutating func date() -> CalendarDate? { text().flatMap { CalendarDate($0) } }

    private mutating func time() -> TimeOfDay? {
        guard let characters = characters(), characters.count == 5, bytes[characters.startIndex + 2] == UInt8(ascii: ":") else { return nil }
        var digits = (0, 0)
        for (place, byte) in characters.enumerated() where place != 2 {
            guard 48...57 ~= byte else { return nil }
            if place < 2 { digits.0 = digits.0 * 10 + Int(byte) - 48 } else { digits.1 = digits.1 * 10 + Int(byte) - 48 }
        }
        return TimeOfDay(hour: digits.0, minute: digits.1)
    }
}
