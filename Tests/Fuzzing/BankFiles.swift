import BankFiles
import Bookkeeping
import Foundation

/// The entry of libFuzzer: gives an input to the reader that `FORMAT` names. Anything but a `BankFileProblem` is a bug, as a trap is.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try read(Array(UnsafeBufferPointer(start: start, count: count))) { _ in }
    } catch is BankFileProblem {
        return 0
    } catch {
        preconditionFailure("\(error)")
    }
    return 0
}

private let format = ProcessInfo.processInfo.environment["FORMAT"]

private let currency = Currency(code: "EUR") ?? { preconditionFailure("EUR is a currency") }()

private func read(_ file: [UInt8], _ handle: BankFileHandler) throws {
    switch format {
    case "camt": try CAMTReader().read(file, handle)
    case "ofx": try OFXReader().read(file, handle)
    case "qif": try QIFReader(currency: currency).read(file, handle)
    case "mt940": try MT940Reader(defaultCurrency: currency).read(file, handle)
    case "tables": try TableReader(try TableMapping.guess(file)).read(file, handle)
    default: preconditionFailure("FORMAT names no reader")
    }
}
