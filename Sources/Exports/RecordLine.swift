import Bookkeeping

/// Reads a record from a line as an export writes it: names in their order and no space between. A tenth of the time that a general reader of JSON
/// takes, with which a line that looks otherwise is read.
struct RecordLine {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// The record of a line; nil for one that a general reader has to look at.
    static func read(_ line: [UInt8]) -> CopiedRecord? {
        line.withUnsafeBufferPointer { bytes in
            var reader = RecordLine(bytes: bytes)
            return reader.record()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func record() -> CopiedRecord? {
        guard take("{\"account\":"), let account: Account.ID = id(), take(",\"amount\":"), let amount = whole() else { return nil }
        var category: Bookkeeping.Category.ID?, deletion: Deletion.ID?, toAccount: Account.ID?
        var latitude: Int64?, longitude: Int64?, received: Int64?, place: String?, receivedCurrency: Currency?
        if take(",\"category\":") {
            category = id()
            if category == nil { return nil }
        }
        guard take(",\"createdAt\":"), let createdAt = whole(), take(",\"currency\":"), let currency = currency(), take(",\"date\":"),
            let date = date()
        else { return nil }
        if take(",\"deletion\":") {
            deletion = id()
            if deletion == nil { return nil }
        }
        guard take(",\"hashtags\":"), let hashtags: [Hashtag.ID] = list(), take(",\"id\":"), let id: Transaction.ID = id(), take(",\"kind\":"),
            let kind = text().flatMap(Transaction.Kind.init)
        else { return nil }
        if take(",\"latitude\":") {
            latitude = whole()
            guard latitude != nil, take(",\"longitude\":") else { return nil }
            longitude = whole()
            if longitude == nil { return nil }
        }
        guard take(",\"movedBy\":"), let movedBy: [Deletion.ID] = list(), take(",\"note\":"), let note = text() else { return nil }
        if take(",\"place\":") {
            place = text()
            if place == nil { return nil }
        }
        if take(",\"received\":") {
            received = whole()
            guard received != nil, take(",\"receivedCurrency\":") else { return nil }
            receivedCurrency = self.currency()
            if receivedCurrency == nil { return nil }
        }
        guard take(",\"time\":"), let time = time(), take(",\"title\":"), let title = text() else { return nil }
        if take(",\"toAccount\":") {
            toAccount = self.id()
            if toAccount == nil { return nil }
        }
        guard take(",\"updatedAt\":"), let updatedAt = whole(), take(",\"vendor\":"), let vendor = text(), take("}"), index == bytes.count else {
            return nil
        }
        var record = CopiedRecord(
            id: id, kind: kind, date: date, time: time, account: account, currency: currency, amount: amount, category: category,
            toAccount: toAccount, receivedCurrency: receivedCurrency, received: received, title: title, vendor: vendor, note: note,
            latitude: latitude.map { Int($0) }, longitude: longitude.map { Int($0) }, place: place, createdAt: createdAt, updatedAt: updatedAt,
            deletion: deletion)
        record.hashtags = hashtags
        record.movedBy = movedBy
        return record
    }

    /// Passes over a text that stands here; false, and nothing else, when another one does.
    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for place in 0..<count where bytes[index + place] != text.utf8Start[place] { return false }
        index += count
        return true
    }

    /// A text without anything that is escaped.
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

    /// A whole number of at most 18 digits.
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
