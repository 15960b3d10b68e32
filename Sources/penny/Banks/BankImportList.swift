import Bookkeeping
import Storage
import StrictJSON

/// The imports of a book.
struct BankImportList {
    let store: Store
    let book: BookAccess

    func printAll(json: Bool) throws {
        let (imports, names) = try store.read(book) { (try $0.banks.all(at: Clock.seconds), try $0.names()) }
        if json { return print(json: .list(imports.map { .object($0.jsonObject(names)) })) }
        let rows = imports.map { item in
            let accounts = item.accounts.compactMap { names.account($0)?.name }.joined(separator: ", ")
            return [item.id.description, Day.text(item.at), item.stateText, String(item.records), accounts, item.name.shown]
        }
        print(Table(["ID", "DATE", "STATE", "RECORDS", "ACCOUNTS", "FILES"], rows).text)
    }

    func takeBack(_ text: String, includingChanged: Bool, json: Bool) throws {
        let now = Clock.seconds
        guard let id = BankImport.ID(text), let item = try store.read(book, { try $0.banks.find(id, at: now) }) else {
            throw CommandFailure("There is no import \(text). List them with --list.")
        }
        switch item.state {
        case .preview: throw CommandFailure("This is a preview, of which nothing was imported yet.")
        case .done(_, let until) where until <= now: throw CommandFailure("An import can be taken back for 30 days. This one is older.")
        case .done, .takenBack: break
        }
        let (taken, effect, names) = try store.write(book) { editor in
            let effect = item.mayBeTakenBack(at: now) ? try editor.ledger.banks.effectOfTakingBack(id, includingChanged: includingChanged) : nil
            return (try editor.banks.takeBack(id, includingChanged: includingChanged, at: now), effect, try editor.ledger.names())
        }
        let staying = if case .changed(let count) = taken { count } else { 0 }
        if json {
            return print(json: [
                "id": .text(id.description), "is_taken_back": .boolean(staying == 0), "changed_since": .whole(staying),
                "balances": .list(
                    (effect?.moves ?? []).map { ["account": .text($0.account.description), "change": .text(MoneyFormat.plain($0.amount))] }),
            ])
        }
        switch taken {
        case .done(let count): print(count == 1 ? "1 record was taken back." : "\(count) records were taken back.")
        case .changed(1): print("1 record was changed since and stays; the others were taken back. With --including-changed it goes, too.")
        case .changed(let count):
            print("\(count) records were changed since and stay; the others were taken back. With --including-changed they go, too.")
        }
        for move in effect?.moves ?? [] {
            let account = (names.account(move.account)?.name ?? "-").shown
            print("The balance of \(account) changed by \(MoneyFormat.plain(move.amount)) \(move.amount.currency.code).")
        }
    }
}

extension BankImport {
    fileprivate var stateText: String {
        switch state {
        case .preview: "waits in the browser"
        case .done: "imported"
        case .takenBack: "taken back"
        }
    }
}
