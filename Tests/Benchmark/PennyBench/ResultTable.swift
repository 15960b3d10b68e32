import Foundation
import LoadSupport

/// Formats the results as plain text, one line per page.
enum ResultTable {
    static func text(of results: [BenchmarkResult], options: BenchmarkOptions) -> String {
        let head = [
            "transactions", "page", "bytes", "Penny/s", "p50 ms", "p99 ms", "errors", "C/s", "p50 ms", "p99 ms", "Penny : C",
        ]
        var rows = [head]
        for result in results {
            for measurement in result.measurements {
                let penny = measurement.penny
                let other = measurement.cServer
                let rate = rate(of: penny, options)
                rows.append([
                    "\(result.transactions)", measurement.name, "\(measurement.bytes)", decimal(rate, 0), decimal(penny.p50, 2),
                    decimal(penny.p99, 2), "\(penny.errors + refused(penny))", decimal(other.requestsPerSecond, 0),
                    decimal(other.p50, 2),
                    decimal(other.p99, 2), decimal(rate / max(1, other.requestsPerSecond) * 100, 1) + " %",
                ])
            }
        }
        let memory = results.map { result in
            "\(result.transactions) transactions: filled at \(decimal(result.filledPerSecond, 0)) a second; first page \(decimal(result.startMilliseconds, 0)) ms after the start; "
                + "memory idle \(megabytes(result.idle)), after \(megabytes(result.after))"
        }
        let setting =
            "wrk, \(options.connections) connections, \(options.seconds) s each; C server with \(options.threads) threads."
        return ([setting, ""] + align(rows) + [""] + memory).joined(separator: "\n")
    }

    private static func line(_ what: String, _ times: Latencies, of unit: String = "pages") -> String {
        "\(what): \(times.count) \(unit), p50 \(decimal(times.p50, 2)) ms, p99 \(decimal(times.p99, 2)) ms, longest \(decimal(times.longest, 1)) ms"
    }

    /// An import, in sentences.
    static func text(of result: ImportResult) -> String {
        [
            "\(result.records) records: looked over in \(decimal(result.lookSeconds, 1)) s, book replaced in \(decimal(result.replaceSeconds, 1)) s",
            line("another person before it", result.quiet, of: "writes"), line("while the book is replaced", result.during, of: "writes"),
            line("while the old one is erased", result.after, of: "writes"),
            "memory idle \(megabytes(result.idle)), at most \(decimal(Double(result.peakResident) / 1_024, 1)) MiB",
        ].joined(separator: "\n")
    }

    /// The overwriting of what has gone, in sentences.
    static func text(of result: ErasureResult) -> String {
        [
            "\(result.records) records, \(decimal(result.megabytes, 0)) MiB: a hundred that have gone are overwritten in \(decimal(result.first.seconds, 2)) s, "
                + "a hundred more in \(decimal(result.again.seconds, 2)) s",
            line("another person meanwhile", result.first.writes, of: "writes"), line("the second time", result.again.writes, of: "writes"),
        ].joined(separator: "\n")
    }

    /// The import of a bank's file, in sentences.
    static func text(of result: BankResult) -> String {
        [
            "\(result.rows) rows of \(result.bytes) bytes into a book of \(result.records) records: preview after "
                + "\(decimal(result.previewSeconds, 2)) s, imported in \(decimal(result.importSeconds, 2)) s",
            line("pages before", result.quiet), line("meanwhile", result.during),
            "memory idle \(megabytes(result.idle)), at most \(decimal(Double(result.peakResident) / 1_024, 1)) MiB",
            "100 MB refused with \(result.refusalStatus) after \(decimal(result.refusalSeconds, 3)) s",
        ].joined(separator: "\n")
    }

    /// Photos of many people, in sentences.
    static func text(of result: ReceiptsResult) -> String {
        [
            "\(result.people) photos of \(result.photoBytes) bytes at once\(result.isKept ? ", kept as they are" : ""): stored in "
                + "\(decimal(result.seconds, 2)) s, one alone in \(decimal(result.alone, 2)) s",
            line("pages before", result.quiet), line("meanwhile", result.during),
            "memory idle \(megabytes(result.idle)), at most \(decimal(Double(result.peakResident) / 1_024, 1)) MiB",
        ].joined(separator: "\n")
    }

    /// The catching up, in sentences.
    static func text(of result: RecurringResult) -> String {
        [
            "\(result.records) due records of \(result.rules) rules: added \(decimal(result.seconds, 2)) s after the server listened",
            line("before", result.quiet), line("meanwhile", result.during),
        ].joined(separator: "\n")
    }

