import Bookkeeping
import GRDBSQLite

/// The columns of a statement's current row, numbered from 0; invalid after the next step.
struct Cells {
    let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
    func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func bool(_ column: Int32) -> Bool { sqlite3_column_int64(statement, column) != 0 }

    func text(_ column: Int32) -> String { String(decoding: textBytes(column), as: UTF8.self) }

    /// Returns the words of a text, separated by spaces.
    func words(_ column: Int32) -> [String] {
        var rest = textBytes(column)[...], words: [String] = []
        while let first = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }) {
            let end = rest[first...].firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
            words.append(String(decoding: UnsafeBufferPointer(rebasing: rest[first..<end]), as: UTF8.self))
            rest = rest[end...]
        }
        return words
    }

    func bytes(_ column: Int32) -> [UInt8] { Array(blob(column)) }

    /// Returns an ID. Throws `StoreError.damaged` unless the column has 16 bytes.
    func id<Entity>(_ column: Int32, _: Entity.Type = Entity.self) throws -> Identifier<Entity> {
        guard let id = Identifier<Entity>(bytes: blob(column)) else {
            throw StoreError.damaged("an ID does not have 16 bytes")
        }
        return id
    }

    func optionalID<Entity>(_ column: Int32, _: Entity.Type = Entity.self) throws -> Identifier<Entity>? {
        isNull(column) ? nil : try id(column)
    }

    /// Returns the result of `read`; nil for NULL.
    func optional<Value>(_ column: Int32, _ read: (Int32) throws -> Value) rethrows -> Value? { isNull(column) ? nil : try read(column) }

    /// Returns a time. Throws `StoreError.damaged` for a text other than `HH:MM`.
    func time(_ column: Int32) throws -> TimeOfDay {
        let bytes = textBytes(column)
        guard bytes.count == 5, let time = TimeOfDay(hour: digits(bytes, 0..<2), minute: digits(bytes, 3..<5)) else {
            throw StoreError.damaged("a time is not HH:MM")
        }
        return time
    }

    /// Returns a date. Throws `StoreError.damaged` for a text other than `YYYY-MM-DD`.
    func date(_ column: Int32) throws -> CalendarDate {
        let bytes = textBytes(column)
        guard bytes.count == 10,
            let date = CalendarDate(
                year: digits(bytes, 0..<4), month: digits(bytes, 5..<7), day: digits(bytes, 8..<10))
        else { throw StoreError.damaged("a date is not in the calendar") }
        return date
    }

    /// Returns a currency. Throws `StoreError.damaged` for an unknown code.
    func currency(_ column: Int32) throws -> Currency {
        guard let currency = Currency(code: text(column)) else { throw StoreError.damaged("a currency is unknown") }
        return currency
    }

    /// Returns a currency, without a lookup in the catalogue if it is the same as the last one.
    func currency(_ column: Int32, last: inout LastCurrency) throws -> Currency {
        let letters = textBytes(column).reduce(0) { $0 &<< 8 | UInt32($1) }
        if letters == last.letters, let known = last.currency { return known }
        let currency = try currency(column)
        last = LastCurrency(letters: letters, currency: currency)
        return currency
    }

    /// Returns the kind of a record, by its first letter, since the schema allows only these words. Throws `StoreError.damaged`
    /// for an unknown letter.
    func kind(_ column: Int32) throws -> Transaction.Kind {
        switch textBytes(column).first {
        case UInt8(ascii: "e"): .expense
        case UInt8(ascii: "i"): .income
        case UInt8(ascii: "t"): .transfer
        default: throw StoreError.damaged("a kind of record is unknown")
        }
    }

    /// Returns a value of an enumeration. Throws `StoreError.damaged` for an unknown word.
    func word<Word: RawRepresentable>(_ column: Int32, _: Word.Type = Word.self) throws -> Word where Word.RawValue == String {
        guard let word = Word(rawValue: text(column)) else { throw StoreError.damaged("a value is not one of \(Word.self)") }
        return word
    }

    // Both results are valid until the next step. The value is looked up once, because that costs more than reading it. Reading
    // an unprotected value requires that only one thread uses the connection at a time, as in the pool.

    private func textBytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        let value = sqlite3_column_value(statement, column), start = sqlite3_value_text(value)
        return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
    }

    private func blob(_ column: Int32) -> UnsafeRawBufferPointer {
        let value = sqlite3_column_value(statement, column), start = sqlite3_value_blob(value)
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
    }

    private func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        range.reduce(0) { $0 * 10 + Int(bytes[$1]) - 48 }
    }
}

/// The last currency that was read, with the letters of its code.
struct LastCurrency {
    fileprivate var letters: UInt32 = 0
    fileprivate var currency: Currency?

    init() {}

    fileprivate init(letters: UInt32, currency: Currency) { (self.letters, self.currency) = (letters, currency) }
}
