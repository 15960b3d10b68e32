/// The options of the command line.
struct TortureOptions {
    struct WrongUsage: Error {
        var description: String
    }

    static let usage = """
        Usage: penny-torture [--rounds 200] [--clients 4] [--data DIRECTORY] [--program PATH]
               penny-torture --bursts 50 [--program PATH]                (of connections, for each way of serving)
               penny-torture --requests 100000 [--program PATH]          (changed, over fifty connections)
               penny-torture --uploads 40 [--program PATH]               (files of so many megabytes that take long to read)
               penny-torture --backups 5 [--program PATH]                (onto every name of the data directory)
               penny-torture --imports ROUNDS [--records 2000] [--data DIRECTORY] [--program PATH]
               penny-torture --bank ROUNDS [--records 2000] [--data DIRECTORY] [--program PATH]  (files of banks)
               penny-torture --household SECONDS [--data DIRECTORY] [--program PATH]  (four people, one household)
               penny-torture --full-disk DIRECTORY [--program PATH]      (a small tmpfs of its own, mounted for this)
        """

    var rounds = 200
    var clients = 4
    /// An empty directory to use and keep; nil for a temporary one.
    var data: String?
    var fullDisk: String?
    /// The number of bursts of connections for each threading mode; 0 for none.
    var bursts = 0
    /// The number of changed requests.
    var requests: Int?
    /// The size of files that take long to read, in megabytes.
    var uploads: Int?
    /// The number of rounds of backups to every name of the data directory.
    var backups: Int?
    /// How many imports are killed.
    var imports: Int?
    /// How many imports of files of banks are killed.
    var bank: Int?
    /// For how many seconds four people write to one household.
    var household: Int?
    /// Records of the first of two books that replace each other, and rows of a file of a bank.
    var records = 2_000
    var program = "penny"

    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard let value = rest.popFirst() else { throw WrongUsage(description: "\(word) needs a value.") }
            switch word {
            case "--rounds", "--clients", "--bursts", "--backups", "--imports", "--bank", "--records", "--household", "--requests", "--uploads":
                guard let number = Int(value), number > 0 else {
                    throw WrongUsage(description: "\(word) takes a number above 0.")
                }
                switch word {
                case "--rounds": rounds = number
                case "--bursts": bursts = number
                case "--requests": requests = number
                case "--uploads": uploads = min(number, 60)
                case "--backups": backups = number
                case "--clients": clients = number
                case "--imports": imports = number
                case "--bank": bank = number
                case "--household": household = number
                default: records = number
                }
            case "--data": data = value
            case "--full-disk": fullDisk = value
            case "--program": program = value
            default: throw WrongUsage(description: "There is no option \(word).")
            }
        }
    }
}
