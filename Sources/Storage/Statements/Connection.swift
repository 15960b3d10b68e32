import GRDB
import GRDBSQLite

/// The connection of one transaction: runs statements, each of which is prepared once.
///
/// Rows are read straight from SQLite, column by column; this is what makes a page of records cost microseconds.
struct Connection {
    let database: Database

    /// Runs a statement that gives no rows; the number of rows that it changed.
    @discardableResult
    func run(_ sql: String, _ values: any Bindable...) throws -> Int {
        try each(sql, values) { _ in true }
        return database.changesCount
    }

    /// What `map` makes of each row, in order.
    func rows<R>(_ sql: String, _ values: any Bindable..., map: (Cells) throws -> R) throws -> [R] {
        var rows: [R] = []
        try each(sql, values) {
            rows.append(try map($0)); return true
        }
        return rows
    }

    /// What `map` makes of the first row; nil when there is none.
    func first<R>(_ sql: String, _ values: any Bindable..., map: (Cells) throws -> R) throws -> R? {
        var result: R?
        try each(sql, values) {
            result = try map($0); return false
        }
        return result
    }

    /// True if the statement gives a row.
    func exists(_ sql: String, _ values: any Bindable...) throws -> Bool {
        var found = false
        try each(sql, values) { _ in
            found = true; return false
        }
        return found
    }

    /// The number in the first column of the first row; 0 when there is none.
    func count(_ sql: String, _ values: any Bindable...) throws -> Int {
        var count = 0
        try each(sql, values) {
            count = $0.int(0); return false
        }
        return count
    }

    /// Steps through the rows until `body` returns false. A statement must not be run again inside its own `body`.
    func each(_ sql: String, _ values: [any Bindable], _ body: (Cells) throws -> Bool) throws {
        let statement = try StoreError.translating { try database.cachedStatement(sql: sql) }.sqliteStatement
        sqlite3_reset(statement)
        var index: Int32 = 0
        for value in values {
            index += 1
            let code = value.bind(to: statement, at: index)
            guard code == SQLITE_OK else { throw failure() }
        }
        // Resetting lets go of locks and bindings of text end with it.
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

    /// Runs `body`; when it throws, what it wrote is undone and the transaction goes on.
    func savepoint(_ body: () throws -> Void) throws {
        try database.inSavepoint {
            try body()
            return .commit
        }
    }

    private func failure() -> StoreError {
        StoreError(DatabaseError(resultCode: database.lastErrorCode, message: database.lastErrorMessage))
    }
}
