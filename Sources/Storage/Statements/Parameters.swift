import GRDB
import GRDBSQLite

/// The parameters of a statement, bound one after the other.
struct Parameters {
    private let statement: SQLiteStatement
    private var index: Int32 = 0
    /// SQLite's result code for the first value that could not be bound.
    private(set) var code = SQLITE_OK

    init(of statement: SQLiteStatement) { self.statement = statement }

    /// Binds the next parameter.
    mutating func bind(_ value: some Bindable) {
        index += 1
        if code == SQLITE_OK { code = value.bind(to: statement, at: index) }
    }
}
