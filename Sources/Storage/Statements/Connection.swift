import GRDB
import GRDBSQLite

/// The connection of one transaction: runs statements, and prepares each one once.
///
/// Rows are read directly from SQLite, column by column, so that reading a page of records takes microseconds.
struct Connection {
    let database: Database

    /// Runs a statement without results. Returns the number of rows changed.
    @discardableResult
    func run(_ sql: String, _ values: any Bindable...) throws -> Int {
        try each(sql, values) { _ in true }
        return database.changesCount
    }

    /// Returns the results of `map` for each row, in order.
    func rows<R>(_ sql: String, _ values: any Bindable..., map: (Cells) throws -> R) throws -> [R] {
        var rows: [R] = []
        try each(sql, values) {
            rows.append(try map($0)); return true
        }
        return rows
    }

    /// Returns the result of `map` for the first row; nil if there is none.
    func first<R>(_ sql: String, _ values: any Bindable..., map: (Cells) throws -> R) throws -> R? {
        var result: R?
        try each(sql, values) {
            result = try map($0); return false
        }
        return result
    }

    /// Returns true if the statement has a result row.
    func exists(_ sql: String, _ values: any Bindable...) throws -> Bool {
        var found = false
        try each(sql, values) { _ in
            found = true; return false
        }
        return found
    }

    /// Returns the number in the first column of the first row; 0 if there is none.
    func count(_ sql: String, _ values: any Bindable...) throws -> Int {
        var count = 0
        try each(sql, values) {
            count = $0.int(0); return false
        }
        return count
    }

    /// Calls `body` for each row until it returns false. A statement must not be run again inside its own `body`.
    ///
    /// - Parameter isCached: false for a statement with so many possible forms that keeping each prepared would fill the memory: the most common ones are
    ///   kept (``CommonForms``).
    func each(_ sql: String, _ values: [any Bindable], isCached: Bool = true, _ body: (Cells) throws -> Bool) throws {
        let prepared = try StoreError.translating {
            isCached || CommonForms.contain(sql) ? try database.cachedStatement(sql: sql) : try database.makeStatement(sql: sql)
        }
        // A statement that is not cached is finalized with its last reference.
        defer { withExtendedLifetime(prepared) {} }
        try each(prepared.sqliteStatement, values, body)
    }

    /// Runs a statement without results; `bind` binds its parameters in their order.
    func run(_ sql: String, binding bind: (inout Parameters) -> Void) throws {
        try run(sql, each: CollectionOfOne(())) { _, parameters in bind(&parameters) }
    }

    /// Runs a statement without results once for each element, in order: finding it prepared takes as long as inserting a short row, and making a
    /// list of its values as long as binding them.
    func run<Element>(_ sql: String, each elements: some Sequence<Element>, binding bind: (Element, inout Parameters) -> Void) throws {
        let prepared = try StoreError.translating { try database.cachedStatement(sql: sql) }
        defer { withExtendedLifetime(prepared) {} }
        for element in elements {
            try each(prepared.sqliteStatement) {
                bind(element, &$0)
            } body: { _ in
                true
            }
        }
    }

    private func each(_ statement: SQLiteStatement, _ values: [any Bindable], _ body: (Cells) throws -> Bool) throws {
        try each(statement) { parameters in
            for value in values { parameters.bind(value) }
        } body: {
            try body($0)
        }
    }

    private func each(_ statement: SQLiteStatement, binding bind: (inout Parameters) -> Void, body: (Cells) throws -> Bool) throws {
        sqlite3_reset(statement)
        var parameters = Parameters(of: statement)
        bind(&parameters)
        guard parameters.code == SQLITE_OK else { throw failure() }
        // Resetting releases locks, and SQLite no longer needs bound values.
        defer { sqlite3_reset(statement) }
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                guard code == SQLITE_DONE else { throw failure() }
                return
            }
            guard try body(Cells(statement: statement)) else { return }
        }
    }

    /// Runs `body` in a savepoint; if it throws, its writes are rolled back and the transaction continues.
    func savepoint(_ body: () throws -> Void) throws {
        try database.inSavepoint {
            try body()
            return .commit
        }
    }

    /// Runs `body` with a larger page cache: statements that change many pages of many indexes again and again would write and read them as often.
    func withCache<R>(kibibytes: Int, _ body: () throws -> R) throws -> R {
        try run("PRAGMA cache_size = -\(kibibytes)")
        defer { try? run("PRAGMA cache_size = -\(Store.writerCache)") }
        return try body()
    }

    func failure() -> StoreError {
        StoreError(DatabaseError(resultCode: database.lastErrorCode, message: database.lastErrorMessage))
    }
}