    /// The overview with and without rules, in sentences.
    static func text(of result: RulesResult) -> String {
        (["\(result.records) records, the overview of each person in turn"]
            + result.rows.flatMap { row in
                [line("\(row.rules) rules", row.quiet), line("\(row.rules) rules, each after a record was added", row.afterWrites)]
            }).joined(separator: "\n")
    }

    /// Returns the results of reports as sentences.
    static func text(of result: ReportResult) -> String {
        let pages = result.pages.flatMap { page in
            [line("by \(page.name)", page.quiet), line("by \(page.name), each after a record was added", page.afterWrites)]
        }
        return
            (["reports of twelve months over \(result.records) records"] + pages + [
                line("documents of \(result.documentBytes) bytes", result.document),
                "\(result.readers) at once: all have theirs after \(decimal(result.queueSeconds, 1)) s",
                "memory before \(megabytes(result.idle)), after \(megabytes(result.after)); beside it at most \(result.mostProcesses) processes, the largest of "
                    + "\(decimal(Double(result.peakOfProcess) / 1_024, 1)) MiB",
            ]).joined(separator: "\n")
    }

    static func text(of result: RecognitionResult) -> String {
        "\(result.found) regular payments found in \(result.records) records of \(result.years) years: \(decimal(result.milliseconds, 1)) ms, the fastest of "
            + "\(result.rounds) times \(decimal(result.fastest, 1)) ms"
    }

    /// The lists of everything, one line for each number of records, with the first one for comparison.
    static func text(of results: [HouseholdResult]) -> String {
        var rows = [["records each", "list", "bytes", "asked", "p50 ms", "p99 ms", "longest ms", "p50 : first"]]
        for result in results {
            for (row, first) in zip(result.rows, results.first?.rows ?? []) {
                rows.append([
                    "\(result.records)", row.name, "\(row.bytes)", "\(row.times.count)", decimal(row.times.p50, 2), decimal(row.times.p99, 2),
                    decimal(row.times.longest, 1), decimal(row.times.p50 / max(0.001, first.times.p50), 2),
                ])
            }
        }
        let setting = "\(results.first?.members ?? 0) members share all their records; each list in turn, one request after the other."
        return ([setting, ""] + align(rows)).joined(separator: "\n")
    }

    /// The attack, in sentences.
    static func text(of result: AttackResult) -> String {
        let statuses = result.statuses.sorted { $0.key < $1.key }.map { "\($0.value) times \($0.key)" }.joined(separator: ", ")
        return [
            "\(decimal(result.triesPerSecond, 0)) wrong passwords a second, answered \(statuses)", line("without the attack", result.quiet),
            line("during the attack", result.attacked),
            "the person's own sign-in during the attack: " + (result.ownSignIn.map { decimal($0, 0) + " ms" } ?? "refused each time"),
            "memory idle \(megabytes(result.idle)), at most \(decimal(Double(result.peakResident) / 1_024, 1)) MiB",
        ].joined(separator: "\n")
    }

    /// Returns the results of the idle connections as sentences.
    static func text(of result: IdleConnectionsResult) -> String {
        [
            "\(result.opened) connections from other addresses, of which \(result.kept) are kept", line("without them", result.quiet),
            line("beside them", result.beside), "memory idle \(megabytes(result.idle)), with them \(megabytes(result.withConnections))",
        ].joined(separator: "\n")
    }

    private static func line(_ what: String, _ times: Latencies) -> String {
        "\(what): \(times.count) pages, p50 \(decimal(times.p50, 2)) ms, p99 \(decimal(times.p99, 2)) ms, longest \(decimal(times.longest, 1)) ms"
    }

    /// Returns the rate of requests; for posts only accepted ones count.
    private static func rate(of report: WrkReport, _ options: BenchmarkOptions) -> Double {
        guard let accepted = report.accepted, report.requests > 0 else { return report.requestsPerSecond }
        return report.requestsPerSecond * Double(min(accepted, report.requests)) / Double(report.requests)
    }

    private static func refused(_ report: WrkReport) -> Int {
        report.accepted.map { max(0, report.requests - $0 - report.errors) } ?? 0
    }

    private static func megabytes(_ figures: MemoryFigures) -> String {
        "\(decimal(Double(figures.resident) / 1_024, 1)) MiB (anonymous \(decimal(Double(figures.anonymous) / 1_024, 1)))"
    }

    private static func decimal(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

    private static func align(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined(separator: "  ")
        }
    }
}
