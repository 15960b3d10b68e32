import BankFiles
import Bookkeeping
import Foundation
import TestSupport
import Testing

/// Returns the bytes of a sample file.
func sample(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
}

extension Currency {
    static let eur = named("EUR"), usd = named("USD"), chf = named("CHF"), jpy = named("JPY"), pln = named("PLN")

    private static func named(_ code: String) -> Currency { Currency(code: code) ?? { preconditionFailure("\(code) is a currency") }() }
}

func euro(_ cents: Int64) -> Money { Money(minorUnits: cents, .eur) }

func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? CalendarDate(daysSince1970: 0) }

func entry(
    _ line: Int, _ date: String, _ amount: Money, id: String = "", value: String? = nil, time: String? = nil, original: Money? = nil,
    payee: String = "", purpose: String = "", reference: String = "", account: String = "", isPending: Bool = false
) -> BankEntry {
    var entry = BankEntry(line: line, date: day(date), amount: amount)
    (entry.bankID, entry.valueDate, entry.time, entry.original) = (id, value.map(day), time.flatMap { TimeOfDay($0) }, original)
    (entry.payee, entry.purpose, entry.reference, entry.otherAccount, entry.isPending) = (payee, purpose, reference, account, isPending)
    return entry
}

/// Reads 10,000 changed copies of samples, which may fail with a ``BankFileProblem`` only.
func expectReadOrRefused(mutationsOf names: [String], _ read: ([UInt8], BankFileHandler) throws -> Void) throws {
    let samples = try names.map(sample)
    var random = SeededRandom(seed: 17), events = 0
    for number in 0..<10_000 {
        let file = samples[number % samples.count].mutated(using: &random)
        do {
            try read(file) { _ in events += 1 }
        } catch is BankFileProblem {
            continue
        }
    }
    #expect(events > 0)
}
