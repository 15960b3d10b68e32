import Bookkeeping
import Foundation
import GRDBSQLite

/// A value that can be bound to a parameter of a statement.
protocol Bindable {
    /// Binds the value. Returns SQLite's result code.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

/// The constant SQLITE_TRANSIENT: SQLite copies the bytes before the call returns.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Int64: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_int64(statement, index, self) }
}

extension Int: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { Int64(self).bind(to: statement, at: index) }
}

extension Bool: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { (self ? 1 : 0).bind(to: statement, at: index) }
}

extension String: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        var text = self
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, copied) }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                sqlite3_bind_text64(statement, index, $0, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
            }
        }
    }
}

extension [UInt8]: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        guard !isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
        return withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied) }
    }
}

/// A blob of zeros, which takes no memory, to be filled by ``Connection/fill(_:of:row:with:)``.
struct Zeros: Bindable {
    let count: Int

    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_zeroblob64(statement, index, UInt64(max(0, count))) }
}

extension Identifier: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, 16, copied) }
    }
}

extension CalendarDate: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { description.bind(to: statement, at: index) }
}

extension TimeOfDay: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { description.bind(to: statement, at: index) }
}

extension Currency: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { code.bind(to: statement, at: index) }
}

extension Optional: Bindable where Wrapped: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .some(let value): value.bind(to: statement, at: index)
        case .none: sqlite3_bind_null(statement, index)
        }
    }
}
