import Bookkeeping

/// A program for plain-text accounting; Penny writes files for it.
public enum JournalFormat: String, CaseIterable, Sendable {
    /// The journal format of hledger, from version 1.25 (https://hledger.org/hledger.html).
    case hledger
    /// The language of Beancount 3 (https://beancount.github.io/docs/).
    case beancount

    /// The end of a file's name, without the dot.
    public var fileExtension: String {
        switch self {
        case .hledger: "journal"
        case .beancount: "beancount"
        }
    }

    var syntax: any JournalSyntax {
        switch self {
        case .hledger: HledgerSyntax()
        case .beancount: BeancountSyntax()
        }
    }
}

/// The words and marks of one program. It writes entries as they are: names come from its own `part(_:)`.
protocol JournalSyntax: Sendable {
    /// Returns a name as one part of an account's name, never empty.
    func part(_ name: String) -> String

    /// Returns an account's name that is taken with a number that makes it another.
    func numbered(_ account: String, _ number: Int) -> String

    func writeHead(_ head: JournalHead, to text: inout String)

    /// Declares a currency before its first use; nothing where the program asks for none.
    func writeCurrency(_ currency: Currency, to text: inout String)

    func writeAccount(_ account: JournalAccount, on day: CalendarDate, to text: inout String)
    func writeRate(_ rate: ExchangeRate, to text: inout String)
    func writeEntry(_ entry: JournalEntry, to text: inout String)
}
