import ArgumentParser
import Storage
import StrictJSON

/// Proves that the database is whole.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the database: its integrity, its references, and that all totals equal the records.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let problems: [String]
        do {
            problems = try Failure.explaining {
                let store = try data.open()
                let problems = try store.check()
                // Nothing is written to a file that may be damaged, and a disk that takes no entry does not make the database less whole.
                if problems.isEmpty { try? store.write { try $0.record(.checked, by: .here, at: Clock.seconds) } }
                return problems
            }
        } catch let failure as Failure where json {
            problems = [failure.description]
        }
        if json {
            print(json: ["ok": .boolean(problems.isEmpty), "problems": .texts(problems)])
        } else if problems.isEmpty {
            print("\(data.database) is whole.")
        } else {
            problems.forEach { print($0) }
        }
        if !problems.isEmpty { throw ExitCode(1) }
    }
}
