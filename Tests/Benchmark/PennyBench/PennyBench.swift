import Foundation
import LoadSupport

/// Compares Penny with a minimal C server on the same machine, in the same run.
@main
struct PennyBench {
    static func main() {
        do {
            let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            if options.isAttack {
                let result = try Attack(options: options).run()
                print(options.isJSON ? try json(result) : ResultTable.text(of: result))
            } else if options.isIdle {
                let result = try IdleConnections(options: options).run()
                print(options.isJSON ? try json(result) : ResultTable.text(of: result))
            } else if options.isHousehold {
                let results = try HouseholdLoad(options: options).run()
                print(options.isJSON ? try json(results) : ResultTable.text(of: results))
            } else if options.isRecurring {
                let results = try options.sizes.map { try RecurringLoad(options: options).run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isRules {
                let results = try options.sizes.map { try RulesLoad(options: options).run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isRecognition {
                let results = try options.sizes.map { try Recognition().run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isErasure {
                let results = try options.sizes.map { try Erasure().run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isImport {
                let results = try options.sizes.map { try ImportLoad(options: options).run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isReports {
                let results = try options.sizes.map { try ReportLoad(options: options).run(records: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isReceipts {
                let results = try options.sizes.flatMap { try ReceiptsLoad(options: options).run(people: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else if options.isBank {
                let results = try options.sizes.map { try BankLoad(options: options).run(rows: $0) }
                print(options.isJSON ? try json(results) : results.map(ResultTable.text).joined(separator: "\n\n"))
            } else {
                let benchmark = Benchmark(options: options)
                let results = try options.sizes.map { try benchmark.run(transactions: $0) }
                print(options.isJSON ? try json(results) : ResultTable.text(of: results, options: options))
            }
        } catch let wrong as BenchmarkOptions.WrongUsage {
            report("\(wrong.description)\n\(BenchmarkOptions.usage)")
            exit(64)
        } catch {
            report("\(error)")
            exit(1)
        }
    }

    private static func json(_ results: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(results), as: UTF8.self)
    }

    static func report(_ message: String) { FileHandle.standardError.write(Data("penny-bench: \(message)\n".utf8)) }
}
