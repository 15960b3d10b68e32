import Bookkeeping
import Language
import Storage

extension Export {
    /// Returns the records of a choice as a table for spreadsheets (CSV, UTF-8), in chronological order, without their files.
    package static func table(of choice: RecordChoice, in ledger: Ledger, _ t: Texts) throws -> [UInt8] {
        let names = try ledger.names()
        var table = CSV.beginning + Tables.recordHeader(t)
        var numbers = PartNumbers()
        try ledger.many.eachRow(of: choice) { row in
            table += Tables.record(
                row.values, part: numbers.next(row.values), hashtags: row.hashtags, attachment: row.attachment, account: { names.account($0)?.name },
                category: { names.category($0)?.name }, t)
        }
        return table
    }
}
