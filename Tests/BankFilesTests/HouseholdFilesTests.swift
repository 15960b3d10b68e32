import BankFiles
import Bookkeeping
import TestSupport
import Testing

/// The files of a household of 100,000 entries, compared with the sums of the program that wrote them.
@Suite struct HouseholdFilesTests {
    @Test(arguments: MadeUpBankFile.allCases)
    func `a file of 100,000 entries has the sums of its accounts and months, to the minor unit`(format: MadeUpBankFile) throws {
        let statements =
            format.hasCurrencies ? MadeUpStatements(100_000, seed: 17) : MadeUpStatements(100_000, seed: 17, currencies: [("EUR", 2), ("EUR", 2)])
        let file = format.bytes(of: statements), layout = try BankFileLayout.guess(file, currency: .eur)
        var sums: [MadeUpStatements.Month: Int64] = [:], account = "", count = 0, problems: [BankRowProblem] = []
        try layout.read(file, currency: .eur) { event in
            switch event {
            case .account(let found): account = found.number.isEmpty ? found.name : found.number
            case .entry(let entry):
                sums[MadeUpStatements.Month(account: account, year: entry.date.year, month: entry.date.month), default: 0] += entry.amount.minorUnits
                count += 1
            case .problem(let problem): problems.append(problem)
            case .opening, .closing: break
            }
        }
        #expect(count == 100_000 && problems.isEmpty, "\(problems.prefix(3))")
        #expect(sums == statements.sums, "\(Self.difference(sums, statements.sums))")
    }

    private static func difference(_ found: [MadeUpStatements.Month: Int64], _ truth: [MadeUpStatements.Month: Int64]) -> String {
        let wrong = Set(found.keys).union(truth.keys).filter { found[$0] != truth[$0] }
        return wrong.prefix(5).map { "\($0): \(found[$0] ?? 0) for \(truth[$0] ?? 0)" }.joined(separator: ", ")
    }
}
