/// The options of the command line.
struct BenchmarkOptions {
    struct WrongUsage: Error {
        var description: String
    }

    static let usage = """
        Usage: penny-bench [--sizes 1000,100000,1000000] [--seconds 10] [--connections 16] [--threads 4] [--search TEXT]
                           [--pages NAME,NAME] [--program PATH] [--json]
               penny-bench --idle [--seconds 10] [--program PATH] [--json]
               penny-bench --attack [--seconds 10] [--program PATH] [--json]
               penny-bench --household [--sizes 1000,100000] [--seconds 10] [--program PATH] [--json]
               penny-bench --recurring [--sizes 10000] [--program PATH] [--json]
               penny-bench --rules [--sizes 1000] [--seconds 10] [--program PATH] [--json]
               penny-bench --recognition [--sizes 100000] [--json]
               penny-bench --erasure [--sizes 100000,1000000] [--json]
               penny-bench --import [--sizes 100000] [--seconds 10] [--program PATH] [--json]
               penny-bench --bank [--sizes 50000] [--seconds 10] [--program PATH] [--json]
               penny-bench --receipts [--sizes 20] [--seconds 10] [--program PATH] [--json]
               penny-bench --reports [--sizes 100000,1000000] [--program PATH] [--json]
        """

    var sizes = [1_000, 100_000, 1_000_000]
    var seconds = 10
    var connections = 16
    /// Worker threads of the C server.
    var threads = 4
    /// The word that many records have, the name of a category, the amounts, and the words that few records have, to search for.
    var search = "market", name = "groceries", amount = ">500", few = "okafor"
    /// The pages to measure, by their names in the table; empty for all.
    var pages: [String] = []
    var program = "penny"
    var isJSON = false
    /// True to measure only pages during password guessing.
    var isAttack = false
    /// True to measure only pages beside a thousand idle connections.
    var isIdle = false
    /// True to measure only the list of everything that five members of a household share, of so many records each.
    var isHousehold = false
    /// True to measure only how so many due records are caught up, and pages meanwhile.
    var isRecurring = false
    /// True to measure only the overview, without rules and with fifty.
    var isRules = false
    /// True to measure only how regular payments are found among so many records.
    var isRecognition = false
    /// True to measure only how what has gone from a book of so many records is overwritten.
    var isErasure = false
    /// Measure an import of books of these sizes, and what another person notices of it, and nothing else.
    var isImport = false
    /// Measure the import of a bank's file of so many rows, and what another person notices of it, and nothing else.
    var isBank = false
    /// Measure the photos that so many people add at once, and what another person notices of it, and nothing else.
    var isReceipts = false
    /// Measure reports over books of these sizes and documents, and nothing else.
    var isReports = false

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw WrongUsage(description: "\(word) needs a value.") }
                return value
            }
            func number(_ text: String) throws -> Int {
                guard let number = Int(text), number > 0 else { throw WrongUsage(description: "\(word) takes numbers above 0.") }
                return number
            }
            switch word {
            case "--sizes": sizes = try value().split(separator: ",").map { try number(String($0)) }
            case "--seconds": seconds = try number(value())
            case "--connections": connections = try number(value())
            case "--threads": threads = try number(value())
            case "--search": search = try value()
            case "--pages": pages = try value().split(separator: ",").map(String.init)
            case "--program": program = try value()
            case "--json": isJSON = true
            case "--attack": isAttack = true
            case "--idle": isIdle = true
            case "--household": (isHousehold, sizes) = (true, [1_000, 100_000])
            case "--recurring": (isRecurring, sizes) = (true, [10_000])
            case "--rules": (isRules, sizes) = (true, [1_000])
            case "--recognition": (isRecognition, sizes) = (true, [100_000])
            case "--erasure": (isErasure, sizes) = (true, [100_000, 1_000_000])
            case "--import": (isImport, sizes) = (true, [100_000])
            case "--reports": (isReports, sizes) = (true, [100_000, 1_000_000])
            case "--receipts": (isReceipts, sizes) = (true, [20])
            case "--bank": (isBank, sizes) = (true, [50_000])
            default: throw WrongUsage(description: "There is no option \(word).")
            }
        }
    }
}
